//! Numbers of solutions in sentences and tables, and "no solution" in words.
//!
//! Most numbers in talk are sizes, times, steps or the numbers of boards. A number is believed
//! only where a word such as `solutions` or `total` belongs to it, where it stands alone, or
//! where it is the row for n of a table.

use super::known::KnownLines;
use super::phrases::{is_adjective, is_noun, is_sum, is_unit, says_none};
use super::text::{Line, Text};
use super::words::{Piece, pieces};
use crate::judge::printed::StatedCount;
use std::collections::HashMap;

/// So many lines of talk are read from the beginning of a text, and so many from its end.
const MOST_LINES: usize = 1 << 16;

/// Longer lines are no talk.
const LONGEST: usize = 1000;

/// What the talk around the boards says.
#[derive(Debug, Default)]
pub(super) struct Talk {
    pub count: Option<StatedCount>,
    pub none: Option<usize>,
}

/// A number that may be the number of solutions.
#[derive(Clone, Copy, Debug)]
struct Claim {
    line: usize,
    solutions: u64,
    /// 1: by its place alone, 2: alone on its line, 3: with other words, 4: with `solutions`.
    strength: u8,
    /// The size that the same line speaks of is n.
    sized: bool,
}

/// Reads the talk, which is all but the boards: `boards` has the first and the last line of
/// each, in the order of the text.
pub(super) fn read(text: &Text, n: usize, boards: &[(usize, usize)]) -> Talk {
    let mut known = KnownLines::default();
    let mut none = None;
    let mut claims = Claims::default();
    let after = boards.last().map_or(0, |&(_, last)| last);
    let mut left = boards.iter().peekable();
    let total = text.count();
    let is_read = |line: &Line| {
        let near = line.place < MOST_LINES || line.place + MOST_LINES >= total;
        near && line.text.len() <= LONGEST
    };
    for line in text.lines().filter(is_read) {
        while left.next_if(|&&(_, last)| last < line.number).is_some() {}
        let within = left.peek().is_some_and(|&&(first, _)| first <= line.number);
        if within
            || line.is_idle()
            || !line.text.bytes().any(|byte| byte.is_ascii_alphanumeric() || byte == b'[')
        {
            continue;
        }
        if known.get(line.text, || refuses(line.text)) {
            none = Some(line.number);
        }
        if !line.text.bytes().any(|byte| byte.is_ascii_digit()) {
            continue;
        }
        let lower = line.text.trim().to_lowercase();
        let said = answer(&lower);
        if said.bytes().any(|byte| byte.is_ascii_digit()) {
            claims.line(line.number, said, n, line.number > after);
            if said.len() < lower.len() && boards.is_empty() {
                claims.line(line.number, &lower, n, false);
            }
        }
    }
    let count = claims.best(n, boards.is_empty());
    let none = none.filter(|_| boards.is_empty() && count.is_none_or(|count| count.solutions == 0));
    Talk { count, none }
}

/// What follows the last prompt on a line: an answer is glued to it when input is piped.
fn answer(lower: &str) -> &str {
    let asks =
        ["enter", "type", "input", "please", "give", "choose", "how many", "number of queens"];
    let asks = asks.iter().any(|ask| lower.contains(ask)) || lower.contains('?');
    let end = lower.rfind(['?', '>']).or_else(|| lower.rfind([':', ')']));
    match end {
        Some(end) if asks => lower[end + 1..].trim(),
        _ => lower,
    }
}

/// Whether a line, or what follows the prompt on it, says that there is no solution.
fn refuses(line: &str) -> bool {
    let lower = line.trim().to_lowercase();
    says_none(&lower) || says_none(answer(&lower))
}

/// The claims of a text.
#[derive(Debug, Default)]
struct Claims {
    found: Vec<Claim>,
    /// For each line without its numbers: how often it came and the least and greatest claim.
    shapes: HashMap<String, (usize, u64, u64)>,
    /// The shape of each claim's line.
    lines: Vec<String>,
    /// Rows of numbers that begin with n, and how many rows of numbers there are.
    table: Option<StatedCount>,
    table_rows: usize,
}

impl Claims {
    fn line(&mut self, line: usize, lower: &str, n: usize, alone: bool) {
        let pieces = pieces(lower);
        self.row(line, &pieces, n);
        let size = size(&pieces);
        if size.is_some_and(|size| size != n as u64) {
            return;
        }
        let claims = (0..pieces.len()).filter_map(|at| {
            let Piece::Number(solutions) = pieces[at] else { return None };
            let strength = strength(&pieces, at, n as u64, alone)?;
            let named = named(own_name(&pieces[..at]));
            Some((Claim { line, solutions, strength, sized: size.is_some() }, named))
        });
        let Some((claim, _)) = claims.max_by_key(|(claim, named)| (claim.strength, *named)) else {
            return;
        };
        let shape: String = lower.chars().filter(|c| !c.is_ascii_digit()).collect();
        let entry = self.shapes.entry(shape.clone()).or_insert((0, u64::MAX, 0));
        *entry = (entry.0 + 1, entry.1.min(claim.solutions), entry.2.max(claim.solutions));
        self.found.push(claim);
        self.lines.push(shape);
    }

    /// A row of a table: numbers only, a size first.
    fn row(&mut self, line: usize, pieces: &[Piece], n: usize) {
        let talk = pieces.iter().any(|piece| matches!(piece, Piece::Word(_)));
        let mut numbers = pieces.iter().filter_map(|piece| match piece {
            Piece::Number(number) => Some(*number),
            _ => None,
        });
        if let (false, Some(size), Some(solutions)) = (talk, numbers.next(), numbers.next()) {
            self.table_rows += 1;
            if size == n as u64 {
                self.table = Some(StatedCount { line, solutions });
            }
        }
    }

    /// Whether the first of just two such lines only repeats the size that was asked for.
    fn is_echo(&self, shape: &str, n: usize) -> bool {
        if !shape.is_empty() || self.shapes[shape].0 != 2 {
            return false;
        }
        let first = self.found.iter().zip(&self.lines).find(|(_, line)| line.is_empty());
        first.is_some_and(|(claim, _)| claim.solutions == n as u64)
    }

    /// The claim that is believed.
    fn best(&self, n: usize, boardless: bool) -> Option<StatedCount> {
        let believed = self.found.iter().zip(&self.lines).filter(|(claim, shape)| {
            let (times, least, greatest) = self.shapes[*shape];
            let series = times > 1 && least != greatest && !claim.sized && !self.is_echo(shape, n);
            !series && (boardless || claim.strength > 1)
        });
        let best =
            believed.map(|(claim, _)| claim).max_by_key(|claim| (claim.strength, claim.line));
        let found = best.map(|claim| StatedCount { line: claim.line, solutions: claim.solutions });
        let table = self.table.filter(|_| boardless && n > 0);
        match best {
            Some(claim) if claim.strength > 2 => found,
            _ => table.or(found),
        }
    }
}

/// The size that a line speaks of: `n = 8`, `8 queens`, `8 x 8`, `size 8`.
fn size(pieces: &[Piece]) -> Option<u64> {
    (0..pieces.len()).find_map(|at| match pieces[at] {
        Piece::Number(number) if is_size(pieces, at) => Some(number),
        _ => None,
    })
}

fn is_size(pieces: &[Piece], at: usize) -> bool {
    let word = |at: usize| match pieces.get(at) {
        Some(Piece::Word(word)) => *word,
        _ => "",
    };
    let number = |at: usize| matches!(pieces.get(at), Some(Piece::Number(_)));
    let joined = usize::from(matches!(pieces.get(at + 1), Some(Piece::Sign('-' | ' '))));
    let next = word(at + 1 + joined);
    if next.starts_with("queen") || next == "q" {
        return true;
    }
    let by = |at: usize| {
        matches!(word(at), "x" | "by") || matches!(pieces.get(at), Some(Piece::Sign('×' | '*')))
    };
    if by(at + 1) && number(at + 2) || at > 1 && by(at - 1) && number(at - 2) {
        return true;
    }
    let mut before = at;
    while before > 0
        && matches!(
            pieces[before - 1],
            Piece::Sign('=' | ':' | '(' | ')' | '"' | '\'') | Piece::Word("is" | "of")
        )
    {
        before -= 1;
    }
    let name = if before > 0 { word(before - 1) } else { "" };
    let queens =
        before > 1 && name == "queens" && matches!(word(before - 2), "for" | "place" | "with");
    matches!(name, "n" | "size" | "side" | "order" | "dimension") || queens || {
        name == "for" && !is_noun(next) && before == at
    }
}

/// What the words between a number and the number before it say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Named {
    /// They name something else, such as `nodes`.
    Other,
    /// There are none.
    Nothing,
    Sum,
    Solutions,
}

/// The pieces before a number that belong to no other number.
fn own_name<'p, 't>(before: &'p [Piece<'t>]) -> &'p [Piece<'t>] {
    let is_number = |piece: &Piece| matches!(piece, Piece::Number(_) | Piece::Measure);
    let start = before.iter().rposition(is_number).map_or(0, |last| last + 1);
    &before[start..]
}

fn named(name: &[Piece]) -> Named {
    let any = |is_such: fn(&str) -> bool| {
        name.iter().any(|piece| matches!(piece, Piece::Word(word) if is_such(word)))
    };
    match (any(is_noun), any(is_sum), any(|_| true)) {
        (true, ..) => Named::Solutions,
        (_, true, _) => Named::Sum,
        (.., true) => Named::Other,
        _ => Named::Nothing,
    }
}

/// Whether a name is that of time, steps or the like: `number of nodes`, but not `8 rows`.
fn names_unit(name: &[Piece]) -> bool {
    let mut words = name.iter().filter_map(|piece| match piece {
        Piece::Word(word) => Some(*word),
        _ => None,
    });
    words.any(is_sum) && words.any(is_unit) && named(name) < Named::Solutions
}

/// How strongly the number at a place is the number of solutions, if at all.
fn strength(pieces: &[Piece], at: usize, n: u64, alone: bool) -> Option<u8> {
    if is_size(pieces, at) {
        return None;
    }
    let word = |at: usize| match pieces.get(at) {
        Some(Piece::Word(word)) => *word,
        _ => "",
    };
    if is_lone(pieces, at) {
        return alone.then_some(2);
    }
    let before = &pieces[..at];
    let assigns = |piece: Option<&Piece>| matches!(piece, Some(Piece::Sign('=' | ':')));
    let names_next = assigns(before.last()) && assigns(pieces.get(at + 2));
    let has_unit = is_unit(word(at + 1)) && !names_next;
    let percent = matches!(pieces.get(at + 1), Some(Piece::Sign('%')));
    if percent || has_unit || names_unit(own_name(before)) {
        return None;
    }
    let lesser = |word: &str| matches!(word, "unique" | "fundamental" | "distinct");
    let mut next = at + 1;
    let mut penalty = 0;
    while is_adjective(word(next)) {
        penalty |= u8::from(lesser(word(next)));
        next += 1;
    }
    if is_noun(word(next)) {
        let label = at > 0 && matches!(word(at - 1), "of") && alone_label(pieces);
        return (!label).then_some(5 - penalty);
    }
    let words = || {
        before.iter().filter_map(|piece| match piece {
            Piece::Word(word) => Some(*word),
            _ => None,
        })
    };
    let sum = words().any(is_sum);
    let noun = words().any(is_noun);
    let last = before.last().copied().unwrap_or(Piece::Sign(' '));
    let stated = matches!(
        last,
        Piece::Sign('=' | ':' | '>')
            | Piece::Word("is" | "are" | "has" | "found" | "total" | "count" | "of")
    );
    if is_label(before, sum) {
        return None;
    }
    let penalty = u8::from(words().any(lesser));
    match (stated, noun || sum) {
        (true, true) => Some(4 - penalty),
        (false, true) if sum && last != Piece::Sign('#') && noun => Some(3 - penalty),
        (true, false) if at + 1 == pieces.len() && n != 0 && pieces.len() < 12 => Some(1),
        _ => None,
    }
}

/// Whether a number is all that a line says, but for signs around it or the time it took:
/// `92`, `+92`, `92!`, `92 in 3 ms`.
fn is_lone(pieces: &[Piece], at: usize) -> bool {
    let signless = |piece: &Piece| !matches!(piece, Piece::Sign('!' | '.' | ',' | ';' | '(' | ')'));
    let rest: Vec<Piece> = pieces[at + 1..].iter().copied().filter(signless).collect();
    let timed = match rest[..] {
        [] => true,
        [Piece::Word("in"), Piece::Number(_) | Piece::Measure, Piece::Word(unit)]
        | [Piece::Number(_) | Piece::Measure, Piece::Word(unit)] => is_unit(unit),
        _ => false,
    };
    timed && matches!(pieces[..at], [] | [Piece::Sign('+')])
}

/// Whether a line such as `Setting 1 of 10` only numbers a board.
fn alone_label(pieces: &[Piece]) -> bool {
    matches!(pieces, [Piece::Word(_), Piece::Number(_), ..])
}

/// Whether the words before a number make it the number of one board: `Solution 1`,
/// `Solution No. : 1`, `Possibility number 1`.
fn is_label(before: &[Piece], sum: bool) -> bool {
    let mut left = before;
    let mut named = false;
    while let [rest @ .., piece] = left {
        match piece {
            Piece::Word("no" | "number" | "nr" | "num") | Piece::Sign('#') => named = true,
            Piece::Sign('.' | ':' | '(' | '-' | '_') => {}
            Piece::Word(word) if is_noun(word) => {
                let plural = word.ends_with('s');
                let colon = matches!(before.last(), Some(Piece::Sign(':')));
                let of = matches!(rest.last(), Some(Piece::Word("of")));
                return named || !(sum || of || colon && plural || colon && !rest.is_empty());
            }
            _ => return false,
        }
        left = rest;
    }
    named && before.len() < 3
}
