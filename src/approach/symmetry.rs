// Half of the first row, the rest by mirroring.
//
// Idea: the mirror image of a solution is a solution, so search only those whose first queen
// stands in the left half (or the middle column, if n is odd) and report each image too.
// A check costs three array reads, O(1), on half as many squares as conflict-arrays.
// It loses where the first solution is enough, and the gain ends at a factor of two: taking all
// eight symmetries instead of this one needs much more code.
// The page with the whiteboard form, the first steps and the counts: docs/symmetry.md

#![doc = include_str!("../../docs/symmetry.md")]

use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts; each row is one call deep.
pub const MAX_N: usize = 1_000;

/// Reports every way to place n queens: each one found in the left half, then its mirror image.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "symmetry takes n up to {MAX_N}, not {n}");
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
            if self.starts_left_of_the_middle() {
                let image = self.mirror_image();
                visitor.solved(&image)?;
            }
            return ControlFlow::Continue(());
        }
        let end = if row == 0 { self.n.div_ceil(2) } else { self.n };
        for column in 0..end {
            visitor.tried(row, column)?;
            if self.is_safe(row, column) {
                self.queens[row] = column;
                self.mark(row, column, true);
                visitor.placed(row, column)?;
                self.fill(row + 1, visitor)?;
                self.mark(row, column, false);
                visitor.removed(row, column)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A first queen in the middle column is its own mirror image: that solution's image has
    /// the same first queen, and the search finds it by itself.
    fn starts_left_of_the_middle(&self) -> bool {
        self.queens.first().is_some_and(|column| column + 1 < self.n - column)
    }

    fn mirror_image(&self) -> Vec<usize> {
        self.queens.iter().map(|column| self.n - 1 - column).collect()
    }

    fn is_safe(&self, row: usize, column: usize) -> bool {
        !self.columns[column] && !self.falling[row + self.n - column] && !self.rising[row + column]
    }

    fn mark(&mut self, row: usize, column: usize, taken: bool) {
        self.columns[column] = taken;
        self.falling[row + self.n - column] = taken;
        self.rising[row + column] = taken;
    }
}
