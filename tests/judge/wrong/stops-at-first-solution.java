// Program, the first solution as spaced rows.
import java.util.Scanner;

public class Queens {
    static int n;
    static int[] queens;

    static boolean safe(int row, int column) {
        for (int i = 0; i < row; i++)
            if (queens[i] == column || Math.abs(queens[i] - column) == row - i) return false;
        return true;
    }

    static boolean place(int row) {
        if (row == n) return true;
        for (int column = 0; column < n; column++) {
            if (safe(row, column)) {
                queens[row] = column;
                if (place(row + 1)) return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        n = new Scanner(System.in).nextInt();
        queens = new int[n];
        if (!place(0)) {
            System.out.println("Solution does not exist");
            return;
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++)
                System.out.print(queens[row] == column ? "Q " : ". ");
            System.out.println();
        }
    }
}
