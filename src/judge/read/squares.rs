//! Squares in the manner of chess: a letter for the column, a number for the row.

use super::reading::Reading;
use super::rows::MOST_ROWS;
use crate::board::Square;
use crate::judge::printed::PrintedBoard;

/// A square as it is printed: the column from 0, the row from 0 or 1.
pub(super) type Named = (u32, u32);

/// At most so many squares are kept: one for every row.
const MOST_SQUARES: usize = MOST_ROWS;

/// Squares that stand together, in the order of the text.
#[derive(Debug, Default)]
pub(super) struct Squares {
    runs: Vec<Run>,
    named: Vec<Named>,
    /// The line of the first run for which there was no room.
    pub full: Option<usize>,
}

#[derive(Debug)]
struct Run {
    line: usize,
    worded: bool,
    start: usize,
    length: usize,
}

/// The squares that a word consists of: `b1`, or `b1d2a3c4`.
pub(super) fn squares_of(word: &str) -> Option<Vec<Named>> {
    let mut bytes = word.bytes().peekable();
    let mut squares = Vec::new();
    while let Some(letter) = bytes.next() {
        if !letter.is_ascii_alphabetic() {
            return None;
        }
        let mut digits = 0;
        let mut row = 0;
        while let Some(digit) = bytes.next_if(u8::is_ascii_digit) {
            digits += 1;
            row = 10 * row + u32::from(digit - b'0');
            if digits > 2 {
                return None;
            }
        }
        if digits == 0 {
            return None;
        }
        squares.push((u32::from(letter.to_ascii_lowercase() - b'a'), row));
    }
    (!squares.is_empty()).then_some(squares)
}

impl Squares {
    /// Keeps the squares at the end of a line, which must end in a number.
    pub(super) fn line(&mut self, line: usize, text: &str, n: usize) {
        let is_gap =
            |c: char| matches!(c, ' ' | ',' | '\t' | ';' | '-' | '>' | '.' | '|' | '(' | ')' | ':');
        let mut found = Vec::new();
        let mut worded = false;
        for word in text.rsplit(is_gap).filter(|word| !word.is_empty()) {
            let Some(squares) = squares_of(word) else {
                worded = word.parse::<u64>().is_err();
                break;
            };
            found.push(squares);
        }
        found.reverse();
        let squares = found.concat();
        if !squares.is_empty() && (squares.len() > 1 || n == 1 || !worded) {
            self.push(line, worded, &squares);
        }
    }

    pub(super) fn push(&mut self, line: usize, worded: bool, squares: &[Named]) {
        if self.named.len() >= MOST_SQUARES {
            self.full.get_or_insert(line);
            return;
        }
        let start = self.named.len();
        self.named.extend_from_slice(squares);
        self.runs.push(Run { line, worded, start, length: squares.len() });
    }

    /// Reads every run as a board or, if each is one square, every n of them.
    pub(super) fn boards(&self, n: usize, reading: &mut Reading) {
        reading.unread = self.full;
        let single = n > 1 && self.runs.iter().all(|run| run.length == 1);
        let side = self.side(n);
        let lowest = self.named.iter().map(|&(_, row)| row).min().unwrap_or_default();
        let base = lowest.min(1);
        let mut board = |line: usize, last: usize, squares: &[Named]| {
            let square = |&(column, row): &Named| Square {
                row: (row - base) as usize,
                column: column as usize,
            };
            let mut queens: Vec<Square> = squares.iter().map(square).collect();
            queens.sort_unstable();
            reading.push(PrintedBoard { line, rows: side, columns: side, queens }, last);
        };
        if single {
            if self.runs.len().is_multiple_of(n) {
                let lines = self.runs.chunks(n).map(|runs| (runs[0].line, runs[n - 1].line));
                lines
                    .zip(self.named.chunks(n))
                    .for_each(|((line, last), squares)| board(line, last, squares));
            }
            return;
        }
        for run in self.runs.iter().filter(|run| run.length > 1 || n == 1) {
            if run.length == n || !run.worded {
                board(run.line, run.line, &self.named[run.start..run.start + run.length]);
            }
        }
    }

    /// The side of the boards: n, unless every board has the same other number of queens.
    fn side(&self, n: usize) -> usize {
        match self.runs.first().map(|run| run.length) {
            Some(side) if side > 3 && self.runs.iter().all(|run| run.length == side) => side,
            _ => n,
        }
    }
}
