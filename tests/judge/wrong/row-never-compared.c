/* Program, column by column, a matrix of 0 and 1. */
#include <stdio.h>
#include <stdlib.h>

int n, row_of[20];

int safe(int row, int column) {
    for (int i = 0; i < column; i++)
        if (abs(row_of[i] - row) == column - i) return 0;
    return 1;
}

void place(int column) {
    if (column == n) {
        for (int row = 0; row < n; row++) {
            for (int i = 0; i < n; i++) printf("%d ", row_of[i] == row);
            printf("\n");
        }
        printf("\n");
        return;
    }
    for (int row = 0; row < n; row++)
        if (safe(row, column)) {
            row_of[column] = row;
            place(column + 1);
        }
}

int main(void) {
    scanf("%d", &n);
    place(0);
    return 0;
}
