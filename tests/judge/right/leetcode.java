class Solution {
    public int totalNQueens(int n) {
        return place(n, 0, new boolean[n], new boolean[2 * n], new boolean[2 * n]);
    }

    private int place(int n, int row, boolean[] columns, boolean[] falling, boolean[] rising) {
        if (row == n) return 1;
        int count = 0;
        for (int column = 0; column < n; column++) {
            int down = row - column + n, up = row + column;
            if (columns[column] || falling[down] || rising[up]) continue;
            columns[column] = falling[down] = rising[up] = true;
            count += place(n, row + 1, columns, falling, rising);
            columns[column] = falling[down] = rising[up] = false;
        }
        return count;
    }
}
