/* Program: counts every queen that is placed. */
#include <stdio.h>
#include <stdlib.h>

int n, queens[20], count;

void place(int row) {
    if (row == n) return;
    for (int column = 0; column < n; column++) {
        int free = 1;
        for (int i = 0; i < row; i++)
            if (queens[i] == column || abs(queens[i] - column) == row - i) free = 0;
        if (free) {
            queens[row] = column;
            count++;
            place(row + 1);
        }
    }
}

int main(void) {
    printf("Enter n: ");
    scanf("%d", &n);
    place(0);
    printf("%d\n", count);
    return 0;
}
