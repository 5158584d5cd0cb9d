// The same question without diagonals.
//
// Idea: a rook takes its row and its column alone, so the ways to place n of them are the
// permutations of n columns: n!, known without a search.
// Listing them costs what it must: n! boards. The search is that of completion, with another
// rule; it never turns back, because a row always has as many free squares as rows are left.
// The page with the whiteboard form and the counts: docs/rooks.md

#![doc = include_str!("../../docs/rooks.md")]

use crate::variation::completion::{Order, Partial, Piece};
use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// The largest n that [`count`] accepts: 35! does not fit a `u128`.
pub const MAX_COUNTED: usize = 34;

/// The largest n that [`search`] accepts.
pub const MAX_N: usize = super::completion::MAX_N;

/// The number of ways to place n rooks: n!, exact up to n = [`MAX_COUNTED`], and `None` above.
///
/// With k rooks given, `count(n - k)` is the number of completions, wherever the k stand.
///
/// ```
/// use n_queens::variation::rooks;
///
/// assert_eq!(rooks::count(0), Some(1));
/// assert_eq!(rooks::count(8), Some(40_320));
/// assert_eq!(rooks::count(34), Some(295_232_799_039_604_140_847_618_609_643_520_000_000));
/// assert_eq!(rooks::count(35), None);
/// ```
pub fn count(n: usize) -> Option<u128> {
    (1..=n as u128).try_fold(1, u128::checked_mul)
}

/// Reports every way to place n rooks, in the order of their columns.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "rooks takes n up to {MAX_N}, not {n}");
    let empty = Partial::new(n, Piece::Rook, &[]).expect("no rook is given");
    empty.search(Order::RowByRow, visitor)
}
