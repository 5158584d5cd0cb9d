//! Rows of one style, gathered from the whole text, and the symbols on them.

use super::cell::is_odd;
use super::row::{Shape, Style};
use crate::KNOWN_COUNTS;
use std::borrow::Cow;
use std::ops::Range;

/// How many rows are kept for boards of side n: those of all solutions four times over, and at
/// least a million, but not more than six million. All 365,596 boards for n = 14 have 5.1.
pub(super) fn most_rows(n: usize) -> usize {
    let boards = KNOWN_COUNTS
        .get(n)
        .map_or(usize::MAX, |&count| usize::try_from(count).unwrap_or(usize::MAX));
    boards.saturating_mul(4 * n.max(1)).clamp(1_000_000, 6_000_000)
}

/// More symbols than this are no boards.
const MOST_SYMBOLS: usize = 64;

/// How far below a text that was read before the same text stands again.
#[derive(Clone, Copy)]
pub(super) struct Shift {
    pub lines: usize,
    pub places: usize,
}

/// One row of a board, or of several boards side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// Its line, counted from 1.
    pub line: usize,
    /// The line on which it ends.
    pub last: usize,
    /// Its place in the text: rows that follow each other closely have close places.
    pub place: usize,
    /// The number of squares.
    pub width: usize,
    /// How many rows of that width stand side by side.
    pub lanes: usize,
    /// Words stand before it.
    pub prefixed: bool,
    /// The number or letter that stood before it.
    label: Option<char>,
    /// Where its squares begin.
    start: usize,
    /// The set of its symbols, one bit for each.
    pub symbols: u64,
}

/// Rows of one style.
#[derive(Debug)]
pub(super) struct Rows {
    pub style: Style,
    pub all: Vec<Row>,
    squares: Vec<u8>,
    symbols: Vec<char>,
    /// How many rows are kept.
    most: usize,
    /// The line of the first row for which there was no room.
    pub full: Option<usize>,
}

impl Rows {
    pub(super) fn new(style: Style, n: usize) -> Self {
        let (all, squares, symbols) = (Vec::new(), Vec::new(), Vec::new());
        Self { style, all, squares, symbols, most: most_rows(n), full: None }
    }

    /// Keeps a row that has been [spelt out](Rows::spell).
    pub(super) fn push(&mut self, line: usize, place: usize, row: Row) {
        self.keep(Row { line, last: line, place, ..row });
    }

    /// Keeps rows that were kept before once more, so far below.
    pub(super) fn again(&mut self, shift: Shift, rows: &Range<usize>) {
        for index in rows.clone() {
            let row = self.all[index];
            let [line, last] = [row.line, row.last].map(|line| line + shift.lines);
            self.keep(Row { line, last, place: row.place + shift.places, ..row });
        }
    }

    fn keep(&mut self, row: Row) {
        if self.all.len() < self.most {
            self.all.push(row);
        } else {
            self.full.get_or_insert(row.line);
        }
    }

    /// Puts rows that were gathered from two sources into the order of the text.
    pub(super) fn put_in_order(&mut self) {
        self.all.sort_by_key(|row| row.place);
    }

    /// Takes the label 0 off the rows above those from which 1 was taken: alone it looks like a
    /// square. The rows of boards of side n are meant.
    pub(super) fn take_zeros_off(&mut self, n: usize) {
        let zero = self.symbols.iter().position(|&symbol| symbol == '0');
        for index in 1..self.all.len() {
            let [above, below] = [self.all[index - 1], self.all[index]];
            let is_led = below.label == Some('1') && below.width == n && above.width == n + 1;
            if is_led && zero == Some(usize::from(self.squares[above.start])) {
                self.all[index - 1] = Row { start: above.start + 1, width: n, ..above };
            }
        }
    }

    /// Whether rows with blanks on the odd squares and rows with blanks on the even ones take
    /// turns, as they do on chequered boards.
    pub(super) fn take_turns(&self) -> bool {
        let blank = self.symbols.iter().position(|&symbol| symbol == ' ');
        let is_odd = |row: &&Row| {
            let squares = self.squares(row, 0).iter();
            let blanks = |from| {
                squares
                    .clone()
                    .skip(from)
                    .step_by(2)
                    .filter(|&&square| Some(usize::from(square)) == blank)
                    .count()
            };
            blanks(1) > blanks(0)
        };
        let odd = self.all.iter().filter(is_odd).count();
        3 * odd.min(self.all.len() - odd) >= self.all.len()
    }

    /// A row of these squares, whose place in the text is yet to be given; none if the text has
    /// too many symbols.
    pub(super) fn spell(&mut self, shape: Shape, cells: &[char]) -> Option<Row> {
        let start = self.squares.len();
        let mut symbols = 0;
        for &symbol in cells {
            let Some(number) = self.number(symbol) else {
                self.squares.truncate(start);
                return None;
            };
            symbols |= 1 << number;
            self.squares.push(number);
        }
        let Shape { width, lanes, prefixed, label, .. } = shape;
        Some(Row { line: 0, last: 0, place: 0, width, lanes, prefixed, label, start, symbols })
    }

    /// The number of a symbol, a new one if it was not seen before.
    fn number(&mut self, symbol: char) -> Option<u8> {
        let found = self.symbols.iter().position(|&other| other == symbol).or_else(|| {
            let free = (self.symbols.len() < MOST_SYMBOLS).then_some(self.symbols.len())?;
            self.symbols.push(symbol);
            Some(free)
        });
        found.and_then(|number| u8::try_from(number).ok())
    }

    /// The squares of one lane of a row, as the numbers of their symbols.
    pub(super) fn squares(&self, row: &Row, lane: usize) -> &[u8] {
        let start = row.start + lane * row.width;
        &self.squares[start..start + row.width]
    }

    /// The rows that differ, and how often each came: rows that were read from the same line are
    /// kept once.
    pub(super) fn kinds<'r>(&self, rows: &[&'r Row]) -> impl Iterator<Item = (&'r Row, usize)> {
        let mut times = vec![0; self.squares.len()];
        for row in rows {
            times[row.start] += 1;
        }
        let counted = rows.iter().map(move |&row| (row, std::mem::take(&mut times[row.start])));
        counted.filter(|&(_, times)| times > 0)
    }

    /// The symbols in a set, with their numbers.
    pub(super) fn symbols(&self, set: u64) -> impl Iterator<Item = (u8, char)> + '_ {
        let numbers = (0..).zip(self.symbols.iter().copied());
        numbers.filter(move |&(number, _)| set >> number & 1 == 1)
    }

    /// Whether a set holds a symbol that talk is made of.
    pub(super) fn is_odd(&self, set: u64) -> bool {
        self.symbols(set).any(|(_, symbol)| is_odd(symbol))
    }

    /// Parts the rows by their symbols: rows that share one, directly or through others, belong
    /// to the same kind of board. A row of words never joins rows of plain symbols.
    pub(super) fn alphabets(&self) -> Vec<u64> {
        let mut alphabets: Vec<u64> = Vec::new();
        for row in &self.all {
            let symbols = row.symbols;
            if alphabets.iter().any(|alphabet| symbols & !alphabet == 0) {
                continue;
            }
            let odd = self.is_odd(symbols);
            let mut joined = symbols;
            alphabets.retain(|&alphabet| {
                let joins = alphabet & symbols != 0 && self.is_odd(alphabet) == odd;
                joined |= if joins { alphabet } else { 0 };
                !joins
            });
            alphabets.push(joined);
        }
        alphabets.extend(self.whole_rows(&alphabets));
        alphabets
    }

    /// The alphabet of boards on which every row is all queens or all empty, as a program prints
    /// them for n = 2 that never compares rows.
    fn whole_rows(&self, alphabets: &[u64]) -> Option<u64> {
        let all = alphabets.iter().fold(0, |all, alphabet| all | alphabet);
        let is_whole = self.all.iter().any(|row| row.width > 1)
            && alphabets.len() == 2
            && alphabets.iter().all(|a| a.is_power_of_two());
        (is_whole && !self.is_odd(all)).then_some(all)
    }

    /// The rows that are written in an alphabet, which most often are all.
    pub(super) fn written_in(&self, alphabet: u64) -> Cow<'_, [Row]> {
        let is_written = |row: &&Row| row.symbols & !alphabet == 0;
        if self.all.iter().all(|row| is_written(&row)) {
            return Cow::Borrowed(&self.all);
        }
        self.all.iter().filter(is_written).copied().collect()
    }
}
