//! Text in brackets: strings, rows of squares and numbers, over any line ends.
//!
//! The brackets are followed in one pass. Only the innermost lists are looked at; how many
//! brackets close between two of them tells how close together they stand. A list that was read
//! before is not taken apart again.

mod held;

pub(super) use self::held::Held;
use super::items::{Items, Word, is_abridged};
use super::known::KnownLines;
use super::numbers::Numbers;
use super::quotes;
use super::reading::MOST_BOARDS;
use super::rows::Rows;
use super::squares::Squares;
use super::text::{Line, find, is_control};

/// At most so many words are kept within one list.
const MOST_WORDS: usize = 1 << 20;

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
    /// The lines of the lists that stand alone and hold nothing.
    pub empties: Vec<usize>,
    /// The line of a list that is not closed or not spelt out.
    pub unread: Option<usize>,
}

/// A list that is open.
struct Open {
    bracket: u8,
    /// Where it begins in the text.
    start: usize,
    line: usize,
    /// Where its words begin.
    words: usize,
    /// It holds other lists.
    nested: bool,
}

/// Reads the lists of a text line by line. Time and space are linear in the text.
pub(super) struct Reader<'t> {
    text: &'t str,
    /// Where in the text it is.
    at: usize,
    items: Items<'t>,
    /// The lists that were read before, with their brackets.
    known: KnownLines<'t, Held>,
    open: Vec<Open>,
    words: Vec<Word<'t>>,
    /// How many brackets of each kind are open.
    counts: [usize; 3],
    line: usize,
    place: usize,
    /// Letters stand outside the brackets of this line.
    worded: bool,
    empty: Option<usize>,
    emptied: Vec<usize>,
    empties: Vec<usize>,
    unread: Option<usize>,
}

fn is_bracket(byte: u8) -> bool {
    matches!(byte, b'[' | b'(' | b'{' | b']' | b')' | b'}')
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
    pub(super) fn new(text: &'t str, n: usize) -> Self {
        Self {
            text,
            at: 0,
            items: Items::new(n),
            known: KnownLines::default(),
            open: Vec::new(),
            words: Vec::new(),
            counts: [0; 3],
            line: 1,
            place: 0,
            worded: false,
            empty: None,
            emptied: Vec::new(),
            empties: Vec::new(),
            unread: None,
        }
    }

    /// Whether there is no room for more.
    pub(super) fn is_full(&self) -> bool {
        self.items.is_full()
    }

    /// Reads a line; what its lists hold is told if it would be the same on any other line.
    pub(super) fn line(&mut self, line: &Line) -> Option<Held> {
        let end = line.start + line.text.len();
        let alone = self.open.is_empty() && self.at == line.start;
        let (first, place) = (self.items.counts(), self.place);
        let others = (self.emptied.len(), self.unread);
        let empty = self.empty.take();
        self.read_to(end);
        let alone = alone && self.open.is_empty() && self.at == end;
        let same = others == (self.emptied.len(), self.unread);
        let held = (alone && same).then(|| self.held(first, line.number, place));
        self.empty = self.empty.or(empty);
        self.line_end(end);
        held
    }

    /// Reads a line that was read before: it may hold the same as then.
    pub(super) fn again(&mut self, line: &Line, held: Option<&Held>) {
        let alone = self.open.is_empty() && self.at == line.start;
        let Some(held) = held.filter(|_| alone) else {
            self.line(line);
            return;
        };
        self.repeat(held);
        self.at += line.text.len();
        self.line_end(self.at);
    }

    /// What was found when the text has been read.
    pub(super) fn end(mut self) -> Lists {
        let unfinished = self.open.iter().find(|open| open.words < self.words.len());
        if let (Some(open), true) = (unfinished, self.open.len() > 1) {
            self.unread.get_or_insert(open.line);
        }
        let Self { items, empty, emptied, empties, unread, .. } = self;
        let Items { rows, numbers, squares, .. } = items;
        Lists { rows, numbers, squares, empty, emptied, empties, unread }
    }

    /// Reads on as far as `end`; a list that was read before may end beyond.
    fn read_to(&mut self, end: usize) {
        let bytes = self.text.as_bytes();
        while self.at < end && !self.is_full() {
            let at = self.at;
            self.at = match bytes[at] {
                b'[' | b'(' | b'{' => self.list_again(at).unwrap_or_else(|| self.opened(at)),
                b']' | b')' | b'}' => self.closed(at),
                _ if self.open.is_empty() => self.outside(at),
                byte if is_control(byte) => self.give_up(at),
                _ => self.word(at),
            };
        }
    }

    /// Goes on to the next line, unless a list that ends below has been read already.
    fn line_end(&mut self, end: usize) {
        if self.at != end {
            return;
        }
        self.line += usize::from(self.text.as_bytes().get(end) == Some(&b'\n'));
        if self.open.is_empty() {
            self.place += 1;
            self.worded = false;
        }
        self.at += 1;
    }

    fn opened(&mut self, at: usize) -> usize {
        if let Some(outer) = self.open.last_mut() {
            outer.nested = true;
        }
        if self.open.len() >= DEEPEST {
            self.give_up(at);
        }
        let kind = kind(self.text.as_bytes()[at]);
        self.counts[kind] += 1;
        let words = self.words.len();
        let bracket = u8::try_from(kind).unwrap_or_default();
        self.open.push(Open { bracket, start: at, line: self.line, words, nested: false });
        at + 1
    }

    /// Takes the brackets that are open for none.
    fn give_up(&mut self, at: usize) -> usize {
        self.open.clear();
        self.words.clear();
        self.counts = [0; 3];
        at + 1
    }

    /// Passes what stands outside all brackets; returns where it ends.
    fn outside(&mut self, at: usize) -> usize {
        let rest = &self.text.as_bytes()[at..];
        let end = find(rest, |byte| is_bracket(byte) || matches!(byte, b'\n' | b'\x0c'));
        let passed = &rest[..end];
        self.worded |= find(passed, |byte| byte.is_ascii_alphabetic()) < end;
        at + end
    }

    /// Closes the nearest list of this kind; lists of other kinds within it were none.
    fn closed(&mut self, at: usize) -> usize {
        let kind = kind(self.text.as_bytes()[at]);
        if self.counts[kind] == 0 {
            return at + 1;
        }
        while let Some(open) = self.open.pop() {
            let own = usize::from(open.bracket);
            self.counts[own] -= 1;
            if own == kind {
                if !self.is_key(at + 1) {
                    self.innermost(&open, at + 1);
                }
                self.words.truncate(open.words);
                break;
            }
        }
        self.place += 1;
        at + 1
    }

    /// Whether what ends before `at` is the place of what follows, as in `[0] => 1`.
    fn is_key(&self, at: usize) -> bool {
        let after = &self.text[at..];
        after.starts_with("=>") || after.starts_with(" =>")
    }

    /// Reads a word at `at`, within brackets; returns where it ends.
    fn word(&mut self, at: usize) -> usize {
        let rest = &self.text[at..];
        let first = rest.as_bytes()[0];
        if matches!(first, b' ' | b'\t') {
            return at + find(rest.as_bytes(), |byte| !matches!(byte, b' ' | b'\t'));
        }
        if matches!(first, b',' | b';' | b':' | b'=') {
            let arrow = rest.starts_with("=>");
            let is_named = !self.text[..at].trim_end_matches(' ').ends_with(']');
            if matches!(first, b':' | b'=') && is_named {
                let words = self.open.last().map_or(0, |open| open.words);
                if let Some(word) = self.words[words..].last_mut() {
                    word.key = true;
                }
            }
            return at + if arrow { 2 } else { 1 };
        }
        let (length, inside) = quotes::word(rest);
        self.keep(inside.unwrap_or(&rest[..length]), inside.is_some());
        at + length
    }

    fn keep(&mut self, text: &'t str, quoted: bool) {
        if self.words.len() < MOST_WORDS {
            self.words.push(Word { text, line: self.line, quoted, key: false });
        }
    }

    /// Whether a bracket stands directly behind a name: `solve()` is no empty list.
    fn is_call(&self, open: &Open) -> bool {
        let before = self.text[..open.start].bytes().next_back();
        before.is_some_and(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    }

    /// Reads what stands directly within a list that ends before `end`.
    fn innermost(&mut self, open: &Open, end: usize) {
        let own = &self.words[open.words..];
        if is_abridged(own) {
            self.unread.get_or_insert(open.line);
        } else if !own.is_empty() {
            let first = self.items.counts();
            self.items.list(open.line, self.place, own);
            self.settle(first);
            if !open.nested {
                let held = self.held(first, open.line, self.place);
                self.known.keep(&self.text[open.start..end], held.of_one_list());
            }
        } else if !open.nested && !self.is_call(open) {
            self.empty = Some(self.line);
            let lines = if self.open.is_empty() { &mut self.empties } else { &mut self.emptied };
            if lines.len() < MOST_BOARDS {
                lines.push(self.line);
            }
        }
    }
}
