//! Rows of which the empty squares are left blank, so that only the queens can be seen.
//!
//! Where a queen stands on its line tells its column. In n rows with all columns taken the
//! first and the last queen are n − 1 columns apart, which gives the width of a column.

use super::cell::{Liking, is_punctuation, liking};
use super::reading::Reading;
use super::text::Line;
use crate::board::Square;
use crate::judge::notation::Notation;
use crate::judge::printed::PrintedBoard;

/// A line with a single queen on it.
#[derive(Clone, Copy)]
pub(super) struct Queen {
    line: usize,
    place: usize,
    symbol: char,
    /// How many characters stand before it.
    indent: usize,
}

impl Queen {
    /// The same queen on this line.
    pub(super) fn on(self, line: &Line) -> Self {
        Self { line: line.number, place: line.place, ..self }
    }
}

/// Reads lines of blanks with one queen each as boards of side n.
pub(super) fn read(queens: &[Queen], n: usize) -> Option<Reading> {
    if n < 2 {
        return None;
    }
    let close = queens.windows(2).map(|two| two[1].place - two[0].place).min()?;
    let blocks =
        queens.chunk_by(|one, next| one.symbol == next.symbol && next.place - one.place == close);
    let blocks: Vec<&[Queen]> = blocks.filter(|block| block.len().is_multiple_of(n)).collect();
    let indents = || blocks.iter().flat_map(|block| block.iter().map(|queen| queen.indent));
    let (least, most) = (indents().min()?, indents().max()?);
    let pitch = (most - least) / (n - 1);
    let on_column = |indent: usize| (indent - least).is_multiple_of(pitch);
    if pitch == 0 || (most - least) % (n - 1) != 0 || !indents().all(on_column) {
        return None;
    }
    let mut reading = Reading::new(Notation::BlankRows);
    for board in blocks.iter().flat_map(|block| block.chunks(n)) {
        let columns = board.iter().map(|queen| (queen.indent - least) / pitch);
        let queens = columns.enumerate().map(|(row, column)| Square { row, column }).collect();
        reading.push(
            PrintedBoard { line: board[0].line, rows: n, columns: n, queens },
            board[n - 1].line,
        );
    }
    Some(reading)
}

/// The queen on a line that shows nothing else; where the line stands is yet to be given.
pub(super) fn queen(line: &str) -> Option<Queen> {
    let mut symbols = line.trim().chars();
    let symbol = symbols.next().filter(|_| symbols.as_str().is_empty())?;
    let is_queen = !is_punctuation(symbol) && liking(symbol) != Liking::Empty;
    let indent = line.chars().take_while(|&c| c == ' ').count();
    let plain = !line.contains('\t');
    (is_queen && plain).then_some(Queen { line: 0, place: 0, symbol, indent })
}
