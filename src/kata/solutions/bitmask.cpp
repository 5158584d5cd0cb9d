#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> solveNQueens(int n) {
        full = (1u << n) - 1;
        queens.clear();
        boards.clear();
        fill(0, 0, 0);
        return boards;
    }

private:
    unsigned full; // one bit for each column
    vector<unsigned> queens; // queens[row] is a bit
    vector<vector<string>> boards;

    void fill(unsigned columns, unsigned falling, unsigned rising) {
        if (columns == full) {
            boards.push_back(draw());
            return;
        }
        unsigned free = full & ~(columns | falling | rising);
        while (free != 0) {
            unsigned queen = free & -free; // the lowest bit
            free ^= queen;
            queens.push_back(queen);
            fill(columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
            queens.pop_back();
        }
    }

    vector<string> draw() {
        vector<string> lines;
        for (unsigned queen : queens) {
            string line(queens.size(), '.');
            for (size_t column = 0; column < line.size(); column++) {
                if (queen == 1u << column) line[column] = 'Q';
            }
            lines.push_back(line);
        }
        return lines;
    }
};
