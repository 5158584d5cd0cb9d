# Program: starts once in each column of the first row and takes the first board of each.
n = int(input())


def place(queens):
    row = len(queens)
    if row == n:
        return queens
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            found = place(queens + [column])
            if found:
                return found
    return None


found = [place([column]) for column in range(n)]
for board in found:
    if board:
        print(board)
if not any(found):
    print("No solutions")
