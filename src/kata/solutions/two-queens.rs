pub fn queens_attack(row_a: i32, column_a: i32, row_b: i32, column_b: i32) -> bool {
    row_a == row_b
        || column_a == column_b
        || row_a - column_a == row_b - column_b
        || row_a + column_a == row_b + column_b
}
