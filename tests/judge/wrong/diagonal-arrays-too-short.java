// LeetCode's shape: 2(n - 1) places for 2n - 1 diagonals.
class Solution {
    public List<List<String>> solveNQueens(int n) {
        List<List<String>> boards = new ArrayList<>();
        int size = 2 * (n - 1);
        place(n, new int[n], 0, new boolean[n], new boolean[size], new boolean[size], boards);
        return boards;
    }

    void place(int n, int[] queens, int row, boolean[] columns, boolean[] falling,
               boolean[] rising, List<List<String>> boards) {
        if (row == n) {
            List<String> board = new ArrayList<>();
            for (int column : queens) board.add(".".repeat(column) + "Q" + ".".repeat(n - 1 - column));
            boards.add(board);
            return;
        }
        for (int column = 0; column < n; column++) {
            int down = row - column + n - 1, up = row + column;
            if (columns[column] || falling[down] || rising[up]) continue;
            columns[column] = falling[down] = rising[up] = true;
            queens[row] = column;
            place(n, queens, row + 1, columns, falling, rising, boards);
            columns[column] = falling[down] = rising[up] = false;
        }
    }
}
