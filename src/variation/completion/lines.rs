//! What is free, as sets of bits: copied for each piece that is placed, so never to be undone.

use std::fmt;

/// The rule: which lines a piece takes for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Its row and its column.
    Rook,
    /// Its row, its column and both of its diagonals.
    Queen,
}

impl Piece {
    /// The letter that stands for it on a printed board.
    pub fn symbol(self) -> char {
        match self {
            Self::Rook => 'R',
            Self::Queen => 'Q',
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Rook => "rook",
            Self::Queen => "queen",
        })
    }
}

/// The lines of an n × n board, n ≤ 64, and which of them are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lines {
    n: usize,
    piece: Piece,
    /// Bit `row`: no piece stands in that row.
    open_rows: u64,
    /// Bit `column`: no piece stands in that column.
    open_columns: u64,
    /// Bit `column + n − 1 − row`: that falling diagonal is taken. The n bits from
    /// `n − 1 − row` on are those that cross the squares of one row, from the left.
    falling: u128,
    /// Bit `row + n − 1 − column`: the same diagonals, to be read down a column.
    falling_down: u128,
    /// Bit `row + column`: that rising diagonal is taken. It reads the same both ways.
    rising: u128,
}

impl Lines {
    /// The empty board.
    pub(super) fn open(n: usize, piece: Piece) -> Self {
        let all = if n == 0 { 0 } else { u64::MAX >> (64 - n) };
        let (falling, falling_down, rising) = (0, 0, 0);
        Self { n, piece, open_rows: all, open_columns: all, falling, falling_down, rising }
    }

    /// These lines with a piece on one more square. Here alone rooks and queens differ.
    pub(super) fn with(mut self, row: usize, column: usize) -> Self {
        self.open_rows &= !(1 << row);
        self.open_columns &= !(1 << column);
        if self.piece == Piece::Queen {
            self.falling |= 1 << (column + self.n - 1 - row);
            self.falling_down |= 1 << (row + self.n - 1 - column);
            self.rising |= 1 << (row + column);
        }
        self
    }

    /// The free squares of the topmost open row, or `None` if every row is taken.
    pub(super) fn topmost(&self) -> Option<Free> {
        bits(self.open_rows, 0).next().map(|row| self.in_row(row))
    }

    /// The free squares of the open row or column that has the fewest, or `None` if every row is
    /// taken. Of lines with as few it is the first one, counted from line `start` on.
    pub(super) fn tightest(&self, start: u32) -> Option<Free> {
        let rows = bits(self.open_rows, start).map(|row| self.in_row(row));
        let columns = bits(self.open_columns, start).map(|column| self.in_column(column));
        rows.chain(columns).min_by_key(Free::count)
    }

    /// Every free square of the board as `(row, column)`, in reading order.
    pub(super) fn free_squares(&self) -> impl Iterator<Item = (usize, usize)> {
        bits(self.open_rows, 0).flat_map(|row| self.in_row(row).squares(0))
    }

    fn in_row(&self, row: usize) -> Free {
        let taken = (self.falling >> (self.n - 1 - row)) | (self.rising >> row);
        Free::Row { row, columns: self.open_columns & !low_bits(taken) }
    }

    fn in_column(&self, column: usize) -> Free {
        let taken = (self.falling_down >> (self.n - 1 - column)) | (self.rising >> column);
        Free::Column { column, rows: self.open_rows & !low_bits(taken) }
    }
}

/// The free squares of one line.
#[derive(Clone, Copy, Debug)]
pub(super) enum Free {
    Row { row: usize, columns: u64 },
    Column { column: usize, rows: u64 },
}

impl Free {
    fn count(&self) -> u32 {
        match self {
            Self::Row { columns: squares, .. } | Self::Column { rows: squares, .. } => {
                squares.count_ones()
            }
        }
    }

    /// The squares as `(row, column)`, from place `start` on and then from the line's beginning.
    pub(super) fn squares(self, start: u32) -> impl Iterator<Item = (usize, usize)> {
        let squares = match self {
            Self::Row { columns: squares, .. } | Self::Column { rows: squares, .. } => squares,
        };
        bits(squares, start).map(move |place| match self {
            Self::Row { row, .. } => (row, place),
            Self::Column { column, .. } => (place, column),
        })
    }
}

/// The part of a window of diagonals that lies on the board: n ≤ 64 places.
#[expect(clippy::cast_possible_truncation, reason = "what is cut off lies beside the board")]
fn low_bits(window: u128) -> u64 {
    window as u64
}

/// The places of the bits of `set`, from place `start` on and then from 0.
fn bits(set: u64, start: u32) -> impl Iterator<Item = usize> {
    let mut left = set.rotate_right(start);
    std::iter::from_fn(move || {
        let next = (left != 0).then(|| (left.trailing_zeros() + start) as usize % 64);
        left &= left.wrapping_sub(1);
        next
    })
}
