//! Second pass: one line becomes one row of a board, or several rows side by side.

use super::barred::{barred, boxed};
use super::cell::{Liking, is_decimal, is_odd, is_punctuation, is_row, liking};
use super::spaced::{spaced, tabbed};

/// What separates the squares of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Compact,
    Spaced,
    Tabbed,
    Barred,
    Listed,
}

/// The shape of the row or rows that a line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub style: Style,
    /// The number of squares in each row.
    pub width: usize,
    /// The number of rows side by side.
    pub lanes: usize,
    /// Words stand before the row.
    pub prefixed: bool,
    /// The number or letter that stood before the row and was taken off.
    pub label: Option<char>,
}

/// Reads a line as rows of a board.
///
/// The squares of all its rows are left in `cells`. The side `n` that was asked for settles
/// where the row begins. Time is linear in the length of the line.
pub(super) fn parse(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    let answer = after_prompt(line).and_then(|rest| parse_row(rest, n, cells));
    if let Some(shape) = answer {
        let doubtful = liking(cells[0]) == Liking::Empty || is_odd(cells[0]);
        return (n > 1 || !doubtful).then_some(Shape { prefixed: true, ..shape });
    }
    parse_row(line, n, cells)
}

/// What follows a prompt or another text that ends in a sign and has words in it.
fn after_prompt(line: &str) -> Option<&str> {
    let end = line.bytes().rposition(|byte| matches!(byte, b':' | b'?' | b'=' | b'>'))?;
    let (before, rest) = line.split_at(end + 1);
    let words = before.chars().any(|c| c.is_alphabetic() && is_odd(c));
    (words && !rest.trim().is_empty()).then_some(rest)
}

fn parse_row(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    cells.clear();
    let line = line.trim_end_matches([' ', ',', ';']);
    if line.is_empty() || is_corner_rule(line, n) {
        return None;
    }
    let shape = if line.contains('|') {
        barred(line, n, cells)
    } else if line.contains('[') && (line.contains("][") || line.contains("] [")) {
        boxed(line, cells)
    } else {
        unbarred(line, n, cells)
    }?;
    if shape.width == 0 {
        return None;
    }
    let single = shape.width == 1 && !is_single_row(cells[0], shape.style, n);
    let mut lanes = cells.chunks_mut(shape.width);
    (!single && lanes.all(is_row)).then_some(shape)
}

/// Whether a line is drawn from corner to corner between rows: `+---+---+`.
fn is_corner_rule(line: &str, n: usize) -> bool {
    let cornered = line.len() > 2 && line.starts_with('+') && line.ends_with('+');
    cornered && line.len() != n && line.bytes().all(|byte| matches!(byte, b'+' | b'-' | b'='))
}

/// Whether a line with one square on it may be a board of side 1.
fn is_single_row(symbol: char, style: Style, n: usize) -> bool {
    match n {
        1 => style == Style::Barred || !symbol.is_ascii_digit(),
        _ => matches!(symbol, 'Q' | '♕' | '♛' | '👑') && style == Style::Compact,
    }
}

pub(super) fn shape(style: Style, width: usize) -> Shape {
    Shape { style, width, lanes: 1, prefixed: false, label: None }
}

pub(super) fn unbarred(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    if !line.bytes().any(|byte| matches!(byte, b' ' | b'\t' | b',' | b';')) {
        return compact(line, n, cells);
    }
    tabbed(line, n, cells).or_else(|| spaced(line, n, cells)).or_else(|| compact(line, n, cells))
}

/// The first square of a row, behind a prompt or a number that stands before it without a blank.
pub(super) fn glued(word: &str) -> Option<char> {
    let last = word.chars().next_back()?;
    let prompt = word[..word.len() - last.len_utf8()].chars().next_back()?;
    let ends = ends_prompt(prompt) || prompt.is_ascii_digit();
    (ends && !is_punctuation(last)).then_some(last)
}

/// Whether a row may follow without a blank.
fn ends_prompt(character: char) -> bool {
    matches!(character, ':' | '?' | '=' | '>' | ')' | ']')
}

/// Squares side by side, alone on the line or behind words.
pub(super) fn compact(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    let words: Vec<&str> = line.split([' ', '\t']).filter(|word| !word.is_empty()).collect();
    let last = words.last()?;
    let width = last.chars().count();
    if let Some(side_by_side) = side_by_side(words.iter().copied(), n, cells) {
        return Some(side_by_side);
    }
    cells.extend(last.chars());
    let width = if width == 2 * n && is_doubled(cells) {
        *cells = cells.iter().step_by(2).copied().collect();
        n
    } else {
        width
    };
    let prompted = width > n && n > 0 && ends_prompt(cells[width - n - 1]);
    if prompted {
        cells.drain(..width - n);
    }
    let labelled =
        words.len() == 2 && words[0].trim_matches([':', '.', ')']).parse::<u64>().is_ok();
    if !prompted && (words.len() == 1 || labelled) {
        return plain(shape(Style::Compact, width), cells);
    }
    behind_words(n, cells)
}

/// Whether every square is two characters wide: `..QQ....`.
fn is_doubled(cells: &[char]) -> bool {
    let (twos, _) = cells.as_chunks::<2>();
    twos.iter().all(|[one, other]| one == other) && twos.iter().any(|two| two[0] != cells[0])
}

/// A compact row of n squares behind words must look like nothing else.
fn behind_words(n: usize, cells: &[char]) -> Option<Shape> {
    let odd = cells.iter().any(|&symbol| is_odd(symbol));
    let doubtful = n == 1 && cells.first().is_none_or(|&symbol| liking(symbol) != Liking::Queen);
    if cells.len() != n || odd || doubtful {
        return None;
    }
    plain(Shape { prefixed: true, ..shape(Style::Compact, n) }, cells)
}

fn plain(shape: Shape, cells: &[char]) -> Option<Shape> {
    let fits = shape.width > 0 && !cells.iter().any(|&symbol| is_punctuation(symbol));
    fits.then_some(shape)
}

/// Rows of several boards, each a word of n squares.
pub(super) fn side_by_side<'w>(
    words: impl Iterator<Item = &'w str> + Clone,
    n: usize,
    cells: &mut Vec<char>,
) -> Option<Shape> {
    let is_whole = |word: &str| {
        word.chars().count() == n
            && !word.contains([' ', '\t', '[', ']', '(', ')'])
            && !is_decimal(word)
    };
    let lanes = words.clone().count();
    if n < 2 || lanes < 2 || !words.clone().all(is_whole) {
        return None;
    }
    cells.extend(words.flat_map(str::chars));
    let found = plain(Shape { lanes, ..shape(Style::Compact, n) }, cells);
    if found.is_none() {
        cells.clear();
    }
    found
}
