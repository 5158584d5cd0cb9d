def place_all(n):
    def place(queens):
        if len(queens) == n:
            yield queens
            return
        for column in range(n):
            if all(q != column and abs(q - column) != len(queens) - r for r, q in enumerate(queens)):
                yield from place(queens + [column])

    return list(place([]))
