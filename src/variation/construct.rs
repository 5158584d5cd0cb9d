// One solution for any n, written down without searching.
//
// Idea: let the queens go in knight's moves; two rules and a corner cover every n but 2 and 3.
// It gives one board, always the same: a search is needed for all of them, for a random one
// (min-conflicts) or for one that holds given queens (completion).
// The page with the whiteboard form and the proof: docs/construct.md

#![doc = include_str!("../../docs/construct.md")]

use crate::board::Board;

/// The largest n that [`first`] accepts: the board alone then takes 800 MB.
pub const MAX_N: usize = 100_000_000;

/// A solution for n queens, or `None` for n = 2 and n = 3, which have none. Time and space O(n).
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
///
/// ```
/// use n_queens::variation::construct;
///
/// assert_eq!(construct::first(6).unwrap().columns(), [1, 3, 5, 0, 2, 4]);
/// assert_eq!(construct::first(3), None);
/// ```
pub fn first(n: usize) -> Option<Board> {
    assert!(n <= MAX_N, "construct takes n up to {MAX_N}, not {n}");
    if matches!(n, 2 | 3) {
        return None;
    }
    let even = n - n % 2;
    let mut columns = if even % 6 == 2 { half_turn(even) } else { two_knights(even) };
    if n > even {
        columns.push(even); // Neither rule uses the falling diagonal through the corners.
    }
    Some(Board::new(columns).expect("every column is less than n"))
}

/// Two runs of knight's moves, the odd columns and then the even ones: for n = 0 or 4 modulo 6.
fn two_knights(n: usize) -> Vec<usize> {
    let odd_columns = (1..n).step_by(2);
    let even_columns = (0..n).step_by(2);
    odd_columns.chain(even_columns).collect()
}

/// A run of knight's moves that goes on at the left edge when it meets the right one, and then
/// the same turned by half a turn: for n = 2 modulo 6, from n = 8 on.
fn half_turn(n: usize) -> Vec<usize> {
    let upper = (0..n / 2).map(|row| (n / 2 - 1 + 2 * row) % n);
    let lower = upper.clone().rev().map(|column| n - 1 - column);
    upper.chain(lower).collect()
}
