// LeetCode's shape: right with a fresh object each time, wrong with one that is used again.
class Solution {
    private List<List<String>> boards = new ArrayList<>();
    private int[] queens;

    public List<List<String>> solveNQueens(int n) {
        queens = new int[n];
        place(n, 0);
        return boards;
    }

    private void place(int n, int row) {
        if (row == n) {
            List<String> board = new ArrayList<>();
            for (int column : queens) {
                char[] line = new char[n];
                Arrays.fill(line, '.');
                line[column] = 'Q';
                board.add(new String(line));
            }
            boards.add(board);
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean free = true;
            for (int i = 0; i < row; i++)
                if (queens[i] == column || Math.abs(queens[i] - column) == row - i) free = false;
            if (free) {
                queens[row] = column;
                place(n, row + 1);
            }
        }
    }
}
