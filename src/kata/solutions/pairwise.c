#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int n, *queens; /* queens[row] is a column */
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
        board[row][search->queens[row]] = 'Q';
    }
    search->boards = realloc(search->boards, (search->count + 1) * sizeof *search->boards);
    search->boards[search->count++] = board;
}

static bool is_safe(const int *queens, int row, int column) {
    for (int above = 0; above < row; above++) {
        int distance = abs(queens[above] - column);
        if (distance == 0 || distance == row - above) return false;
    }
    return true;
}

static void fill(Search *search, int row) {
    if (row == search->n) {
        keep(search);
        return;
    }
    for (int column = 0; column < search->n; column++) {
        if (is_safe(search->queens, row, column)) {
            search->queens[row] = column;
            fill(search, row + 1);
        }
    }
}

/**
 * The caller frees the boards and the sizes.
 */
char ***solveNQueens(int n, int *returnSize, int **returnColumnSizes) {
    Search search = {n, calloc(n, sizeof(int)), NULL, 0};
    fill(&search, 0);
    free(search.queens);
    *returnSize = search.count;
    *returnColumnSizes = malloc(search.count * sizeof(int));
    for (int i = 0; i < search.count; i++) (*returnColumnSizes)[i] = n;
    return search.boards;
}
