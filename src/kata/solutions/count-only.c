#include <stdbool.h>
#include <stdlib.h>

typedef struct {
    int n;
    bool *columns, *falling, *rising; /* column, row - column + n, row + column */
} Taken;

static void mark(Taken *taken, int row, int column, bool is_taken) {
    taken->columns[column] = is_taken;
    taken->falling[row - column + taken->n] = is_taken;
    taken->rising[row + column] = is_taken;
}

static int count(Taken *taken, int row) {
    int n = taken->n, solutions = 0;
    if (row == n) return 1;
    for (int column = 0; column < n; column++) {
        if (taken->columns[column] || taken->falling[row - column + n]
            || taken->rising[row + column]) continue;
        mark(taken, row, column, true);
        solutions += count(taken, row + 1);
        mark(taken, row, column, false);
    }
    return solutions;
}

int totalNQueens(int n) {
    Taken taken = {n, calloc(n, 1), calloc(2 * n, 1), calloc(2 * n, 1)};
    int solutions = count(&taken, 0);
    free(taken.columns);
    free(taken.falling);
    free(taken.rising);
    return solutions;
}
