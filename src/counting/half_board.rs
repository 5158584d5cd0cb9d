//! Rung 2: only the left half of the first row; the mirror images double the count.
//!
//! With n odd, the solutions whose first queen stands in the middle column are halved in the
//! second row: the middle column is taken there, so no queen stands on the axis again.

use super::attacked::Attacked;
use super::bit_mask::fill_from;
use super::work::Meter;

/// The number of ways to place n queens.
///
/// # Panics
///
/// If n is greater than [`MAX_N`](super::MAX_N).
///
/// ```
/// assert_eq!(n_queens::counting::half_board::count(9, &mut ()), 352);
/// ```
pub fn count(n: usize, meter: &mut impl Meter) -> u64 {
    let all = super::all_columns(n);
    if n < 2 {
        return 1;
    }
    let left = (1 << (n / 2)) - 1;
    let mut half = fill_from(left, Attacked::default(), all, meter);
    if n % 2 == 1 {
        let middle = left + 1;
        meter.tried(1);
        let attacked = Attacked::default().with(middle).down(1);
        half += fill_from(left & !attacked.squares(), attacked, all, meter);
    }
    2 * half
}
