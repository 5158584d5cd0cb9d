//! Squares between bars or in boxes of their own.

use super::cell::{cell, is_odd, is_punctuation};
use super::row::{Shape, Style, compact, shape, side_by_side, unbarred};
use super::spaced::spaced;

/// `[ ][Q][ ][ ]`: every square in a box of its own.
pub(super) fn boxed(line: &str, cells: &mut Vec<char>) -> Option<Shape> {
    for part in line.split('[').skip(1) {
        let (inside, after) = part.split_once(']')?;
        cells.push(cell(inside.trim()).filter(|_| after.trim().is_empty())?);
    }
    Some(shape(Style::Barred, cells.len()))
}

/// `|   | Q |   |   |`, with outer bars or without; or bars around a row of another style.
pub(super) fn barred(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    if is_rule(line) && !is_empty_row(line, n) {
        return None;
    }
    if let Some(line) = undoubled(line).filter(|_| n > 3) {
        return barred(&line, n, cells);
    }
    if let Some(framed) = framed(line, n, cells) {
        return Some(framed);
    }
    let parts: Vec<&str> = line.split('|').map(|part| part.trim_matches([' ', '\t'])).collect();
    let filled = parts.iter().copied().filter(|part| !part.is_empty());
    let squares = filled.clone().count() == n && filled.clone().all(|part| cell(part).is_some());
    let rows = if squares { None } else { side_by_side(filled.clone(), n, cells) };
    if rows.is_some() {
        return rows;
    }
    if let Some(rows) = rows_side_by_side(filled, n, cells) {
        return Some(rows);
    }
    if let ["", label, row, ""] = parts[..]
        && label.parse::<usize>().is_ok()
    {
        return compact(unquoted(row)?, n, cells).filter(|shape| shape.width == n);
    }
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

/// A line without every other bar, if all bars are double: `||.||Q||.||.||`.
fn undoubled(line: &str) -> Option<String> {
    let parts: Vec<&str> = line.split("||").collect();
    let inside = parts.get(1..parts.len() - 1)?;
    let is_double = !inside.is_empty() && inside.iter().all(|part| !part.is_empty());
    (is_double && !parts.iter().any(|part| part.contains('|'))).then(|| parts.join("|"))
}

/// `| Q  |`: n squares side by side within a frame, the empty ones left blank. Its number may
/// stand before it.
fn framed(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    let line = line.trim().trim_start_matches(|c: char| c.is_ascii_digit());
    let inside = line.trim_start().strip_prefix('|')?.strip_suffix('|')?;
    let is_row = n > 3 && inside.contains(' ') && inside.chars().count() == n;
    let is_square = |symbol: char| !is_odd(symbol) && !is_punctuation(symbol);
    let row = Some(inside)
        .filter(|row| is_row && (row.chars().all(is_square) || row.split(' ').all(is_mark)))?;
    cells.extend(row.chars());
    Some(shape(Style::Compact, n))
}

/// Whether what stands between blanks is one square, or nothing.
fn is_mark(word: &str) -> bool {
    word.chars().count() <= 1 && cell(word).is_some()
}

/// Rows of n squares with blanks between them, of several boards.
fn rows_side_by_side<'p>(
    parts: impl Iterator<Item = &'p str>,
    n: usize,
    cells: &mut Vec<char>,
) -> Option<Shape> {
    let (mut joined, mut lanes) = (Vec::new(), 0);
    for part in parts {
        let is_row = |shape: &Shape| (shape.width, shape.lanes) == (n, 1) && !shape.prefixed;
        let row = spaced(part, n, cells).filter(is_row);
        joined.append(cells);
        row?;
        lanes += 1;
    }
    if n < 2 || lanes < 2 {
        return None;
    }
    *cells = joined;
    Some(Shape { lanes, ..shape(Style::Spaced, n) })
}

/// What stands between quotes.
pub(super) fn unquoted(text: &str) -> Option<&str> {
    let inside = |quote| text.strip_prefix(quote)?.strip_suffix(quote);
    inside('"').or_else(|| inside('\''))
}

/// A line that is drawn between rows.
fn is_rule(line: &str) -> bool {
    let drawn = |byte| matches!(byte, b'|' | b'+' | b'-' | b'=' | b'_' | b' ' | b'\t');
    let rules = ["--", "==", "__", "+"];
    line.bytes().all(drawn) && rules.iter().any(|rule| line.contains(rule))
}

/// Whether a line such as `|___|___|` may be a row without a queen as well as a rule: where queens
/// stand as `_Q_`, it is.
fn is_empty_row(line: &str, n: usize) -> bool {
    let inside = line.trim().strip_prefix('|').and_then(|line| line.strip_suffix('|'));
    inside.is_some_and(|inside| {
        inside.split('|').count() == n && inside.split('|').all(|p| p == "___")
    })
}

/// The parts between bars that are squares: not what stands outside the outer bars.
fn inside<'p>(line: &str, parts: &'p [&'p str], n: usize) -> &'p [&'p str] {
    let count = parts.len();
    let [opened, closed] = [line.starts_with('|'), line.ends_with('|')];
    if count == n && !(opened && closed) {
        return parts;
    }
    let last = parts[count - 1];
    let first_is_square = !opened && cell(parts[0]).is_some();
    if first_is_square && last.is_empty() && count == n + 1 {
        return &parts[..n];
    }
    let from = usize::from(!is_square(parts[0]) || count > n + 1);
    let numbered = opened && closed && count == n + 3;
    if numbered && parts[1].parse::<usize>().is_ok_and(|label| label <= n) {
        return &parts[2..n + 2];
    }
    let surplus = count - from > n;
    let to = count - usize::from(closed || cell(last).is_none() || (surplus && last.is_empty()));
    parts.get(from..to).unwrap_or_default()
}

/// Whether a part before the first bar is a square, not a label or margin.
pub(super) fn is_square(part: &str) -> bool {
    !part.is_empty() && cell(part).is_some() && part.parse::<usize>().is_err()
}

/// Takes the blank parts between boards that stand side by side out of a row.
fn barred_lanes(n: usize, cells: &mut Vec<char>) -> Shape {
    let count = cells.len();
    let fits = n > 0 && count > n && (count + 1).is_multiple_of(n + 1);
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
