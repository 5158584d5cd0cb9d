# Program, n after a prompt, rows of dots and Qs.
n = int(input("Enter the number of queens: "))
queens = []


def safe(row, column):
    return all(abs(column - other) != row - i for i, other in enumerate(queens))


def place(row):
    if row == n:
        print()
        for column in queens:
            print("." * column + "Q" + "." * (n - 1 - column))
        return
    for column in range(n):
        if safe(row, column):
            queens.append(column)
            place(row + 1)
            queens.pop()


place(0)
