//! Rung 3: the eight symmetries, by *constellations* of queens on the lines through the middle.
//!
//! Turned or mirrored, a solution is a solution again. Testing each one for its images costs
//! more than it saves, so the test is made on a few queens before the search: those on the
//! middle rows and columns. These lines map to themselves under all eight symmetries, and so
//! the constellations of queens on them fall into orbits of at most eight, each of which has
//! equally many completions. One constellation per orbit is completed, and the result counts
//! as many times as the orbit is large.
//!
//! | | lines | the orbit's least member is kept |
//! |---|---|---|
//! | n even | the two middle rows and the two middle columns | of up to eight images |
//! | n odd, centre empty | the middle row and the middle column | always eight images |
//! | n odd, a queen in the centre | the two rows and columns next to the middle as well | of up to eight images |

use super::attacked::{Attacked, bits};
use super::orbits::constellations;
use super::subproblem::{OpenRow, Subproblem, WINDOW};
use super::work::Meter;
use crate::board::Square;

/// The number of ways to place n queens.
///
/// # Panics
///
/// If n is greater than [`MAX_N`](super::MAX_N).
///
/// ```
/// assert_eq!(n_queens::counting::constellations::count(10, &mut ()), 724);
/// ```
pub fn count(n: usize, meter: &mut (impl Meter + ?Sized)) -> u64 {
    sum(n, |subproblem| completions(subproblem, meter))
}

/// Adds up the completions of every constellation's subproblems, counted as the caller likes.
///
/// # Panics
///
/// If n is greater than [`MAX_N`](super::MAX_N).
pub fn sum(n: usize, mut completions: impl FnMut(&Subproblem) -> u64) -> u64 {
    constellations(n)
        .iter()
        .map(|constellation| constellation.weight * constellation.completions(&mut completions))
        .sum()
}

/// In how many ways the open rows can be filled: plain recursion, the oracle for every faster
/// way.
pub fn completions(subproblem: &Subproblem, meter: &mut (impl Meter + ?Sized)) -> u64 {
    fill(&subproblem.rows, Attacked::default(), meter)
}

fn fill(rows: &[OpenRow], attacked: Attacked, meter: &mut (impl Meter + ?Sized)) -> u64 {
    let Some((row, below)) = rows.split_first() else { return 1 };
    let mut solutions = 0;
    for queen in bits(u32::from(row.free) & !attacked.squares()) {
        meter.tried(1);
        solutions += fill(below, attacked.with(queen).down(row.gap), meter);
    }
    solutions
}

/// Queens that are placed before the search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constellation {
    /// The size of the board.
    pub n: usize,
    /// The queens.
    pub queens: Vec<Square>,
    /// The size of its orbit: what one completion counts for.
    pub weight: u64,
}

impl Constellation {
    /// The completions of this constellation alone, its weight left out.
    ///
    /// On a board wider than the window, the border columns get their queens first, in every
    /// possible way.
    pub fn completions(&self, mut completions: impl FnMut(&Subproblem) -> u64) -> u64 {
        let border = Border::of(self.n);
        let mut sum = 0;
        self.each_placement(&border.columns, &mut self.queens.clone(), &mut |queens| {
            sum += completions(&Subproblem::new(self.n, queens, border.first, border.width));
        });
        sum
    }

    /// Visits every way to place a queen in each of the columns that has none yet.
    fn each_placement(
        &self,
        columns: &[usize],
        queens: &mut Vec<Square>,
        visit: &mut impl FnMut(&[Square]),
    ) {
        let Some((&column, others)) = columns.split_first() else { return visit(queens) };
        if queens.iter().any(|queen| queen.column == column) {
            return self.each_placement(others, queens, visit);
        }
        for row in 0..self.n {
            let square = Square { row, column };
            if is_safe(queens, square) {
                queens.push(square);
                self.each_placement(others, queens, visit);
                queens.pop();
            }
        }
    }

    /// The constellations that this one becomes when the first border columns get their queens
    /// until four stand: small enough to share out evenly, few enough to list.
    pub(super) fn split(&self) -> Vec<Self> {
        let missing = FEWEST_QUEENS.saturating_sub(self.queens.len());
        let columns: Vec<usize> = Border::of(self.n).columns.into_iter().take(missing).collect();
        let mut parts = Vec::new();
        self.each_placement(&columns, &mut self.queens.clone(), &mut |queens| {
            parts.push(Self { n: self.n, queens: queens.to_vec(), weight: self.weight });
        });
        parts
    }
}

/// Constellations of fewer queens than this are split where the board is wider than a window.
const FEWEST_QUEENS: usize = 4;

/// The columns that do not fit into the window, and the window.
struct Border {
    /// Outermost first, left and right in turn.
    columns: Vec<usize>,
    /// The first column of the window.
    first: usize,
    /// The number of columns in the window.
    width: usize,
}

impl Border {
    fn of(n: usize) -> Self {
        let width = n.min(WINDOW);
        let outside = 0..n - width;
        let column =
            |index: usize| if index.is_multiple_of(2) { index / 2 } else { n - 1 - index / 2 };
        let first = outside.len().div_ceil(2);
        Self { columns: outside.map(column).collect(), first, width }
    }
}

/// Whether none of the queens attacks the square or stands on it.
pub(super) fn is_safe(queens: &[Square], square: Square) -> bool {
    queens.iter().all(|&queen| queen != square && queen.attacks(square).is_none())
}
