# Right, with megabytes of talk on standard error.
import sys

n = int(input())


def place(queens):
    row = len(queens)
    if row == n:
        print(queens)
        return
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            place(queens + [column])


sys.stderr.write("trying a square\n" * 200_000)
place([])
