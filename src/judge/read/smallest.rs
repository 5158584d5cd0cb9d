//! Boards of side 0 and 1, which need no queen to be drawn.

use super::cell::{Liking, liking};
use super::text::{Line, Text};
use super::{Asked, Options};
use crate::board::Square;
use crate::judge::notation::Notation;
use crate::judge::printed::{Printed, PrintedBoard, StatedCount};

/// What is peculiar for n = 0 and n = 1: the empty board `[[]]`, and a bare number that is the
/// whole answer. A bare 0 is the column of the one queen, a bare 1 is a board if boards were
/// asked for.
pub(super) fn read(
    text: &Text,
    last: Option<Line>,
    n: usize,
    options: Options,
    printed: &mut Printed,
) {
    if !printed.boards.is_empty() || options.asked == Asked::Count {
        return;
    }
    let last = last.map_or(0, |last| last.number);
    let squeezed: String = text.as_str().chars().filter(|c| !c.is_whitespace()).take(200).collect();
    let board = |line: usize| PrintedBoard {
        line,
        rows: n,
        columns: n,
        queens: vec![Square { row: 0, column: 0 }; n],
    };
    if n == 0 && squeezed.ends_with("[[]]") {
        printed.boards.push(board(last));
        (printed.none, printed.notation) = (None, Some(Notation::ListedRows));
        return;
    }
    let lone =
        squeezed.trim_matches(['[', ']', '(', ')', '{', '}', '<', '>', '"', '\'', ',', ';', '|']);
    if n == 1 && (lone.eq_ignore_ascii_case("true") || is_queen(lone, &squeezed)) {
        printed.boards.push(board(last));
        (printed.unread, printed.notation) = (None, Some(Notation::ListedRows));
        (printed.none, printed.count) = (None, None);
        return;
    }
    let mut ranked = text.lines().filter(|line| is_queen_between_numbers(line.text));
    if let (1, Some(line), None) = (n, ranked.next(), ranked.next()) {
        printed.boards.push(board(line.number));
        (printed.unread, printed.notation) = (None, Some(Notation::SpacedRows));
        (printed.none, printed.count) = (None, None);
        return;
    }
    let Some(StatedCount { line, solutions }) = printed.count else { return };
    let bare = text.lines().any(|l| l.number == line && l.text.trim().parse::<u64>().is_ok());
    let is_board = bare && (solutions == 0 || solutions == 1 && options.asked == Asked::Boards);
    if n == 1 && is_board && options.notation.is_none_or(|asked| asked == Notation::Columns) {
        printed.boards.push(board(line));
        printed.count = None;
        (printed.none, printed.notation) = (None, Some(Notation::Columns));
    }
}

/// Whether a line is the only row of a board with its number on one side or on both: `1 Q 1`.
fn is_queen_between_numbers(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().take(4).collect();
    let (queens, numbers): (Vec<&str>, Vec<&str>) =
        words.iter().partition(|word| matches!(**word, "Q" | "q" | "♕" | "♛"));
    let is_number = |word: &&str| word.len() < 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    queens.len() == 1 && (1..=2).contains(&numbers.len()) && numbers.iter().all(is_number)
}

/// Whether a text without its brackets and quotes is one queen and nothing else, whatever letter
/// or sign it is; a number must have stood in brackets.
fn is_queen(lone: &str, text: &str) -> bool {
    let numbered = lone.trim_start_matches(['Q', 'q']).bytes().all(|byte| byte.is_ascii_digit());
    let lone = if numbered && lone.starts_with(['Q', 'q']) { "Q" } else { lone };
    let mut symbols = lone.trim_end_matches("\\n").trim_end_matches("/n").chars();
    let Some(first) = symbols.next() else { return false };
    let alike = symbols.all(|symbol| symbol == first);
    let number = matches!(lone, "0" | "1") && lone != text;
    number || alike && liking(first) != Liking::Empty && !first.is_ascii_digit()
}
