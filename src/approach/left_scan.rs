// Column by column on a board of 0 and 1, looking only to the left.
//
// Idea: the columns to the right are still empty, so only three lines can hold a queen: the
// row to the left and the two diagonals to the left.
// A check costs O(n): up to 3n squares, each a read from a board of n² numbers.
// It loses to pairwise, which compares queens and skips the empty squares between them, and to
// conflict-arrays, which looks at three places. It beats its sibling column-scan at all sizes.
// The page with the whiteboard form, the first steps and the counts: docs/left-scan.md

#![doc = include_str!("../../docs/left-scan.md")]

use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts; each column is one call deep.
pub const MAX_N: usize = 1_000;

/// Reports every way to place n queens, column by column from the left.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "left-scan takes n up to {MAX_N}, not {n}");
    let mut search = Search { n, board: vec![vec![0; n]; n] };
    search.fill(0, visitor)
}

struct Search {
    n: usize,
    /// `board[row][column]` is 1 where a queen stands and 0 elsewhere.
    board: Vec<Vec<u8>>,
}

impl Search {
    fn fill(&mut self, column: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
        if column == self.n {
            let queens = self.columns_by_row();
            visitor.solved(&queens)?;
            return ControlFlow::Continue(());
        }
        for row in 0..self.n {
            visitor.tried(row, column)?;
            if self.is_safe(row, column) {
                self.board[row][column] = 1;
                visitor.placed(row, column)?;
                self.fill(column + 1, visitor)?;
                self.board[row][column] = 0;
                visitor.removed(row, column)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_safe(&self, row: usize, column: usize) -> bool {
        let left = || (0..column).rev();
        let (above, below) = ((0..row).rev(), row + 1..self.n);
        left().all(|column| self.is_empty(row, column))
            && above.zip(left()).all(|(row, column)| self.is_empty(row, column))
            && below.zip(left()).all(|(row, column)| self.is_empty(row, column))
    }

    fn is_empty(&self, row: usize, column: usize) -> bool {
        self.board[row][column] == 0
    }

    /// Reads the column of each row's queen off the board.
    fn columns_by_row(&self) -> Vec<usize> {
        self.board.iter().filter_map(|row| row.iter().position(|&square| square == 1)).collect()
    }
}
