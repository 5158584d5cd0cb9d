from typing import List, Tuple


def complete_n_queens(n: int, given: List[Tuple[int, int]]) -> List[List[str]]:
    queens = [-1] * n  # queens[row] is a column, -1 where none stands
    columns, falling, rising = set(), set(), set()
    boards = []

    def is_free(row, column):
        return column not in columns and row - column not in falling and row + column not in rising

    def place(row, column):
        queens[row] = column
        columns.add(column)
        falling.add(row - column)
        rising.add(row + column)

    def remove(row, column):
        queens[row] = -1
        columns.remove(column)
        falling.remove(row - column)
        rising.remove(row + column)

    def fill(row):
        if row == n:
            boards.append(["." * column + "Q" + "." * (n - 1 - column) for column in queens])
        elif queens[row] != -1:
            fill(row + 1)
        else:
            for column in range(n):
                if is_free(row, column):
                    place(row, column)
                    fill(row + 1)
                    remove(row, column)

    for row, column in given:
        if queens[row] != -1 or not is_free(row, column):
            return []
        place(row, column)
    fill(0)
    return boards
