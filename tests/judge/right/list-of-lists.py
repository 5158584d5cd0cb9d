import sys


def solve(n):
    boards = []

    def place(queens):
        row = len(queens)
        if row == n:
            boards.append(["." * c + "Q" + "." * (n - 1 - c) for c in queens])
            return
        for column in range(n):
            if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
                place(queens + [column])

    place([])
    return boards


if __name__ == "__main__":
    print(solve(int(sys.stdin.readline())))
