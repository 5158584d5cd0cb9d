/**
 * Return an array of arrays of size *returnSize.
 * Note: both the returned array and *columnSizes must be malloced.
 */
struct search {
    int n, count, queens[32];
    char ***boards;
};

static void place(struct search *s, int row) {
    if (row == s->n) {
        char **board = malloc(s->n * sizeof(char *));
        for (int i = 0; i < s->n; i++) {
            board[i] = malloc(s->n + 1);
            memset(board[i], '.', s->n);
            board[i][s->queens[i]] = 'Q';
            board[i][s->n] = '\0';
        }
        s->boards = realloc(s->boards, (s->count + 1) * sizeof(char **));
        s->boards[s->count++] = board;
        return;
    }
    for (int column = 0; column < s->n; column++) {
        bool free = true;
        for (int i = 0; i < row; i++)
            if (s->queens[i] == column || abs(s->queens[i] - column) == row - i) free = false;
        if (free) {
            s->queens[row] = column;
            place(s, row + 1);
        }
    }
}

char ***solveNQueens(int n, int *returnSize, int **returnColumnSizes) {
    struct search s = {.n = n};
    place(&s, 0);
    *returnSize = s.count;
    *returnColumnSizes = malloc((s.count + 1) * sizeof(int));
    for (int i = 0; i < s.count; i++) (*returnColumnSizes)[i] = n;
    return s.boards;
}
