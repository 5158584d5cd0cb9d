import sys

if len(sys.argv) != 2:
    print("Usage: nqueens N")
    sys.exit(1)
n = int(sys.argv[1])


def place(queens):
    row = len(queens)
    if row == n:
        print([[r, c] for r, c in enumerate(queens)])
        return
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            place(queens + [column])


place([])
