import java.util.*;

class Solution {
    private int[] queens; // queens[row] is a bit
    private List<List<String>> boards;

    public List<List<String>> solveNQueens(int n) {
        queens = new int[n];
        boards = new ArrayList<>();
        fill(0, 0, 0, 0);
        return boards;
    }

    private void fill(int row, int columns, int falling, int rising) {
        int full = (1 << queens.length) - 1; // one bit for each column
        if (columns == full) {
            boards.add(draw());
            return;
        }
        int free = full & ~(columns | falling | rising);
        while (free != 0) {
            int queen = free & -free; // the lowest bit
            free ^= queen;
            queens[row] = queen;
            fill(row + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
        }
    }

    private List<String> draw() {
        List<String> lines = new ArrayList<>();
        for (int queen : queens) {
            int column = Integer.numberOfTrailingZeros(queen);
            lines.add(".".repeat(column) + "Q" + ".".repeat(queens.length - 1 - column));
        }
        return lines;
    }
}
