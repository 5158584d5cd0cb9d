# Program: looks one row too far up.
n = int(input())
board = [[0] * n for _ in range(n)]


def safe(row, column):
    for i in range(1, n + 1):
        if row + i <= n and board[row + i][column]:
            return False
    return all(
        not board[i][j]
        for i in range(row)
        for j in range(n)
        if j == column or abs(column - j) == row - i
    )


def place(row):
    if row == n:
        for line in board:
            print(*line)
        print()
        return
    for column in range(n):
        if safe(row, column):
            board[row][column] = 1
            place(row + 1)
            board[row][column] = 0


place(0)
