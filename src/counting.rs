//! How far one machine can count: a ladder of counters, each rung faster than the one below.
//!
//! The approaches search and report every solution; a counter only counts, and may skip
//! whatever it can prove without looking. The story, with measured figures, is in
//! `docs/counting.md`.
//!
//! | rung | module | what it adds |
//! |---|---|---|
//! | 1 | [`bit_mask`] | a row's free squares as one expression |
//! | 2 | [`half_board`] | one mirror image instead of two |
//! | 3 | [`constellations`] | one of eight symmetric images |
//! | 4 | [`lookahead`] | dead ends seen before they are entered |
//! | 5 | [`kernel`], safe | hundreds of states at a time, and no branch that depends on one |
//! | 6 | [`kernel`], AVX2 and AVX-512 | 16 or 32 states in one instruction |

mod attacked;
pub mod bit_mask;
pub mod constellations;
pub mod half_board;
pub mod kernel;
mod levels;
pub mod lookahead;
pub mod orbits;
pub mod subproblem;
pub mod work;

/// The largest n that the counters accept: the largest whose count is known. It fits 64 bits.
pub const MAX_N: usize = 27;

/// Panics where a counter cannot start.
fn check(n: usize) {
    assert!(n <= MAX_N, "the counters take n up to {MAX_N}, not {n}");
}

/// A word with one bit for each column.
fn all_columns(n: usize) -> u32 {
    check(n);
    (1 << n) - 1
}
