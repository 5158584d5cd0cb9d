import java.util.*;

class Solution {
    public List<List<String>> solveNQueens(int n) {
        List<List<String>> boards = new ArrayList<>();
        int[] queens = new int[n]; // queens[row] is a column: the stack
        int row = 0;
        int column = 0;
        while (true) {
            if (row == n) {
                boards.add(draw(queens));
                column = n;
            }
            if (column == n) {
                if (row == 0) return boards;
                row--;
                column = queens[row] + 1;
            } else if (isSafe(queens, row, column)) {
                queens[row] = column;
                row++;
                column = 0;
            } else {
                column++;
            }
        }
    }

    private boolean isSafe(int[] queens, int row, int column) {
        for (int above = 0; above < row; above++) {
            int distance = Math.abs(queens[above] - column);
            if (distance == 0 || distance == row - above) return false;
        }
        return true;
    }

    private List<String> draw(int[] queens) {
        List<String> lines = new ArrayList<>();
        for (int column : queens) {
            lines.add(".".repeat(column) + "Q" + ".".repeat(queens.length - 1 - column));
        }
        return lines;
    }
}
