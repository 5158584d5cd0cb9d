{about}


def queens_attack(row_a: int, column_a: int, row_b: int, column_b: int) -> bool:
    # Your comparison goes here.
    return False
