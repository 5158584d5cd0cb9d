from typing import List


def solve_n_rooks(n: int) -> List[List[str]]:
    rooks, boards = [], []  # rooks[row] is a column

    def fill():
        if len(rooks) == n:
            boards.append(["." * column + "Q" + "." * (n - 1 - column) for column in rooks])
            return
        for column in range(n):
            if column not in rooks:
                rooks.append(column)
                fill()
                rooks.pop()

    fill()
    return boards
