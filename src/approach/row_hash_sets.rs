// Row by row, with three hash sets.
//
// Idea: one queen per row, so only the column is chosen; sets hold what is already taken.
// A check costs three look-ups, O(1) expected, each with a hash to compute.
// It loses to arrays (diagonal-arrays, conflict-arrays): the keys are small whole numbers, and
// an array finds them without hashing.
// The page with the whiteboard form, the first steps and the counts: docs/row-hash-sets.md

#![doc = include_str!("../../docs/row-hash-sets.md")]

use crate::visitor::Visitor;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts; each row is one call deep.
pub const MAX_N: usize = 1_000;

/// Reports every way to place n queens, row by row from the top.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "row-hash-sets takes n up to {MAX_N}, not {n}");
    let mut search = Search::default();
    search.fill(n, visitor)
}

#[derive(Default)]
struct Search {
    /// `queens[row]` is the column of the queen in that row, for the rows filled so far.
    queens: Vec<usize>,
    /// The columns of these queens.
    columns: HashSet<usize>,
    /// Their falling diagonals: `row − column`, which may be negative.
    falling: HashSet<isize>,
    /// Their rising diagonals: `row + column`.
    rising: HashSet<usize>,
}

impl Search {
    fn fill(&mut self, n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let row = self.queens.len();
        if row == n {
            visitor.solved(&self.queens)?;
            return ControlFlow::Continue(());
        }
        for column in 0..n {
            visitor.tried(row, column)?;
            if self.is_safe(row, column) {
                self.place(row, column);
                visitor.placed(row, column)?;
                self.fill(n, visitor)?;
                self.remove(row, column);
                visitor.removed(row, column)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_safe(&self, row: usize, column: usize) -> bool {
        !self.columns.contains(&column)
            && !self.falling.contains(&falling(row, column))
            && !self.rising.contains(&(row + column))
    }

    fn place(&mut self, row: usize, column: usize) {
        self.queens.push(column);
        self.columns.insert(column);
        self.falling.insert(falling(row, column));
        self.rising.insert(row + column);
    }

    fn remove(&mut self, row: usize, column: usize) {
        self.queens.pop();
        self.columns.remove(&column);
        self.falling.remove(&falling(row, column));
        self.rising.remove(&(row + column));
    }
}

/// The number of a falling diagonal, 0 for the one through the top left corner.
fn falling(row: usize, column: usize) -> isize {
    row.cast_signed() - column.cast_signed()
}
