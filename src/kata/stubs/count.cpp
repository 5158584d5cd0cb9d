{about}

class Solution {
public:
    int totalNQueens(int n) {
        // Your search goes here.
        return 0;
    }
};
