{about}

import java.util.*;

class Solution {
    public List<List<String>> solveNQueens(int n) {
        // Your search goes here.
        return new ArrayList<>();
    }
}
