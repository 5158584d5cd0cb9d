#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        queens.assign(n, 0);
        columns.assign(n, false);
        falling.assign(2 * n, false);
        rising.assign(2 * n, false);
        boards.clear();
        fill(n, 0);
        return boards;
    }

private:
    vector<int> queens; // queens[row] is a column
    vector<bool> columns, falling, rising; // column, row - column + n, row + column
    vector<vector<string>> boards;

    void fill(int n, int row) {
        if (row == n) {
            boards.push_back(draw(n));
            return;
        }
        for (int column = 0; column < n; column++) {
            if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
            queens[row] = column;
            mark(n, row, column, true);
            fill(n, row + 1);
            mark(n, row, column, false);
        }
    }

    void mark(int n, int row, int column, bool taken) {
        columns[column] = taken;
        falling[row - column + n] = taken;
        rising[row + column] = taken;
    }

    vector<string> draw(int n) {
        vector<string> lines(n, string(n, '.'));
        for (int row = 0; row < n; row++) lines[row][queens[row]] = 'Q';
        return lines;
    }
};
