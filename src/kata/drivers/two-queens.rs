

// Below: how the kata asks. Every way to choose n squares is built up with `queens_attack`.
pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
    let mut boards = Vec::new();
    kata_choose(n, &mut Vec::new(), 0, &mut boards);
    boards
}

fn kata_choose(n: i32, chosen: &mut Vec<(i32, i32)>, start: i32, boards: &mut Vec<Vec<String>>) {
    if chosen.len() as i32 == n {
        let square = |row, column| if chosen.contains(&(row, column)) { 'Q' } else { '.' };
        let line = |row| (0..n).map(|column| square(row, column)).collect();
        boards.push((0..n).map(line).collect());
        return;
    }
    for place in start..n * n {
        let (row, column) = (place / n, place % n);
        let attacks = |&(other_row, other_column): &(i32, i32)| {
            queens_attack(other_row, other_column, row, column)
                && queens_attack(row, column, other_row, other_column)
        };
        if !chosen.iter().any(attacks) {
            chosen.push((row, column));
            kata_choose(n, chosen, place + 1, boards);
            chosen.pop();
        }
    }
}
