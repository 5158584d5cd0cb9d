//! Boards of rooks, which the judge of queens does not know: every permutation, each once.

use super::check::Checked;
use crate::board::{Line, Square};
use crate::judge::printed::PrintedBoard;
use crate::judge::run::examine::Examination;
use crate::judge::{Call, Ending, Mode, Report, Verdict};
use std::collections::BTreeSet;

/// Judges what came for each n.
pub(super) fn judge(examination: &Examination) -> Checked {
    if let Some(call) = examination.calls.iter().find(|call| !is_readable(call)) {
        return Checked::from(&Report::new(Mode::All, std::slice::from_ref(call)));
    }
    let fault = examination.calls.iter().find_map(fault);
    let verdict = if fault.is_some() { Verdict::Wrong } else { Verdict::Accepted };
    let said = fault.unwrap_or_else(|| "all n! boards, each once".to_owned());
    Checked {
        verdict,
        exit_status: u8::from(verdict != Verdict::Accepted),
        mistakes: Vec::new(),
        explanation: format!("{verdict}: {}\n\n{said}.", verdict.words()),
    }
}

fn is_readable(call: &Call) -> bool {
    call.ending == Ending::Finished && call.printed.unread.is_none()
}

/// What is wrong with the answer for one n, a sentence without its full stop.
fn fault(call: &Call) -> Option<String> {
    let boards = &call.printed.boards;
    let mut seen = BTreeSet::new();
    for (place, board) in boards.iter().enumerate() {
        let problem = problem(call.n, board)
            .or_else(|| (!seen.insert(&board.queens)).then(|| "it came before".to_owned()));
        if let Some(problem) = problem {
            let drawn = draw(board);
            return Some(format!("n = {}, board {}:\n\n{drawn}\n{problem}", call.n, place + 1));
        }
    }
    let expected: usize = (1..=call.n).product();
    (boards.len() != expected).then(|| {
        let (n, found) = (call.n, boards.len());
        format!("n = {n}: {found} of {expected} boards; the others are missing")
    })
}

fn problem(n: usize, board: &PrintedBoard) -> Option<String> {
    if (board.rows, board.columns) != (n, n) {
        return Some(format!("it is {} × {}, not {n} × {n}", board.rows, board.columns));
    }
    if board.queens.len() != n {
        return Some(format!("{} rooks stand on it, not {n}", board.queens.len()));
    }
    let pairs =
        board.queens.iter().enumerate().flat_map(|(place, one)| {
            board.queens[place + 1..].iter().map(move |other| (*one, *other))
        });
    let mut attacks = pairs.filter_map(|(one, other): (Square, Square)| {
        let line = one.attacks(other)?;
        let is_straight = matches!(line, Line::Row | Line::Column);
        is_straight.then(|| format!("the rooks at {one} and {other} share a {line}"))
    });
    attacks.next()
}

fn draw(board: &PrintedBoard) -> String {
    let square = |row, column| {
        if board.queens.contains(&Square { row, column }) { 'Q' } else { '.' }
    };
    let mut drawn = String::new();
    for row in 0..board.rows {
        drawn.push_str("  ");
        drawn.extend((0..board.columns).map(|column| square(row, column)));
        drawn.push('\n');
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Printed;

    fn said(boards: &[&[&str]]) -> String {
        let boards: Vec<Vec<String>> =
            boards.iter().map(|board| board.iter().map(ToString::to_string).collect()).collect();
        let call = Call { n: 2, printed: Printed::from(boards), ..Call::default() };
        judge(&Examination { calls: vec![call], ..Examination::default() }).explanation
    }

    #[test]
    fn every_permutation_is_wanted_once() {
        assert!(said(&[&["Q.", ".Q"], &[".Q", "Q."]]).starts_with("AC: "));
        assert!(said(&[&["Q.", ".Q"]]).ends_with("n = 2: 1 of 2 boards; the others are missing."));
        assert!(said(&[&["Q.", ".Q"], &["Q.", ".Q"]]).ends_with("it came before."));
        let column = said(&[&["Q.", "Q."]]);
        assert!(column.ends_with("the rooks at (0, 0) and (1, 0) share a column."), "{column}");
    }
}
