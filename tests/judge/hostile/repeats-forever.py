"""Prints the solutions again and again, and is stopped in the middle of a board."""

import sys

n = int(input())
queens = []


def fill(row):
    if row == n:
        for column in queens:
            sys.stdout.write("." * column + "Q" + "." * (n - 1 - column) + "\n")
        sys.stdout.write("\n")
        return
    for column in range(n):
        if all(column != other and abs(column - other) != row - at for at, other in enumerate(queens)):
            queens.append(column)
            fill(row + 1)
            queens.pop()


while True:
    fill(0)
