#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        columns.clear(), falling.clear(), rising.clear(), board.clear(), boards.clear();
        fill(n, 0);
        return boards;
    }

private:
    unordered_set<int> columns, falling, rising; // column, row - column, row + column
    vector<string> board;
    vector<vector<string>> boards;

    void fill(int n, int row) {
        if (row == n) {
            boards.push_back(board);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (columns.count(column) || falling.count(row - column) || rising.count(row + column)) {
                continue;
            }
            board.push_back(string(column, '.') + "Q" + string(n - 1 - column, '.'));
            columns.insert(column);
            falling.insert(row - column);
            rising.insert(row + column);
            fill(n, row + 1);
            board.pop_back();
            columns.erase(column);
            falling.erase(row - column);
            rising.erase(row + column);
        }
    }
};
