use std::io::{self, BufRead};

fn place(n: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<usize>>) {
    let row = queens.len();
    if row == n {
        boards.push(queens.clone());
        return;
    }
    for column in 0..n {
        if queens.iter().enumerate().all(|(r, &c)| c != column && c.abs_diff(column) != row - r) {
            queens.push(column);
            place(n, queens, boards);
            queens.pop();
        }
    }
}

fn main() {
    let n = io::stdin().lock().lines().next().unwrap().unwrap().trim().parse().unwrap();
    let mut boards = Vec::new();
    place(n, &mut Vec::new(), &mut boards);
    println!("{:?}", boards);
}
