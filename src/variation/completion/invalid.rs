//! What can be wrong with given pieces, and the words for it.

use super::{MAX_N, Piece};
use crate::board::{Line, Square};
use std::error::Error;
use std::fmt;

/// Why something is not a [`Partial`](super::Partial).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidPartial {
    /// The board is larger than [`MAX_N`].
    TooLarge {
        /// Its number of rows.
        n: usize,
    },
    /// A piece lies off the board.
    OffTheBoard {
        /// What it is.
        piece: Piece,
        /// Where it lies.
        square: Square,
        /// Size of the board.
        n: usize,
    },
    /// A piece is given twice.
    Repeated {
        /// What it is.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// Two pieces attack each other.
    Attack {
        /// What they are.
        piece: Piece,
        /// The one that stands first in reading order.
        first: Square,
        /// The one that stands second.
        second: Square,
        /// The line that they share.
        line: Line,
    },
    /// A row has more or fewer squares than the board has rows.
    Width {
        /// The row.
        row: usize,
        /// How many squares it has.
        squares: usize,
        /// How many it should have.
        n: usize,
    },
    /// A character is neither an empty square nor the piece.
    Character {
        /// The row.
        row: usize,
        /// The character.
        found: char,
        /// What may stand on the board.
        piece: Piece,
    },
}

impl fmt::Display for InvalidPartial {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooLarge { n } => {
                write!(formatter, "n = {n} is too large: boards are completed up to n = {MAX_N}")
            }
            Self::OffTheBoard { piece, square, n: 0 } => {
                write!(formatter, "the {piece} at {square} is off the board, which has no squares")
            }
            Self::OffTheBoard { piece, square, n } => write!(
                formatter,
                "the {piece} at {square} is off the board, whose rows and columns are 0 to {}",
                n - 1
            ),
            Self::Repeated { piece, square } => {
                write!(formatter, "the {piece} at {square} is given twice")
            }
            Self::Attack { piece, first, second, line } => {
                write!(formatter, "{piece}s at {first} and {second} share a {line}")
            }
            Self::Width { row, squares, n } => {
                write!(formatter, "row {row}: {squares} squares on a board of {n} rows")
            }
            Self::Character { row, found, piece } => {
                write!(formatter, "row {row}: {found:?} is neither '.' nor {:?}", piece.symbol())
            }
        }
    }
}

impl Error for InvalidPartial {}

/// Whether the given pieces may stand on a board of n rows. Time O(k²) for k pieces.
pub(super) fn check(n: usize, piece: Piece, given: &[Square]) -> Result<(), InvalidPartial> {
    if n > MAX_N {
        return Err(InvalidPartial::TooLarge { n });
    }
    for (place, &square) in given.iter().enumerate() {
        if square.row >= n || square.column >= n {
            return Err(InvalidPartial::OffTheBoard { piece, square, n });
        }
        given[..place].iter().try_for_each(|&earlier| check_pair(piece, earlier, square))?;
    }
    Ok(())
}

fn check_pair(piece: Piece, one: Square, other: Square) -> Result<(), InvalidPartial> {
    if one == other {
        return Err(InvalidPartial::Repeated { piece, square: one });
    }
    match one.attacks(other) {
        Some(line) if piece == Piece::Queen || matches!(line, Line::Row | Line::Column) => {
            let (first, second) = (one.min(other), one.max(other));
            Err(InvalidPartial::Attack { piece, first, second, line })
        }
        _ => Ok(()),
    }
}

/// The columns of the pieces in one line of a printed board.
pub(super) fn pieces_in(
    n: usize,
    piece: Piece,
    row: usize,
    line: &str,
) -> Result<Vec<usize>, InvalidPartial> {
    let squares: Vec<_> = line.chars().filter(|character| !character.is_whitespace()).collect();
    let known = |character: &char| *character == '.' || *character == piece.symbol();
    if let Some(&found) = squares.iter().find(|character| !known(character)) {
        return Err(InvalidPartial::Character { row, found, piece });
    }
    if squares.len() != n {
        return Err(InvalidPartial::Width { row, squares: squares.len(), n });
    }
    Ok((0..n).filter(|&column| squares[column] == piece.symbol()).collect())
}
