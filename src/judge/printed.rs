//! What a program printed for one n, as far as it could be read.

use crate::board::Square;
use crate::judge::notation::Notation;

/// Everything that was found in a printed text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printed {
    /// The boards in the order in which they were printed, right or not.
    pub boards: Vec<PrintedBoard>,
    /// The number of solutions that the text states, if it states one.
    pub count: Option<StatedCount>,
    /// The line, counted from 1, that says that there is no solution: in words, as an empty
    /// list, as 0 or −1.
    pub none: Option<usize>,
    /// The first piece of text that should have been a board or a number but could not be read.
    pub unread: Option<Unread>,
    /// The notation in which the boards or their number were read.
    pub notation: Option<Notation>,
}

/// One printed board, which may hold any number of queens on a board of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedBoard {
    /// The line of its first row, counted from 1.
    pub line: usize,
    /// Its number of rows.
    pub rows: usize,
    /// Its number of columns.
    pub columns: usize,
    /// The squares with a queen, in reading order.
    pub queens: Vec<Square>,
}

/// A number of solutions, as stated in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatedCount {
    /// The line that states it, counted from 1.
    pub line: usize,
    /// The number.
    pub solutions: u64,
}

/// A piece of text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Its line, counted from 1.
    pub line: usize,
    /// The line itself, cut to a length that can be shown.
    pub text: String,
}
