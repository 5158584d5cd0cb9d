//! Rung 4: a queen is put down only where the next rows keep a free square.
//!
//! Half of the squares that rung 3 tries lead to a row without a free square one, two or three
//! rows further down. Looking there first costs a few word operations and saves the calls. Near
//! the end it pays to look at the columns as well: each open one needs a free square in some
//! open row.

use super::attacked::{Attacked, bits};
use super::constellations;
use super::subproblem::{OpenRow, Subproblem};
use super::work::Meter;

/// How many rows below a new queen are looked at.
pub(super) const ROWS_AHEAD: usize = 4;

/// With at most this many rows left, all of them and all open columns are looked at.
pub(super) const ROWS_NEAR_THE_END: usize = 5;

/// The number of ways to place n queens.
///
/// # Panics
///
/// If n is greater than [`MAX_N`](super::MAX_N).
///
/// ```
/// assert_eq!(n_queens::counting::lookahead::count(10, &mut ()), 724);
/// ```
pub fn count(n: usize, meter: &mut impl Meter) -> u64 {
    constellations::sum(n, |subproblem| completions(subproblem, meter))
}

/// In how many ways the open rows can be filled.
pub fn completions(subproblem: &Subproblem, meter: &mut impl Meter) -> u64 {
    let open = u32::from(subproblem.columns);
    fill(&subproblem.rows, Attacked::default(), open, meter)
}

/// `open` are the columns that still need a queen.
fn fill(rows: &[OpenRow], attacked: Attacked, open: u32, meter: &mut impl Meter) -> u64 {
    let Some((row, below)) = rows.split_first() else { return 1 };
    let mut solutions = 0;
    for queen in bits(u32::from(row.free) & !attacked.squares()) {
        meter.tried(1);
        let next = attacked.with(queen).down(row.gap);
        if is_promising(below, next, open & !queen) {
            solutions += fill(below, next, open & !queen, meter);
        }
    }
    solutions
}

/// Whether each of the next rows keeps a free square and, near the end, each open column too.
fn is_promising(rows: &[OpenRow], mut attacked: Attacked, open: u32) -> bool {
    let near_the_end = rows.len() <= ROWS_NEAR_THE_END;
    let ahead = if near_the_end { rows.len() } else { ROWS_AHEAD };
    let mut reachable = 0;
    for row in &rows[..ahead] {
        let free = u32::from(row.free) & !attacked.squares();
        if free == 0 {
            return false;
        }
        reachable |= free;
        attacked = attacked.down(row.gap);
    }
    !near_the_end || open & !reachable == 0
}
