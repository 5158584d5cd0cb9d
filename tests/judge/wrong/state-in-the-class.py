# LeetCode's shape: the list belongs to the class and so to all objects.
class Solution:
    boards = []

    def solveNQueens(self, n: int) -> List[List[str]]:
        self.place(n, [])
        return self.boards

    def place(self, n, queens):
        row = len(queens)
        if row == n:
            self.boards.append(["." * c + "Q" + "." * (n - 1 - c) for c in queens])
            return
        for column in range(n):
            if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
                self.place(n, queens + [column])
