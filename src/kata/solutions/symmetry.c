#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int n, *queens; /* queens[row] is a column */
    bool *columns, *falling, *rising; /* column, row - column + n, row + column */
    char ***boards;
    int count;
} Search;

static void keep(Search *search, bool mirrored) {
    int n = search->n;
    char **board = malloc(n * sizeof *board);
    for (int row = 0; row < n; row++) {
        board[row] = malloc(n + 1);
        memset(board[row], '.', n);
        board[row][n] = '\0';
        int column = search->queens[row];
        board[row][mirrored ? n - 1 - column : column] = 'Q';
    }
    search->boards = realloc(search->boards, (search->count + 1) * sizeof *search->boards);
    search->boards[search->count++] = board;
}

static void mark(Search *search, int row, int column, bool taken) {
    search->columns[column] = taken;
    search->falling[row - column + search->n] = taken;
    search->rising[row + column] = taken;
}

static void fill(Search *search, int row) {
    int n = search->n;
    if (row == n) {
        keep(search, false);
        /* With the first queen in the middle column the search finds the image by itself. */
        if (2 * search->queens[0] + 1 < n) keep(search, true);
        return;
    }
    int end = row == 0 ? (n + 1) / 2 : n;
    for (int column = 0; column < end; column++) {
        if (search->columns[column] || search->falling[row - column + n]
            || search->rising[row + column]) continue;
        search->queens[row] = column;
        mark(search, row, column, true);
        fill(search, row + 1);
        mark(search, row, column, false);
    }
}

/**
 * The caller frees the boards and the sizes.
 */
char ***solveNQueens(int n, int *returnSize, int **returnColumnSizes) {
    Search search = {
        n, calloc(n, sizeof(int)), calloc(n, 1), calloc(2 * n, 1), calloc(2 * n, 1), NULL, 0,
    };
    fill(&search, 0);
    free(search.queens);
    free(search.columns);
    free(search.falling);
    free(search.rising);
    *returnSize = search.count;
    *returnColumnSizes = malloc(search.count * sizeof(int));
    for (int i = 0; i < search.count; i++) (*returnColumnSizes)[i] = n;
    return search.boards;
}
