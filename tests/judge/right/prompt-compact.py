n = int(input("Enter the number of queens:"))


def place(queens):
    row = len(queens)
    if row == n:
        yield queens
        return
    for column in range(n):
        if all(c != column and abs(c - column) != row - r for r, c in enumerate(queens)):
            yield from place(queens + [column])


boards = list(place([]))
for number, queens in enumerate(boards, 1):
    print(f"Solution {number}:")
    for column in queens:
        print("." * column + "Q" + "." * (n - 1 - column))
print(f"Total solutions: {len(boards)}")
