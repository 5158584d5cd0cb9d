//! Text in brackets: strings, rows of squares and numbers, over any line ends.
//!
//! The brackets are followed in one pass. Only the innermost lists are looked at; how many
//! brackets close between two of them tells how close together they stand.

use super::cell::{cell, is_punctuation, is_row};
use super::known::KnownLines;
use super::numbers::Numbers;
use super::phrases::{is_noun, is_sum};
use super::reading::MOST_BOARDS;
use super::row::{Shape, Style, parse};
use super::rows::{Row, Rows};
use super::squares::{Squares, squares_of};
use super::text::{Text, is_control};

/// At most so many words are kept within one list.
const MOST_WORDS: usize = 1 << 21;

/// Brackets deeper than this are no lists.
const DEEPEST: usize = 64;

/// What the lists of a text hold.
pub(super) struct Lists {
    pub rows: Rows,
    pub numbers: Numbers,
    pub squares: Squares,
    /// The line of the last list that holds nothing.
    pub empty: Option<usize>,
    /// The lines of the lists within others that hold nothing.
    pub emptied: Vec<usize>,
    /// The line of a list that is not closed or not spelt out.
    pub unread: Option<usize>,
}

/// A word or a quoted string within brackets.
#[derive(Clone, Copy, Debug)]
struct Word<'t> {
    text: &'t str,
    line: usize,
    quoted: bool,
    /// A colon or an equals sign follows: it names what comes next.
    key: bool,
}

/// A list that is open.
struct Open {
    bracket: u8,
    line: usize,
    /// Where its words begin.
    words: usize,
    /// It holds other lists.
    nested: bool,
}

/// Reads every list of a text. Time and space are linear in the text.
pub(super) fn read(text: &Text, n: usize) -> Lists {
    let lists = Lists {
        rows: Rows::new(Style::Listed),
        numbers: Numbers::default(),
        squares: Squares::default(),
        empty: None,
        emptied: Vec::new(),
        unread: None,
    };
    let mut reader = Reader {
        text: text.as_str(),
        n,
        lists,
        open: Vec::new(),
        words: Vec::new(),
        counts: [0; 3],
        line: 1,
        place: 0,
        worded: false,
        cells: Vec::new(),
        known: KnownLines::default(),
    };
    reader.run();
    reader.lists
}

struct Reader<'t> {
    text: &'t str,
    n: usize,
    lists: Lists,
    open: Vec<Open>,
    words: Vec<Word<'t>>,
    /// How many brackets of each kind are open.
    counts: [usize; 3],
    line: usize,
    place: usize,
    /// Letters stand outside the brackets of this line.
    worded: bool,
    cells: Vec<char>,
    known: KnownLines<'t, Option<(Style, Row)>>,
}

/// The kind of a bracket.
fn kind(bracket: u8) -> usize {
    match bracket {
        b'[' | b']' => 0,
        b'(' | b')' => 1,
        _ => 2,
    }
}

impl<'t> Reader<'t> {
    fn run(&mut self) {
        let bytes = self.text.as_bytes();
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'[' | b'(' | b'{' => self.opened(kind(byte)),
                b']' | b')' | b'}' => self.closed(kind(byte)),
                b'\n' | b'\x0c' => self.line_end(byte),
                _ if self.open.is_empty() => {
                    at = self.outside(at);
                    continue;
                }
                _ if is_control(byte) => self.give_up(),
                _ => {
                    at = self.word(at);
                    continue;
                }
            }
            at += 1;
        }
        let unfinished = self.open.iter().find(|open| open.words < self.words.len());
        if let (Some(open), true) = (unfinished, self.open.len() > 1) {
            self.lists.unread.get_or_insert(open.line);
        }
    }

    fn line_end(&mut self, byte: u8) {
        self.line += usize::from(byte == b'\n');
        if self.open.is_empty() {
            self.place += 1;
            self.worded = false;
        }
    }

    fn opened(&mut self, kind: usize) {
        if let Some(outer) = self.open.last_mut() {
            outer.nested = true;
        }
        if self.open.len() >= DEEPEST {
            self.give_up();
        }
        self.counts[kind] += 1;
        let words = self.words.len();
        let bracket = u8::try_from(kind).unwrap_or_default();
        self.open.push(Open { bracket, line: self.line, words, nested: false });
    }

    /// Takes the brackets that are open for none.
    fn give_up(&mut self) {
        self.open.clear();
        self.words.clear();
        self.counts = [0; 3];
    }

    /// Passes what stands outside all brackets; returns where it ends.
    fn outside(&mut self, at: usize) -> usize {
        let rest = &self.text.as_bytes()[at..];
        let ends =
            |byte: &u8| matches!(byte, b'[' | b'(' | b'{' | b']' | b')' | b'}' | b'\n' | b'\x0c');
        let end = rest.iter().position(ends).unwrap_or(rest.len());
        self.worded = self.worded || rest[..end].iter().any(u8::is_ascii_alphabetic);
        at + end
    }

    /// Closes the nearest list of this kind; lists of other kinds within it were none.
    fn closed(&mut self, kind: usize) {
        if self.counts[kind] == 0 {
            return;
        }
        while let Some(open) = self.open.pop() {
            let own = usize::from(open.bracket);
            self.counts[own] -= 1;
            if own == kind {
                self.innermost(&open);
                self.words.truncate(open.words);
                break;
            }
        }
        self.place += 1;
    }

    /// Reads a word at `at`, within brackets; returns where it ends.
    fn word(&mut self, at: usize) -> usize {
        let rest = &self.text[at..];
        let first = rest.as_bytes()[0];
        if matches!(first, b' ' | b'\t' | b',' | b';' | b':' | b'=') {
            if matches!(first, b':' | b'=') {
                let words = self.open.last().map_or(0, |open| open.words);
                if let Some(word) = self.words[words..].last_mut() {
                    word.key = true;
                }
            }
            return at + 1;
        }
        if let Some(length) = quoted(rest) {
            self.keep(&rest[1..length - 1], true);
            return at + length;
        }
        let length = rest.bytes().position(ends_word).unwrap_or(rest.len());
        let length = if length == 0 { first_length(rest) } else { length };
        self.keep(&rest[..length], false);
        at + length
    }

    fn keep(&mut self, text: &'t str, quoted: bool) {
        if self.words.len() < MOST_WORDS {
            self.words.push(Word { text, line: self.line, quoted, key: false });
        }
    }

    /// Reads what stands directly within a list.
    fn innermost(&mut self, open: &Open) {
        let mut words = std::mem::take(&mut self.words);
        let own = &words[open.words..];
        if is_abridged(own) {
            self.lists.unread.get_or_insert(open.line);
        } else if !own.is_empty() {
            self.list(open.line, own);
        } else if !open.nested {
            self.lists.empty = Some(self.line);
            if !self.open.is_empty() && self.lists.emptied.len() < MOST_BOARDS {
                self.lists.emptied.push(self.line);
            }
        }
        words.truncate(open.words);
        self.words = words;
    }

    fn list(&mut self, line: usize, words: &[Word<'t>]) {
        if let Some((values, paired)) = numbers(words) {
            if words.iter().any(|word| word.key && names_count(word.text)) {
                return;
            }
            if let Some(codes) = codes(&values, self.n) {
                self.cells = codes;
                return self.push_row(line);
            }
            let values = values.as_slice();
            let parts = if paired { values.chunks(2) } else { values.chunks(values.len()) };
            for part in parts {
                let nested = !self.open.is_empty();
                self.lists.numbers.push(line, self.place, self.worded, nested, part);
            }
            return;
        }
        let values = || words.iter().filter(|word| !word.key);
        if words.iter().all(|word| !word.key) && self.squares(line, words) {
            return;
        }
        if values().count() > 1 && values().all(|word| cell(word.text).is_some()) {
            self.cells.clear();
            self.cells.extend(values().filter_map(|word| cell(word.text)));
            self.push_row(line);
            return;
        }
        for word in values() {
            word.text.split("\\n").for_each(|row| self.string(word.line, row));
        }
    }

    /// Reads a list of chess squares.
    fn squares(&mut self, line: usize, words: &[Word<'t>]) -> bool {
        let found: Option<Vec<_>> = words.iter().map(|word| squares_of(word.text)).collect();
        let found = found.map(|squares| squares.concat());
        let known = found.filter(|squares| squares.len() > 1 || self.n == 1);
        let is_list = known.is_some();
        if let Some(squares) = known {
            self.lists.squares.push(line, false, &squares);
        }
        is_list
    }

    /// Reads a string within a list as one row.
    fn string(&mut self, line: usize, text: &'t str) {
        let Self { known, lists, cells, n, .. } = self;
        let row = known.get(text, || spell(text, *n, cells, &mut lists.rows));
        if let Some((_, row)) = row {
            lists.rows.push(line, self.place, row);
        }
    }

    fn push_row(&mut self, line: usize) {
        if let Some((_, row)) = listed(&mut self.cells, &mut self.lists.rows) {
            self.lists.rows.push(line, self.place, row);
        }
    }
}

/// The row that a string within a list is: squares side by side, or a row of another style.
fn spell(text: &str, n: usize, cells: &mut Vec<char>, rows: &mut Rows) -> Option<(Style, Row)> {
    let blank = |symbol: char| symbol == ' ' || cell(symbol.encode_utf8(&mut [0; 4])).is_some();
    if text.chars().count() == n && text.chars().all(blank) {
        cells.clear();
        cells.extend(text.chars());
    } else {
        parse(text, n, cells).filter(|shape| shape.lanes == 1 && !shape.prefixed)?;
    }
    listed(cells, rows)
}

/// A row of these squares, if they may be one.
fn listed(cells: &mut [char], rows: &mut Rows) -> Option<(Style, Row)> {
    let shape = Shape { style: Style::Listed, width: cells.len(), lanes: 1, prefixed: false };
    let is_row = !cells.is_empty() && is_row(cells);
    let row = if is_row { rows.spell(shape, cells) } else { None };
    Some((Style::Listed, row?))
}

/// Whether a word within a list ends before this byte.
fn ends_word(byte: u8) -> bool {
    let character = char::from(byte);
    is_punctuation(character) && character != '|'
        || matches!(character, ' ' | '\t' | '\n' | '\u{c}' | ':' | '=')
}

/// The length of a quoted string that begins `text`, with its quotes, if it ends on this line
/// as a string does.
fn quoted(text: &str) -> Option<usize> {
    let quote = text.bytes().next().filter(|first| matches!(first, b'\'' | b'"'))?;
    let mut bytes = text.bytes().enumerate().skip(1);
    let (end, _) = bytes.find(|&(_, byte)| byte == quote || byte == b'\n')?;
    let follows = text.as_bytes().get(end + 1).copied().unwrap_or(b' ');
    let ends = matches!(follows, b',' | b' ' | b']' | b')' | b'}' | b':' | b'\n' | b'\t' | b'\x0c');
    (text.as_bytes()[end] == quote && ends).then_some(end + 1)
}

/// Whether the words stand for a list that is not spelt out: `[Array]`, `... 252 more items`.
fn is_abridged(words: &[Word]) -> bool {
    let bare = |wanted: &str| words.iter().any(|word| !word.quoted && word.text == wanted);
    bare("Array") || bare("...") && (bare("more") || words.len() == 1) || bare("Object")
}

fn first_length(text: &str) -> usize {
    text.chars().next().map_or(1, char::len_utf8)
}

/// Whether a number of this name counts something, or is the size of the board.
fn names_count(name: &str) -> bool {
    let name = name.to_lowercase();
    is_noun(&name) || is_sum(&name) || matches!(name.as_str(), "n" | "size")
}

/// The characters that numbers stand for, as in `[46 81 46 46]`: some languages print so.
fn codes(values: &[u32], n: usize) -> Option<Vec<char>> {
    let printable = |&value: &u32| (33..127).contains(&value) && value as usize > n;
    let is_row = values.len() > 1 && values.iter().all(printable);
    is_row.then(|| values.iter().filter_map(|&value| char::from_u32(value)).collect())
}

/// The numbers of a list that holds nothing else but names for them; and whether they are pairs
/// because each is named by a number.
fn numbers(words: &[Word]) -> Option<(Vec<u32>, bool)> {
    let number = |word: &Word| word.text.trim_end_matches('.').parse::<u32>().ok();
    let paired = words.iter().any(|word| word.key && number(word).is_some());
    let named = |word: &&Word| !word.key || number(word).is_some();
    let values: Vec<u32> = words.iter().filter(named).map(number).collect::<Option<_>>()?;
    let padded = |word: &Word| word.text.len() > 1 && (word.quoted || word.text.starts_with('0'));
    let strings = words.iter().any(|word| !word.key && padded(word));
    let whole = !paired || values.len().is_multiple_of(2);
    (!values.is_empty() && !strings && whole).then_some((values, paired))
}
