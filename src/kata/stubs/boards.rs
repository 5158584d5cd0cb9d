{about}

impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        // Your search goes here.
        Vec::new()
    }
}
