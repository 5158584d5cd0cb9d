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


found = place([])
print(found if found else "No solution exists")
