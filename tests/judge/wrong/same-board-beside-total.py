# Stores the one list of columns again and again, and also prints how many there are.
boards = []


def place(queens, row):
    if row == len(queens):
        boards.append(queens)
        return
    for column in range(len(queens)):
        if all(queens[r] != column and abs(queens[r] - column) != row - r for r in range(row)):
            queens[row] = column
            place(queens, row + 1)


place([0] * int(input()), 0)
print(len(boards), "solutions")
for board in boards:
    print(board)
