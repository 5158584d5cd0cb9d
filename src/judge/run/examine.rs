//! One submission, asked for one n after another: the calls that the judge then explains.

use std::ffi::OsString;
use std::fmt;
use std::path::Path;

use super::functions;
use super::harness;
use super::process::{Ended, Outcome};
use super::program::{NotReady, Program, Settings, Shape, Text};
use super::reader::Reader;
use super::source::Source;
use crate::KNOWN_COUNTS;
use crate::judge::{Call, Ending, Mode, Printed};

/// The sizes for which boards are asked if none are given: 5, 7 and 8 show what 4 and 6 hide.
const LISTED: [usize; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
/// The sizes for which counts are asked: beyond 8, where tables of known answers end.
const COUNTED: [usize; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/// After so many time-outs the larger sizes are not run any more.
pub(super) const PATIENCE: usize = 2;
/// What stands in place of the error text of a size that was not run.
pub(super) const NOT_RUN: &str = "not run, because other sizes had taken too long already";

/// What is asked of a submission.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// What it should print or return.
    pub mode: Mode,
    /// The sizes; the usual ones if `None`.
    pub sizes: Option<Vec<usize>>,
    /// How n reaches it; found out if `None`.
    pub way: Option<Way>,
    /// How its answers are read.
    pub reader: Reader,
    /// How it is run.
    pub settings: Settings,
}

impl Request {
    /// The sizes to ask for, as far as it is known whether it counts.
    pub(super) fn sizes(&self, counts: bool) -> Vec<usize> {
        match &self.sizes {
            Some(sizes) => sizes.clone(),
            None if counts || self.mode == Mode::Count => COUNTED.to_vec(),
            None => LISTED.to_vec(),
        }
    }

    /// The size by which it is found out how a program wants its n: the smallest one that has
    /// solutions and is no special case.
    fn trial(&self) -> usize {
        let sizes = self.sizes(false);
        [4, 5, 6].into_iter().find(|n| sizes.contains(n)).unwrap_or_else(|| {
            sizes.iter().copied().find(|&n| n > 3).or(sizes.last().copied()).unwrap_or(4)
        })
    }
}

/// How n reaches a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// n and a newline on standard input.
    Input,
    /// n as the first argument.
    Argument,
    /// On standard input, after a line that says that there is one test case.
    Cases,
    /// In place of `{n}` in the command.
    Command,
}

impl fmt::Display for Way {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Input => "n on standard input",
            Self::Argument => "n as the first argument",
            Self::Cases => "the number of test cases, 1, and then n on standard input",
            Self::Command => "n in the command",
        })
    }
}

/// What was seen of a submission.
#[derive(Clone, Debug, Default)]
pub struct Examination {
    /// Every call or run, in order.
    pub calls: Vec<Call>,
    /// How it was run, in words.
    pub how: String,
    /// What is worth a word beside that.
    pub notes: Vec<String>,
}

impl Examination {
    fn not_ready(request: &Request, reason: NotReady) -> Self {
        let n = request.sizes(false).first().copied().unwrap_or_default();
        let ending = match reason {
            NotReady::NotBuilt(why) => Ending::NotBuilt(why),
            NotReady::NotStarted(why) => Ending::NotStarted(why),
        };
        let calls = vec![Call { n, ending, ..Call::default() }];
        Self { calls, how: "it could not be run".to_owned(), ..Self::default() }
    }
}

/// Examines a source file.
pub fn file(file: &Path, request: &Request) -> Examination {
    examine_file(file, request).unwrap_or_else(|reason| Examination::not_ready(request, reason))
}

/// Examines a command; its words are given to no shell.
pub fn command(words: &[OsString], request: &Request) -> Examination {
    match Program::from_command(words, &request.settings) {
        Ok(program) => {
            let default = if program.takes_n_in_command() { Way::Command } else { Way::Input };
            Runs { program: &program, request, way: request.way.unwrap_or(default) }.examine(None)
        }
        Err(reason) => Examination::not_ready(request, reason),
    }
}

fn examine_file(file: &Path, request: &Request) -> Result<Examination, NotReady> {
    let settings = Settings { count: request.mode == Mode::Count, ..request.settings.clone() };
    let text = Text::read(file)?;
    let callable = harness::is_known(text.language) && !text.functions(&settings).is_empty();
    if settings.call.is_some() || (callable && !text.source().has_main()) {
        let program = Program::from_file(file, Shape::Functions, &settings)?;
        return Ok(functions::examine(&program, request));
    }
    let program = Program::from_file(file, Shape::Program, &settings)?;
    let (way, trial) = if let Some(way) = request.way {
        (way, None)
    } else {
        let (way, call) = find_way(&program, request, &text.source());
        (way, Some(call))
    };
    let as_program = Runs { program: &program, request, way }.examine(trial);
    if !callable || !ignores_n(&as_program.calls) {
        return Ok(as_program);
    }
    // A demonstration with one size in its main: the function behind it can be judged.
    let Ok(program) = Program::from_file(file, Shape::Functions, &settings) else {
        return Ok(as_program);
    };
    let mut examination = functions::examine(&program, request);
    examination.notes.push(
        "run as a program it answers the same whatever n is, so its function was called instead"
            .to_owned(),
    );
    Ok(examination)
}

/// Whether the same came for every n.
fn ignores_n(calls: &[Call]) -> bool {
    calls.len() > 1
        && calls
            .windows(2)
            .all(|pair| pair[0].printed == pair[1].printed && pair[0].ending == pair[1].ending)
        && calls.iter().all(|call| matches!(call.ending, Ending::Finished | Ending::Exit(_)))
}

/// The way that brings the best answer for one size, with that answer; of equals the first.
fn find_way(program: &Program, request: &Request, source: &Source) -> (Way, Call) {
    let first =
        if source.reads_arguments() && !source.reads_input() { Way::Argument } else { Way::Input };
    let try_way = |way| Runs { program, request, way }.call(request.trial());
    let mut best = (first, try_way(first));
    for way in [Way::Input, Way::Argument, Way::Cases] {
        let worth_now = worth(&best.1);
        let hopeless = match way {
            Way::Argument => !source.reads_arguments(),
            // Boards of a wrong size are no sign of a program that waits for more.
            Way::Cases => worth_now > 1,
            Way::Input | Way::Command => false,
        };
        if worth_now == PERFECT || best.1.ending == Ending::TimeLimit {
            break;
        }
        if way == first || hopeless {
            continue;
        }
        let call = try_way(way);
        if worth(&call) > worth_now {
            best = (way, call);
        }
    }
    best
}

/// The worth of an answer that fits the size.
const PERFECT: u8 = 3;

/// How much an answer looks as if the program had been given its n: boards or a count of the
/// right size are worth most, a crash or a usage message nothing.
fn worth(call: &Call) -> u8 {
    let Printed { boards, count, none, .. } = &call.printed;
    let fits = boards.iter().any(|board| board.rows == call.n && board.columns == call.n);
    let counts = count.is_some_and(|count| {
        KNOWN_COUNTS.get(call.n).is_some_and(|&known| known == count.solutions)
    });
    match (fits || (boards.is_empty() && counts), boards.is_empty() && count.is_none()) {
        (true, _) => PERFECT,
        (false, false) => 2,
        (false, true) if none.is_some() => 1,
        (false, true) => 0,
    }
}

/// A program that is started anew for each n.
struct Runs<'a> {
    program: &'a Program,
    request: &'a Request,
    way: Way,
}

impl Runs<'_> {
    /// All sizes; what is known of one of them already is not run again.
    fn examine(&self, trial: Option<Call>) -> Examination {
        let first = trial.unwrap_or_else(|| self.call(self.request.trial()));
        let counts = first.printed.boards.is_empty() && first.printed.count.is_some();
        let mut patience = PATIENCE;
        let mut calls = Vec::new();
        for (session, n) in self.request.sizes(counts).into_iter().enumerate() {
            let call = match patience {
                _ if n == first.n => first.clone(),
                0 => not_run(n),
                _ => self.call(n),
            };
            patience -= usize::from(patience > 0 && call.ending == Ending::TimeLimit);
            calls.push(Call { session, ..call });
        }
        let how = format!("run anew for each n, with {}", self.way);
        let notes = forgive_end_of_input(&first, &mut calls).into_iter().collect();
        Examination { calls, how, notes }
    }

    /// One run.
    fn call(&self, n: usize) -> Call {
        let line = match self.way {
            Way::Input => Some(format!("{n}\n")),
            Way::Cases => Some(format!("1\n{n}\n")),
            Way::Argument | Way::Command => None,
        };
        let arguments = if self.way == Way::Argument { vec![n.to_string()] } else { Vec::new() };
        match self.program.run(n, line.as_deref(), &arguments) {
            Ok(outcome) => {
                let printed = self.request.reader.text(n, &outcome.text());
                call(n, printed, &outcome)
            }
            Err(error) => {
                let why = format!("it could not be started: {error}");
                Call { n, ending: Ending::NotStarted(why), ..Call::default() }
            }
        }
    }
}

/// A program that asks for one n after another stumbles at the end of its input, after it has
/// answered. If its answer for the first size is right, that is no crash.
fn forgive_end_of_input(first: &Call, calls: &mut [Call]) -> Option<String> {
    if !at_end_of_input(first) || worth(first) < PERFECT {
        return None;
    }
    for call in calls.iter_mut().filter(|call| at_end_of_input(call)) {
        call.ending = Ending::Finished;
        call.errors.clear();
    }
    Some("it asks for more input after its answer and stops with an error at the end".to_owned())
}

fn at_end_of_input(call: &Call) -> bool {
    const WORDS: [&str; 4] = ["EOFError", "NoSuchElementException", "end of file", "end of input"];
    matches!(call.ending, Ending::Exit(_)) && WORDS.iter().any(|words| call.errors.contains(words))
}

/// A size that was left out, counted as a time-out.
pub(super) fn not_run(n: usize) -> Call {
    Call { n, ending: Ending::TimeLimit, errors: NOT_RUN.to_owned(), ..Call::default() }
}

/// What one run comes to.
fn call(n: usize, printed: Printed, outcome: &Outcome) -> Call {
    Call {
        n,
        printed,
        ending: ending(outcome.ended),
        errors: outcome.error_text(),
        seconds: Some(outcome.time.as_secs_f64()),
        session: 0,
    }
}

/// The same in the judge's words.
pub(super) fn ending(ended: Ended) -> Ending {
    match ended {
        Ended::Exit(0) => Ending::Finished,
        Ended::Exit(status) => Ending::Exit(status),
        Ended::Signal(signal) => Ending::Signal(signal),
        Ended::TimeLimit => Ending::TimeLimit,
        Ended::OutputLimit => Ending::OutputLimit,
    }
}

/// A file or a command, whichever was named.
#[derive(Clone, Debug)]
pub enum Subject {
    /// A source file.
    File(std::path::PathBuf),
    /// A command.
    Command(Vec<OsString>),
}

impl Subject {
    /// Examines it.
    pub fn examine(&self, request: &Request) -> Examination {
        match self {
            Self::File(path) => file(path, request),
            Self::Command(words) => command(words, request),
        }
    }
}
