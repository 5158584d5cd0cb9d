#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int n;
    char *board; /* board[row * n + column] is 'Q' or '.' */
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

static bool sees_queen(const Search *search, int row, int column, int down, int right) {
    int n = search->n;
    row += down, column += right;
    while (0 <= row && row < n && 0 <= column && column < n) {
        if (search->board[row * n + column] == 'Q') return true;
        row += down, column += right;
    }
    return false;
}

/* Looks along every line through the square. */
static bool is_safe(const Search *search, int row, int column) {
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            bool is_line = down != 0 || right != 0;
            if (is_line && sees_queen(search, row, column, down, right)) return false;
        }
    }
    return true;
}

static void fill(Search *search, int column) {
    int n = search->n;
    if (column == n) {
        keep(search);
        return;
    }
    for (int row = 0; row < n; row++) {
        if (is_safe(search, row, column)) {
            search->board[row * n + column] = 'Q';
            fill(search, column + 1);
            search->board[row * n + column] = '.';
        }
    }
}

/**
 * The caller frees the boards and the sizes.
 */
char ***solveNQueens(int n, int *returnSize, int **returnColumnSizes) {
    Search search = {n, malloc(n * n), NULL, 0};
    memset(search.board, '.', n * n);
    fill(&search, 0);
    free(search.board);
    *returnSize = search.count;
    *returnColumnSizes = malloc(search.count * sizeof(int));
    for (int i = 0; i < search.count; i++) (*returnColumnSizes)[i] = n;
    return search.boards;
}
