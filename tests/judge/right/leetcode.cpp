class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> boards;
        vector<string> board(n, string(n, '.'));
        vector<bool> columns(n), falling(2 * n - 1), rising(2 * n - 1);
        function<void(int)> place = [&](int row) {
            if (row == n) {
                boards.push_back(board);
                return;
            }
            for (int column = 0; column < n; column++) {
                int down = row - column + n - 1, up = row + column;
                if (columns[column] || falling[down] || rising[up]) continue;
                columns[column] = falling[down] = rising[up] = true;
                board[row][column] = 'Q';
                place(row + 1);
                board[row][column] = '.';
                columns[column] = falling[down] = rising[up] = false;
            }
        };
        place(0);
        return boards;
    }
};
