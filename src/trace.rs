//! A search written down step by step, with the reason for each step.
//!
//! A [`Recorder`] listens to a search; what it heard becomes a [`Recording`], which knows why a
//! square was refused, where a row ran out and which line of the source reported the step. A
//! [`Replay`] stands at one step of it and goes forwards and backwards; a [`Player`] moves
//! several replays at the press of a key.
//!
//! ```
//! use n_queens::Approach;
//! use n_queens::trace::Recorder;
//!
//! let mut recorder = Recorder::default();
//! let _ = Approach::ConflictArrays.search(4, &mut recorder);
//! let recording = recorder.finish(4);
//! assert_eq!(
//!     recording.steps[2].to_string(),
//!     "tried (1, 0): refused, the queen at (0, 0) attacks it along the column"
//! );
//! ```

mod explain;
mod fold;
mod picture;
mod player;
mod reason;
mod replay;

pub use explain::Order;
pub use fold::{Ending, Folded};
pub use picture::Mark;
pub use player::{Command, Player};
pub use reason::{Attacker, Image, Lane, Reason, attackers};
pub use replay::Replay;

use crate::board::{Board, Square};
use crate::visitor::{Step, Visitor};
use std::ops::ControlFlow;
use std::panic::Location;

/// Writes down every step and the source line that reported it, for as long as there is room.
#[derive(Clone, Debug)]
pub struct Recorder {
    steps: Vec<Step>,
    /// `source_lines[i]` is the line of the call that reported `steps[i]`.
    source_lines: Vec<u32>,
    /// The search is stopped when it reports more steps than this.
    limit: usize,
    /// The search wanted to report more than `limit` steps.
    is_cut: bool,
}

impl Recorder {
    /// A recorder that keeps `limit` steps and stops the search at the next one.
    pub fn up_to(limit: usize) -> Self {
        Self { steps: Vec::new(), source_lines: Vec::new(), limit, is_cut: false }
    }

    /// The recording of a search for n queens, each step with its reason. O(n) for each step,
    /// O(n²) for one that ends in a dead end.
    pub fn finish(self, n: usize) -> Recording {
        let order = Order::of(&self.steps);
        let reasons = explain::explain(n, order, &self.steps);
        let recorded = self.steps.into_iter().zip(self.source_lines).zip(reasons);
        let steps = recorded
            .map(|((step, source_line), reason)| Recorded { step, source_line, reason })
            .collect();
        Recording { n, order, steps, is_complete: !self.is_cut }
    }

    fn push(&mut self, step: Step, caller: &Location<'_>) -> ControlFlow<()> {
        if self.steps.len() == self.limit {
            self.is_cut = true;
            return ControlFlow::Break(());
        }
        self.steps.push(step);
        self.source_lines.push(caller.line());
        ControlFlow::Continue(())
    }
}

impl Default for Recorder {
    /// A recorder without a limit.
    fn default() -> Self {
        Self::up_to(usize::MAX)
    }
}

/// Each method is called from the approach's own file, so its caller is the line that a reader
/// of that file would point at.
impl Visitor for Recorder {
    #[track_caller]
    fn tried(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.push(Step::Tried(Square { row, column }), Location::caller())
    }

    #[track_caller]
    fn placed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.push(Step::Placed(Square { row, column }), Location::caller())
    }

    #[track_caller]
    fn removed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.push(Step::Removed(Square { row, column }), Location::caller())
    }

    #[track_caller]
    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.push(Step::Solved(Board::from(queens)), Location::caller())
    }
}

/// A search for n queens, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// The number of queens, of rows and of columns.
    pub n: usize,
    /// In which order the search fills the board.
    pub order: Order,
    /// The steps in order.
    pub steps: Vec<Recorded>,
    /// Whether the search ended by itself; otherwise the recorder had no room for the rest.
    pub is_complete: bool,
}

/// One step, where it was reported and why it came to that. Shown as one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// What the search did.
    pub step: Step,
    /// The line in the source of the approach that reported it, counted from 1.
    pub source_line: u32,
    /// Why.
    pub reason: Reason,
}

impl Recorded {
    /// Whether a queen is taken away because a row or column has no free square.
    pub fn is_dead_end(&self) -> bool {
        matches!(self.reason, Reason::DeadEnd { .. })
    }

    /// Whether a solution is reported.
    pub fn is_solution(&self) -> bool {
        matches!(self.step, Step::Solved(_))
    }
}
