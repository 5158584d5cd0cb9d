import java.util.*;

class Solution {
    private char[][] board;
    private boolean[] columns;
    private boolean[] falling; // row - column + n - 1
    private boolean[] rising; // row + column
    private List<List<String>> boards;

    public List<List<String>> solveNQueens(int n) {
        board = new char[n][n];
        for (char[] line : board) Arrays.fill(line, '.');
        columns = new boolean[n];
        falling = new boolean[2 * n - 1];
        rising = new boolean[2 * n - 1];
        boards = new ArrayList<>();
        fill(n, 0);
        return boards;
    }

    private void fill(int n, int row) {
        if (row == n) {
            List<String> lines = new ArrayList<>();
            for (char[] line : board) lines.add(new String(line));
            boards.add(lines);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (columns[column] || falling[row - column + n - 1] || rising[row + column]) continue;
            board[row][column] = 'Q';
            mark(n, row, column, true);
            fill(n, row + 1);
            board[row][column] = '.';
            mark(n, row, column, false);
        }
    }

    private void mark(int n, int row, int column, boolean taken) {
        columns[column] = taken;
        falling[row - column + n - 1] = taken;
        rising[row + column] = taken;
    }
}
