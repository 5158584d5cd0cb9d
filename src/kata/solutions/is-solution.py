from typing import List


def is_solution(board: List[str]) -> bool:
    squares = [
        (row, column)
        for row, line in enumerate(board)
        for column, square in enumerate(line)
        if square == "Q"
    ]
    n = len(board)
    return (
        len(squares) == n
        and len({row for row, _ in squares}) == n
        and len({column for _, column in squares}) == n
        and len({row - column for row, column in squares}) == n
        and len({row + column for row, column in squares}) == n
    )
