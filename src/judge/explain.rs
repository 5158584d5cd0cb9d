//! The explanation: the first failure in full, the numbers, the likely bug.

use crate::board::{Attack, Board, Square};
use crate::judge::call::Mode;
use crate::judge::case::{Case, boards};
use crate::judge::compare::{BadBoard, Fault, Tally};
use crate::judge::diagnosis::Diagnosis;
use crate::judge::report::Report;
use crate::judge::verdict::Verdict;
use std::fmt::{self, Display, Formatter, Write};

/// Wider boards are not drawn.
const DRAWN: usize = 32;

impl Display for Report {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.verdict, self.verdict.words())?;
        match &self.cases[..] {
            // What was never started has not failed at this n rather than at another.
            [case] if case.ending.never_ran() => write!(formatter, ": {}", case.reason)?,
            [case] => write!(formatter, ", n = {}: {}", case.n, case.reason)?,
            cases => cases.iter().try_for_each(|case| {
                write!(formatter, "\n  n = {:<3} {:<3}  {}", case.n, case.verdict, case.reason)
            })?,
        }
        if let Some(case) = self.first_failure().filter(|case| has_more_to_show(case)) {
            if self.cases.len() > 1 {
                write!(formatter, "\n\nThe first failure, n = {}:", case.n)?;
            }
            failure(formatter, self.mode, case)?;
        }
        self.diagnosis.iter().try_for_each(|diagnosis| write!(formatter, "\n\n{diagnosis}"))?;
        for (place, warning) in self.warnings.iter().enumerate() {
            write!(formatter, "{}Note: {warning}.", if place == 0 { "\n\n" } else { "\n" })?;
        }
        Ok(())
    }
}

impl Display for Diagnosis {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "The likely bug: {}", self.mistake)?;
        paragraph(formatter, &self.evidence)?;
        paragraph(formatter, self.mistake.advice())?;
        write!(formatter, "  More: {}", self.mistake.section())
    }
}

/// Writes a sentence, indented, in lines of at most a hundred characters.
fn paragraph(formatter: &mut Formatter<'_>, sentence: &str) -> fmt::Result {
    let mut line = String::from(" ");
    for word in sentence.split(' ') {
        if line.chars().count() + 1 + word.chars().count() > 100 {
            writeln!(formatter, "{line}")?;
            line = String::from("   ");
        }
        line.push(' ');
        line.push_str(word);
    }
    writeln!(formatter, "{line}")
}

/// Whether there is anything beyond the reason: of a crash nothing may have been printed.
fn has_more_to_show(case: &Case) -> bool {
    let is_wrong = case.verdict == Verdict::Wrong && case.first_missing.is_some();
    case.first_bad.is_some() || is_wrong || case.tally.is_some_and(|tally| tally.printed > 0)
}

fn failure(formatter: &mut Formatter<'_>, mode: Mode, case: &Case) -> fmt::Result {
    if let Some(bad) = &case.first_bad {
        bad_board(formatter, case.n, bad)?;
    }
    // With wrong boards on the table, one more board would only distract.
    let clean = case.tally.is_some_and(|tally| tally.invalid == 0);
    if let (true, Some(board)) = (clean && case.verdict == Verdict::Wrong, &case.first_missing) {
        missing_board(formatter, mode, board)?;
    }
    match &case.tally {
        Some(tally) if tally.printed > 0 => numbers(formatter, mode, case, tally),
        _ => Ok(()),
    }
}

fn bad_board(formatter: &mut Formatter<'_>, n: usize, bad: &BadBoard) -> fmt::Result {
    let attack = bad.attacks.first();
    write!(formatter, "\n\n{}: {}.", place(bad), problem(n, bad))?;
    if bad.board.rows.max(bad.board.columns) > DRAWN {
        return Ok(());
    }
    let marked =
        |square| attack.is_some_and(|attack| attack.first == square || attack.second == square);
    let is_queen = |square| bad.board.queens.binary_search(&square).is_ok();
    draw(formatter, bad.board.rows, bad.board.columns, is_queen, marked)?;
    if attack.is_some() {
        write!(formatter, "\n\n[Q] marks the queens that attack each other.\n")?;
    } else {
        write!(formatter, "\n\n")?;
    }
    write!(formatter, "Squares are (row, column), counted from 0 at the top left.")
}

/// `Board 3, printed on line 11`.
fn place(bad: &BadBoard) -> String {
    match bad.board.line {
        0 => format!("Board {}", bad.index),
        line => format!("Board {}, printed on line {line}", bad.index),
    }
}

/// What is wrong with a board, in words.
fn problem(n: usize, bad: &BadBoard) -> String {
    let queens = bad.board.queens.len();
    let attack = |attack: &Attack| attack.to_string();
    match bad.fault {
        Fault::Size => format!(
            "it has {} and {}, where {n} of each were asked for",
            number(bad.board.rows, "row"),
            number(bad.board.columns, "column")
        ),
        Fault::Queens => {
            let more = bad.attacks.first().map(|first| format!("; {}", attack(first)));
            format!("{} on it where {n} should stand{}", stand(queens), more.unwrap_or_default())
        }
        Fault::OffTheBoard(square) => format!("the queen at {square} stands off the board"),
        Fault::SameSquare(square) => format!("two queens stand on the same square, {square}"),
        Fault::Attack => bad.attacks.first().map(attack).unwrap_or_default(),
        Fault::Repeats(first) => format!("it is the same as board {first}"),
    }
}

/// `1 row`, `4 rows`.
fn number(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

fn stand(queens: usize) -> String {
    match queens {
        0 => "no queen stands".to_owned(),
        1 => "1 queen stands".to_owned(),
        _ => format!("{queens} queens stand"),
    }
}

fn missing_board(formatter: &mut Formatter<'_>, mode: Mode, board: &Board) -> fmt::Result {
    let which = if mode == Mode::First { "A solution" } else { "A solution that is missing" };
    write!(formatter, "\n\n{which}:")?;
    let n = board.n();
    draw(formatter, n, n, |square| board.columns()[square.row] == square.column, |_| false)
}

/// Draws a board with its rows and columns numbered, so that a square can be found.
fn draw(
    formatter: &mut Formatter<'_>,
    rows: usize,
    columns: usize,
    is_queen: impl Fn(Square) -> bool,
    is_marked: impl Fn(Square) -> bool,
) -> fmt::Result {
    write!(formatter, "\n\n      ")?;
    (0..columns).try_for_each(|column| write!(formatter, "{column:>3}"))?;
    for row in 0..rows {
        let mut line = format!("{row:>6}  ");
        for column in 0..columns {
            let square = Square { row, column };
            line.push_str(match (is_queen(square), is_marked(square)) {
                (true, true) => "[Q]",
                (true, false) => " Q ",
                (false, _) => " . ",
            });
        }
        formatter.write_char('\n')?;
        formatter.write_str(line.trim_end())?;
    }
    Ok(())
}

/// `24 boards: 2 right, 0 repeated, 22 wrong. 1 of the 2 solutions is missing.`
fn numbers(formatter: &mut Formatter<'_>, mode: Mode, case: &Case, tally: &Tally) -> fmt::Result {
    let Tally { printed, valid, duplicate, invalid, missing } = *tally;
    let boards = boards(printed);
    write!(formatter, "\n\n{boards}: {valid} right, {duplicate} repeated, {invalid} wrong.")?;
    let Some(expected) = case.expected.filter(|_| mode != Mode::First) else { return Ok(()) };
    match (expected, missing) {
        (0, _) => write!(formatter, " There is no solution for n = {}.", case.n),
        (_, 0) => formatter.write_str(" No solution is missing."),
        (1, _) => formatter.write_str(" The one solution is missing."),
        (_, 1) => write!(formatter, " 1 of the {expected} solutions is missing."),
        _ => write!(formatter, " {missing} of the {expected} solutions are missing."),
    }
}
