class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        """All boards on which no queen attacks another."""
        boards = []
        columns, falling, rising = set(), set(), set()
        board = [["."] * n for _ in range(n)]

        def place(row: int) -> None:
            if row == n:
                boards.append(["".join(line) for line in board])
                return
            for column in range(n):
                if column in columns or row - column in falling or row + column in rising:
                    continue
                columns.add(column), falling.add(row - column), rising.add(row + column)
                board[row][column] = "Q"
                place(row + 1)
                board[row][column] = "."
                columns.remove(column), falling.remove(row - column), rising.remove(row + column)

        place(0)
        return boards
