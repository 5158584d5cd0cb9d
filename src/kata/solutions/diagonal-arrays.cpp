#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        board.assign(n, string(n, '.'));
        columns.assign(n, false);
        falling.assign(2 * n - 1, false);
        rising.assign(2 * n - 1, false);
        boards.clear();
        fill(n, 0);
        return boards;
    }

private:
    vector<string> board;
    vector<bool> columns, falling, rising; // column, row - column + n - 1, row + column
    vector<vector<string>> boards;

    void fill(int n, int row) {
        if (row == n) {
            boards.push_back(board);
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

    void mark(int n, int row, int column, bool taken) {
        columns[column] = taken;
        falling[row - column + n - 1] = taken;
        rising[row + column] = taken;
    }
};
