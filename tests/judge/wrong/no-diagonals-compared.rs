// LeetCode's shape: rooks rather than queens.
impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let mut boards = Vec::new();
        Self::place(n as usize, &mut Vec::new(), &mut boards);
        boards
    }

    fn place(n: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<String>>) {
        if queens.len() == n {
            let row = |&c: &usize| ".".repeat(c) + "Q" + &".".repeat(n - 1 - c);
            boards.push(queens.iter().map(row).collect());
            return;
        }
        for column in 0..n {
            if !queens.contains(&column) {
                queens.push(column);
                Self::place(n, queens, boards);
                queens.pop();
            }
        }
    }
}
