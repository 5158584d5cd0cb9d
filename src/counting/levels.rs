//! Rung 5, the order of work: level buffers instead of a stack.
//!
//! A recursion does one state at a time, and the processor guesses at every state whether its
//! row has another free square: about one wrong guess a node, which costs more than the node.
//! Here the states that wait for the same row lie together in one buffer, a *level*. A *pass*
//! takes a block of them, puts one queen down in each, appends the promising children to the
//! next level and puts back the parents that have candidates left. How that is done is the
//! business of a [`Pass`]; this module decides which level comes next, once for hundreds of
//! states.
//!
//! Memory stays small because a full level is always worked off before its parents go on.

use super::subproblem::{OpenRow, Subproblem};
use super::work::Meter;

/// A level is worked on when this many states wait in it.
pub(super) const FULL: usize = 512;

/// The most states that one pass takes, and so the most children that it makes.
pub(super) const BLOCK: usize = 512;

/// The most states that can ever wait in one level.
pub(super) const CAPACITY: usize = FULL + BLOCK;

/// One way of putting a queen down in each of many states.
pub(super) trait Pass {
    /// The buffer that holds the states of one level.
    type Level: Level;

    /// How many states it handles at the cost of one.
    const LANES: usize;

    /// Takes the last states of the parent's level, as many as make up whole lanes or all if
    /// there are fewer, and puts a queen on the lowest candidate of each in the row `rows[0]`.
    /// Children go to the next level if they are promising; parents with candidates left stay.
    /// Returns how many squares were tried.
    ///
    /// There are at least three rows, and room for [`BLOCK`] more states in the child's level.
    fn advance(&self, parent: &mut Self::Level, child: &mut Self::Level, ahead: Ahead) -> u64;

    /// Takes states in the same way in the last row but one, tries all their candidates and
    /// counts those that leave a free square in the last row.
    fn finish(&self, level: &mut Self::Level, ahead: Ahead) -> Finished;
}

/// States that wait for one row.
pub(super) trait Level {
    /// A level without states.
    fn empty() -> Self;

    /// How many states wait.
    fn len(&self) -> usize;

    /// Adds the state of the first row, where only the candidates are known.
    fn start(&mut self, candidates: u16);
}

/// What a pass may look at.
#[derive(Clone, Copy)]
pub(super) struct Ahead<'rows> {
    /// The row that gets a queen, and all open rows below it.
    pub(super) rows: &'rows [OpenRow],
    /// The columns that are open when no row has a queen yet.
    pub(super) columns: u16,
}

/// What a pass over the last two rows found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Finished {
    pub(super) solutions: u64,
    pub(super) tried: u64,
}

/// The buffers, and the pass that works on them.
pub(super) struct Levels<P: Pass> {
    pass: P,
    levels: Vec<P::Level>,
}

impl<P: Pass> Levels<P> {
    pub(super) fn new(pass: P) -> Self {
        Self { pass, levels: Vec::new() }
    }

    /// In how many ways the open rows can be filled.
    pub(super) fn completions(
        &mut self,
        subproblem: &Subproblem,
        meter: &mut (impl Meter + ?Sized),
    ) -> u64 {
        let rows = &subproblem.rows;
        if rows.len() < 3 {
            return super::constellations::completions(subproblem, meter);
        }
        self.start(rows);
        let last = rows.len() - 2;
        let mut solutions = 0;
        let mut level = 0;
        while let Some(next) = self.next_level(level, last) {
            level = next;
            let ahead = Ahead { rows: &rows[level..], columns: subproblem.columns };
            if level == last {
                let finished = self.pass.finish(&mut self.levels[last], ahead);
                meter.tried(finished.tried);
                solutions += finished.solutions;
            } else {
                let (parents, children) = self.levels.split_at_mut(level + 1);
                meter.tried(self.pass.advance(&mut parents[level], &mut children[0], ahead));
            }
        }
        solutions
    }

    fn start(&mut self, rows: &[OpenRow]) {
        while self.levels.len() + 1 < rows.len() {
            self.levels.push(P::Level::empty());
        }
        if rows[0].free != 0 {
            self.levels[0].start(rows[0].free);
        }
    }

    /// The level for the next pass, after one on `level`; `None` when no state waits anywhere.
    ///
    /// Down as soon as the next level is full; else here or up, while whole lanes wait; and only
    /// when all of these levels are nearly empty, the topmost states are passed on in lanes
    /// that are not full.
    fn next_level(&self, level: usize, last: usize) -> Option<usize> {
        if level < last && self.levels[level + 1].len() >= FULL {
            return Some(level + 1);
        }
        let whole = (0..=level).rev().find(|&above| self.levels[above].len() >= P::LANES);
        whole.or_else(|| (0..=last).find(|&topmost| self.levels[topmost].len() > 0))
    }
}
