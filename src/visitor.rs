// What a search reports while it runs, and the stock visitors that listen to it.
// The page for someone new to `Visitor`, `ControlFlow` and `?`: docs/visitor.md

#![doc = include_str!("../docs/visitor.md")]

use crate::board::{Board, Square};
use std::ops::ControlFlow;

/// Listens to a search and decides when it ends.
///
/// Every method answers [`ControlFlow::Continue`] to go on or [`ControlFlow::Break`] to stop;
/// after a `Break` the search makes no further call. Only [`solved`](Visitor::solved) must be
/// written: the other three do nothing unless a visitor cares, and then cost nothing either.
pub trait Visitor {
    /// The search looks whether a queen may stand on the square `(row, column)`.
    fn tried(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        let _ = (row, column);
        ControlFlow::Continue(())
    }

    /// The square tried just before was free, and a queen now stands on it.
    fn placed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        let _ = (row, column);
        ControlFlow::Continue(())
    }

    /// The queen on `(row, column)` was taken away again.
    fn removed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        let _ = (row, column);
        ControlFlow::Continue(())
    }

    /// All n queens stand and none attacks another; `queens[row]` is the column of the queen
    /// in that row. The slice is the search's own: copy what should outlive the call.
    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()>;
}

/// Counts the solutions.
///
/// ```
/// use n_queens::{Approach, visitor::Count};
///
/// let mut count = Count::default();
/// let _ = Approach::ConflictArrays.search(6, &mut count);
/// assert_eq!(count.solutions, 4);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Solutions reported so far.
    pub solutions: u64,
}

impl Visitor for Count {
    fn solved(&mut self, _queens: &[usize]) -> ControlFlow<()> {
        self.solutions += 1;
        ControlFlow::Continue(())
    }
}

/// Keeps every solution: n words of memory for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collect {
    /// The solutions in the order in which they were found.
    pub boards: Vec<Board>,
}

impl Visitor for Collect {
    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.boards.push(Board::from(queens));
        ControlFlow::Continue(())
    }
}

/// Keeps the first solution and stops the search there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct First {
    /// The first solution, if there was one.
    pub board: Option<Board>,
}

impl Visitor for First {
    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.board = Some(Board::from(queens));
        ControlFlow::Break(())
    }
}

/// Counts the work: a measure that no other process on the machine can disturb.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Squares on which the search looked whether a queen may stand.
    pub tried: u64,
    /// Queens put down.
    pub placed: u64,
    /// Solutions reported.
    pub solved: u64,
}

impl Visitor for Tally {
    fn tried(&mut self, _row: usize, _column: usize) -> ControlFlow<()> {
        self.tried += 1;
        ControlFlow::Continue(())
    }

    fn placed(&mut self, _row: usize, _column: usize) -> ControlFlow<()> {
        self.placed += 1;
        ControlFlow::Continue(())
    }

    fn solved(&mut self, _queens: &[usize]) -> ControlFlow<()> {
        self.solved += 1;
        ControlFlow::Continue(())
    }
}

/// One thing that a search reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// See [`Visitor::tried`].
    Tried(Square),
    /// See [`Visitor::placed`].
    Placed(Square),
    /// See [`Visitor::removed`].
    Removed(Square),
    /// See [`Visitor::solved`].
    Solved(Board),
}

/// Writes down every step, for as long as there is room.
///
/// ```
/// use n_queens::board::Square;
/// use n_queens::visitor::{Step, Trace};
/// use n_queens::Approach;
///
/// let mut trace = Trace::default();
/// let _ = Approach::ConflictArrays.search(1, &mut trace);
/// let corner = Square { row: 0, column: 0 };
/// assert_eq!(trace.steps[..2], [Step::Tried(corner), Step::Placed(corner)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The steps so far, in order.
    pub steps: Vec<Step>,
    /// The search is stopped when this many steps are written down.
    pub limit: usize,
}

impl Trace {
    /// A trace that stops the search after `limit` steps.
    pub fn up_to(limit: usize) -> Self {
        Self { steps: Vec::new(), limit }
    }

    fn push(&mut self, step: Step) -> ControlFlow<()> {
        self.steps.push(step);
        if self.steps.len() < self.limit {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

impl Default for Trace {
    /// A trace without a limit.
    fn default() -> Self {
        Self::up_to(usize::MAX)
    }
}

impl Visitor for Trace {
    fn tried(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.push(Step::Tried(Square { row, column }))
    }

    fn placed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.push(Step::Placed(Square { row, column }))
    }

    fn removed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.push(Step::Removed(Square { row, column }))
    }

    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.push(Step::Solved(Board::from(queens)))
    }
}

/// Hands every solution to a closure: the shortest way to write a visitor.
///
/// ```
/// use n_queens::{Approach, visitor::EachSolution};
/// use std::ops::ControlFlow;
///
/// let mut first_columns = Vec::new();
/// let _ = Approach::ConflictArrays.search(4, &mut EachSolution(|queens: &[usize]| {
///     first_columns.push(queens[0]);
///     ControlFlow::Continue(())
/// }));
/// assert_eq!(first_columns, [1, 2]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct EachSolution<F>(pub F);

impl<F: FnMut(&[usize]) -> ControlFlow<()>> Visitor for EachSolution<F> {
    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.0(queens)
    }
}
