

// Below: how the kata asks. `is_solution` is asked about every way to choose n squares, and n - 1.
pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
    let mut boards = Vec::new();
    let mut board = vec![vec!['.'; n as usize]; n as usize];
    for queens in [n, n - 1] {
        kata_choose(&mut board, queens, 0, &mut boards);
    }
    boards
}

fn kata_choose(
    board: &mut Vec<Vec<char>>,
    queens: i32,
    start: usize,
    boards: &mut Vec<Vec<String>>,
) {
    let n = board.len();
    if queens == 0 {
        let lines: Vec<String> = board.iter().map(|line| line.iter().collect()).collect();
        if is_solution(lines.clone()) {
            boards.push(lines);
        }
        return;
    }
    for place in start..n * n {
        board[place / n][place % n] = 'Q';
        kata_choose(board, queens - 1, place + 1, boards);
        board[place / n][place % n] = '.';
    }
}
