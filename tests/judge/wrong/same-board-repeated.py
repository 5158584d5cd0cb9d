# Program: counts all boards and prints the first one as often.
n = int(input())
found = []


def place(queens):
    row = len(queens)
    if row == n:
        found.append(queens)
        return
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            place(queens + [column])


place([])
for number in range(len(found)):
    print("Solution", number + 1)
    for column in found[0]:
        print(" ".join("Q" if i == column else "." for i in range(n)))
if not found:
    print("No solution")
