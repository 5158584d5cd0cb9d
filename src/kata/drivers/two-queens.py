

# Below: how the kata asks. Every way to choose n squares is built up with `queens_attack`.
def solveNQueens(n):
    squares = [(row, column) for row in range(n) for column in range(n)]
    boards = []

    def attack(a, b):
        return queens_attack(*a, *b) and queens_attack(*b, *a)

    def choose(chosen, start):
        if len(chosen) == n:
            rows = range(n)
            boards.append(["".join(".Q"[(row, column) in chosen] for column in rows) for row in rows])
            return
        for place in range(start, len(squares)):
            if not any(attack(queen, squares[place]) for queen in chosen):
                choose(chosen + [squares[place]], place + 1)

    choose([], 0)
    return boards
