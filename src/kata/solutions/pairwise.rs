impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let mut boards = Vec::new();
        fill(n as usize, &mut Vec::new(), &mut boards);
        boards
    }
}

/// `queens[row]` is the column of the queen in that row.
fn fill(n: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<String>>) {
    if queens.len() == n {
        boards.push(queens.iter().map(|&column| draw(n, column)).collect());
        return;
    }
    for column in 0..n {
        if is_safe(queens, column) {
            queens.push(column);
            fill(n, queens, boards);
            queens.pop();
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
