//! One size judged: its verdict, the reason in one line, and the numbers.

use crate::board::Board;
use crate::judge::call::{Call, Ending, Mode, NOT_RUN};
use crate::judge::compare::{self, BadBoard, Comparison, Fault, Tally};
use crate::judge::printed::{Printed, StatedCount, Unread};
use crate::judge::verdict::Verdict;

/// What the judge found for one n.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The size that was asked for.
    pub n: usize,
    /// The verdict.
    pub verdict: Verdict,
    /// Why, in one line without a full stop.
    pub reason: String,
    /// How many solutions were asked for; unknown for all boards above n = 27.
    pub expected: Option<u64>,
    /// The boards in numbers; `None` where a count was judged.
    pub tally: Option<Tally>,
    /// The number of solutions that the text states.
    pub stated: Option<StatedCount>,
    /// The first board that is no solution or, if all are, the first repeat.
    pub first_bad: Option<BadBoard>,
    /// A solution that was not printed.
    pub first_missing: Option<Board>,
    /// Wall-clock time in seconds, if it was measured.
    pub seconds: Option<f64>,
    /// How the call or the run ended.
    pub ending: Ending,
    /// What is odd but not wrong.
    pub warnings: Vec<String>,
    /// Nothing was printed, so what it means depends on the other sizes.
    pub(super) silent: bool,
}

impl Case {
    /// Judges one call by itself.
    pub fn new(mode: Mode, call: &Call) -> Self {
        let mode = mode.settled(&call.printed);
        let comparison = compare::compare(call.n, mode, &call.printed);
        let expected = compare::expected(call.n, mode);
        let mut judged = if mode == Mode::Count {
            judge_count(call.n, &call.printed, expected)
        } else {
            judge_boards(call.n, mode, &call.printed, expected, &comparison)
        };
        judged.mind_the_ending(call, &comparison.tally);
        let Comparison { tally, first_bad, first_missing } = comparison;
        let lists = mode != Mode::Count;
        Self {
            n: call.n,
            verdict: judged.verdict,
            reason: judged.reason,
            expected,
            tally: lists.then_some(tally),
            stated: call.printed.count,
            first_bad: first_bad.filter(|_| lists),
            first_missing: first_missing.filter(|_| lists),
            seconds: call.seconds,
            ending: call.ending.clone(),
            warnings: judged.warnings,
            silent: judged.silent,
        }
    }
}

/// `line 3 cannot be read: "..x"`; what a function returned has no lines.
fn cannot_be_read(unread: &Unread) -> String {
    let place = if unread.line > 0 { format!("line {} ", unread.line) } else { String::new() };
    format!("{place}cannot be read: {:?}", unread.text)
}

/// The reason where not even a line that cannot be read was printed.
pub(super) const NOTHING: &str = "nothing was printed";

/// A verdict in the making.
struct Judged {
    verdict: Verdict,
    reason: String,
    warnings: Vec<String>,
    silent: bool,
}

impl Judged {
    fn new(verdict: Verdict, reason: impl Into<String>) -> Self {
        Self { verdict, reason: reason.into(), warnings: Vec::new(), silent: false }
    }

    fn unreadable(printed: &Printed) -> Self {
        Self::new(
            Verdict::Unreadable,
            match &printed.unread {
                Some(unread) => cannot_be_read(unread),
                None => NOTHING.to_owned(),
            },
        )
    }

    /// A program that did not finish is never judged as if it had.
    fn mind_the_ending(&mut self, call: &Call, tally: &Tally) {
        let crash = |how: String| (Verdict::RuntimeError, how + &so_far(call, tally));
        let (verdict, reason) = match &call.ending {
            Ending::Finished => return,
            Ending::Exit(status) if self.verdict == Verdict::Accepted && !self.silent => {
                self.warnings.push(format!(
                    "n = {}: the answer is right, but the program ended with status {status}, \
                     which says that it failed",
                    call.n
                ));
                return;
            }
            Ending::Exit(_) if self.verdict == Verdict::Wrong && call.errors.trim().is_empty() => {
                return;
            }
            Ending::Exit(status) => crash(format!("it ended with status {status}")),
            Ending::Signal(signal) => crash(format!("signal {signal} ended it")),
            Ending::Panicked => crash("it panicked".to_owned()),
            Ending::TimeLimit if call.errors.starts_with(NOT_RUN) => {
                (Verdict::TimeLimit, call.errors.clone())
            }
            Ending::TimeLimit => (
                Verdict::TimeLimit,
                "it was stopped at the time limit".to_owned() + &so_far(call, tally),
            ),
            Ending::OutputLimit => (
                Verdict::OutputLimit,
                "it was stopped because it printed too much".to_owned() + &so_far(call, tally),
            ),
            Ending::NotBuilt(why) => (Verdict::CompileError, why.clone()),
            Ending::NotStarted(why) => (Verdict::JudgeError, why.clone()),
        };
        *self = Self { verdict, reason, warnings: Vec::new(), silent: false };
    }
}

/// What came before the end: the last line of the error text, and the boards.
fn so_far(call: &Call, tally: &Tally) -> String {
    let error = call.errors.trim().lines().next_back().map(|line| format!(" with {line:?}"));
    let printed = (tally.printed > 0).then(|| {
        let Tally { printed: number, valid, .. } = tally;
        format!("; before that it printed {}, {valid} of them right", boards(*number))
    });
    error.unwrap_or_default() + &printed.unwrap_or_default()
}

/// `1 board`, `5 boards`.
pub(super) fn boards(number: usize) -> String {
    format!("{number} board{}", if number == 1 { "" } else { "s" })
}

fn judge_count(n: usize, printed: &Printed, expected: Option<u64>) -> Judged {
    let Some(expected) = expected else { return unknown(n) };
    let says_none = printed.none.map(|_| 0);
    let listed = (!printed.boards.is_empty()).then_some(printed.boards.len() as u64);
    let stated = printed.count.map(|count| count.solutions).or(listed).or(says_none);
    match stated {
        None => silence(n, printed),
        Some(stated) if stated == expected || (n == 0 && stated == 0) => {
            let solutions = if stated == 1 { "solution" } else { "solutions" };
            Judged::new(Verdict::Accepted, format!("{stated} {solutions}, which is right"))
        }
        Some(stated) => Judged::new(Verdict::Wrong, states(stated, expected)),
    }
}

fn states(stated: u64, expected: u64) -> String {
    let stated = if stated == 1 { "is 1 solution" } else { &format!("are {stated} solutions") };
    let expected = if expected == 1 { "is 1" } else { &format!("are {expected}") };
    format!("it says that there {stated}; there {expected}")
}

fn unknown(n: usize) -> Judged {
    let reason = format!("n = {n} is too large: the number of solutions is known up to n = 27");
    Judged::new(Verdict::JudgeError, reason)
}

/// Nothing that can be judged was printed.
fn silence(n: usize, printed: &Printed) -> Judged {
    let mut judged = Judged::unreadable(printed);
    judged.silent = printed.unread.is_none() || matches!(n, 0 | 2 | 3);
    judged
}

fn judge_boards(
    n: usize,
    mode: Mode,
    printed: &Printed,
    expected: Option<u64>,
    comparison: &Comparison,
) -> Judged {
    let Some(expected) = expected else { return unknown(n) };
    let says_none = printed.none.is_some() || printed.count.is_some();
    if printed.boards.is_empty() && !says_none {
        return silence(n, printed);
    }
    let tally = &comparison.tally;
    let repeats_count = mode == Mode::All && tally.duplicate > 0;
    if tally.invalid > 0 || tally.missing > 0 || repeats_count {
        return faulty(n, mode, printed, comparison);
    }
    let stated = printed.count.map(|count| count.solutions).filter(|_| mode == Mode::All);
    match stated {
        Some(stated) if stated != expected && n > 0 => Judged::new(
            Verdict::Wrong,
            format!("the boards are right, but {}", states(stated, expected)),
        ),
        _ => right(n, mode, printed, expected),
    }
}

fn right(n: usize, mode: Mode, printed: &Printed, expected: u64) -> Judged {
    let number = printed.boards.len();
    let reason = match (mode, expected) {
        (_, 0) => "there is no solution, and it says so".to_owned(),
        (Mode::First, _) => "its board is a solution".to_owned(),
        (_, 1) => "the one solution".to_owned(),
        _ => format!("all {expected} solutions, each once"),
    };
    let mut judged = Judged::new(Verdict::Accepted, reason);
    if mode == Mode::First && number > 1 {
        judged.warnings.push(format!("n = {n}: it prints {number} boards where one was asked for"));
    }
    if let Some(unread) = &printed.unread {
        judged.warnings.push(format!("n = {n}: {}", cannot_be_read(unread)));
    }
    judged
}

/// Boards are wrong, or missing.
fn faulty(n: usize, mode: Mode, printed: &Printed, comparison: &Comparison) -> Judged {
    let tally = &comparison.tally;
    let only_missing = tally.invalid == 0 && tally.duplicate == 0;
    if let (true, Some(unread)) = (only_missing, &printed.unread) {
        return Judged::new(
            Verdict::Unreadable,
            format!(
                "{}; what could be read is right, and {} missing",
                cannot_be_read(unread),
                are(tally.missing, "solution")
            ),
        );
    }
    Judged::new(Verdict::Wrong, faults(n, mode, printed, comparison).join("; "))
}

/// `1 solution is`, `5 solutions are`.
fn are(number: u64, what: &str) -> String {
    if number == 1 { format!("1 {what} is") } else { format!("{number} {what}s are") }
}

/// Whether all boards have the same size.
fn all_alike(printed: &Printed) -> bool {
    let mut pairs = printed.boards.windows(2);
    pairs.all(|pair| (pair[0].rows, pair[0].columns) == (pair[1].rows, pair[1].columns))
}

fn faults(n: usize, mode: Mode, printed: &Printed, comparison: &Comparison) -> Vec<String> {
    let Tally { printed: number, duplicate, invalid, missing, .. } = comparison.tally;
    let mut faults = Vec::new();
    match &comparison.first_bad {
        Some(BadBoard { fault: Fault::Size, board, .. }) if all_alike(printed) => {
            faults.push(format!(
                "it prints {} × {} boards where {n} × {n} were asked for",
                board.rows, board.columns
            ));
        }
        Some(_) if invalid > 0 && number == 1 => faults.push("its board is no solution".to_owned()),
        Some(_) if invalid == number => {
            faults.push(format!("none of its {number} boards is a solution"));
        }
        Some(_) if invalid > 0 => {
            let are = if invalid == 1 { "is" } else { "are" };
            faults.push(format!("{invalid} of {number} boards {are} no solution"));
        }
        _ => {}
    }
    if duplicate > 0 && mode == Mode::All {
        faults.push(format!("{} printed again", are(duplicate as u64, "board")));
    }
    if missing > 0 && printed.boards.is_empty() && printed.none.is_some() {
        faults.push("it says that there is no solution, but there is".to_owned());
    } else if missing > 0 {
        faults.push(format!("{} missing", are(missing, "solution")));
    }
    if printed.boards.is_empty() && printed.count.is_some_and(|count| count.solutions > 0) {
        faults.push(
            "it prints a number and no boards: to judge the number use --mode count".to_owned(),
        );
    }
    faults
}
