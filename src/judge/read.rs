//! Reads what a program printed, in whatever notation it printed it.
//!
//! The passes, each in a module of its own and each linear in the text:
//!
//! 1. `text`, `clean`: bytes become lines of plain characters;
//! 2. `found`: what may be part of a board is gathered from `lines`, where rows of squares are
//!    `row`, `spaced`, `barred`, `chequered`, `strung` or `blank`, numbers are `bare` and chess
//!    squares are `squares`; and from `lists`, which hold rows and numbers as `items`;
//! 3. `queens`: which symbol is the queen;
//! 4. `cut`, `numbers`, `permutation`, `blank`: rows and numbers become boards;
//! 5. `reading`: of the notations in which the text can be read the best one is chosen;
//! 6. `counts`, `strength`, `words`, `numerals`, `phrases`: the number of solutions that the talk
//!    around the boards states; `crash` finds why the program broke off.
//!
//! `known` remembers the lines that were taken apart: programs print few different ones.

mod bare;
mod barred;
mod blank;
mod cell;
mod chequered;
mod clean;
mod counts;
mod crash;
mod cut;
mod found;
mod items;
mod known;
mod lines;
mod lists;
mod numbers;
mod numerals;
mod permutation;
mod phrases;
mod queens;
mod quotes;
mod reading;
mod row;
mod rows;
mod smallest;
mod spaced;
mod squares;
mod strength;
mod strung;
mod text;
mod words;

use self::found::Found;
use self::reading::{Reading, choose};
use self::text::Text;
use super::notation::Notation;
use super::printed::{Printed, PrintedBoard, Unread};
use crate::KNOWN_COUNTS;

/// What is known of a text before it is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// What was asked for: it settles what a bare `1` is for n = 1.
    pub asked: Asked,
    /// The notation, if it is known.
    pub notation: Option<Notation>,
}

/// What the program was asked to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Boards or their number.
    #[default]
    Either,
    /// Boards: all or one.
    Boards,
    /// The number of solutions.
    Count,
}

/// How much of a line that cannot be read is shown, in characters.
const SHOWN: usize = 120;

/// What is shown for a line of noise.
const NOISE: &str = "(bytes that are no text)";

/// Reads what was printed for boards of side `n`.
///
/// No bytes make it panic. Time and space are linear in the text, and space is bounded: there is
/// room for the rows of all solutions four times over, at least for a million rows and at most
/// for six, which is every board up to n = 14. What follows is [unread](Printed::unread), and so
/// is what follows four million bytes that are no text.
///
/// ```
/// use n_queens::judge::notation::Notation;
/// use n_queens::judge::read::{Options, read};
///
/// let printed = read(b"n? Board 1:\n* Q * *\n* * * Q\nQ * * *\n* * Q *\n", 4, Options::default());
/// assert_eq!(printed.notation, Some(Notation::SpacedRows));
/// assert_eq!(printed.boards[0].line, 2);
/// assert_eq!(printed.boards[0].queens.iter().map(|queen| queen.column).collect::<Vec<_>>(), [1, 3, 0, 2]);
/// ```
pub fn read(bytes: &[u8], n: usize, options: Options) -> Printed {
    let text = Text::clean(bytes);
    let mut found = Found::in_text(&text, n);
    let wanted =
        |reading: &Reading| options.notation.is_none_or(|notation| notation == reading.notation);
    let mut readings = found.readings(n);
    readings.retain(wanted);
    // Noise may look like boards, but not like solutions.
    let mut best = choose(readings, n).filter(|best| !text.cut || best.has_solution(n));
    if best.as_ref().is_some_and(|best| is_contradicted(best, &text, found.count, n, options)) {
        best = None;
    }
    let talk = counts::read(&text, found.count, n, best.as_ref().map_or(&[], |best| &best.lines));
    let mut printed = Printed { count: talk.count, none: talk.none, ..Printed::default() };
    let mut unread = found.lists.unread;
    if let Some(best) = best {
        printed.notation = Some(best.notation);
        printed.boards = best.boards;
        unread = unread.or(best.unread);
    } else if printed.count.is_some() {
        printed.notation = Some(Notation::Count);
    }
    emptied(&found.lists.emptied, n, &mut printed);
    let as_many = KNOWN_COUNTS.get(n) == Some(&(found.lists.empties.len() as u64));
    if printed.count.is_some() || as_many {
        emptied(&found.lists.empties, n, &mut printed);
    }
    if n <= 1 {
        smallest::read(&text, found.last, n, options, &mut printed);
    }
    let all = KNOWN_COUNTS.get(n).copied().unwrap_or_default();
    if unread.is_none() && (printed.boards.len() as u64) < all {
        unread = crash::line(&text);
        // A line of the program that a message quotes may end in a number.
        printed.count = printed.count.filter(|count| {
            unread.is_none() || !printed.boards.is_empty() || count.solutions == all
        });
    }
    if printed.boards.is_empty() && printed.none.is_none() && printed.count.is_none() {
        printed.none = found.lists.empty.filter(|_| found.lists.rows.all.is_empty());
        unread = unread.or_else(|| first_line(&text));
    }
    unread = unread.or(found.stopped).or(found.last.filter(|_| text.cut).map(|last| last.number));
    printed.unread = unread.and_then(|line| shown(&text, line));
    printed
}

/// Whether the talk is the answer and the boards are none: for n = 1 a bare number is a count if
/// that was asked for, for n = 2 and 3 numbers in talk are the steps of a search that ends in
/// words for "no solution".
fn is_contradicted(best: &Reading, text: &Text, total: usize, n: usize, options: Options) -> bool {
    let talk = || counts::read(text, total, n, &[]);
    match n {
        1 => options.asked == Asked::Count && talk().count.is_some(),
        2 | 3 => best.worded && talk().none.is_some_and(|line| refuses_in_words(text, line)),
        _ => false,
    }
}

/// Whether a line says in a sentence that there is no solution, and not that there are no more.
fn refuses_in_words(text: &Text, number: usize) -> bool {
    let line = text.line(number).map_or("", |line| line.text.trim());
    line.contains(' ') && !line.contains("more")
}

/// Takes empty lists for boards without queens, as a program prints them that undoes its moves in
/// the very boards that it keeps: a list of them, or as many of them alone as there are solutions
/// or as it says that there are.
fn emptied(lines: &[usize], n: usize, printed: &mut Printed) {
    let stated = printed.count.map_or(lines.len() as u64, |count| count.solutions);
    let told = !printed.boards.is_empty() || stated != lines.len() as u64;
    if n < 4 || lines.len() < 2 || told {
        return;
    }
    let board = |&line: &usize| PrintedBoard { line, rows: n, columns: n, queens: Vec::new() };
    printed.boards = lines.iter().map(board).collect();
    (printed.none, printed.notation) = (None, Some(Notation::ListedColumns));
}

/// The first line with anything on it.
fn first_line(text: &Text) -> Option<usize> {
    text.lines().find(|line| !line.text.trim().is_empty()).map(|line| line.number)
}

/// A line as it is shown to the reader of a report.
fn shown(text: &Text, number: usize) -> Option<Unread> {
    let line = text.line(number)?;
    let text = if line.is_noise() { NOISE } else { line.text.trim() };
    Some(Unread { line: number, text: text.chars().take(SHOWN).collect() })
}
