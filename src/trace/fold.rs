//! A recording in few lines: one for each dead end and one for each solution.

use super::{Image, Lane, Reason, Recorded, Recording, Replay};
use crate::board::Square;
use crate::visitor::Step;
use std::ops::Range;

/// Some steps that belong together, up to a dead end or a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folded {
    /// The steps, counted from 0.
    pub steps: Range<usize>,
    /// The queens that stand where it ends; of a solution, its own queens.
    pub queens: Vec<Square>,
    /// How it ends.
    pub ending: Ending,
}

/// How folded steps end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The lane has no free square.
    DeadEnd(Lane),
    /// A solution is reported.
    Solution {
        /// 1 for the first.
        number: usize,
        /// How it relates to the queens that stood.
        image: Image,
    },
    /// The recording ends.
    End,
}

impl Recording {
    /// The steps folded, in order; every step is in exactly one of them.
    ///
    /// ```
    /// use n_queens::Approach;
    /// use n_queens::trace::Recorder;
    ///
    /// let mut recorder = Recorder::default();
    /// let _ = Approach::ConflictArrays.search(6, &mut recorder);
    /// let recording = recorder.finish(6);
    /// assert_eq!((recording.steps.len(), recording.fold().len()), (1_202, 51));
    /// ```
    pub fn fold(&self) -> Vec<Folded> {
        let mut folded = Vec::new();
        let mut start = 0;
        let mut replay = Replay::new(self);
        for recorded in &self.steps {
            if let Some(ending) = ending(recorded) {
                let steps = start..replay.at() + 1;
                start = steps.end;
                folded.push(Folded { steps, queens: queens(recorded, &replay), ending });
            }
            replay.forward();
        }
        if start < self.steps.len() {
            let (steps, queens) = (start..self.steps.len(), replay.queens().to_vec());
            folded.push(Folded { steps, queens, ending: Ending::End });
        }
        folded
    }
}

/// The ending that this step makes, if it makes one.
fn ending(recorded: &Recorded) -> Option<Ending> {
    match recorded.reason {
        Reason::DeadEnd { lane, .. } => Some(Ending::DeadEnd(lane)),
        Reason::Solution { number, image } => Some(Ending::Solution { number, image }),
        _ => None,
    }
}

/// The queens of a solution, or those that stand before the step.
fn queens(recorded: &Recorded, before: &Replay<'_>) -> Vec<Square> {
    match &recorded.step {
        Step::Solved(board) => board.queens().collect(),
        _ => before.queens().to_vec(),
    }
}
