impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let n = n as usize;
        let mut queens: Vec<usize> = Vec::new(); // queens[row] is a column: the stack
        let mut boards = Vec::new();
        let mut column = 0;
        loop {
            if queens.len() == n {
                boards.push(queens.iter().map(|&queen| draw(n, queen)).collect());
                column = n;
            }
            if column < n {
                if is_safe(&queens, column) {
                    queens.push(column);
                    column = 0;
                } else {
                    column += 1;
                }
            } else if let Some(last) = queens.pop() {
                column = last + 1;
            } else {
                return boards;
            }
        }
    }
}

fn is_safe(queens: &[usize], column: usize) -> bool {
    let row = queens.len();
    queens.iter().enumerate().all(|(above, &other)| {
        other != column && other.abs_diff(column) != row - above
    })
}

fn draw(n: usize, queen: usize) -> String {
    (0..n).map(|column| if column == queen { 'Q' } else { '.' }).collect()
}
