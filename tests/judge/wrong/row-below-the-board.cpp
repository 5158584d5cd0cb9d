// LeetCode 51, which looks for queens in the rows down to n and so one row too far.
class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> boards;
        vector<string> board(n, string(n, '.'));
        place(board, 0, boards);
        return boards;
    }

private:
    bool safe(const vector<string>& board, int row, int column) {
        int n = board.size();
        for (int above = 0; above <= n; above++)
            if (board[above][column] == 'Q') return false;
        for (int other = 0; other < row; other++)
            for (int at = 0; at < n; at++)
                if (board[other][at] == 'Q' && abs(at - column) == row - other) return false;
        return true;
    }

    void place(vector<string>& board, int row, vector<vector<string>>& boards) {
        int n = board.size();
        if (row == n) {
            boards.push_back(board);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!safe(board, row, column)) continue;
            board[row][column] = 'Q';
            place(board, row + 1, boards);
            board[row][column] = '.';
        }
    }
};
