

# Below: how the kata asks. Every solution holds one pair of squares of its first and last row,
# so all these pairs together must bring every solution, and bring it once.
def solveNQueens(n):
    if n == 1:
        return complete_n_queens(1, [])
    boards = []
    for first in range(n):
        for last in range(n):
            boards += complete_n_queens(n, [(0, first), (n - 1, last)])
    return boards
