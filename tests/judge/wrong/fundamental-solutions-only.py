# Program: keeps one board of each family of turned and mirrored ones.
n = int(input("n = "))
kept = []


def turned(queens):
    rows = [0] * n
    for row, column in enumerate(queens):
        rows[column] = n - 1 - row
    return rows


def family(queens):
    boards = []
    for _ in range(4):
        boards += [queens, [n - 1 - column for column in queens]]
        queens = turned(queens)
    return boards


def place(queens):
    row = len(queens)
    if row == n:
        if not any(board in kept for board in family(queens)):
            kept.append(queens)
        return
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            place(queens + [column])


place([])
print()
for queens in kept:
    for column in queens:
        print("|".join("Q" if i == column else " " for i in range(n)).join("||"))
    print()
if not kept:
    print("No solution exists")
