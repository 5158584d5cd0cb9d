package homework.queens;

import java.util.Scanner;

class Helper {
    static boolean safe(int[] queens, int row, int column) {
        for (int i = 0; i < row; i++)
            if (queens[i] == column || Math.abs(queens[i] - column) == row - i) return false;
        return true;
    }
}

public class NQueenProblem {
    static int count = 0;

    static void place(int n, int[] queens, int row) {
        if (row == n) {
            System.out.println("Solution " + ++count);
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) System.out.print((queens[i] == j ? 1 : 0) + " ");
                System.out.println();
            }
            return;
        }
        for (int column = 0; column < n; column++)
            if (Helper.safe(queens, row, column)) {
                queens[row] = column;
                place(n, queens, row + 1);
            }
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        System.out.print("Enter N: ");
        int n = scanner.nextInt();
        System.out.println();
        place(n, new int[n], 0);
        System.out.println("Total: " + count);
    }
}
