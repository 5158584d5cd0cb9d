// Row by row, with arrays of fixed size and a board of characters.
//
// Idea: one queen per row; a column or a diagonal is an index, a mark there means "taken".
// A check costs three array reads, O(1).
// It loses to conflict-arrays only in space: the board takes n² characters that the search
// never reads before a solution is complete. It loses to machine words as sets in time.
// The page with the whiteboard form, the first steps and the counts: docs/diagonal-arrays.md

#![doc = include_str!("../../docs/diagonal-arrays.md")]

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
    assert!(n <= MAX_N, "diagonal-arrays takes n up to {MAX_N}, not {n}");
    let diagonals = (2 * n).saturating_sub(1);
    let mut search = Search {
        n,
        board: vec![vec!['.'; n]; n],
        columns: vec![false; n],
        falling: vec![false; diagonals],
        rising: vec![false; diagonals],
    };
    search.fill(0, visitor)
}

struct Search {
    n: usize,
    /// `board[row][column]` is `Q` where a queen stands and `.` elsewhere.
    board: Vec<Vec<char>>,
    /// `columns[column]`: a queen stands in that column.
    columns: Vec<bool>,
    /// `falling[row − column + n − 1]`: a queen stands on that falling diagonal.
    falling: Vec<bool>,
    /// `rising[row + column]`: a queen stands on that rising diagonal.
    rising: Vec<bool>,
}

impl Search {
    fn fill(&mut self, row: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
        if row == self.n {
            let queens = self.columns_by_row();
            visitor.solved(&queens)?;
            return ControlFlow::Continue(());
        }
        for column in 0..self.n {
            visitor.tried(row, column)?;
            if self.is_safe(row, column) {
                self.board[row][column] = 'Q';
                self.mark(row, column, true);
                visitor.placed(row, column)?;
                self.fill(row + 1, visitor)?;
                self.board[row][column] = '.';
                self.mark(row, column, false);
                visitor.removed(row, column)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_safe(&self, row: usize, column: usize) -> bool {
        !self.columns[column]
            && !self.falling[row + self.n - 1 - column]
            && !self.rising[row + column]
    }

    fn mark(&mut self, row: usize, column: usize, taken: bool) {
        self.columns[column] = taken;
        self.falling[row + self.n - 1 - column] = taken;
        self.rising[row + column] = taken;
    }

    /// Reads the column of each row's queen off the board.
    fn columns_by_row(&self) -> Vec<usize> {
        self.board.iter().filter_map(|row| row.iter().position(|&square| square == 'Q')).collect()
    }
}
