//! The level buffer of both vector kernels: an array for each part of a state, so that one
//! vector holds the same part of many states.

use crate::counting::levels::{BLOCK, CAPACITY, Level};
use std::ops::Range;

/// The widest vector, in lanes of 16 bits.
const WIDEST: usize = 32;

/// A vector may be stored where only its first lanes are wanted.
pub(super) const ROOM: usize = CAPACITY + WIDEST;

/// States in lanes, the newest last. What the parts mean is in the table of the portable pass.
#[repr(align(64))]
pub(in crate::counting) struct Lanes {
    pub(super) falling: [u16; ROOM],
    pub(super) rising: [u16; ROOM],
    pub(super) columns: [u16; ROOM],
    pub(super) candidates: [u16; ROOM],
    pub(super) len: usize,
}

impl Level for Lanes {
    fn empty() -> Self {
        let lanes = [0; ROOM];
        Self { falling: lanes, rising: lanes, columns: lanes, candidates: lanes, len: 0 }
    }

    fn len(&self) -> usize {
        self.len
    }

    fn start(&mut self, candidates: u16) {
        self.falling[0] = 0;
        self.rising[0] = 0;
        self.columns[0] = 0;
        self.candidates[0] = candidates;
        self.len = 1;
    }
}

impl Lanes {
    /// Takes the states of the next pass away: as many whole vectors as there are, or the rest
    /// that is shorter than one, followed by lanes without candidates.
    ///
    /// They stay readable until others overwrite them.
    pub(super) fn take_block(&mut self, lanes: usize) -> Range<usize> {
        let end = self.len;
        let whole = (end - end % lanes).min(BLOCK);
        if whole == 0 {
            self.candidates[end..lanes].fill(0);
            self.len = 0;
        } else {
            self.len = end - whole;
        }
        self.len..end
    }
}
