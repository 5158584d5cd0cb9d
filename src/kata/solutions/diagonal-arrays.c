#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int n;
    char *board; /* board[row * n + column] is 'Q' or '.' */
    bool *columns, *falling, *rising; /* column, row - column + n - 1, row + column */
    char ***boards;
    int count;
} Search;

static void keep(Search *search) {
    int n = search->n;
    char **board = malloc(n * sizeof *board);
    for (int row = 0; row < n; row++) {
        board[row] = malloc(n + 1);
        memcpy(board[row], search->board + row * n, n);
        board[row][n] = '\0';
    }
    search->boards = realloc(search->boards, (search->count + 1) * sizeof *search->boards);
    search->boards[search->count++] = board;
}

static void mark(Search *search, int row, int column, bool taken) {
    search->board[row * search->n + column] = taken ? 'Q' : '.';
    search->columns[column] = taken;
    search->falling[row - column + search->n - 1] = taken;
    search->rising[row + column] = taken;
}

static void fill(Search *search, int row) {
    int n = search->n;
    if (row == n) {
        keep(search);
        return;
    }
    for (int column = 0; column < n; column++) {
        if (search->columns[column] || search->falling[row - column + n - 1]
            || search->rising[row + column]) continue;
        mark(search, row, column, true);
        fill(search, row + 1);
        mark(search, row, column, false);
    }
}

/**
 * The caller frees the boards and the sizes.
 */
char ***solveNQueens(int n, int *returnSize, int **returnColumnSizes) {
    Search search = {n, malloc(n * n), calloc(n, 1), calloc(2 * n - 1, 1), calloc(2 * n - 1, 1), NULL, 0};
    memset(search.board, '.', n * n);
    fill(&search, 0);
    free(search.board);
    free(search.columns);
    free(search.falling);
    free(search.rising);
    *returnSize = search.count;
    *returnColumnSizes = malloc(search.count * sizeof(int));
    for (int i = 0; i < search.count; i++) (*returnColumnSizes)[i] = n;
    return search.boards;
}
