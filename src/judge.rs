//! The judge: what a program printed, what is wrong with it in chess terms, and the likely bug.
//!
//! It reads [printed] text, compares it with the true set of solutions and explains the
//! difference. [`judge`] does the same with what a Rust function returns:
//!
//! ```
//! use n_queens::{Approach, judge};
//!
//! judge::judge(|n| Approach::RowHashSets.solve_n_queens(n)).assert_accepted();
//!
//! // A search that forgets the rising diagonals.
//! let report = judge::judge(|n| {
//!     let mut boards = Vec::new();
//!     fn fill(n: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<String>>) {
//!         if queens.len() == n {
//!             let row = |&column: &usize| ".".repeat(column) + "Q" + &".".repeat(n - 1 - column);
//!             boards.push(queens.iter().map(row).collect());
//!         } else {
//!             for column in 0..n {
//!                 let row = queens.len();
//!                 let safe = |(other, &taken): (usize, &usize)| {
//!                     taken != column && other + column != row + taken
//!                 };
//!                 if queens.iter().enumerate().all(safe) {
//!                     queens.push(column);
//!                     fill(n, queens, boards);
//!                     queens.pop();
//!                 }
//!             }
//!         }
//!     }
//!     fill(n, &mut Vec::new(), &mut boards);
//!     boards
//! });
//! assert_eq!(report.diagnosis[0].mistake, judge::Mistake::RisingDiagonalNeverCompared);
//! assert!(report.to_string().contains("queens at (0, 1) and (1, 0) share a rising diagonal"));
//! ```
//!
//! `docs/judge.md` has the verdicts, the exit statuses and the JSON; `docs/common-mistakes.md`
//! has every mistake that can be named, with a small program that makes it.

mod call;
mod case;
mod compare;
mod diagnosis;
mod explain;
mod mistake;
pub mod notation;
pub mod printed;
pub mod read;
mod report;
mod returned;
#[cfg(feature = "cli")]
pub mod run;
pub mod verdict;

pub use call::{Call, Ending, Mode, UnknownMode};
pub use case::Case;
pub use compare::{BadBoard, Fault, Tally};
pub use diagnosis::Diagnosis;
pub use mistake::{Mistake, UnknownMistake};
pub use printed::Printed;
pub use report::Report;
pub use returned::{COUNTED, LISTED, calls, judge, judge_counter};
pub use verdict::Verdict;
