//! Squares in the manner of chess: a letter for the column, a number for the row.

use super::permutation::are_distinct;
use super::reading::Reading;
use super::rows::{Shift, most_rows};
use crate::board::Square;
use crate::judge::printed::PrintedBoard;
use std::ops::Range;

/// A square as it is printed: the column from 0, the row from 0 or 1.
pub(super) type Named = (u32, u32);

/// Squares that stand together, in the order of the text.
#[derive(Debug)]
pub(super) struct Squares {
    runs: Vec<Run>,
    named: Vec<Named>,
    /// How many squares are kept: one for every row.
    most: usize,
    /// The line of the first run for which there was no room.
    pub full: Option<usize>,
}

/// Squares that stand together: in one list or at the end of one line.
#[derive(Clone, Copy, Debug)]
struct Run {
    line: usize,
    /// Words stand on the same line.
    worded: bool,
    start: usize,
    length: usize,
}

/// The squares that a word consists of: `b1`, or `b1d2a3c4`.
pub(super) fn squares_of(word: &str) -> Option<Vec<Named>> {
    let named = |rest: &&str| rest.starts_with(|first: char| first.is_ascii_alphabetic());
    let word = word.strip_prefix('Q').filter(named).unwrap_or(word);
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
    pub(super) fn new(n: usize) -> Self {
        Self { runs: Vec::new(), named: Vec::new(), most: most_rows(n), full: None }
    }

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
        let on_board = n > 1 || squares.iter().all(|&(column, _)| column == 0);
        if on_board && !squares.is_empty() {
            self.push(line, worded, &squares);
        }
    }

    pub(super) fn push(&mut self, line: usize, worded: bool, squares: &[Named]) {
        if self.is_full(line) {
            return;
        }
        let start = self.named.len();
        self.named.extend_from_slice(squares);
        self.runs.push(Run { line, worded, start, length: squares.len() });
    }

    /// Keeps runs that were kept before once more, so far below.
    pub(super) fn again(&mut self, shift: Shift, runs: &Range<usize>) {
        for index in runs.clone() {
            let run = self.runs[index];
            let line = run.line + shift.lines;
            if !self.is_full(line) {
                self.runs.push(Run { line, ..run });
            }
        }
    }

    /// Whether there is no room for another run, from this line.
    fn is_full(&mut self, line: usize) -> bool {
        let full = self.runs.len() >= self.most || self.named.len() >= self.most;
        if full {
            self.full.get_or_insert(line);
        }
        full
    }

    /// How many runs are kept.
    pub(super) fn len(&self) -> usize {
        self.runs.len()
    }

    /// Reads every run as a board or, if each is one square, every n of them.
    pub(super) fn boards(&self, n: usize, reading: &mut Reading) {
        reading.unread = self.full;
        let single = n > 0 && self.runs.iter().all(|run| run.length == 1);
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
                for runs in self.runs.chunks(n) {
                    let squares: Vec<Named> =
                        runs.iter().map(|run| self.named[run.start]).collect();
                    board(runs[0].line, runs[n - 1].line, &squares);
                }
            }
            return;
        }
        for run in self.runs.iter().filter(|run| run.length > 1) {
            if run.length == n || !run.worded {
                board(run.line, run.line, &self.named[run.start..run.start + run.length]);
            }
        }
    }

    /// The side of the boards: n, unless every board has the same other number of queens, each
    /// in a row or a column of its own, on a board of that size.
    fn side(&self, n: usize) -> usize {
        match self.runs.first().map(|run| run.length) {
            Some(side) if side > 3 && side != n && self.are_boards(side) => side,
            _ => n,
        }
    }

    fn are_boards(&self, side: usize) -> bool {
        let least = self.named.iter().map(|&(_, row)| row).min().unwrap_or_default().min(1);
        let fits = |&(column, row): &Named| (column.max(row - least) as usize) < side;
        self.runs.iter().all(|run| run.length == side)
            && self.named.iter().all(fits)
            && self.runs.iter().all(|run| {
                let squares = &self.named[run.start..run.start + run.length];
                are_distinct(squares.iter().map(|&(_, row)| row))
                    || are_distinct(squares.iter().map(|&(column, _)| column))
            })
    }
}
