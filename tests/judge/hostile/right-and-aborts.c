/* Right boards, and then a crash. */
#include <stdio.h>
#include <stdlib.h>

int n, queens[32];

void place(int row) {
    if (row == n) {
        for (int i = 0; i < n; i++) printf("%d ", queens[i]);
        printf("\n");
        return;
    }
    for (int column = 0; column < n; column++) {
        int free = 1;
        for (int i = 0; i < row; i++)
            if (queens[i] == column || abs(queens[i] - column) == row - i) free = 0;
        if (free) {
            queens[row] = column;
            place(row + 1);
        }
    }
}

int main(void) {
    scanf("%d", &n);
    place(0);
    fflush(stdout);
    abort();
}
