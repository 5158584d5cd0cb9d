/* Program, the first solution as a matrix of 0 and 1. */
#include <stdbool.h>
#include <stdio.h>

int n, board[16][16];

bool safe(int row, int column) {
    for (int i = 0; i < column; i++)
        if (board[row][i]) return false;
    for (int i = row, j = column; i >= 0 && j >= 0; i--, j--)
        if (board[i][j]) return false;
    for (int i = row, j = column; i < n && j >= 0; i++, j--)
        if (board[i][j]) return false;
    return true;
}

bool place(int column) {
    if (column >= n) return true;
    for (int row = 0; row < n; row++)
        if (safe(row, column)) {
            board[row][column] = 1;
            if (place(column + 1)) return true;
            board[row][column] = 0;
        }
    return false;
}

int main(void) {
    scanf("%d", &n);
    if (!place(0)) {
        printf("Solution does not exist");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) printf(" %d ", board[i][j]);
        printf("\n");
    }
    return 0;
}
