from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        queens, boards = [], []  # queens[row] is a column

        def is_safe(column):
            row = len(queens)
            return all(
                other != column and abs(other - column) != row - above
                for above, other in enumerate(queens)
            )

        def fill():
            if len(queens) == n:
                boards.append(["." * column + "Q" + "." * (n - 1 - column) for column in queens])
                return
            for column in range(n):
                if is_safe(column):
                    queens.append(column)
                    fill()
                    queens.pop()

        fill()
        return boards
