from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        queens = [0] * n  # queens[row] is a column
        columns = [False] * n
        falling = [False] * (2 * n)  # row - column + n
        rising = [False] * (2 * n)  # row + column
        boards = []

        def mark(row, column, taken):
            columns[column] = falling[row - column + n] = rising[row + column] = taken

        def fill(row):
            if row == n:
                boards.append(["." * column + "Q" + "." * (n - 1 - column) for column in queens])
                return
            for column in range(n):
                if columns[column] or falling[row - column + n] or rising[row + column]:
                    continue
                queens[row] = column
                mark(row, column, True)
                fill(row + 1)
                mark(row, column, False)

        fill(0)
        return boards
