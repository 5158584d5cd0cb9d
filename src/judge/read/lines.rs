//! What the lines of a text hold, each taken by itself.

use super::bare::{self, Stack};
use super::barred::unquoted;
use super::blank;
use super::chequered;
use super::numbers::Numbers;
use super::row::{self, Shape, Style, shape};
use super::rows::{Row, Rows, Shift, most_rows};
use super::squares::Squares;
use super::strung;
use super::text::Line;
use std::ops::Range;

/// Everything on the lines of a text that may be part of a board.
pub(super) struct Lines {
    pub rows: [Rows; 4],
    /// The rows of boards that stand on one line each.
    pub strung: Rows,
    /// Rows with blanks for every other square.
    pub chequered: Rows,
    /// Rows between quotes.
    pub quoted: Rows,
    pub numbers: Numbers,
    pub squares: Squares,
    pub blank: Vec<blank::Queen>,
    stack: Stack,
    cells: Vec<char>,
    n: usize,
}

/// What a line holds, wherever it stands.
pub(super) struct Seen {
    line: usize,
    place: usize,
    row: Option<(Style, Row)>,
    queen: Option<blank::Queen>,
    strung: Range<usize>,
    chequered: Option<Row>,
    quoted: Option<Row>,
    /// It ends in a number.
    numbered: bool,
    numbers: Range<usize>,
    squares: Range<usize>,
}

impl Lines {
    pub(super) fn new(n: usize) -> Self {
        let styles = [Style::Compact, Style::Spaced, Style::Tabbed, Style::Barred];
        Self {
            rows: styles.map(|style| Rows::new(style, n)),
            strung: Rows::new(Style::Compact, n),
            chequered: Rows::new(Style::Compact, n),
            quoted: Rows::new(Style::Listed, n),
            numbers: Numbers::new(n),
            squares: Squares::new(n),
            blank: Vec::new(),
            stack: Stack::default(),
            cells: Vec::new(),
            n,
        }
    }

    /// Whether there is no room for another line.
    pub(super) fn is_full(&self) -> bool {
        self.rows
            .iter()
            .chain([&self.strung, &self.chequered, &self.quoted])
            .any(|rows| rows.full.is_some())
            || self.numbers.full.is_some()
            || self.squares.full.is_some()
            || self.blank.len() >= most_rows(self.n)
    }

    /// Takes a new line apart.
    pub(super) fn see(&mut self, line: &Line) -> Seen {
        if let Some(text) = untagged(line.text) {
            return self.see(&Line { text: &text, ..*line });
        }
        let numbered = ends_in_number(line.text);
        self.stack(line, numbered);
        let (strung, numbers) = (self.strung.all.len(), self.numbers.len());
        let squares = self.squares.len();
        if is_long_number(line.text, self.n) {
            return self.nothing(line);
        }
        self.string_of_rows(line);
        if numbered {
            bare::line(line, self.n, &mut self.numbers);
            self.squares.line(line.number, line.text, self.n);
        }
        let seen = Seen {
            row: self.row(line.text),
            queen: blank::queen(line.text),
            chequered: self.chequered(line.text),
            quoted: self.quoted(line.text),
            strung: strung..self.strung.all.len(),
            numbered,
            numbers: numbers..self.numbers.len(),
            squares: squares..self.squares.len(),
            ..self.nothing(line)
        };
        self.place(line, &seen);
        seen
    }

    /// Keeps what a line holds that was seen before.
    pub(super) fn again(&mut self, line: &Line, seen: &Seen) {
        self.stack(line, seen.numbered);
        let shift = Shift { lines: line.number - seen.line, places: line.place - seen.place };
        self.strung.again(shift, &seen.strung);
        self.numbers.again(shift, &seen.numbers);
        self.squares.again(shift, &seen.squares);
        self.place(line, seen);
    }

    /// A line with a number that is nothing but that.
    fn nothing(&self, line: &Line) -> Seen {
        let (strung, numbers) = (self.strung.all.len(), self.numbers.len());
        let squares = self.squares.len();
        Seen {
            line: line.number,
            place: line.place,
            row: None,
            queen: None,
            chequered: None,
            quoted: None,
            strung: strung..strung,
            numbered: true,
            numbers: numbers..numbers,
            squares: squares..squares,
        }
    }

    /// Keeps what only the end of the text completes.
    pub(super) fn end(&mut self) {
        self.stack.end(self.n, &mut self.numbers);
    }

    fn stack(&mut self, line: &Line, numbered: bool) {
        if numbered {
            self.stack.line(line, self.n, &mut self.numbers);
        }
    }

    /// Keeps the row or the lone queen of a line.
    fn place(&mut self, line: &Line, seen: &Seen) {
        if let Some((style, row)) = seen.row {
            self.rows_of(style).for_each(|rows| rows.push(line.number, line.place, row));
        }
        for (rows, row) in [(&mut self.chequered, seen.chequered), (&mut self.quoted, seen.quoted)]
        {
            if let Some(row) = row {
                rows.push(line.number, line.place, row);
            }
        }
        self.blank.extend(seen.queen.map(|queen| queen.on(line)));
    }

    fn row(&mut self, line: &str) -> Option<(Style, Row)> {
        let mut cells = std::mem::take(&mut self.cells);
        let shape = row::parse(line, self.n, &mut cells);
        let row = shape.and_then(|shape| {
            let row = self.rows_of(shape.style).find_map(|rows| rows.spell(shape, &cells))?;
            Some((shape.style, row))
        });
        self.cells = cells;
        row
    }

    fn chequered(&mut self, line: &str) -> Option<Row> {
        let cells = chequered::row(line, self.n)?;
        self.chequered.spell(shape(Style::Compact, self.n), &cells)
    }

    /// The row between quotes, behind a dash or not: one line of a list as YAML has it.
    fn quoted(&mut self, line: &str) -> Option<Row> {
        let item = line.trim_start_matches([' ', '-']).trim_end_matches([' ', ',', ';']);
        let shape = row::parse(unquoted(item)?, self.n, &mut self.cells)?;
        self.quoted.spell(Shape { style: Style::Listed, ..shape }, &self.cells)
    }

    /// Keeps the n rows of each board that stands on one line.
    fn string_of_rows(&mut self, line: &Line) {
        for cells in strung::squares(line.text, self.n).unwrap_or_default().chunks(self.n.max(1)) {
            if let Some(row) = self.strung.spell(shape(Style::Compact, self.n), cells) {
                self.strung.push(line.number, line.place, row);
            }
        }
    }

    fn rows_of(&mut self, style: Style) -> impl Iterator<Item = &mut Rows> {
        self.rows.iter_mut().filter(move |rows| rows.style == style)
    }
}

/// A line of HTML or XML without its tags.
fn untagged(line: &str) -> Option<String> {
    if !line.contains('<') || !(line.contains("</") || line.contains("<br")) {
        return None;
    }
    let mut parts = line.split('<');
    let mut text = parts.next()?.to_owned();
    for part in parts {
        text.push(' ');
        text.push_str(part.split_once('>')?.1);
    }
    Some(text)
}

/// Whether a line is a number of other digits than a row or a board of side n has.
fn is_long_number(line: &str, n: usize) -> bool {
    let above_one = line.bytes().filter(|byte| matches!(byte, b'2'..=b'9')).count();
    above_one > 1 && line.len() != n && line.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether the last letter or digit of a line is a digit.
fn ends_in_number(line: &str) -> bool {
    let last = line.bytes().rfind(u8::is_ascii_alphanumeric);
    last.is_some_and(|last| last.is_ascii_digit())
}
