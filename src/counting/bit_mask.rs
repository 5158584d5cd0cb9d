//! Rung 1: row by row, with the taken columns and diagonals as the bits of three words.
//!
//! The free squares of a row are one expression, and no step needs to be undone: each call has
//! words of its own.

use super::attacked::{Attacked, bits};
use super::work::Meter;

/// The number of ways to place n queens.
///
/// # Panics
///
/// If n is greater than [`MAX_N`](super::MAX_N).
///
/// ```
/// assert_eq!(n_queens::counting::bit_mask::count(8, &mut ()), 92);
/// ```
pub fn count(n: usize, meter: &mut impl Meter) -> u64 {
    let all = super::all_columns(n);
    fill(Attacked::default(), all, meter)
}

/// The number of ways to fill the rows from the next one on, with a queen in each column
/// that is in `all`.
pub(super) fn fill(attacked: Attacked, all: u32, meter: &mut impl Meter) -> u64 {
    if attacked.columns == all {
        return 1;
    }
    fill_from(all & !attacked.squares(), attacked, all, meter)
}

/// The same with the next queen on one of the squares in `free`.
pub(super) fn fill_from(free: u32, attacked: Attacked, all: u32, meter: &mut impl Meter) -> u64 {
    let mut solutions = 0;
    for queen in bits(free) {
        meter.tried(1);
        solutions += fill(attacked.with(queen).down(1), all, meter);
    }
    solutions
}
