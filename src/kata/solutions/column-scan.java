import java.util.*;

class Solution {
    private char[][] board;
    private List<List<String>> boards;

    public List<List<String>> solveNQueens(int n) {
        board = new char[n][n];
        for (char[] line : board) Arrays.fill(line, '.');
        boards = new ArrayList<>();
        fill(0);
        return boards;
    }

    private void fill(int column) {
        if (column == board.length) {
            List<String> lines = new ArrayList<>();
            for (char[] line : board) lines.add(new String(line));
            boards.add(lines);
            return;
        }
        for (int row = 0; row < board.length; row++) {
            if (isSafe(row, column)) {
                board[row][column] = 'Q';
                fill(column + 1);
                board[row][column] = '.';
            }
        }
    }

    /** Looks along every line through the square. */
    private boolean isSafe(int row, int column) {
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                boolean isLine = down != 0 || right != 0;
                if (isLine && seesQueen(row, column, down, right)) return false;
            }
        }
        return true;
    }

    private boolean seesQueen(int row, int column, int down, int right) {
        int n = board.length;
        row += down;
        column += right;
        while (0 <= row && row < n && 0 <= column && column < n) {
            if (board[row][column] == 'Q') return true;
            row += down;
            column += right;
        }
        return false;
    }
}
