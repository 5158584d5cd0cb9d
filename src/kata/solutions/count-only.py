class Solution:
    def totalNQueens(self, n: int) -> int:
        columns = [False] * n
        falling = [False] * (2 * n)  # row - column + n
        rising = [False] * (2 * n)  # row + column

        def mark(row, column, taken):
            columns[column] = falling[row - column + n] = rising[row + column] = taken

        def count(row):
            if row == n:
                return 1
            solutions = 0
            for column in range(n):
                if columns[column] or falling[row - column + n] or rising[row + column]:
                    continue
                mark(row, column, True)
                solutions += count(row + 1)
                mark(row, column, False)
            return solutions

        return count(0)
