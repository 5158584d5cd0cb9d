from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        queens, boards = [], []  # queens[row] is a column: the stack
        column = 0

        def is_safe():
            row = len(queens)
            return all(
                other != column and abs(other - column) != row - above
                for above, other in enumerate(queens)
            )

        while True:
            if len(queens) == n:
                boards.append(["." * queen + "Q" + "." * (n - 1 - queen) for queen in queens])
                column = n
            if column == n:
                if not queens:
                    return boards
                column = queens.pop() + 1
            elif is_safe():
                queens.append(column)
                column = 0
            else:
                column += 1
