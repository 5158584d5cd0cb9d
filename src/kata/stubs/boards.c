{about}

#include <stdlib.h>

/**
 * Returns the boards, each a list of n strings. Set *returnSize to their number and
 * (*returnColumnSizes)[i] to n for each of them. Every list must come from malloc.
 */
char ***solveNQueens(int n, int *returnSize, int **returnColumnSizes) {
    /* Your search goes here. */
    *returnSize = 0;
    *returnColumnSizes = NULL;
    return NULL;
}
