//! One submission, asked for one n after another: the calls that the judge then explains.

use std::ffi::OsString;
use std::fmt;
use std::path::Path;

use super::functions;
pub use super::functions::once;
use super::harness;
use super::process::{Ended, Outcome};
use super::program::{NotReady, Program, Settings, Shape, Text};
use super::reader::Reader;
use super::source::Source;
use crate::KNOWN_COUNTS;
use crate::judge::call::NOT_RUN;
use crate::judge::notation::Notation;
use crate::judge::printed::PrintedBoard;
use crate::judge::{Call, Ending, Mode, Printed, Report};

/// The sizes for which boards are asked if none are given: 5, 7 and 8 show what 4 and 6 hide.
const LISTED: [usize; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
/// The sizes for which counts are asked: beyond 8, where tables of known answers end.
const COUNTED: [usize; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/// The largest size that anybody writes into a program.
const LARGEST_FIXED: usize = 12;
/// After so many time-outs the larger sizes are not run any more.
pub(super) const PATIENCE: usize = 2;

/// How much is read of a program that was stopped: enough to describe what it printed.
const GLIMPSE: usize = 1 << 20;

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
    /// Whether it printed the same for every n.
    pub ignores_n: bool,
}

impl Examination {
    /// What the judge says of it.
    pub fn report(&self, mode: Mode) -> Report {
        let mut report = Report::new(mode, &self.calls);
        report.warnings.extend(self.notes.iter().cloned());
        report.notation = notation(&self.calls);
        report
    }

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
        let (way, run) = find_way(&program, request, &text.source());
        (way, Some(run))
    };
    let as_program = Runs { program: &program, request, way }.examine(trial);
    if !callable || !as_program.ignores_n {
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
fn ignores_n(runs: &[Run]) -> bool {
    let ended = |run: &Run| matches!(run.call.ending, Ending::Finished | Ending::Exit(_));
    runs.len() > 2
        && runs.iter().all(ended)
        && runs.windows(2).all(|pair| pair[0].output == pair[1].output)
}

/// The way that brings the best answer for one size, with that answer; of equals the first.
fn find_way(program: &Program, request: &Request, source: &Source) -> (Way, Run) {
    let first =
        if source.reads_arguments() && !source.reads_input() { Way::Argument } else { Way::Input };
    let try_way = |way| Runs { program, request, way }.run(request.trial());
    let mut best = (first, try_way(first));
    for way in [Way::Input, Way::Argument, Way::Cases] {
        let worth_now = worth(&best.1.call);
        let hopeless = match way {
            Way::Argument => !source.reads_arguments(),
            // Boards of a wrong size are no sign of a program that waits for more.
            Way::Cases => worth_now > 1,
            Way::Input | Way::Command => false,
        };
        if worth_now == PERFECT || best.1.call.ending == Ending::TimeLimit {
            break;
        }
        if way == first || hopeless {
            continue;
        }
        let run = try_way(way);
        let needed = if way == Way::Cases { PERFECT } else { worth_now + 1 };
        if worth(&run.call) >= needed {
            best = (way, run);
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
    fn examine(&self, trial: Option<Run>) -> Examination {
        let first = trial.unwrap_or_else(|| self.run(self.request.trial()));
        let prints_counts =
            first.call.printed.boards.is_empty() && first.call.printed.count.is_some();
        let is_slow = first.call.ending == Ending::TimeLimit;
        let mut patience = if is_slow { PATIENCE - 1 } else { PATIENCE };
        let mut runs = Vec::new();
        for (session, n) in self.request.sizes(prints_counts).into_iter().enumerate() {
            let mut run = match patience {
                _ if n == first.call.n => first.clone(),
                0 => Run { call: not_run(n), output: Vec::new() },
                _ => self.run(n),
            };
            run.call.session = session;
            // Many a program that is quick enough hangs where there is no solution.
            let counts = is_slow || run.call.n > 3;
            let timed_out = run.call.ending == Ending::TimeLimit && n != first.call.n;
            patience -= usize::from(counts && timed_out && patience > 0);
            runs.push(run);
        }
        let ignores_n = ignores_n(&runs);
        if ignores_n {
            self.read_as_one_size(&mut runs);
        } else {
            self.read_alike(&mut runs);
        }
        let mut calls: Vec<Call> = runs.into_iter().map(|run| run.call).collect();
        let how = format!("run anew for each n, with {}", self.way);
        let notes = forgive(&first.call, &mut calls).into_iter().collect();
        Examination { calls, how, notes, ignores_n }
    }

    /// The same text for every n holds boards of one size, whichever that is.
    fn read_as_one_size(&self, runs: &mut [Run]) {
        let Some(output) = runs.first().map(|run| run.output.clone()) else { return };
        let of_size = |n: usize| {
            let printed = self.request.reader.text(n, &output);
            let fits = |board: &PrintedBoard| board.rows == n && board.columns == n;
            let is_that = !printed.boards.is_empty() && printed.boards.iter().all(fits);
            is_that.then_some(printed)
        };
        if let Some(printed) = (4..=LARGEST_FIXED).find_map(of_size) {
            for run in runs {
                run.call.printed = printed.clone();
            }
        }
    }

    /// Small boards can be read in several ways; a program prints all sizes in the same.
    fn read_alike(&self, runs: &mut [Run]) {
        let calls: Vec<Call> = runs.iter().map(|run| run.call.clone()).collect();
        let Some(notation) = notation(&calls) else { return };
        let reader = Reader::new(self.request.mode, Some(notation));
        let small = |run: &&mut Run| {
            run.call.n < 4 && run.call.printed.notation.is_some_and(|found| found != notation)
        };
        for run in runs.iter_mut().filter(small) {
            let mut printed = reader.text(run.call.n, &run.output);
            if printed.boards.is_empty() && run.call.n == 1 {
                // A lone 1 is a board where boards are printed.
                printed = Reader::new(Mode::All, None).text(1, &run.output);
            }
            if !printed.boards.is_empty() {
                run.call.printed = printed;
            }
        }
    }

    /// One run.
    fn run(&self, n: usize) -> Run {
        let line = match self.way {
            Way::Input => Some(format!("{n}\n")),
            Way::Cases => Some(format!("1\n{n}\n")),
            Way::Argument | Way::Command => None,
        };
        let arguments = if self.way == Way::Argument { vec![n.to_string()] } else { Vec::new() };
        match self.program.run(n, line.as_deref(), &arguments) {
            Ok(mut outcome) => {
                if matches!(outcome.ended, Ended::OutputLimit | Ended::TimeLimit) {
                    outcome.output.truncate(GLIMPSE);
                }
                let printed = self.request.reader.text(n, &outcome.output);
                Run { call: call(n, printed, &outcome), output: outcome.output }
            }
            Err(error) => {
                let why = format!("it could not be started: {error}");
                let call = Call { n, ending: Ending::NotStarted(why), ..Call::default() };
                Run { call, output: Vec::new() }
            }
        }
    }
}

/// One run and the text that was read.
#[derive(Clone)]
struct Run {
    call: Call,
    output: Vec<u8>,
}

/// The notation of the largest boards.
fn notation(calls: &[Call]) -> Option<Notation> {
    let largest = calls.iter().filter(|call| !call.printed.boards.is_empty());
    let largest = largest.max_by_key(|call| call.n);
    largest.or(calls.last()).and_then(|call| call.printed.notation)
}

/// What looks like a crash, and is none if the answer for the first size is right: a program
/// that asks for one n after another stumbles at the end of its input, and `void main()` leaves
/// any status.
fn forgive(first: &Call, calls: &mut [Call]) -> Option<String> {
    let (is_alike, note): (fn(&Call) -> bool, _) = if worth(first) < PERFECT {
        return None;
    } else if at_end_of_input(first) {
        (at_end_of_input, "it asks for more input after its answer and stops with an error")
    } else if is_quiet_exit(first) {
        (is_silent_exit, "it ends with a status other than 0, which says that it failed")
    } else {
        return None;
    };
    for call in calls.iter_mut().filter(|call| is_alike(call)) {
        call.ending = Ending::Finished;
        call.errors.clear();
    }
    Some(note.to_owned())
}

fn is_quiet_exit(call: &Call) -> bool {
    matches!(call.ending, Ending::Exit(_)) && call.errors.trim().is_empty()
}

/// Nothing that can be read where there is nothing to print.
fn is_silent_exit(call: &Call) -> bool {
    let Printed { boards, count, none, .. } = &call.printed;
    let is_silent = boards.is_empty() && count.is_none() && none.is_none();
    is_quiet_exit(call) && is_silent && matches!(call.n, 0 | 2 | 3)
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
