//! The list of rungs, for whoever wants to run them all.

use super::kernel::{Kernel, Unavailable};
use super::work::Meter;
use super::{bit_mask, constellations, half_board, lookahead};
use std::fmt;

/// A way of counting on one thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rung {
    /// [`bit_mask`].
    BitMask,
    /// [`half_board`].
    HalfBoard,
    /// [`constellations`].
    Constellations,
    /// [`lookahead`].
    Lookahead,
    /// Level buffers, with one of the kernels.
    Levels(Kernel),
}

impl Rung {
    /// Every rung, from the ground up.
    pub const ALL: [Self; 7] = [
        Self::BitMask,
        Self::HalfBoard,
        Self::Constellations,
        Self::Lookahead,
        Self::Levels(Kernel::Safe),
        Self::Levels(Kernel::Avx2),
        Self::Levels(Kernel::Avx512),
    ];

    /// The number of ways to place n queens.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if this processor cannot run the kernel.
    ///
    /// # Panics
    ///
    /// If n is greater than [`MAX_N`](super::MAX_N).
    ///
    /// ```
    /// use n_queens::counting::rung::Rung;
    ///
    /// assert_eq!(Rung::Lookahead.count(9, &mut ()), Ok(352));
    /// ```
    pub fn count(self, n: usize, meter: &mut impl Meter) -> Result<u64, Unavailable> {
        match self {
            Self::BitMask => Ok(bit_mask::count(n, meter)),
            Self::HalfBoard => Ok(half_board::count(n, meter)),
            Self::Constellations => Ok(constellations::count(n, meter)),
            Self::Lookahead => Ok(lookahead::count(n, meter)),
            Self::Levels(kernel) => kernel.count(n, meter),
        }
    }
}

impl fmt::Display for Rung {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BitMask => formatter.pad("bit mask"),
            Self::HalfBoard => formatter.pad("half board"),
            Self::Constellations => formatter.pad("constellations"),
            Self::Lookahead => formatter.pad("lookahead"),
            Self::Levels(kernel) => formatter.pad(&format!("level buffers, {kernel}")),
        }
    }
}
