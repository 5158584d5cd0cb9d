//! A report of the judge as one JSON object; `docs/judge.md` describes its fields.

use n_queens::board::{Attack, Square};
use n_queens::judge::notation::Notation;
use n_queens::judge::printed::PrintedBoard;
use n_queens::judge::{BadBoard, Case, Ending, Report};
use serde::Serialize;

/// Grows when a field changes its meaning or goes away.
const VERSION: u32 = 1;

/// What `--json` prints.
#[derive(Serialize)]
pub(super) struct Judgement<'a> {
    version: u32,
    command: &'a str,
    how: Option<&'a str>,
    notation: Option<&'static str>,
    verdict: &'static str,
    diagnosis: Vec<&'static str>,
    warnings: &'a [String],
    cases: Vec<JudgedCase<'a>>,
}

#[derive(Serialize)]
struct JudgedCase<'a> {
    n: usize,
    verdict: &'static str,
    reason: &'a str,
    expected: Option<u64>,
    printed: Option<usize>,
    valid: Option<usize>,
    duplicate: Option<usize>,
    invalid: Option<usize>,
    missing: Option<u64>,
    first_bad: Option<FirstBad>,
    seconds: Option<f64>,
    exit: Option<i32>,
    signal: Option<i32>,
}

#[derive(Serialize)]
struct FirstBad {
    index: usize,
    line: Option<usize>,
    board: Vec<String>,
    attacks: Vec<JudgedAttack>,
}

#[derive(Serialize)]
struct JudgedAttack {
    first: [usize; 2],
    second: [usize; 2],
    line: String,
}

impl<'a> Judgement<'a> {
    /// The report of a command, given as it was called.
    pub(super) fn new(command: &'a str, report: &'a Report) -> Self {
        Self {
            version: VERSION,
            command,
            how: None,
            notation: report.notation.map(Notation::name),
            verdict: report.verdict.letters(),
            diagnosis: report.diagnosis.iter().map(|diagnosis| diagnosis.mistake.id()).collect(),
            warnings: &report.warnings,
            cases: report.cases.iter().map(JudgedCase::new).collect(),
        }
    }

    /// Adds how the program was run.
    pub(super) fn run(self, how: &'a str) -> Self {
        Self { how: Some(how), ..self }
    }
}

impl<'a> JudgedCase<'a> {
    fn new(case: &'a Case) -> Self {
        let tally = case.tally.as_ref();
        let (exit, signal) = ending(case);
        Self {
            n: case.n,
            verdict: case.verdict.letters(),
            reason: &case.reason,
            expected: case.expected,
            printed: tally.map(|tally| tally.printed),
            valid: tally.map(|tally| tally.valid),
            duplicate: tally.map(|tally| tally.duplicate),
            invalid: tally.map(|tally| tally.invalid),
            missing: tally.map(|tally| tally.missing),
            first_bad: case.first_bad.as_ref().map(FirstBad::new),
            seconds: case.seconds,
            exit,
            signal,
        }
    }
}

impl FirstBad {
    fn new(bad: &BadBoard) -> Self {
        Self {
            index: bad.index,
            line: Some(bad.board.line).filter(|&line| line > 0),
            board: rows(&bad.board),
            attacks: bad.attacks.iter().map(JudgedAttack::new).collect(),
        }
    }
}

impl JudgedAttack {
    fn new(attack: &Attack) -> Self {
        let pair = |square: Square| [square.row, square.column];
        Self {
            first: pair(attack.first),
            second: pair(attack.second),
            line: attack.line.to_string(),
        }
    }
}

/// The exit status and the signal; neither for text whose program is not known.
fn ending(case: &Case) -> (Option<i32>, Option<i32>) {
    match case.ending {
        Ending::Finished => (case.seconds.map(|_| 0), None),
        Ending::Exit(status) => (Some(status), None),
        Ending::Signal(signal) => (None, Some(signal)),
        _ => (None, None),
    }
}

/// A printed board, which may be of any shape, as rows of `.` and `Q`.
fn rows(board: &PrintedBoard) -> Vec<String> {
    let mut rows = vec![vec!['.'; board.columns]; board.rows];
    for queen in &board.queens {
        if let Some(square) = rows.get_mut(queen.row).and_then(|row| row.get_mut(queen.column)) {
            *square = 'Q';
        }
    }
    rows.into_iter().map(String::from_iter).collect()
}
