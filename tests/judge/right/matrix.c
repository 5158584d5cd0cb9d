#include <stdio.h>
#include <stdlib.h>

int n, queens[32], count;

void place(int row) {
    if (row == n) {
        printf("\nSolution %d:\n", ++count);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) printf("%3d", queens[i] == j);
            printf("\n");
        }
        return;
    }
    for (int column = 0; column < n; column++) {
        int free = 1;
        for (int i = 0; i < row; i++)
            if (queens[i] == column || abs(queens[i] - column) == row - i) free = 0;
        if (free) {
            queens[row] = column;
            place(row + 1);
        }
    }
}

int main(void) {
    printf("Enter the number of Queens: ");
    scanf("%d", &n);
    place(0);
    printf("\nTotal solutions=%d\n", count);
    return 0;
}
