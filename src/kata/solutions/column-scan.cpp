#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        board.assign(n, string(n, '.'));
        boards.clear();
        fill(n, 0);
        return boards;
    }

private:
    vector<string> board;
    vector<vector<string>> boards;

    void fill(int n, int column) {
        if (column == n) {
            boards.push_back(board);
            return;
        }
        for (int row = 0; row < n; row++) {
            if (isSafe(n, row, column)) {
                board[row][column] = 'Q';
                fill(n, column + 1);
                board[row][column] = '.';
            }
        }
    }

    // Looks along every line through the square.
    bool isSafe(int n, int row, int column) {
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                bool isLine = down != 0 || right != 0;
                if (isLine && seesQueen(n, row, column, down, right)) return false;
            }
        }
        return true;
    }

    bool seesQueen(int n, int row, int column, int down, int right) {
        row += down, column += right;
        while (0 <= row && row < n && 0 <= column && column < n) {
            if (board[row][column] == 'Q') return true;
            row += down, column += right;
        }
        return false;
    }
};
