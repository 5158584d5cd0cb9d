// Program: the difference of two unsigned numbers.
use std::io;

fn place(n: usize, queens: &mut Vec<usize>) {
    let row = queens.len();
    if row == n {
        println!("{:?}", queens);
        return;
    }
    for column in 0..n {
        if queens.iter().enumerate().all(|(r, &c)| c != column && c - column != row - r) {
            queens.push(column);
            place(n, queens);
            queens.pop();
        }
    }
}

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    place(line.trim().parse().unwrap(), &mut Vec::new());
}
