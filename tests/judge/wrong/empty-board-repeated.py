# LeetCode's shape: stores the board itself, which is empty again in the end.
class Solution:
    def solveNQueens(self, n):
        result = []
        board = [["."] * n for _ in range(n)]

        def safe(row, column):
            for i in range(row):
                for j in range(n):
                    if board[i][j] == "Q" and (j == column or abs(column - j) == row - i):
                        return False
            return True

        def place(row):
            if row == n:
                result.append(board)
                return
            for column in range(n):
                if safe(row, column):
                    board[row][column] = "Q"
                    place(row + 1)
                    board[row][column] = "."

        place(0)
        return result
