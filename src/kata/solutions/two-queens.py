def queens_attack(row_a: int, column_a: int, row_b: int, column_b: int) -> bool:
    return (
        row_a == row_b
        or column_a == column_b
        or row_a - column_a == row_b - column_b
        or row_a + column_a == row_b + column_b
    )
