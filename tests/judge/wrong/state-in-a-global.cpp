// LeetCode's shape with a global list.
vector<vector<string>> boards;

class Solution {
    void place(int n, vector<int>& queens) {
        int row = queens.size();
        if (row == n) {
            vector<string> board(n, string(n, '.'));
            for (int i = 0; i < n; i++) board[i][queens[i]] = 'Q';
            boards.push_back(board);
            return;
        }
        for (int column = 0; column < n; column++) {
            bool free = true;
            for (int i = 0; i < row; i++)
                if (queens[i] == column || abs(queens[i] - column) == row - i) free = false;
            if (!free) continue;
            queens.push_back(column);
            place(n, queens);
            queens.pop_back();
        }
    }

public:
    vector<vector<string>> solveNQueens(int n) {
        vector<int> queens;
        place(n, queens);
        return boards;
    }
};
