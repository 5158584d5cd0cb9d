use std::collections::HashSet;

pub fn is_solution(board: Vec<String>) -> bool {
    let mut queens = Vec::new();
    for (row, line) in board.iter().enumerate() {
        for (column, square) in line.chars().enumerate() {
            if square == 'Q' {
                queens.push((row as i32, column as i32));
            }
        }
    }
    queens.len() == board.len()
        && are_distinct(queens.iter().map(|(row, _)| *row))
        && are_distinct(queens.iter().map(|(_, column)| *column))
        && are_distinct(queens.iter().map(|(row, column)| row - column))
        && are_distinct(queens.iter().map(|(row, column)| row + column))
}

fn are_distinct(numbers: impl Iterator<Item = i32>) -> bool {
    let mut seen = HashSet::new();
    numbers.into_iter().all(|number| seen.insert(number))
}
