/* LeetCode 52's shape: the counter is never set back. */
static int total = 0;
static int queens[32];

static void place(int n, int row) {
    if (row == n) {
        total++;
        return;
    }
    for (int column = 0; column < n; column++) {
        int free = 1;
        for (int i = 0; i < row; i++)
            if (queens[i] == column || abs(queens[i] - column) == row - i) free = 0;
        if (free) {
            queens[row] = column;
            place(n, row + 1);
        }
    }
}

int totalNQueens(int n) {
    place(n, 0);
    return total;
}
