{about}

impl Solution {
    pub fn total_n_queens(n: i32) -> i32 {
        // Your search goes here.
        0
    }
}
