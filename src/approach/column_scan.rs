// Column by column, scanning the whole board before every queen.
//
// Idea: nothing is remembered but the board; look along every line through the square.
// A check costs O(n): the row, the column and four half diagonals, up to 4n squares.
// It loses to everything that remembers: half of what it looks at is still empty, because the
// columns to the right have not been filled, and the rest was looked at before.
// The page with the whiteboard form, the first steps and the counts: docs/column-scan.md

#![doc = include_str!("../../docs/column-scan.md")]

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
    assert!(n <= MAX_N, "column-scan takes n up to {MAX_N}, not {n}");
    let mut search = Search { n, board: vec![vec!['.'; n]; n] };
    search.fill(0, visitor)
}

struct Search {
    n: usize,
    /// `board[row][column]` is `Q` where a queen stands and `.` elsewhere.
    board: Vec<Vec<char>>,
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
                self.board[row][column] = 'Q';
                visitor.placed(row, column)?;
                self.fill(column + 1, visitor)?;
                self.board[row][column] = '.';
                visitor.removed(row, column)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_safe(&self, row: usize, column: usize) -> bool {
        let (above, below) = (|| (0..row).rev(), || row + 1..self.n);
        let (left, right) = (|| (0..column).rev(), || column + 1..self.n);
        (0..self.n).all(|other| self.is_empty(row, other))
            && (0..self.n).all(|other| self.is_empty(other, column))
            && above().zip(left()).all(|(row, column)| self.is_empty(row, column))
            && above().zip(right()).all(|(row, column)| self.is_empty(row, column))
            && below().zip(left()).all(|(row, column)| self.is_empty(row, column))
            && below().zip(right()).all(|(row, column)| self.is_empty(row, column))
    }

    fn is_empty(&self, row: usize, column: usize) -> bool {
        self.board[row][column] == '.'
    }

    /// Reads the column of each row's queen off the board.
    fn columns_by_row(&self) -> Vec<usize> {
        self.board.iter().filter_map(|row| row.iter().position(|&square| square == 'Q')).collect()
    }
}
