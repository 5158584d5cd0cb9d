//! Rows of one style, gathered from the whole text, and the symbols on them.

use super::cell::is_odd;
use super::row::{Shape, Style};
use std::borrow::Cow;

/// At most so many rows are kept: the 365,596 boards for n = 14 have 5.1 million.
pub(super) const MOST_ROWS: usize = 6_000_000;

/// More symbols than this are no boards.
const MOST_SYMBOLS: usize = 64;

/// One row of a board, or of several boards side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// Its line, counted from 1.
    pub line: usize,
    /// Its place in the text: rows that follow each other closely have close places.
    pub place: usize,
    /// The number of squares.
    pub width: usize,
    /// How many rows of that width stand side by side.
    pub lanes: usize,
    /// Words stand before it.
    pub prefixed: bool,
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
    /// The line of the first row for which there was no room.
    pub full: Option<usize>,
}

impl Rows {
    pub(super) fn new(style: Style) -> Self {
        Self { style, all: Vec::new(), squares: Vec::new(), symbols: Vec::new(), full: None }
    }

    /// Keeps a row that has been [spelt out](Rows::spell).
    pub(super) fn push(&mut self, line: usize, place: usize, row: Row) {
        if self.all.len() < MOST_ROWS {
            self.all.push(Row { line, place, ..row });
        } else {
            self.full.get_or_insert(line);
        }
    }

    /// Puts rows that were gathered from two sources into the order of the text.
    pub(super) fn put_in_order(&mut self) {
        self.all.sort_by_key(|row| row.place);
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
        let Shape { width, lanes, prefixed, .. } = shape;
        Some(Row { line: 0, place: 0, width, lanes, prefixed, start, symbols })
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
        let is_whole = alphabets.len() == 2 && alphabets.iter().all(|a| a.is_power_of_two());
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
