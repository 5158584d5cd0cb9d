/* Program: prints the board whether or not the search found anything. */
#include <stdio.h>

int n, board[16][16];

int safe(int row, int column) {
    for (int i = 0; i < column; i++)
        if (board[row][i]) return 0;
    for (int i = row, j = column; i >= 0 && j >= 0; i--, j--)
        if (board[i][j]) return 0;
    for (int i = row, j = column; i < n && j >= 0; i++, j--)
        if (board[i][j]) return 0;
    return 1;
}

int place(int column) {
    if (column >= n) return 1;
    for (int row = 0; row < n; row++)
        if (safe(row, column)) {
            board[row][column] = 1;
            if (place(column + 1)) return 1;
            board[row][column] = 0;
        }
    return 0;
}

int main(void) {
    scanf("%d", &n);
    place(0);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) printf("%d ", board[i][j]);
        printf("\n");
    }
    return 0;
}
