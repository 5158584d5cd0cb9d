# Right, but leaves a child behind that holds the pipe open.
import subprocess

n = int(input())
subprocess.Popen(["sleep", "300"])


def place(queens):
    row = len(queens)
    if row == n:
        print(queens)
        return
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            place(queens + [column])


place([])
