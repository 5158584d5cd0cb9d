//! The one search, for both pieces and in every order.

use super::lines::{Free, Lines};
use crate::board::Board;
use crate::variation::random::SplitMix64;
use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// Which row or column to fill next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The topmost open row. Solutions come in the order of their columns.
    RowByRow,
    /// The row or column with the fewest free squares.
    FewestFree,
    /// The same; a seed decides between lines with as few, and where in a line to begin.
    Shuffled {
        /// Equal seeds give equal searches.
        seed: u64,
    },
}

pub(super) struct Search {
    order: Order,
    random: SplitMix64,
    /// `queens[row]` is the column of the piece in that row, where one stands.
    queens: Vec<usize>,
}

impl Search {
    pub(super) fn new(order: Order, queens: Vec<usize>) -> Self {
        let seed = if let Order::Shuffled { seed } = order { seed } else { 0 };
        Self { order, random: SplitMix64::new(seed), queens }
    }

    pub(super) fn fill(&mut self, lines: Lines, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let Some(free) = self.next_line(lines) else {
            visitor.solved(&self.queens)?;
            return ControlFlow::Continue(());
        };
        for (row, column) in free.squares(self.start()) {
            visitor.tried(row, column)?;
            self.queens[row] = column;
            visitor.placed(row, column)?;
            self.fill(lines.with(row, column), visitor)?;
            visitor.removed(row, column)?;
        }
        ControlFlow::Continue(())
    }

    fn next_line(&mut self, lines: Lines) -> Option<Free> {
        match self.order {
            Order::RowByRow => lines.topmost(),
            Order::FewestFree | Order::Shuffled { .. } => lines.tightest(self.start()),
        }
    }

    /// Where to begin looking along a line, or along all lines of one direction.
    fn start(&mut self) -> u32 {
        if let Order::Shuffled { .. } = self.order { (self.random.bits() % 64) as u32 } else { 0 }
    }
}

/// Keeps the first solution, and gives up after so many squares tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Within {
    /// The first solution, if it was found in time.
    pub board: Option<Board>,
    /// How many squares may still be tried.
    pub tries_left: u64,
}

impl Within {
    /// A visitor that stops the search at the first solution or after `tries` squares.
    pub fn tries(tries: u64) -> Self {
        Self { board: None, tries_left: tries }
    }
}

impl Visitor for Within {
    fn tried(&mut self, _row: usize, _column: usize) -> ControlFlow<()> {
        if self.tries_left == 0 {
            return ControlFlow::Break(());
        }
        self.tries_left -= 1;
        ControlFlow::Continue(())
    }

    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.board = Some(Board::from(queens));
        ControlFlow::Break(())
    }
}
