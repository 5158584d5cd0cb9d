

# Below: how the kata asks. `is_solution` is asked about every way to choose n squares, and n - 1.
def solveNQueens(n):
    import itertools

    squares = [(row, column) for row in range(n) for column in range(n)]
    boards = []
    for queens in (n, n - 1):
        for chosen in itertools.combinations(squares, queens):
            board = [["."] * n for _ in range(n)]
            for row, column in chosen:
                board[row][column] = "Q"
            board = ["".join(row) for row in board]
            if is_solution(list(board)):
                boards.append(board)
    return boards
