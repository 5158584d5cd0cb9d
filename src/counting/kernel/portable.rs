//! Rung 5, the pass: no branch depends on a state, and the compiler vectorises.
//!
//! A state is one word of 64 bits, so that one store keeps it:
//!
//! | bits | meaning, for the row at which the state waits |
//! |---|---|
//! | 0–15 | squares on a falling diagonal with a queen |
//! | 16–31 | squares on a rising diagonal with a queen |
//! | 32–47 | columns with a queen |
//! | 48–63 | candidates: the free squares not tried yet |
//!
//! A pass has two phases. The first computes a child and a leftover for each parent, each
//! without looking at another: the compiler makes vector code of it. A state that is finished
//! or not promising has no candidates. The second phase copies all states and moves on only
//! after those that have candidates: the next one overwrites the others.

#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled for the instruction set of the function around it"
)]

use crate::counting::levels::{Ahead, BLOCK, CAPACITY, Finished, Level, Pass};
use crate::counting::subproblem::OpenRow;
use std::ops::Range;

/// The states of one round, few enough to stay in the nearest cache between the phases.
const ROUND: usize = 64;

/// Fewer states than this do not make up for the cost of starting a pass.
pub(super) const LANES: usize = 64;

/// States as words, the newest last.
pub(in crate::counting) struct Words {
    states: Box<[u64; CAPACITY]>,
    len: usize,
}

impl Level for Words {
    fn empty() -> Self {
        Self { states: Box::new([0; CAPACITY]), len: 0 }
    }

    fn len(&self) -> usize {
        self.len
    }

    fn start(&mut self, candidates: u16) {
        self.append(&[State { candidates: candidates.into(), ..State::default() }.packed()]);
    }
}

impl Words {
    /// Appends the states that have candidates.
    #[inline(always)]
    fn append(&mut self, states: &[u64]) {
        for &state in states {
            self.states[self.len] = state;
            self.len += usize::from(state >> 48 != 0);
        }
    }

    /// Takes the states of the next pass away; they stay readable until others overwrite them.
    #[inline(always)]
    fn take_block(&mut self) -> Range<usize> {
        let end = self.len;
        self.len = end.saturating_sub(BLOCK);
        self.len..end
    }
}

/// A state, unpacked. Bits above the lowest 16 of `falling` are squares beyond the window, and
/// may be set.
#[derive(Clone, Copy, Default)]
struct State {
    falling: u64,
    rising: u64,
    columns: u64,
    candidates: u64,
}

impl State {
    #[inline(always)]
    fn unpacked(state: u64) -> Self {
        Self {
            falling: state & 0xFFFF,
            rising: state >> 16 & 0xFFFF,
            columns: state >> 32 & 0xFFFF,
            candidates: state >> 48,
        }
    }

    #[inline(always)]
    fn packed(self) -> u64 {
        self.falling & 0xFFFF | self.rising << 16 | self.columns << 32 | self.candidates << 48
    }

    /// The same parent without its lowest candidate.
    #[inline(always)]
    fn leftover(self) -> Self {
        Self { candidates: self.candidates & self.candidates.wrapping_sub(1), ..self }
    }

    /// The state some rows further down.
    #[inline(always)]
    fn down(self, rows: u16) -> Self {
        Self { falling: self.falling << rows, rising: self.rising >> rows, ..self }
    }

    /// The state below, with a queen on this one's square; its candidates are not known yet.
    #[inline(always)]
    fn child(self, queen: u64, row: OpenRow) -> Self {
        let falling = self.falling | queen;
        let rising = self.rising | queen;
        let columns = self.columns | queen;
        Self { falling, rising, columns, candidates: 0 }.down(row.gap)
    }

    /// The free squares of the row at which the state waits.
    #[inline(always)]
    fn free(self, row: OpenRow) -> u64 {
        u64::from(row.free) & !(self.falling | self.rising | self.columns)
    }
}

/// [`Pass::advance`] with `AHEAD` rows looked at, and the open columns too if `COLUMNS`.
#[inline(always)]
fn advance_looking<const AHEAD: usize, const COLUMNS: bool>(
    parent: &mut Words,
    child: &mut Words,
    ahead: Ahead,
) -> u64 {
    let block = parent.take_block();
    let mut children = [0; ROUND];
    let mut leftovers = [0; ROUND];
    for start in block.clone().step_by(ROUND) {
        let round = start..block.end.min(start + ROUND);
        let size = round.len();
        let results = children.iter_mut().zip(&mut leftovers);
        for (&state, (child, leftover)) in parent.states[round].iter().zip(results) {
            let state = State::unpacked(state);
            *child = promising_child::<AHEAD, COLUMNS>(state, ahead).packed();
            *leftover = state.leftover().packed();
        }
        child.append(&children[..size]);
        parent.append(&leftovers[..size]);
    }
    block.len() as u64
}

/// The child with a queen on the lowest candidate; without candidates if it is not promising.
#[inline(always)]
fn promising_child<const AHEAD: usize, const COLUMNS: bool>(parent: State, ahead: Ahead) -> State {
    let queen = parent.candidates & parent.candidates.wrapping_neg();
    let rows: &[OpenRow; AHEAD] = ahead.rows[1..].first_chunk().expect("as many rows are left");
    let mut child = parent.child(queen, ahead.rows[0]);
    let mut below = child;
    let mut reachable = 0;
    let mut promising = true;
    for row in rows {
        let free = below.free(*row);
        promising &= free != 0;
        reachable |= free;
        below = below.down(row.gap);
    }
    if COLUMNS {
        promising &= u64::from(ahead.columns) & !(child.columns | reachable) == 0;
    }
    child.candidates = if promising { child.free(rows[0]) } else { 0 };
    child
}

#[inline(always)]
pub(super) fn advance(parent: &mut Words, child: &mut Words, ahead: Ahead) -> u64 {
    match ahead.rows.len() - 1 {
        2 => advance_looking::<2, true>(parent, child, ahead),
        3 => advance_looking::<3, true>(parent, child, ahead),
        4 => advance_looking::<4, true>(parent, child, ahead),
        5 => advance_looking::<5, true>(parent, child, ahead),
        _ => advance_looking::<3, false>(parent, child, ahead),
    }
}

/// [`Pass::finish`].
#[inline(always)]
pub(super) fn finish(level: &mut Words, ahead: Ahead) -> Finished {
    let mut finished = Finished::default();
    let block = level.take_block();
    for &state in &level.states[block] {
        let state = State::unpacked(state);
        for queen in
            [state.candidates & state.candidates.wrapping_neg(), state.leftover().candidates]
        {
            let free = state.child(queen, ahead.rows[0]).free(ahead.rows[1]);
            finished.tried += u64::from(queen != 0);
            finished.solutions += u64::from(queen != 0 && free != 0);
        }
    }
    finished
}

/// The pass as the plain build compiles it.
pub(in crate::counting) struct Portable;

impl Pass for Portable {
    type Level = Words;
    const LANES: usize = LANES;

    fn advance(&self, parent: &mut Words, child: &mut Words, ahead: Ahead) -> u64 {
        advance(parent, child, ahead)
    }

    fn finish(&self, level: &mut Words, ahead: Ahead) -> Finished {
        finish(level, ahead)
    }
}
