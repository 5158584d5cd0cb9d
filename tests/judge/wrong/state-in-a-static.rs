// A plain function with a list for the whole program.
use std::sync::Mutex;

static BOARDS: Mutex<Vec<Vec<String>>> = Mutex::new(Vec::new());

fn solve_n_queens(n: usize) -> Vec<Vec<String>> {
    place(n, &mut Vec::new());
    BOARDS.lock().unwrap().clone()
}

fn place(n: usize, queens: &mut Vec<usize>) {
    let row = queens.len();
    if row == n {
        let line = |&c: &usize| ".".repeat(c) + "Q" + &".".repeat(n - 1 - c);
        BOARDS.lock().unwrap().push(queens.iter().map(line).collect());
        return;
    }
    for column in 0..n {
        if queens.iter().enumerate().all(|(r, &c)| c != column && c.abs_diff(column) != row - r) {
            queens.push(column);
            place(n, queens);
            queens.pop();
        }
    }
}
