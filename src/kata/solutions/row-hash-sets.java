import java.util.*;

class Solution {
    private final Set<Integer> columns = new HashSet<>();
    private final Set<Integer> falling = new HashSet<>(); // row - column
    private final Set<Integer> rising = new HashSet<>(); // row + column

    public List<List<String>> solveNQueens(int n) {
        List<List<String>> boards = new ArrayList<>();
        fill(n, new ArrayList<>(), boards);
        return boards;
    }

    private void fill(int n, List<String> board, List<List<String>> boards) {
        int row = board.size();
        if (row == n) {
            boards.add(new ArrayList<>(board));
            return;
        }
        for (int column = 0; column < n; column++) {
            if (columns.contains(column)
                    || falling.contains(row - column)
                    || rising.contains(row + column)) {
                continue;
            }
            board.add(".".repeat(column) + "Q" + ".".repeat(n - 1 - column));
            columns.add(column);
            falling.add(row - column);
            rising.add(row + column);
            fill(n, board, boards);
            board.remove(row);
            columns.remove(column);
            falling.remove(row - column);
            rising.remove(row + column);
        }
    }
}
