# Right, but leaves a child behind that has left the process group and ignores signals.
import subprocess
import sys

n = int(input())
ignore = "import signal, time; signal.signal(15, signal.SIG_IGN); time.sleep(300)"
subprocess.Popen([sys.executable, "-c", ignore], start_new_session=True)


def place(queens):
    row = len(queens)
    if row == n:
        print(queens)
        return
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            place(queens + [column])


place([])
