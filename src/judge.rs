//! The judge: what a program printed, what is wrong with it in chess terms, and the likely bug.
//!
//! It reads [printed](printed) text, compares it with the true set of solutions and explains the
//! difference.

pub mod printed;
pub mod verdict;
