#include <iostream>
#include <vector>
using namespace std;

int n;
vector<int> queens;

bool safe(int column) {
    int row = queens.size();
    for (int i = 0; i < row; i++)
        if (queens[i] == column || abs(queens[i] - column) == row - i) return false;
    return true;
}

void place() {
    if ((int)queens.size() == n) {
        for (int column : queens) {
            for (int i = 0; i < n; i++) cout << "| " << (i == column ? 'Q' : ' ') << " ";
            cout << "|\n";
        }
        cout << endl;
        return;
    }
    for (int column = 0; column < n; column++)
        if (safe(column)) {
            queens.push_back(column);
            place();
            queens.pop_back();
        }
}

int main() {
    cout << "Enter N: ";
    cin >> n;
    cout << endl;
    place();
}
