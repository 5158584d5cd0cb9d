# A plain function: the default list is made once.
def solve_n_queens(n, boards=[]):
    def place(queens):
        row = len(queens)
        if row == n:
            boards.append(queens[:])
            return
        for column in range(n):
            if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
                place(queens + [column])

    place([])
    return boards
