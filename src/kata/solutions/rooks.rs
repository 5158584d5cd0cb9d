pub fn solve_n_rooks(n: i32) -> Vec<Vec<String>> {
    let mut boards = Vec::new();
    fill(n, &mut Vec::new(), &mut boards);
    boards
}

/// `rooks[row]` is the column of the rook in that row.
fn fill(n: i32, rooks: &mut Vec<i32>, boards: &mut Vec<Vec<String>>) {
    if rooks.len() as i32 == n {
        boards.push(rooks.iter().map(|&column| draw(n, column)).collect());
        return;
    }
    for column in 0..n {
        if !rooks.contains(&column) {
            rooks.push(column);
            fill(n, rooks, boards);
            rooks.pop();
        }
    }
}

fn draw(n: i32, rook: i32) -> String {
    (0..n).map(|column| if column == rook { 'Q' } else { '.' }).collect()
}
