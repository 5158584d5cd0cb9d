#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* C has no sets, so this is one: open addressing, a slot in 64 by the lowest bits of a number. */
enum { SLOTS = 64, EMPTY = -1000, GONE = -1001 };

typedef struct {
    int slots[SLOTS];
} Set;

static Set new_set(void) {
    Set set;
    for (int i = 0; i < SLOTS; i++) set.slots[i] = EMPTY;
    return set;
}

static bool contains(const Set *set, int number) {
    for (int i = number; set->slots[i & (SLOTS - 1)] != EMPTY && i < number + SLOTS; i++) {
        if (set->slots[i & (SLOTS - 1)] == number) return true;
    }
    return false;
}

static void insert(Set *set, int number) {
    int i = number;
    while (set->slots[i & (SLOTS - 1)] > EMPTY) i++;
    set->slots[i & (SLOTS - 1)] = number;
}

static void erase(Set *set, int number) {
    int i = number;
    while (set->slots[i & (SLOTS - 1)] != number) i++;
    set->slots[i & (SLOTS - 1)] = GONE;
}

typedef struct {
    int n, *queens; /* queens[row] is a column */
    Set columns, falling, rising; /* column, row - column, row + column */
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

static void fill(Search *search, int row) {
    if (row == search->n) {
        keep(search);
        return;
    }
    for (int column = 0; column < search->n; column++) {
        if (contains(&search->columns, column) || contains(&search->falling, row - column)
            || contains(&search->rising, row + column)) continue;
        search->queens[row] = column;
        insert(&search->columns, column);
        insert(&search->falling, row - column);
        insert(&search->rising, row + column);
        fill(search, row + 1);
        erase(&search->columns, column);
        erase(&search->falling, row - column);
        erase(&search->rising, row + column);
    }
}

/**
 * The caller frees the boards and the sizes.
 */
char ***solveNQueens(int n, int *returnSize, int **returnColumnSizes) {
    Search search = {n, malloc(n * sizeof(int)), new_set(), new_set(), new_set(), NULL, 0};
    fill(&search, 0);
    free(search.queens);
    *returnSize = search.count;
    *returnColumnSizes = malloc(search.count * sizeof(int));
    for (int i = 0; i < search.count; i++) (*returnColumnSizes)[i] = n;
    return search.boards;
}
