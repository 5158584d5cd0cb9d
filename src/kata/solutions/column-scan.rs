const DIRECTIONS: [(i32, i32); 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let mut board = vec![vec!['.'; n as usize]; n as usize];
        let mut boards = Vec::new();
        fill(&mut board, 0, &mut boards);
        boards
    }
}

fn fill(board: &mut Vec<Vec<char>>, column: usize, boards: &mut Vec<Vec<String>>) {
    if column == board.len() {
        boards.push(board.iter().map(|line| line.iter().collect()).collect());
        return;
    }
    for row in 0..board.len() {
        if is_safe(board, row, column) {
            board[row][column] = 'Q';
            fill(board, column + 1, boards);
            board[row][column] = '.';
        }
    }
}

/// Looks along every line through the square.
fn is_safe(board: &[Vec<char>], row: usize, column: usize) -> bool {
    let n = board.len() as i32;
    DIRECTIONS.iter().all(|(down, right)| {
        let (mut row, mut column) = (row as i32 + down, column as i32 + right);
        while (0..n).contains(&row) && (0..n).contains(&column) {
            if board[row as usize][column as usize] == 'Q' {
                return false;
            }
            row += down;
            column += right;
        }
        true
    })
}
