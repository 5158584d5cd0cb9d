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

        def keep():
            board = ["." * column + "Q" + "." * (n - 1 - column) for column in queens]
            boards.append(board)
            # With the first queen in the middle column the search finds the image by itself.
            if 2 * queens[0] + 1 < n:
                boards.append([line[::-1] for line in board])

        def fill(row):
            if row == n:
                keep()
                return
            for column in range((n + 1) // 2 if row == 0 else n):
                if columns[column] or falling[row - column + n] or rising[row + column]:
                    continue
                queens[row] = column
                mark(row, column, True)
                fill(row + 1)
                mark(row, column, False)

        fill(0)
        return boards
