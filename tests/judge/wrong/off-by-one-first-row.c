/* Program: the first row starts in its second column. */
#include <stdio.h>
#include <stdlib.h>

int n, queens[20];

int safe(int row, int column) {
    for (int i = 0; i < row; i++)
        if (queens[i] == column || abs(queens[i] - column) == row - i) return 0;
    return 1;
}

void place(int row) {
    if (row == n) {
        for (int i = 0; i < n; i++) printf("%d ", queens[i]);
        printf("\n");
        return;
    }
    for (int column = row == 0 ? 1 : 0; column < n; column++)
        if (safe(row, column)) {
            queens[row] = column;
            place(row + 1);
        }
}

int main(void) {
    scanf("%d", &n);
    place(0);
    printf("end\n");
    return 0;
}
