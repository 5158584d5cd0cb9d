from typing import List


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        full = (1 << n) - 1  # one bit for each column
        queens, boards = [], []  # queens[row] is a bit

        def draw(queen):
            column = queen.bit_length() - 1
            return "." * column + "Q" + "." * (n - 1 - column)

        def fill(columns, falling, rising):
            if columns == full:
                boards.append([draw(queen) for queen in queens])
                return
            free = full & ~(columns | falling | rising)
            while free:
                queen = free & -free  # the lowest bit
                free ^= queen
                queens.append(queen)
                fill(columns | queen, (falling | queen) << 1, (rising | queen) >> 1)
                queens.pop()

        fill(0, 0, 0)
        return boards
