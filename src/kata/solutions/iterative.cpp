#include <cstdlib>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> boards;
        vector<int> queens; // queens[row] is a column: the stack
        int column = 0;
        while (true) {
            if ((int)queens.size() == n) {
                boards.push_back(draw(queens));
                column = n;
            }
            if (column == n) {
                if (queens.empty()) return boards;
                column = queens.back() + 1;
                queens.pop_back();
            } else if (isSafe(queens, column)) {
                queens.push_back(column);
                column = 0;
            } else {
                column++;
            }
        }
    }

private:
    bool isSafe(const vector<int>& queens, int column) {
        int row = queens.size();
        for (int above = 0; above < row; above++) {
            int distance = abs(queens[above] - column);
            if (distance == 0 || distance == row - above) return false;
        }
        return true;
    }

    vector<string> draw(const vector<int>& queens) {
        int n = queens.size();
        vector<string> lines(n, string(n, '.'));
        for (int row = 0; row < n; row++) lines[row][queens[row]] = 'Q';
        return lines;
    }
};
