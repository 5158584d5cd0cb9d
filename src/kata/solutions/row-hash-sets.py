from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        columns, falling, rising = set(), set(), set()
        queens, boards = [], []

        def fill(row):
            if row == n:
                boards.append(["." * column + "Q" + "." * (n - 1 - column) for column in queens])
                return
            for column in range(n):
                if column in columns or row - column in falling or row + column in rising:
                    continue
                queens.append(column)
                columns.add(column)
                falling.add(row - column)
                rising.add(row + column)
                fill(row + 1)
                queens.pop()
                columns.remove(column)
                falling.remove(row - column)
                rising.remove(row + column)

        fill(0)
        return boards
