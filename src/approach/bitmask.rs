// Row by row, the attacked squares of a row as the bits of three machine words.
//
// Idea: bit c stands for column c; one or and one not give all free columns of a row at once,
// and going down a row shifts the diagonals by one bit.
// A check costs nothing: squares under attack are never looked at, only free ones are tried.
// It loses nowhere in time, but n ends at the bits of a word, and the shifts are easy to get
// wrong from memory. Its sibling conflict-arrays is the same search, a square at a time.
// The page with the whiteboard form, the first steps and the counts: docs/bitmask.md

#![doc = include_str!("../../docs/bitmask.md")]

use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts: the bits of a word.
pub const MAX_N: usize = u64::BITS as usize;

/// Reports every way to place n queens, row by row from the top; only free squares are tried.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "bitmask takes n up to {MAX_N}, not {n}");
    let mut search = Search { full: (0..n).map(|column| 1 << column).sum(), queens: vec![0; n] };
    search.fill(0, 0, 0, 0, visitor)
}

struct Search {
    /// One bit for each column of the board.
    full: u64,
    /// `queens[row]` is the column of the queen in that row; what lies below the row being
    /// filled is left over from earlier tries and never read.
    queens: Vec<usize>,
}

impl Search {
    /// `columns`, `falling` and `rising` hold the columns of this row that the queens above
    /// attack, each along one kind of line. Each call has its own, so there is nothing to undo.
    /// Bits of `falling` may lie beyond the last column; `full` cuts them off.
    fn fill(
        &mut self,
        row: usize,
        columns: u64,
        falling: u64,
        rising: u64,
        visitor: &mut impl Visitor,
    ) -> ControlFlow<()> {
        if columns == self.full {
            visitor.solved(&self.queens)?;
            return ControlFlow::Continue(());
        }
        let mut free = self.full & !(columns | falling | rising);
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            let column = bit.trailing_zeros() as usize;
            visitor.tried(row, column)?;
            self.queens[row] = column;
            visitor.placed(row, column)?;
            let (falling, rising) = ((falling | bit) << 1, (rising | bit) >> 1);
            self.fill(row + 1, columns | bit, falling, rising, visitor)?;
            visitor.removed(row, column)?;
        }
        ControlFlow::Continue(())
    }
}
