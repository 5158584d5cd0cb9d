struct Solution;

impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        fn place(n: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<String>>) {
            let row = queens.len();
            if row == n {
                let line = |&c: &usize| (0..n).map(|i| if i == c { 'Q' } else { '.' }).collect();
                boards.push(queens.iter().map(line).collect());
                return;
            }
            for column in 0..n {
                let free = |(r, &c): (usize, &usize)| c != column && c.abs_diff(column) != row - r;
                if queens.iter().enumerate().all(free) {
                    queens.push(column);
                    place(n, queens, boards);
                    queens.pop();
                }
            }
        }
        let mut boards = vec![];
        place(n as usize, &mut vec![], &mut boards);
        boards
    }
}
