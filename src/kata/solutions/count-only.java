class Solution {
    private boolean[] columns;
    private boolean[] falling; // row - column + n
    private boolean[] rising; // row + column

    public int totalNQueens(int n) {
        columns = new boolean[n];
        falling = new boolean[2 * n];
        rising = new boolean[2 * n];
        return count(n, 0);
    }

    private int count(int n, int row) {
        if (row == n) return 1;
        int solutions = 0;
        for (int column = 0; column < n; column++) {
            if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
            mark(n, row, column, true);
            solutions += count(n, row + 1);
            mark(n, row, column, false);
        }
        return solutions;
    }

    private void mark(int n, int row, int column, boolean taken) {
        columns[column] = taken;
        falling[row - column + n] = taken;
        rising[row + column] = taken;
    }
}
