from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [["."] * n for _ in range(n)]
        columns = [False] * n
        falling = [False] * (2 * n - 1)  # row - column + n - 1
        rising = [False] * (2 * n - 1)  # row + column
        boards = []

        def mark(row, column, taken):
            board[row][column] = "Q" if taken else "."
            columns[column] = falling[row - column + n - 1] = rising[row + column] = taken

        def fill(row):
            if row == n:
                boards.append(["".join(line) for line in board])
                return
            for column in range(n):
                if columns[column] or falling[row - column + n - 1] or rising[row + column]:
                    continue
                mark(row, column, True)
                fill(row + 1)
                mark(row, column, False)

        fill(0)
        return boards
