# Program: the column is set free again, the diagonals are not.
n = int(input())
columns, falling, rising = set(), set(), set()
found = 0


def place(row, queens):
    global found
    if row == n:
        found += 1
        print(queens)
        return
    for column in range(n):
        if column in columns or row - column in falling or row + column in rising:
            continue
        columns.add(column), falling.add(row - column), rising.add(row + column)
        place(row + 1, queens + [column])
        columns.remove(column)


place(0, [])
print("Total:", found)
