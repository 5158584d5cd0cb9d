#include <vector>
using namespace std;

class Solution {
public:
    int totalNQueens(int n) {
        columns.assign(n, false);
        falling.assign(2 * n, false);
        rising.assign(2 * n, false);
        return count(n, 0);
    }

private:
    vector<bool> columns, falling, rising; // column, row - column + n, row + column

    int count(int n, int row) {
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

    void mark(int n, int row, int column, bool taken) {
        columns[column] = taken;
        falling[row - column + n] = taken;
        rising[row + column] = taken;
    }
};
