//! Second pass: one line becomes one row of a board, or several rows side by side.

use super::cell::{Liking, NUMBER, cell, is_odd, is_punctuation, is_row, liking};

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

/// The n rows of n squares that stand behind each other on a line, perhaps behind a label:
/// `.Q../...Q/Q.../..Q.`.
pub(super) fn string_of_rows(line: &str, n: usize) -> Option<Vec<Vec<char>>> {
    let shortest = n.saturating_mul(n.saturating_add(1)).saturating_sub(1);
    if n < 2 || line.len() < shortest {
        return None;
    }
    let is_gap = |c: char| matches!(c, ' ' | '\t' | ',' | '/' | '|' | ';');
    let unlabelled = line.rsplit(':').next()?;
    let words = unlabelled.split(is_gap).filter(|word| !word.is_empty());
    let mut rows: Vec<Vec<char>> = words.take(n + 1).map(|word| word.chars().collect()).collect();
    let plain = |symbol: &char| !is_odd(*symbol) && !is_punctuation(*symbol);
    let is_whole = |row: &mut Vec<char>| row.len() == n && row.iter().all(plain) && is_row(row);
    (rows.len() == n && rows.iter_mut().all(is_whole)).then_some(rows)
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
    if line.is_empty() {
        return None;
    }
    let shape = if line.contains('|') {
        barred(line, n, cells)
    } else if line.contains("][") || line.contains("] [") {
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

/// Whether a line with one square on it may be a board of side 1.
fn is_single_row(symbol: char, style: Style, n: usize) -> bool {
    match n {
        1 => style == Style::Barred || !symbol.is_ascii_digit(),
        _ => matches!(symbol, 'Q' | '♕' | '♛' | '👑') && style == Style::Compact,
    }
}

fn shape(style: Style, width: usize) -> Shape {
    Shape { style, width, lanes: 1, prefixed: false }
}

fn unbarred(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    if !line.bytes().any(|byte| matches!(byte, b' ' | b'\t' | b',')) {
        return compact(line, n, cells);
    }
    tabbed(line, n, cells).or_else(|| spaced(line, n, cells)).or_else(|| compact(line, n, cells))
}

/// `[ ][Q][ ][ ]`: every square in a box of its own.
fn boxed(line: &str, cells: &mut Vec<char>) -> Option<Shape> {
    for part in line.split('[').skip(1) {
        let (inside, after) = part.split_once(']')?;
        cells.push(cell(inside.trim()).filter(|_| after.trim().is_empty())?);
    }
    Some(shape(Style::Barred, cells.len()))
}

/// `|   | Q |   |   |`, with outer bars or without; or bars around a row of another style.
fn barred(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    if is_rule(line) {
        return None;
    }
    let parts: Vec<&str> = line.split('|').map(|part| part.trim_matches([' ', '\t'])).collect();
    if parts.len() <= 3 {
        let longest = parts.iter().max_by_key(|part| part.len())?;
        let inner = unbarred(longest, n, cells).filter(|shape| shape.width > 1);
        if inner.is_some() {
            return inner;
        }
        cells.clear();
    }
    let parts = inside(line, &parts, n);
    if parts.len() < 2 && n != 1 {
        return None;
    }
    for part in parts {
        cells.push(cell(part)?);
    }
    Some(barred_lanes(n, cells))
}

/// A line that is drawn between rows.
fn is_rule(line: &str) -> bool {
    let drawn = |byte| matches!(byte, b'|' | b'+' | b'-' | b'=' | b'_' | b' ' | b'\t');
    let rules = ["--", "==", "__", "+"];
    line.bytes().all(drawn) && rules.iter().any(|rule| line.contains(rule))
}

/// The parts between bars that are squares: not what stands outside the outer bars.
fn inside<'p>(line: &str, parts: &'p [&'p str], n: usize) -> &'p [&'p str] {
    let count = parts.len();
    let [opened, closed] = [line.starts_with('|'), line.ends_with('|')];
    if count == n && !(opened && closed) {
        return parts;
    }
    let last = parts[count - 1];
    let first_is_square = !opened && !parts[0].is_empty() && cell(parts[0]).is_some();
    if first_is_square && last.is_empty() && count == n + 1 {
        return &parts[..n];
    }
    let from = usize::from(opened || !is_square(parts[0]) || count > n + 1);
    let surplus = (count - from).saturating_sub(n) > 0;
    let to = count - usize::from(closed || cell(last).is_none() || (surplus && last.is_empty()));
    parts.get(from..to).unwrap_or_default()
}

/// Whether a part before the first bar is a square, not a label or margin.
fn is_square(part: &str) -> bool {
    !part.is_empty() && cell(part).is_some() && part.parse::<usize>().is_err()
}

/// Takes the blank parts between boards that stand side by side out of a row.
fn barred_lanes(n: usize, cells: &mut Vec<char>) -> Shape {
    let count = cells.len();
    let fits = n > 1 && count > n && (count + 1).is_multiple_of(n + 1);
    if !fits || !cells.iter().skip(n).step_by(n + 1).all(|&symbol| symbol == ' ') {
        return shape(Style::Barred, count);
    }
    let mut place = 0_usize;
    cells.retain(|_| {
        place += 1;
        !place.is_multiple_of(n + 1)
    });
    Shape { lanes: cells.len() / n, ..shape(Style::Barred, n) }
}

/// Squares with tabs between them; empty ones may be blank.
fn tabbed(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    if !line.contains('\t') {
        return None;
    }
    let parts: Vec<&str> = line.split('\t').map(|part| part.trim_matches(' ')).collect();
    let mut parts = parts.as_slice();
    if let ([_, row], true) = (parts, n != 2) {
        return spaced(row, n, cells).or_else(|| compact(row, n, cells));
    }
    while let ([.., ""], true) = (parts, parts.len() > n) {
        parts = &parts[..parts.len() - 1];
    }
    while let ([label, ..], true) = (parts, parts.len() > n) {
        if !label.is_empty() && (is_square(label) || parts.len() != n + 1) {
            break;
        }
        parts = &parts[1..];
    }
    if parts.len() < 2 {
        return None;
    }
    for (index, part) in parts.iter().enumerate() {
        let symbol = cell(part).or_else(|| if index == 0 { glued(part) } else { None });
        let Some(symbol) = symbol else {
            cells.clear();
            return None;
        };
        cells.push(symbol);
    }
    Some(shape(Style::Tabbed, parts.len()))
}

/// The first square of a row, behind a prompt or a number that stands before it without a blank.
fn glued(word: &str) -> Option<char> {
    let last = word.chars().next_back()?;
    let prompt = word[..word.len() - last.len_utf8()].chars().next_back()?;
    let ends = ends_prompt(prompt) || prompt.is_ascii_digit();
    (ends && !is_punctuation(last)).then_some(last)
}

/// Whether a row may follow without a blank.
fn ends_prompt(character: char) -> bool {
    matches!(character, ':' | '?' | '=' | '>' | ')' | ']')
}

/// Squares with blanks or commas between them.
fn spaced(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    let is_gap = |character| matches!(character, ' ' | '\t' | ',');
    let words: Vec<&str> = line.split(is_gap).filter(|word| !word.is_empty()).collect();
    if words.len() < 2 {
        return None;
    }
    cells.extend(words.iter().rev().map_while(|word| cell(word)));
    let glued = words.iter().rev().nth(cells.len()).and_then(|word| glued(word));
    if cells.len() + 1 == n {
        cells.extend(glued);
    }
    cells.reverse();
    let prefixed = cells.len() < words.len();
    let shape = Shape { prefixed, ..shape(Style::Spaced, cells.len()) };
    let fitted = fit(line, shape, n, cells);
    if fitted.is_none() {
        cells.clear();
    }
    fitted
}

/// Takes labels off a row of single squares and parts boards that stand side by side.
fn fit(line: &str, shape: Shape, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    let count = cells.len();
    let is_label =
        |symbol: char| symbol == NUMBER || symbol.is_alphanumeric() && !matches!(symbol, 'Q' | 'q');
    let named = |symbol: char| {
        let others = cells[1..].iter().filter(|&&other| other == symbol).count();
        is_label(symbol) && (others == 0 || symbol == '1' && others == 1)
    };
    if count == n && n > 1 {
        return Some(shape);
    }
    if n == 1 && (shape.prefixed || count == 2 && cells[0].is_ascii_digit()) && count > 0 {
        cells.drain(..count - 1);
        let queen = liking(cells[0]) == Liking::Queen;
        return queen.then_some(Shape { width: 1, prefixed: true, ..shape });
    }
    if n > 1 && count == n + 2 && cells[0] == cells[n + 1] && is_label(cells[0]) {
        cells.pop();
        cells.remove(0);
        return Some(Shape { width: n, ..shape });
    }
    let lanes = lanes(line, n, count);
    if lanes > 1 {
        return Some(Shape { width: n, lanes, ..shape });
    }
    if count > 2 && !shape.prefixed && named(cells[0]) && !(count == n && n > 0) {
        let rest_is_row = cells[1..].iter().all(|&symbol| !is_odd(symbol));
        if count == n + 1 || (rest_is_row && (cells[0] == NUMBER || matches!(cells[0], '2'..='9')))
        {
            cells.remove(0);
            return Some(Shape { width: count - 1, ..shape });
        }
    }
    (!shape.prefixed && count > 1).then_some(shape)
}

/// How many rows of n squares stand side by side: the gaps between them are the widest.
fn lanes(line: &str, n: usize, count: usize) -> usize {
    if n < 2 || count <= n || !count.is_multiple_of(n) {
        return 1;
    }
    let line = line.trim();
    let mut gaps = Vec::with_capacity(count);
    let mut gap = 0;
    for byte in line.bytes() {
        match byte {
            b' ' => gap += 1,
            b'\t' => gap += 8,
            _ if gap > 0 => gaps.push(std::mem::take(&mut gap)),
            _ => {}
        }
    }
    let between = |index: usize| (index + 1).is_multiple_of(n);
    let widest_within = (0..gaps.len()).filter(|&index| !between(index)).map(|index| gaps[index]);
    let narrowest = (0..gaps.len()).filter(|&index| between(index)).map(|index| gaps[index]).min();
    let parted = gaps.len() + 1 == count && narrowest > widest_within.max();
    if parted { count / n } else { 1 }
}

/// Squares side by side, alone on the line or behind words.
fn compact(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    let words: Vec<&str> = line.split([' ', '\t']).filter(|word| !word.is_empty()).collect();
    let last = words.last()?;
    let width = last.chars().count();
    let same = |word: &&str| word.chars().count() == width;
    if words.len() > 1 && width == n && n > 1 && words.iter().all(same) {
        cells.extend(words.iter().flat_map(|word| word.chars()));
        return plain(Shape { lanes: words.len(), ..shape(Style::Compact, n) }, cells);
    }
    cells.extend(last.chars());
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
