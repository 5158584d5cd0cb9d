def n_queens(n):
    def place(queens):
        row = len(queens)
        if row == n:
            for column in queens:
                print("- " * column + "Q " + "- " * (n - 1 - column))
            print()
            return
        for column in range(n):
            if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
                place(queens + [column])

    place([])
    if n in (2, 3):
        print("No solution")
