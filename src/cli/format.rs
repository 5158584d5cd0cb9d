//! How boards are printed.

use crate::board;
use clap::ValueEnum;
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

/// Prints boards one after another, whatever the notation puts around and between them.
pub(super) struct BoardPrinter<W> {
    writer: W,
    format: Format,
    printed: u64,
}

impl<W: Write> BoardPrinter<W> {
    pub(super) fn new(writer: W, format: Format) -> Self {
        Self { writer, format, printed: 0 }
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
                writeln!(self.writer, "{}", board::rows(queens).join("\n"))?;
            }
            Format::Leetcode => {
                let rows = serde_json::to_string(&board::rows(queens))?;
                write!(self.writer, "{}{rows}", if is_first { "[" } else { ",\n" })?;
            }
            Format::Columns => self.line(queens, " ", |_, column| column.to_string())?,
            Format::Path => self.line(queens, ", ", |row, column| format!("{row}-{column}"))?,
            Format::Squares => self.line(queens, " ", |row, column| {
                format!("{}{}", char::from(FILES[column]), queens.len() - row)
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

    fn line(
        &mut self,
        queens: &[usize],
        separator: &str,
        show: impl Fn(usize, usize) -> String,
    ) -> io::Result<()> {
        let queens = queens.iter().enumerate().map(|(row, &column)| show(row, column));
        writeln!(self.writer, "{}", queens.collect::<Vec<_>>().join(separator))
    }
}
