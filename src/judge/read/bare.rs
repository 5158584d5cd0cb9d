//! Numbers at the end of a line, without brackets: columns, pairs and paths.

use super::numbers::{NO_QUEEN, Numbers};
use super::permutation::is_permutation;
use super::reading::MOST_BOARDS;
use super::rows::most_rows;
use super::text::Line;
use super::words::{Piece, pieces};

/// A number and what stands between it and the number before it.
struct Item<'t> {
    value: u32,
    before: &'t str,
}

/// Keeps the numbers at the end of a line, if they may be a board of side n or part of one.
pub(super) fn line(line: &Line, n: usize, numbers: &mut Numbers) {
    let text = unbracketed(trimmed(line.text));
    if !text.ends_with(|last: char| last.is_ascii_digit() || matches!(last, ']' | '>')) {
        return;
    }
    let mut push =
        |worded, values: &[u32]| numbers.push(line.number, line.place, worded, false, values);
    if let Some(boards) = digits(text, n) {
        return boards.iter().for_each(|board| push(false, board));
    }
    let labelled = || text.rsplit_once(": ").and_then(|(_, squares)| named_rows(squares));
    if let Some(squares) = named_rows(text).or_else(labelled) {
        return squares.iter().for_each(|square| push(true, square));
    }
    if let Some(square) = row_and_column(text) {
        return push(true, &square);
    }
    if n == 1 && names_side_1(text) {
        return;
    }
    let boxed = are_angled(text) || text.contains('[') && (text.contains("][") || are_boxes(text));
    let unboxed = boxed.then(|| text.replace("][", ",").replace(['[', ']', '<', '>'], " "));
    let Some((items, worded)) = tail(unboxed.as_deref().unwrap_or(text).trim()) else { return };
    if has_decimals(&items) {
        return;
    }
    let values: Vec<u32> = items.iter().map(|item| item.value).collect();
    let mut push = |values: &[u32]| push(worded, values);
    let labelled = items.len() > 1 && items[1].before.contains([':', '.', '|']);
    let count = values.len();
    if values.contains(&NO_QUEEN) {
        // One queen among many is rather a row of a grid of -1 and 1.
        if values.iter().filter(|&&value| value != NO_QUEEN).count() == 1 {
            return;
        }
        return match count.checked_sub(n) {
            Some(0) if n > 1 => push(&values),
            Some(1) if labelled && n > 1 => push(&values[1..]),
            _ => {}
        };
    }
    let tally = n == 2 && !labelled && values.starts_with(&[2, 0]);
    let rest = values.get(1..).unwrap_or_default();
    let led = labelled && count > 4 && !items[2].before.contains([':', '.', '|']);
    if led && count == n && is_permutation(rest) {
        push(rest);
    } else if n > 1 && count == n && !(n == 2 && worded && labelled) {
        push(&values);
    } else if n > 3 && count == n + 1 && !labelled && !worded && is_permutation(&values) {
        // A board of another size, or a label and a board: the other lines tell.
        push(&values);
    } else if n > 1 && count == n + 1 && (labelled || !worded) && !tally {
        push(&values[1..]);
    } else if count == 2 * n && are_pairs(&items) && !(n > 3 && is_permutation(&values)) {
        values.chunks(2).for_each(push);
    } else if led && !worded && count != n + 1 && is_permutation(rest) {
        push(rest);
    } else if count == 2 * n + 1 && labelled && are_pairs(&items[1..]) {
        values[1..].chunks(2).for_each(push);
    } else if n != 3 && count == 3 && items[1..].iter().all(|item| item.before == ",") {
        // A table of comma-separated values: the number of the board, the row, the column.
        push(&values[1..]);
    } else if n == 1 && count == 2 && items[1].before.contains([':', ')']) && values[1] < 2 {
        push(&values[1..]);
    } else if n > 2 && count.is_multiple_of(n) && values.chunks(n).all(is_permutation) {
        values.chunks(n).for_each(push);
    } else if !worded && count > 1 && n != 1 {
        push(&values);
    }
}

/// A line without the signs around it; the sign of −1 stays if there is another −1 on the line.
fn trimmed(line: &str) -> &str {
    const SIGNS: [char; 7] = [' ', '\t', ',', '.', ';', '|', '-'];
    let text = line.trim_matches(SIGNS);
    let negative = || text.contains(" -1") || text.contains(",-1");
    if text.starts_with('1') && negative() && line.trim_start().starts_with("-1") {
        return line.trim_start().trim_end_matches(SIGNS);
    }
    text
}

/// Whether several lists stand within `<` and `>`: `<0,1> <1,3>`.
fn are_angled(text: &str) -> bool {
    text.ends_with('>') && text.matches('<').count() > 1
}

/// Whether every number stands in brackets of its own: `[2] [4] [1] [3]`.
fn are_boxes(text: &str) -> bool {
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    text.contains("] [") && text.split("] [").all(|part| is_number(part.trim_matches(['[', ']'])))
}

/// What stands within `<` and `>` at the end of a line.
fn unbracketed(text: &str) -> &str {
    let inside = || text.strip_suffix('>')?.rsplit('<').next();
    if are_angled(text) { text } else { inside().unwrap_or(text).trim() }
}

/// A number that stands alone on its line.
struct Lone {
    line: usize,
    place: usize,
    value: u32,
}

/// Numbers that stand alone on lines that follow each other.
#[derive(Default)]
pub(super) struct Stack(Vec<Lone>);

impl Stack {
    /// Adds the number that stands alone on a line. Any other line ends those before it.
    pub(super) fn line(&mut self, line: &Line, n: usize, numbers: &mut Numbers) {
        let value = line.text.trim().parse().ok();
        let follows = self.0.last().is_some_and(|last| line.place == last.place + 1);
        if value.is_none() || !follows || self.0.len() >= most_rows(n) {
            self.end(n, numbers);
        }
        self.0.extend(value.map(|value| Lone { line: line.number, place: line.place, value }));
    }

    /// Keeps the numbers as boards of side n with the column of each queen on a line of its own.
    /// They must be permutations, for counts are printed so too; the size may stand before them.
    pub(super) fn end(&mut self, n: usize, numbers: &mut Numbers) {
        let lone = std::mem::take(&mut self.0);
        if n < 4 || lone.is_empty() {
            return;
        }
        let echoed = usize::from(lone.len() % n == 1 && lone[0].value as usize == n);
        let values: Vec<u32> = lone[echoed..].iter().map(|lone| lone.value).collect();
        let is_board = |board: &[u32]| board.len() == n && is_permutation(board);
        if values.chunks(n).all(is_board) {
            for (board, lines) in values.chunks(n).zip(lone[echoed..].chunks(n)) {
                let run = numbers.len();
                numbers.push(lines[0].line, lines[0].place, false, false, board);
                numbers.since(run).iter_mut().for_each(|run| run.last = lines[n - 1].line);
            }
        }
    }
}

/// The numbers at the end of a text with only separators between them, from the left; and
/// whether words stand before them.
fn tail(text: &str) -> Option<(Vec<Item<'_>>, bool)> {
    let between = |byte: u8| {
        matches!(byte, b' ' | b'\t' | b',' | b';' | b'-' | b'|' | b'/' | b':' | b'.' | b'>')
    };
    let bytes = text.as_bytes();
    let mut items = Vec::new();
    let mut end = bytes.len();
    loop {
        let digits = bytes[..end].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 {
            break;
        }
        let start = end - digits;
        let gap = bytes[..start].iter().rev().take_while(|&&byte| between(byte)).count();
        let before = &text[start - gap..start];
        let value = text[start..end].parse().ok()?;
        let negative = value == 1 && is_minus(before, start == gap);
        items.push(Item { value: if negative { NO_QUEEN } else { value }, before });
        end = start - gap;
    }
    items.reverse();
    let glued = items.first().is_some_and(|item| item.before.is_empty());
    let label = text[..end].chars().all(|c| !c.is_alphabetic());
    let word = text[..end].chars().next_back().is_some_and(char::is_alphabetic);
    (!(glued && word)).then_some((items, !label))
}

/// Whether what stands before a number ends in its sign: a dash between two numbers is none.
fn is_minus(before: &str, first: bool) -> bool {
    let outside = before.strip_suffix('-');
    outside.is_some_and(|gap| gap.ends_with([' ', '\t', ',', ':']) || gap.is_empty() && first)
}

/// Whether some of the numbers have decimal points in them, as times have.
fn has_decimals(items: &[Item]) -> bool {
    let points = items.iter().skip(1).filter(|item| item.before == ".").count();
    points > 0 && (points + 1 < items.len() || items.len() < 4)
}

/// Whether the number at the end is said of `n = 1`: it is a count, not a column.
fn names_side_1(text: &str) -> bool {
    let number = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    let label: Vec<char> = text[..text.len() - number].chars().filter(|c| *c != ' ').collect();
    matches!(label[..], [.., 'n' | 'N', '=', '1', ':'])
}

/// The rows and columns of a line that only names queens or rows, each with its column:
/// `Queen 1 -> column 2`, `x1=2, x2=4`, `board[0] = 1`.
fn named_rows(text: &str) -> Option<Vec<[u32; 2]>> {
    let begins = matches!(text.as_bytes()[0].to_ascii_lowercase(), b'q' | b'r' | b'x');
    let lower = (begins || text.contains("] = ")).then(|| text.to_lowercase())?;
    let pieces = pieces(&lower);
    let mut rest = pieces.as_slice();
    let mut squares = Vec::new();
    while let [Piece::Word("row" | "queen" | "x" | "q" | "r"), Piece::Number(row), after @ ..]
    | [Piece::Word(_), Piece::Sign('['), Piece::Number(row), Piece::Sign(']'), after @ ..] =
        rest
    {
        let is_sign = |piece: &Piece| matches!(piece, Piece::Sign(':' | '=' | '-' | '>' | '→'));
        let signs = after.iter().take_while(|piece| is_sign(piece)).count();
        let mut value = &after[signs..];
        while let [Piece::Word("column" | "col" | "c"), named @ ..] = value {
            value = named;
        }
        let [Piece::Number(column), next @ ..] = value else { return None };
        squares.push([u32::try_from(*row).ok()?, u32::try_from(*column).ok()?]);
        let gaps = next.iter().take_while(|piece| matches!(piece, Piece::Sign(',' | ';' | '|')));
        rest = &next[gaps.count()..];
    }
    rest.is_empty().then_some(squares)
}

/// The row, or the queen, and the column of a sentence that names both: `Queen placed at row 1,
/// column 3`, `Queen 1 stands in column 3`.
fn row_and_column(text: &str) -> Option<[u32; 2]> {
    let named = text.contains("ol") && (text.contains("ow") || text.contains("ueen"));
    let lower = named.then(|| text.to_lowercase())?;
    let pieces = pieces(&lower);
    let value = |name: &str| {
        let is_name = |piece: &Piece| matches!(piece, Piece::Word(word) if word.starts_with(name));
        let after = &pieces[pieces.iter().position(is_name)? + 1..];
        match after {
            [Piece::Sign(_), Piece::Number(value), ..] | [Piece::Number(value), ..] => {
                u32::try_from(*value).ok()
            }
            _ => None,
        }
    };
    Some([value("row").or_else(|| value("queen"))?, value("col")?])
}

/// Whether the numbers go in twos: `0-1, 1-3`, `0:1 1:3`, or by the first of each two.
fn are_pairs(items: &[Item]) -> bool {
    let within: Vec<&str> = items.iter().skip(1).step_by(2).map(|item| item.before).collect();
    let mut outside = items.iter().skip(2).step_by(2).map(|item| item.before);
    let alike = within.iter().all(|before| *before == within[0]);
    let firsts = items.iter().step_by(2).map(|item| item.value);
    let mut steps = firsts.clone().zip(firsts.skip(1));
    alike
        && (outside.all(|before| before != within[0])
            || steps.all(|(one, next)| one.checked_add(1) == Some(next)))
}

/// The boards of words of n digits each: `2413, 3142`. Behind other words they must be
/// permutations; alone on a line they may be wrong boards too.
fn digits(text: &str, n: usize) -> Option<Vec<Vec<u32>>> {
    if !(4..=10).contains(&n) {
        return None;
    }
    let is_word = |word: &&str| word.len() == n && word.bytes().all(|byte| byte.is_ascii_digit());
    let words = || text.rsplit([' ', ',', ';', '\t']).filter(|word| !word.is_empty());
    let alone = words().all(|word| is_word(&word));
    let mut boards: Vec<Vec<u32>> = words()
        .take_while(is_word)
        .take(MOST_BOARDS)
        .map(|word| word.bytes().map(|byte| u32::from(byte - b'0')).collect())
        .collect();
    boards.reverse();
    let on_board = |board: &Vec<u32>| {
        let above_one = board.iter().filter(|&&value| value > 1).count();
        above_one > 1 && board.iter().all(|&value| value as usize <= n)
    };
    let known = if alone {
        boards.iter().all(on_board)
    } else {
        boards.iter().all(|board| is_permutation(board))
    };
    (known && !boards.is_empty()).then_some(boards)
}
