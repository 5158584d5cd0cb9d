# Asks again and again, and stumbles at the end of the input.
while True:
    n = int(input("n? "))

    def place(queens):
        row = len(queens)
        if row == n:
            print("\n" + " ".join("ABCDEFGH"[c] + str(r + 1) for r, c in enumerate(queens)))
            return
        for column in range(n):
            if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
                place(queens + [column])

    place([])
