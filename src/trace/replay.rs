//! A place in a recording, and the board as it stands there.

use super::{Recorded, Recording};
use crate::board::{Board, Square};
use crate::visitor::{Step, Tally};

/// A place between two steps: after some, before the others.
///
/// Going forward and back again leaves it as it was: a step holds all that is needed to undo it.
///
/// ```
/// use n_queens::Approach;
/// use n_queens::trace::{Recorder, Replay};
///
/// let mut recorder = Recorder::default();
/// let _ = Approach::ConflictArrays.search(4, &mut recorder);
/// let recording = recorder.finish(4);
///
/// let mut replay = Replay::new(&recording);
/// replay.go_to(2);
/// assert_eq!(replay.queens().len(), 1);
/// replay.back();
/// assert!(replay.queens().is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay<'recording> {
    recording: &'recording Recording,
    /// How many steps have been taken.
    at: usize,
    /// The queens that stand, in the order in which they were placed.
    queens: Vec<Square>,
    /// What has been counted so far.
    tally: Tally,
}

impl<'recording> Replay<'recording> {
    /// Before the first step: an empty board.
    pub fn new(recording: &'recording Recording) -> Self {
        Self { recording, at: 0, queens: Vec::new(), tally: Tally::default() }
    }

    /// What is replayed.
    pub fn recording(&self) -> &'recording Recording {
        self.recording
    }

    /// How many steps have been taken.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step taken last.
    pub fn last_step(&self) -> Option<&'recording Recorded> {
        self.recording.steps[..self.at].last()
    }

    /// The queens that stand, in the order in which they were placed.
    pub fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// The counts so far, the same that [`Tally`] gives after as many steps of the search.
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// The solutions reported so far, in order. O(steps taken).
    pub fn solutions(&self) -> impl Iterator<Item = &'recording Board> {
        self.recording.steps[..self.at].iter().filter_map(|recorded| match &recorded.step {
            Step::Solved(board) => Some(board),
            _ => None,
        })
    }

    /// Takes the next step; at the end, nothing happens and the answer is false.
    pub fn forward(&mut self) -> bool {
        let Some(recorded) = self.recording.steps.get(self.at) else { return false };
        match recorded.step {
            Step::Tried(_) => self.tally.tried += 1,
            Step::Placed(square) => {
                self.tally.placed += 1;
                self.queens.push(square);
            }
            Step::Removed(square) => self.queens.retain(|&queen| queen != square),
            Step::Solved(_) => self.tally.solved += 1,
        }
        self.at += 1;
        true
    }

    /// Undoes the last step; at the beginning, nothing happens and the answer is false.
    pub fn back(&mut self) -> bool {
        let Some(recorded) = self.last_step() else { return false };
        match recorded.step {
            Step::Tried(_) => self.tally.tried -= 1,
            Step::Placed(square) => {
                self.tally.placed -= 1;
                self.queens.retain(|&queen| queen != square);
            }
            // The queen placed last is the first to be removed: it goes back on top.
            Step::Removed(square) => self.queens.push(square),
            Step::Solved(_) => self.tally.solved -= 1,
        }
        self.at -= 1;
        true
    }

    /// Goes to the place after `at` steps, or to the end if there are fewer.
    pub fn go_to(&mut self, at: usize) {
        while self.at > at && self.back() {}
        while self.at < at && self.forward() {}
    }
}
