#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int n;
    unsigned *queens; /* queens[row] is a bit */
    char ***boards;
    int count;
} Search;

static void keep(Search *search) {
    int n = search->n;
    char **board = malloc(n * sizeof *board);
    for (int row = 0; row < n; row++) {
        board[row] = malloc(n + 1);
        memset(board[row], '.', n);
        board[row][n] = '\0';
        for (int column = 0; column < n; column++) {
            if (search->queens[row] == 1u << column) board[row][column] = 'Q';
        }
    }
    search->boards = realloc(search->boards, (search->count + 1) * sizeof *search->boards);
    search->boards[search->count++] = board;
}

static void fill(Search *search, int row, unsigned columns, unsigned falling, unsigned rising) {
    unsigned full = (1u << search->n) - 1; /* one bit for each column */
    if (columns == full) {
        keep(search);
        return;
    }
    unsigned free = full & ~(columns | falling | rising);
    while (free != 0) {
        unsigned queen = free & -free; /* the lowest bit */
        free ^= queen;
        search->queens[row] = queen;
        fill(search, row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
    }
}

/**
 * The caller frees the boards and the sizes.
 */
char ***solveNQueens(int n, int *returnSize, int **returnColumnSizes) {
    Search search = {n, calloc(n, sizeof(unsigned)), NULL, 0};
    fill(&search, 0, 0, 0, 0);
    free(search.queens);
    *returnSize = search.count;
    *returnColumnSizes = malloc(search.count * sizeof(int));
    for (int i = 0; i < search.count; i++) (*returnColumnSizes)[i] = n;
    return search.boards;
}
