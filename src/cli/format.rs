//! How boards are printed.

use super::error::Error;
use clap::ValueEnum;
use n_queens::board;
use n_queens::variation::Piece;
use std::io::{self, Write};

/// The letters that name columns in the `squares` format.
const FILES: &[u8] = b"abcdefghijklmnopqrstuvwxyz";

/// A notation for boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// n lines of `.` and `Q`, an empty line between boards
    #[default]
    Board,
    /// JSON: a list of boards, each a list of strings
    Leetcode,
    /// The column of each row's queen, from 0, separated by spaces
    Columns,
    /// Row and column of each queen, from 0: `0-1, 1-3, 2-0, 3-2`
    Path,
    /// Chess squares, `a1` at the bottom left; for boards up to 26 × 26
    Squares,
}

impl Format {
    /// The largest n that it can show.
    pub(super) fn max_n(self) -> usize {
        if self == Self::Squares { FILES.len() } else { usize::MAX }
    }
}

/// Refuses an n that the notation cannot show.
pub(super) fn check_size(format: Format, n: usize) -> Result<(), Error> {
    let largest = format.max_n();
    if n <= largest {
        return Ok(());
    }
    Err(Error::usage(format!(
        "chess squares have letters for {largest} columns, not {n}; use --format path or columns"
    )))
}

/// Prints boards one after another, whatever the notation puts around and between them.
pub(super) struct BoardPrinter<W> {
    writer: W,
    format: Format,
    piece: Piece,
    printed: u64,
}

impl<W: Write> BoardPrinter<W> {
    pub(super) fn new(writer: W, format: Format) -> Self {
        Self { writer, format, piece: Piece::Queen, printed: 0 }
    }

    /// Prints boards of another piece, by its own letter.
    pub(super) fn with_piece(self, piece: Piece) -> Self {
        Self { piece, ..self }
    }

    /// How many boards were printed.
    pub(super) fn printed(&self) -> u64 {
        self.printed
    }

    /// Prints one board and hands it on at once, so that whoever reads a pipe need not wait.
    pub(super) fn print(&mut self, queens: &[usize]) -> io::Result<()> {
        let is_first = self.printed == 0;
        self.printed += 1;
        match self.format {
            Format::Board => {
                if !is_first {
                    writeln!(self.writer)?;
                }
                writeln!(self.writer, "{}", self.rows(queens).join("\n"))?;
            }
            Format::Leetcode => {
                let rows = serde_json::to_string(&self.rows(queens))?;
                write!(self.writer, "{}{rows}", if is_first { "[" } else { ",\n" })?;
            }
            Format::Columns => {
                self.line(queens, " ", |line, _, column| write!(line, "{column}"))?;
            }
            Format::Path => {
                self.line(queens, ", ", |line, row, column| write!(line, "{row}-{column}"))?;
            }
            Format::Squares => self.line(queens, " ", |line, row, column| {
                write!(line, "{}{}", char::from(FILES[column]), queens.len() - row)
            })?,
        }
        self.writer.flush()
    }

    /// Prints what must follow the last board.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        match (self.format, self.printed) {
            (Format::Leetcode, 0) => writeln!(self.writer, "[]"),
            (Format::Leetcode, _) => writeln!(self.writer, "]"),
            _ => Ok(()),
        }
    }

    fn rows(&self, queens: &[usize]) -> Vec<String> {
        let mut rows = board::rows(queens);
        if self.piece != Piece::Queen {
            let symbol = self.piece.symbol().to_string();
            for row in &mut rows {
                *row = row.replace('Q', &symbol);
            }
        }
        rows
    }

    /// Prints one line, in one piece and without a string for each queen: there may be millions.
    fn line(
        &mut self,
        queens: &[usize],
        separator: &str,
        show: impl Fn(&mut Vec<u8>, usize, usize) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut line = Vec::new();
        for (row, &column) in queens.iter().enumerate() {
            if row > 0 {
                line.extend_from_slice(separator.as_bytes());
            }
            show(&mut line, row, column)?;
        }
        line.push(b'\n');
        self.writer.write_all(&line)
    }
}
