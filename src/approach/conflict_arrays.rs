// Row by row, one number per row as the whole state, conflicts in arrays.
//
// Idea: the board is only the column of each row's queen; three arrays say what is taken.
// A check costs three array reads, O(1).
// It loses to machine words as sets, which test all columns of a row at once, and to symmetry,
// which does half the work. Nothing here is as short to write on a whiteboard.
// The page with the whiteboard form, the first steps and the counts: docs/conflict-arrays.md

#![doc = include_str!("../../docs/conflict-arrays.md")]

use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts; each row is one call deep.
pub const MAX_N: usize = 1_000;

/// Reports every way to place n queens, row by row from the top.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "conflict-arrays takes n up to {MAX_N}, not {n}");
    let mut search = Search {
        n,
        queens: vec![0; n],
        columns: vec![false; n],
        falling: vec![false; 2 * n],
        rising: vec![false; 2 * n],
    };
    search.fill(0, visitor)
}

struct Search {
    n: usize,
    /// `queens[row]` is the column of the queen in that row; what lies below the row being
    /// filled is left over from earlier tries and never read.
    queens: Vec<usize>,
    /// `columns[column]`: a queen stands in that column.
    columns: Vec<bool>,
    /// `falling[row − column + n]`: a queen stands on that falling diagonal. Place 0 is unused.
    falling: Vec<bool>,
    /// `rising[row + column]`: a queen stands on that rising diagonal. The last place is unused.
    rising: Vec<bool>,
}

impl Search {
    fn fill(&mut self, row: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
        if row == self.n {
            visitor.solved(&self.queens)?;
            return ControlFlow::Continue(());
        }
        for column in 0..self.n {
            visitor.tried(row, column)?;
            if self.has_conflict(row, column) {
                continue;
            }
            self.queens[row] = column;
            self.mark(row, column, true);
            visitor.placed(row, column)?;
            self.fill(row + 1, visitor)?;
            self.mark(row, column, false);
            visitor.removed(row, column)?;
        }
        ControlFlow::Continue(())
    }

    fn has_conflict(&self, row: usize, column: usize) -> bool {
        self.columns[column] || self.falling[row + self.n - column] || self.rising[row + column]
    }

    fn mark(&mut self, row: usize, column: usize, taken: bool) {
        self.columns[column] = taken;
        self.falling[row + self.n - column] = taken;
        self.rising[row + column] = taken;
    }
}
