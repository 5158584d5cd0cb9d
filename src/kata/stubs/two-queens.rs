{about}

pub fn queens_attack(row_a: i32, column_a: i32, row_b: i32, column_b: i32) -> bool {
    // Your comparison goes here.
    false
}
