# LeetCode's shape: searches half of the first row and forgets the other half.
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards = []

        def place(queens):
            row = len(queens)
            if row == n:
                boards.append(["." * c + "Q" + "." * (n - 1 - c) for c in queens])
                return
            for column in range((n + 1) // 2 if row == 0 else n):
                if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
                    place(queens + [column])

        place([])
        return boards
