from typing import List

DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [["."] * n for _ in range(n)]
        boards = []

        def is_safe(row, column):
            for down, right in DIRECTIONS:
                r, c = row + down, column + right
                while 0 <= r < n and 0 <= c < n:
                    if board[r][c] == "Q":
                        return False
                    r, c = r + down, c + right
            return True

        def fill(column):
            if column == n:
                boards.append(["".join(line) for line in board])
                return
            for row in range(n):
                if is_safe(row, column):
                    board[row][column] = "Q"
                    fill(column + 1)
                    board[row][column] = "."

        fill(0)
        return boards
