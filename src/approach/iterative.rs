// Row by row without recursion: the array of columns is the stack.
//
// Idea: a call of the recursive search remembers only its row and its column; the row is the
// height of the stack, the column is its top, so a loop that pushes and pops does the same.
// A check costs three array reads, O(1).
// It loses to its twin conflict-arrays in clarity and wins nothing in time; it is for very deep
// searches, for languages without recursion and for pausing between two steps.
// The page with the whiteboard form, the first steps and the counts: docs/iterative.md

#![doc = include_str!("../../docs/iterative.md")]

use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts: no call nests, so only memory sets a limit, and this
/// takes 13 megabytes.
pub const MAX_N: usize = 1_000_000;

/// Reports every way to place n queens, row by row from the top.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "iterative takes n up to {MAX_N}, not {n}");
    let mut search = Search::new(n);
    // The square to try next. The row is also the height of the stack.
    let (mut row, mut column) = (0, 0);
    loop {
        if row == n {
            visitor.solved(&search.queens)?;
            column = n;
        }
        if column < n {
            visitor.tried(row, column)?;
            if !search.is_safe(row, column) {
                column += 1;
                continue;
            }
            search.push(row, column);
            visitor.placed(row, column)?;
            (row, column) = (row + 1, 0);
        } else if row > 0 {
            row -= 1;
            column = search.pop(row);
            visitor.removed(row, column)?;
            column += 1;
        } else {
            return ControlFlow::Continue(());
        }
    }
}

struct Search {
    n: usize,
    /// The stack: `queens[row]` is the column of the queen in that row; what lies below the row
    /// being filled is left over from earlier tries and never read.
    queens: Vec<usize>,
    /// `columns[column]`: a queen stands in that column.
    columns: Vec<bool>,
    /// `falling[row − column + n]`: a queen stands on that falling diagonal. Place 0 is unused.
    falling: Vec<bool>,
    /// `rising[row + column]`: a queen stands on that rising diagonal. The last place is unused.
    rising: Vec<bool>,
}

impl Search {
    fn new(n: usize) -> Self {
        Self {
            n,
            queens: vec![0; n],
            columns: vec![false; n],
            falling: vec![false; 2 * n],
            rising: vec![false; 2 * n],
        }
    }

    fn push(&mut self, row: usize, column: usize) {
        self.queens[row] = column;
        self.mark(row, column, true);
    }

    fn pop(&mut self, row: usize) -> usize {
        let column = self.queens[row];
        self.mark(row, column, false);
        column
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
