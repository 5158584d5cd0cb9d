//! Variations on the question: one board for a very large n, boards on which some queens stand
//! already, rooks instead of queens, and solutions that differ by more than a turn or a mirror.
//!
//! | module | question |
//! |---|---|
//! | [`construct`] | one solution for any n, written down without searching |
//! | [`min_conflicts`] | one solution for any n, by mending a board full of conflicts |
//! | [`completion`] | some queens stand already: can the others be placed? |
//! | [`rooks`] | the same without diagonals |
//! | [`fundamental`] | one solution of each kind, turns and mirror images left out |
//!
//! [`random`] holds the one small generator of random numbers that they share.

pub mod completion;
pub mod construct;
pub mod fundamental;
pub mod min_conflicts;
pub mod random;
pub mod rooks;

pub use completion::{Partial, Piece};
