/* Counts with arrays that are long enough for n = 4 alone, and never notices. */
#include <stdio.h>

static int n, count;
static int columns[4], rising[7], falling[7];

static void place(int row) {
    if (row == n) {
        count++;
        return;
    }
    for (int column = 0; column < n; column++) {
        int *marks[] = {&columns[column], &rising[row + column], &falling[row - column + n - 1]};
        if (*marks[0] || *marks[1] || *marks[2])
            continue;
        *marks[0] = *marks[1] = *marks[2] = 1;
        place(row + 1);
        *marks[0] = *marks[1] = *marks[2] = 0;
    }
}

int main(void) {
    scanf("%d", &n);
    place(0);
    printf("%d\n", count);
    return 0;
}
