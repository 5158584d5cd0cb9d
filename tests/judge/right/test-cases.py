for _ in range(int(input())):
    n = int(input())
    found = []

    def place(queens):
        row = len(queens)
        if row == n:
            found.append("[" + " ".join(str(c + 1) for c in queens) + " ]")
            return
        for column in range(n):
            if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
                place(queens + [column])

    place([])
    print(" ".join(found) if found else -1)
