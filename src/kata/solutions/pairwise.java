import java.util.*;

class Solution {
    private int[] queens; // queens[row] is a column
    private List<List<String>> boards;

    public List<List<String>> solveNQueens(int n) {
        queens = new int[n];
        boards = new ArrayList<>();
        fill(0);
        return boards;
    }

    private void fill(int row) {
        if (row == queens.length) {
            boards.add(draw());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (isSafe(row, column)) {
                queens[row] = column;
                fill(row + 1);
            }
        }
    }

    private boolean isSafe(int row, int column) {
        for (int above = 0; above < row; above++) {
            int distance = Math.abs(queens[above] - column);
            if (distance == 0 || distance == row - above) return false;
        }
        return true;
    }

    private List<String> draw() {
        List<String> lines = new ArrayList<>();
        for (int column : queens) {
            lines.add(".".repeat(column) + "Q" + ".".repeat(queens.length - 1 - column));
        }
        return lines;
    }
}
