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
//! | 3 | [`constellations`], [`orbits`] | one of eight symmetric images |
//! | 4 | [`lookahead`] | dead ends seen before they are entered |
//! | 5 | [`kernel`], safe | hundreds of states at a time, and no branch that depends on one |
//! | 6 | [`kernel`], AVX2 and AVX-512 | 16 or 32 states in one instruction |
//! | 7 | [`run`](mod@run) | threads |
//!
//! Rungs 3 to 6 share the [`subproblem`]. A count that takes days is written down in a
//! [`ledger`], kept in a file by [`checkpoint`] and divided between machines by [`shard`].

mod attacked;
pub mod bit_mask;
pub mod checkpoint;
pub mod constellations;
pub mod half_board;
pub mod kernel;
pub mod ledger;
mod levels;
pub mod lookahead;
pub mod orbits;
pub mod run;
pub mod rung;
mod seal;
pub mod shard;
pub mod subproblem;
pub mod work;

use kernel::Kernel;
use ledger::Ledger;
use run::{RunError, best_threads, run};
use shard::Shard;

/// The largest n that the counters accept: the largest whose count is known. It fits 64 bits.
pub const MAX_N: usize = 27;

/// Below this n, preparing the faster rungs takes longer than [`half_board`] takes to count.
pub const SMALL_N: usize = 12;

/// The number of ways to place n queens, as fast as this machine can count them.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
///
/// ```
/// assert_eq!(n_queens::counting::count(14), 365_596);
/// ```
pub fn count(n: usize) -> u64 {
    if n < SMALL_N {
        return half_board::count(n, &mut ());
    }
    let mut ledger = Ledger::new(n, Shard::WHOLE);
    let kernel = Kernel::best();
    let observe = |_: &Ledger| Ok::<(), RunError>(());
    run(&mut ledger, kernel, best_threads(n), observe)
        .or_else(|_| run(&mut ledger, kernel, 1, observe))
        .expect("one thread is always there, and known counts fit 64 bits");
    ledger.solutions()
}

/// Panics where a counter cannot start.
fn check(n: usize) {
    assert!(n <= MAX_N, "the counters take n up to {MAX_N}, not {n}");
}

/// A word with one bit for each column.
fn all_columns(n: usize) -> u32 {
    check(n);
    (1 << n) - 1
}
