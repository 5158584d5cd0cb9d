//! What stands directly within a list: rows of squares, numbers, chess squares, strings.

use super::cell::{cell, is_punctuation, is_row, whole};
use super::known::KnownLines;
use super::numbers::{NO_QUEEN, Numbers};
use super::phrases::{is_noun, is_sum};
use super::row::{Style, parse, shape};
use super::rows::{Row, Rows};
use super::squares::{Squares, squares_of};

/// A word or a quoted string within brackets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'t> {
    pub text: &'t str,
    pub line: usize,
    pub quoted: bool,
    /// A colon or an equals sign follows: it names what comes next.
    pub key: bool,
}

/// The items of all lists of a text.
pub(super) struct Items<'t> {
    pub rows: Rows,
    pub numbers: Numbers,
    pub squares: Squares,
    n: usize,
    cells: Vec<char>,
    known: KnownLines<'t, Option<(Style, Row)>>,
}

impl<'t> Items<'t> {
    pub(super) fn new(n: usize) -> Self {
        Self {
            rows: Rows::new(Style::Listed, n),
            numbers: Numbers::new(n),
            squares: Squares::new(n),
            n,
            cells: Vec::new(),
            known: KnownLines::default(),
        }
    }

    /// How many rows, runs of numbers and runs of chess squares there are.
    pub(super) fn counts(&self) -> [usize; 3] {
        [self.rows.all.len(), self.numbers.len(), self.squares.len()]
    }

    /// Whether there is no room for more.
    pub(super) fn is_full(&self) -> bool {
        self.rows.full.is_some() || self.numbers.full.is_some() || self.squares.full.is_some()
    }

    /// Keeps what the words of one list are.
    pub(super) fn list(&mut self, line: usize, place: usize, words: &[Word<'t>]) {
        if let Some((values, paired)) = numbers(words) {
            if words.iter().any(|word| word.key && names_count(word.text)) {
                return;
            }
            if let Some(codes) = codes(&values, self.n) {
                self.cells = codes;
                return self.push_row(line, place);
            }
            if let Some(squares) = flat(&values, self.n) {
                self.cells = squares;
                return self.push_row(line, place);
            }
            let length = if paired { 2 } else { values.len() };
            for part in values.chunks(length) {
                self.numbers.push(line, place, false, false, part);
            }
            return;
        }
        let values = || words.iter().filter(|word| !word.key);
        if words.iter().all(|word| !word.key) && self.squares(line, words) {
            return;
        }
        let is_row = |word: &Word| word.text.chars().count() == self.n;
        let are_rows = self.n > 1 && values().count() == self.n && values().all(is_row);
        if values().count() > 1 && !are_rows && values().all(|word| cell(word.text).is_some()) {
            self.cells.clear();
            self.cells.extend(values().filter_map(|word| cell(word.text)));
            return self.push_row(line, place);
        }
        for word in values() {
            word.text.split("\\n").for_each(|row| self.string(word.line, place, row));
        }
    }

    /// Reads a list of chess squares.
    fn squares(&mut self, line: usize, words: &[Word<'t>]) -> bool {
        let found: Option<Vec<_>> = words.iter().map(|word| squares_of(word.text)).collect();
        let is_list = found.is_some();
        if let Some(squares) = found {
            self.squares.push(line, false, &squares.concat());
        }
        is_list
    }

    /// Reads a string within a list as one row.
    fn string(&mut self, line: usize, place: usize, text: &'t str) {
        let Self { known, rows, cells, n, .. } = self;
        let row = known.get(text, || spell(text, *n, cells, rows));
        if let Some((_, row)) = row {
            rows.push(line, place, row);
        }
    }

    /// Keeps the squares that were found as a row or, if they are a whole board, as its rows.
    fn push_row(&mut self, line: usize, place: usize) {
        let n = self.n;
        let length = if n > 3 && self.cells.len() == n * n { n } else { self.cells.len().max(1) };
        for cells in self.cells.chunks_mut(length) {
            if let Some((_, row)) = listed(cells, &mut self.rows) {
                self.rows.push(line, place, row);
            }
        }
    }
}

/// The row that a string within a list is: squares side by side, or a row of another style.
fn spell(text: &str, n: usize, cells: &mut Vec<char>, rows: &mut Rows) -> Option<(Style, Row)> {
    if text.chars().count() == n && !text.contains(is_punctuation) {
        cells.clear();
        cells.extend(text.chars());
    } else {
        parse(text, n, cells).filter(|shape| shape.lanes == 1 && !shape.prefixed)?;
    }
    listed(cells, rows)
}

/// A row of these squares, if they may be one.
fn listed(cells: &mut [char], rows: &mut Rows) -> Option<(Style, Row)> {
    let shape = shape(Style::Listed, cells.len());
    let is_row = !cells.is_empty() && is_row(cells);
    let row = if is_row { rows.spell(shape, cells) } else { None };
    Some((Style::Listed, row?))
}

/// Whether the words stand for a list that is not spelt out: `[Array]`, `... 252 more items`.
pub(super) fn is_abridged(words: &[Word]) -> bool {
    let bare = |wanted: &str| words.iter().any(|word| !word.quoted && word.text == wanted);
    bare("Array") || bare("...") && (bare("more") || words.len() == 1) || bare("Object")
}

/// Whether a number of this name counts something, or is the size of the board.
fn names_count(name: &str) -> bool {
    let name = name.to_lowercase();
    is_noun(&name) || is_sum(&name) || matches!(name.as_str(), "n" | "size" | "id" | "index")
}

/// The characters that numbers stand for, as in `[46 81 46 46]`: some languages print so.
fn codes(values: &[u32], n: usize) -> Option<Vec<char>> {
    let printable = |&value: &u32| (33..127).contains(&value) && value as usize > n;
    let is_row = values.len() > 1 && values.iter().all(printable);
    is_row.then(|| values.iter().filter_map(|&value| char::from_u32(value)).collect())
}

/// The squares of a whole board of 0 and 1 in one list.
fn flat(values: &[u32], n: usize) -> Option<Vec<char>> {
    let is_board = n > 3 && values.len() == n * n && values.iter().all(|&value| value <= 1);
    is_board.then(|| values.iter().map(|&value| if value == 1 { '1' } else { '0' }).collect())
}

/// The digits of a number, which may stand beside the bar of an array as OCaml prints it.
fn digits<'t>(word: &Word<'t>) -> &'t str {
    whole(word.text.trim_matches('|'))
}

/// The number at the end of a name: `0`, `x1`, `Q_1`.
fn place_in(name: &str) -> Option<u32> {
    let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
    name[letters.len()..]
        .parse()
        .ok()
        .filter(|_| letters.chars().all(|c| c == '_' || c.is_alphabetic()))
}

/// The numbers of a list that holds nothing else but names for them; and whether they are pairs
/// because each name is or ends in a number.
fn numbers(words: &[Word]) -> Option<(Vec<u32>, bool)> {
    if let [first, Word { text: ".", quoted: false, .. }, last] = words {
        return Some((numbers(&[*first, *last])?.0, true));
    }
    let no_queen = |word: &Word| words.len() > 1 && word.text == "-1" && !word.quoted;
    let number = |word: &Word| {
        let number = || digits(word).parse::<u32>().ok();
        if no_queen(word) { Some(NO_QUEEN) } else { number() }
    };
    let place = |word: &Word| if word.key { place_in(word.text) } else { number(word) };
    let paired = words.iter().any(|word| word.key && place(word).is_some());
    let named = |word: &&Word| !word.key || place(word).is_some();
    let values: Vec<u32> = words.iter().filter(named).map(place).collect::<Option<_>>()?;
    let padded = |word: &Word| {
        let digits = || digits(word);
        word.text.len() > 1 && digits().len() > 1 && (word.quoted || digits().starts_with('0'))
    };
    let strings = words.iter().any(|word| !word.key && padded(word));
    let whole = !paired || values.len().is_multiple_of(2);
    (!values.is_empty() && !strings && whole).then_some((values, paired))
}
