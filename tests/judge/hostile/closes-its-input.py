# Closes its input at once and takes n from its argument.
import os
import sys

os.close(0)
n = int(sys.argv[1])


def place(queens):
    row = len(queens)
    if row == n:
        print(queens)
        return
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            place(queens + [column])


place([])
