//! Why a step came to be, and the sentence that says so.

use super::Recorded;
use crate::board::{Line, Square};
use crate::visitor::Step;
use std::fmt;

/// A queen that attacks a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attacker {
    /// Where it stands.
    pub queen: Square,
    /// The line along which it attacks.
    pub line: Line,
}

/// The queens that attack a square, in the order given. O(queens).
///
/// ```
/// use n_queens::board::{Line, Square};
/// use n_queens::trace::attackers;
///
/// let queens = [Square { row: 0, column: 0 }, Square { row: 1, column: 2 }];
/// let found = attackers(&queens, Square { row: 2, column: 2 });
/// assert_eq!(found.len(), 2);
/// assert_eq!((found[0].line, found[1].line), (Line::Falling, Line::Column));
/// ```
pub fn attackers(queens: &[Square], square: Square) -> Vec<Attacker> {
    let attacker = |&queen: &Square| queen.attacks(square).map(|line| Attacker { queen, line });
    queens.iter().filter_map(attacker).collect()
}

/// A row or a column, whichever the search fills next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// The row with this number.
    Row(usize),
    /// The column with this number.
    Column(usize),
}

impl Lane {
    /// Whether the square lies in it.
    pub fn contains(self, square: Square) -> bool {
        match self {
            Self::Row(row) => square.row == row,
            Self::Column(column) => square.column == column,
        }
    }

    /// Its squares on an n × n board.
    pub fn squares(self, n: usize) -> impl Iterator<Item = Square> {
        (0..n).map(move |place| match self {
            Self::Row(row) => Square { row, column: place },
            Self::Column(column) => Square { row: place, column },
        })
    }
}

impl fmt::Display for Lane {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(row) => write!(formatter, "row {row}"),
            Self::Column(column) => write!(formatter, "column {column}"),
        }
    }
}

/// How a reported solution relates to the queens that stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Image {
    /// It is the board as it stands.
    Standing,
    /// It is the mirror image of the board as it stands.
    Mirror,
    /// It is neither.
    Other,
}

/// Why a step came to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Tried: no queen attacks the square, and one is placed there next.
    Free,
    /// Tried: these queens attack the square.
    Refused(Vec<Attacker>),
    /// Tried: no queen attacks the square, but the search does not take it.
    Passed,
    /// Placed: the square was free.
    Placed,
    /// Removed: the lane had no free square at all.
    DeadEnd {
        /// The row or column that could not be filled.
        lane: Lane,
        /// Where the search goes on, if it fills rows or columns in order.
        back_to: Option<Lane>,
    },
    /// Removed: every free square of the lane has been explored.
    Explored {
        /// The row or column whose squares have all had their turn.
        lane: Lane,
        /// Where the search goes on, if it fills rows or columns in order.
        back_to: Option<Lane>,
    },
    /// Removed: a solution has been reported, and the search looks for the next.
    NextSolution {
        /// Where the search goes on, if it fills rows or columns in order.
        back_to: Option<Lane>,
    },
    /// Removed: the search goes no deeper here, although squares may be free.
    NoDeeper {
        /// Where the search goes on, if it fills rows or columns in order.
        back_to: Option<Lane>,
    },
    /// Solved.
    Solution {
        /// 1 for the first.
        number: usize,
        /// How it relates to the queens that stand.
        image: Image,
    },
}

impl fmt::Display for Recorded {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.step {
            Step::Tried(square) => write!(formatter, "tried {square}: {}", self.reason),
            Step::Placed(square) => write!(formatter, "placed {square}"),
            Step::Removed(square) => write!(formatter, "removed {square}: {}", self.reason),
            Step::Solved(_) => write!(formatter, "solved: {}", self.reason),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Free => formatter.write_str("free"),
            Self::Refused(attackers) => refused(formatter, attackers),
            Self::Passed => formatter.write_str("free, but not taken"),
            Self::Placed => formatter.write_str("it was free"),
            Self::DeadEnd { lane, back_to } => {
                write!(formatter, "{lane} has no free square{}", StepBack(*back_to))
            }
            Self::Explored { lane, back_to } => {
                write!(formatter, "{lane} has no square left{}", StepBack(*back_to))
            }
            Self::NextSolution { back_to } => {
                write!(formatter, "look for the next solution{}", StepBack(*back_to))
            }
            Self::NoDeeper { back_to } => {
                write!(formatter, "go no deeper for now{}", StepBack(*back_to))
            }
            Self::Solution { number, image } => solution(formatter, *number, *image),
        }
    }
}

fn refused(formatter: &mut fmt::Formatter<'_>, attackers: &[Attacker]) -> fmt::Result {
    formatter.write_str("refused")?;
    for (index, Attacker { queen, line }) in attackers.iter().enumerate() {
        let attacks = if index == 0 { "attacks it " } else { "" };
        write!(formatter, ", the queen at {queen} {attacks}along the {line}")?;
    }
    Ok(())
}

fn solution(formatter: &mut fmt::Formatter<'_>, number: usize, image: Image) -> fmt::Result {
    write!(formatter, "solution {number}")?;
    formatter.write_str(match image {
        Image::Standing => "",
        Image::Mirror => ", the mirror image of the board",
        Image::Other => ", another image of the board",
    })
}

/// The end of a sentence: `, step back to row 2`, or nothing.
struct StepBack(Option<Lane>);

impl fmt::Display for StepBack {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(lane) => write!(formatter, ", step back to {lane}"),
            None => Ok(()),
        }
    }
}
