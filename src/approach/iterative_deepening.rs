// Row by row, first one row deep, then two rows, and at last all n.
//
// Idea: search to a limited depth and raise the limit until it reaches n; every pass starts
// from the empty board.
// A check costs O(n), as in pairwise, which is this search's last pass.
// It loses to pairwise at every n > 1: a solution stands n rows deep and nowhere else, so all passes
// but the last find nothing and only repeat work. Iterative deepening pays where the depth of
// the nearest answer is not known.
// The page with the whiteboard form, the first steps and the counts: docs/iterative-deepening.md

#![doc = include_str!("../../docs/iterative-deepening.md")]

use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts; each row is one call deep.
pub const MAX_N: usize = 1_000;

/// Reports the work of every pass and, in the last one, every way to place n queens.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "iterative-deepening takes n up to {MAX_N}, not {n}");
    let mut search = Search { n, queens: Vec::with_capacity(n) };
    for depth in 0..=n {
        search.fill_to(depth, visitor)?;
    }
    ControlFlow::Continue(())
}

struct Search {
    n: usize,
    /// `queens[row]` is the column of the queen in that row, for the rows filled so far.
    queens: Vec<usize>,
}

impl Search {
    fn fill_to(&mut self, depth: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let row = self.queens.len();
        if row == self.n {
            visitor.solved(&self.queens)?;
            return ControlFlow::Continue(());
        }
        if row == depth {
            return ControlFlow::Continue(());
        }
        for column in 0..self.n {
            visitor.tried(row, column)?;
            if self.is_safe(row, column) {
                self.queens.push(column);
                visitor.placed(row, column)?;
                self.fill_to(depth, visitor)?;
                self.queens.pop();
                visitor.removed(row, column)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Two queens share a diagonal when they are as many columns apart as rows.
    fn is_safe(&self, row: usize, column: usize) -> bool {
        self.queens.iter().enumerate().all(|(other_row, &other_column)| {
            column != other_column && column.abs_diff(other_column) != row - other_row
        })
    }
}
