//! The N-Queens kata: every classic way to place n queens on an n × n board so that no two
//! attack each other, one test suite that checks them all, and the tools to compare them.
//!
//! # The one idea
//!
//! A solver *searches* and reports what happens; a [`Visitor`] decides what to do with it.
//! So the few lines that a reader learns from are the very lines that are tested, counted,
//! traced, streamed, stopped early and benchmarked.
//!
//! ```
//! use n_queens::Approach;
//!
//! assert_eq!(Approach::ConflictArrays.total_n_queens(8), 92);
//! assert_eq!(Approach::Symmetry.solve_n_queens(4).len(), 2);
//! assert!(Approach::RowHashSets.first(3).is_none());
//! ```
//!
//! # Words
//!
//! One word for each thing, in the code, on the pages and in every message:
//!
//! | word | meaning |
//! |---|---|
//! | `n` | the number of queens, and of rows and columns |
//! | board | n rows and n columns of squares |
//! | row, column | counted from 0, the top row and the left column first |
//! | square | written `(row, column)` |
//! | queens | one column for each row: `queens[row] == column` |
//! | falling diagonal `\` | squares with the same `row − column` |
//! | rising diagonal `/` | squares with the same `row + column` |
//! | attack | two queens on one row, column or diagonal |
//! | conflict | an attack that a search finds before it places a queen |
//! | tried | the search looked whether a queen may stand on a square |
//! | placed, removed | the search put a queen down, took it away again |
//! | solved | n queens stand and none attacks another |

pub mod approach;
pub mod board;
pub mod counting;
pub mod judge;
#[cfg(feature = "cli")]
pub mod kata;
#[cfg(feature = "cli")]
pub mod page;
#[cfg(doctest)]
mod pages;
pub mod trace;
pub mod variation;
pub mod visitor;

pub use approach::Approach;
pub use board::Board;
pub use visitor::Visitor;

/// The number of solutions for n = 0…27 ([OEIS A000170](https://oeis.org/A000170)).
///
/// ```
/// assert_eq!(n_queens::KNOWN_COUNTS[8], 92);
/// ```
pub const KNOWN_COUNTS: [u64; 28] = [
    1,
    1,
    0,
    0,
    2,
    10,
    4,
    40,
    92,
    352,
    724,
    2_680,
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
    4_968_057_848,
    39_029_188_884,
    314_666_222_712,
    2_691_008_701_644,
    24_233_937_684_440,
    227_514_171_973_736,
    2_207_893_435_808_352,
    22_317_699_616_364_044,
    234_907_967_154_122_528,
];
