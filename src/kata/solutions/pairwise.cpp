#include <cstdlib>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        queens.assign(n, 0);
        boards.clear();
        fill(n, 0);
        return boards;
    }

private:
    vector<int> queens; // queens[row] is a column
    vector<vector<string>> boards;

    void fill(int n, int row) {
        if (row == n) {
            boards.push_back(draw(n));
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column)) {
                queens[row] = column;
                fill(n, row + 1);
            }
        }
    }

    bool isSafe(int row, int column) {
        for (int above = 0; above < row; above++) {
            int distance = abs(queens[above] - column);
            if (distance == 0 || distance == row - above) return false;
        }
        return true;
    }

    vector<string> draw(int n) {
        vector<string> lines(n, string(n, '.'));
        for (int row = 0; row < n; row++) lines[row][queens[row]] = 'Q';
        return lines;
    }
};
