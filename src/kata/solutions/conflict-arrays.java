import java.util.*;

class Solution {
    private int[] queens; // queens[row] is a column
    private boolean[] columns;
    private boolean[] falling; // row - column + n
    private boolean[] rising; // row + column
    private List<List<String>> boards;

    public List<List<String>> solveNQueens(int n) {
        queens = new int[n];
        columns = new boolean[n];
        falling = new boolean[2 * n];
        rising = new boolean[2 * n];
        boards = new ArrayList<>();
        fill(n, 0);
        return boards;
    }

    private void fill(int n, int row) {
        if (row == n) {
            boards.add(draw(n));
            return;
        }
        for (int column = 0; column < n; column++) {
            if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
            queens[row] = column;
            mark(n, row, column, true);
            fill(n, row + 1);
            mark(n, row, column, false);
        }
    }

    private void mark(int n, int row, int column, boolean taken) {
        columns[column] = taken;
        falling[row - column + n] = taken;
        rising[row + column] = taken;
    }

    private List<String> draw(int n) {
        List<String> lines = new ArrayList<>();
        for (int column : queens) {
            lines.add(".".repeat(column) + "Q" + ".".repeat(n - 1 - column));
        }
        return lines;
    }
}
