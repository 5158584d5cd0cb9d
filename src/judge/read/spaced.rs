//! Squares with tabs, blanks or commas between them, perhaps behind a label.

use super::barred::is_square;
use super::cell::{Liking, NUMBER, cell, is_odd, liking};
use super::row::{Shape, Style, compact, glued, shape, side_by_side};

/// Squares with tabs between them; empty ones may be blank.
pub(super) fn tabbed(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    if !line.contains('\t') {
        return None;
    }
    let parts: Vec<&str> = line.split('\t').map(|part| part.trim_matches(' ')).collect();
    if let Some(rows) =
        side_by_side(parts.iter().copied().filter(|part| !part.is_empty()), n, cells)
    {
        return Some(rows);
    }
    let mut parts = parts.as_slice();
    if let ([_, row], true) = (parts, n != 2) {
        return spaced(row, n, cells).or_else(|| compact(row, n, cells));
    }
    let is_ended = |parts: &[&str]| n > 3 && !parts[..parts.len() - 1].contains(&"");
    while let ([.., ""], true) = (parts, parts.len() > n || is_ended(parts)) {
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

/// Squares with blanks or commas between them.
pub(super) fn spaced(line: &str, n: usize, cells: &mut Vec<char>) -> Option<Shape> {
    let is_gap = |character| matches!(character, ' ' | '\t' | ',' | ';');
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
        let empty = cells[1..].iter().all(|&other| other == cells[1]);
        let queen = empty && matches!((symbol, cells[1]), ('1', '0') | ('X' | 'x' | 'O' | 'o', _));
        is_label(symbol) && !queen && (others == 0 || symbol == '1' && others == 1)
    };
    let is_digit = |symbol: &char| matches!(symbol, '0' | '1');
    if count == n && n > 1 {
        return Some(shape);
    }
    if n == 1 && (shape.prefixed || count == 2 && cells[0].is_ascii_digit()) && count > 0 {
        cells.drain(..count - 1);
        let queen = liking(cells[0]) == Liking::Queen;
        return queen.then_some(Shape { width: 1, prefixed: true, ..shape });
    }
    let both_sides = n > 1 && count == n + 2 && cells[0] == cells[n + 1] && is_label(cells[0]);
    if both_sides && !cells.iter().all(is_digit) {
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
        let number = match cells[0] {
            '0' | '1' => !cells[1..].iter().any(is_digit),
            symbol => symbol == NUMBER || symbol.is_ascii_digit(),
        };
        if count == n + 1 || rest_is_row && number {
            let label = Some(cells.remove(0));
            return Some(Shape { width: count - 1, label, ..shape });
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
