//! Numbers of solutions in sentences and tables, and "no solution" in words.
//!
//! Most numbers in talk are sizes, times, steps or the numbers of boards. A number is believed
//! only where a word such as `solutions` or `total` belongs to it, where it stands alone, or
//! where it is the row for n of a table.

use super::known::KnownLines;
use super::numerals;
use super::permutation::is_permutation;
use super::phrases::{is_unit, says_none};
use super::strength::{named, own_name, size, strength};
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
/// each, in the order of the text. Only the first `total` lines are looked at. Noise says nothing,
/// nor does what stands beside it.
pub(super) fn read(text: &Text, total: usize, n: usize, boards: &[(usize, usize)]) -> Talk {
    let mut known = KnownLines::default();
    let mut known_numbers = KnownLines::default();
    let mut none = None;
    let mut claims = Claims::default();
    let mut left = boards.iter().peekable();
    let is_read = |line: &Line| {
        let near = line.place < MOST_LINES || line.place + MOST_LINES >= total;
        near && line.text.len() <= LONGEST
    };
    for line in text.lines().take(total).filter(is_read) {
        if line.is_noise() {
            return Talk::default();
        }
        while left.next_if(|&&(_, last)| last < line.number).is_some() {}
        let within = left.peek().is_some_and(|&&(first, _)| first <= line.number);
        if within || line.is_idle() {
            continue;
        }
        if known.get(line.text, || refuses(line.text)) {
            none = Some(line.number);
        }
        if !known_numbers.get(line.text, || holds_number(line.text)) || line.text.contains("</") {
            continue;
        }
        let lower = line.text.trim().to_lowercase();
        let said = answer(&lower);
        if holds_number(said) {
            claims.line(line.number, said, n, left.peek().is_none());
        }
    }
    let count = claims.best(n, boards.is_empty(), none);
    let none = none.filter(|_| boards.is_empty() && count.is_none_or(|count| count.solutions == 0));
    Talk { count, none }
}

/// Whether there is a number on a line, in digits or in words.
fn holds_number(line: &str) -> bool {
    line.bytes().any(|byte| byte.is_ascii_digit()) || numerals::any(line)
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
    /// The last row of numbers that begins with n.
    table: Option<StatedCount>,
}

impl Claims {
    fn line(&mut self, line: usize, lower: &str, n: usize, alone: bool) {
        let pieces = numerals::read(&pieces(lower), n);
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

    /// A row of a table: numbers only, a size first; but not the columns of a board.
    fn row(&mut self, line: usize, pieces: &[Piece], n: usize) {
        let talk = pieces.iter().any(|piece| matches!(piece, Piece::Word(word) if !is_unit(word)));
        let numbers = || {
            pieces.iter().filter_map(|piece| match piece {
                Piece::Number(number) => Some(*number),
                _ => None,
            })
        };
        let columns: Vec<u32> = numbers().filter_map(|number| u32::try_from(number).ok()).collect();
        let is_board = is_permutation(&columns) || columns.iter().all(|c| c.is_power_of_two());
        if n > 3 && columns.len() == n && is_board {
            return;
        }
        let mut numbers = numbers();
        if let (false, Some(size), Some(solutions)) = (talk, numbers.next(), numbers.next())
            && size == n as u64
        {
            self.table = Some(StatedCount { line, solutions });
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

    /// The claim that is believed. Where the line `none` says that there is no solution, a number
    /// alone is the size that was asked for.
    fn best(&self, n: usize, boardless: bool, none: Option<usize>) -> Option<StatedCount> {
        let is_size = |claim: &Claim| {
            let echo = claim.strength == 2 && claim.solutions == n as u64;
            none.is_some() && n > 1 && (echo || claim.strength < 2 && claim.solutions > 0)
        };
        let believed = self.found.iter().zip(&self.lines).filter(|(claim, shape)| {
            let (_, least, greatest) = self.shapes[*shape];
            let series = least != greatest && !claim.sized && !self.is_echo(shape, n);
            !series && (boardless || claim.strength > 1) && !is_size(claim)
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
