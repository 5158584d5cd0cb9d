/* Program: a size of 4 in the source, one board, n is not even read. */
#include <stdbool.h>
#include <stdio.h>
#define N 4

bool safe(int board[N][N], int row, int column) {
    for (int i = 0; i < column; i++)
        if (board[row][i]) return false;
    for (int i = row, j = column; i >= 0 && j >= 0; i--, j--)
        if (board[i][j]) return false;
    for (int i = row, j = column; i < N && j >= 0; i++, j--)
        if (board[i][j]) return false;
    return true;
}

bool place(int board[N][N], int column) {
    if (column >= N) return true;
    for (int row = 0; row < N; row++)
        if (safe(board, row, column)) {
            board[row][column] = 1;
            if (place(board, column + 1)) return true;
            board[row][column] = 0;
        }
    return false;
}

int main(void) {
    int board[N][N] = {{0}};
    place(board, 0);
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) printf(" %d ", board[i][j]);
        printf("\n");
    }
    return 0;
}
