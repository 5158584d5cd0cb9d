//! One submission, asked for one n after another: the calls that the judge then explains.

use std::ffi::OsString;
use std::path::Path;

use super::functions;
pub use super::functions::once;
use super::harness;
use super::program::{NotReady, Program, Settings, Shape, Text};
use super::reader::Reader;
use super::source::Source;
use crate::judge::notation::Notation;
use crate::judge::{Call, Ending, Mode, Report};

mod alike;
mod ending;
mod memory;
mod runs;
mod way;

pub use way::Way;

pub(super) use ending::{ending, not_run};
use memory::Again;
use runs::Runs;
pub(super) use runs::not_started;
use way::find_way;

/// The sizes for which boards are asked if none are given: 5, 7 and 8 show what 4 and 6 hide.
const LISTED: [usize; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
/// The sizes for which counts are asked: beyond 8, where tables of known answers end.
const COUNTED: [usize; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/// After so many time-outs the larger sizes are not run any more.
pub(super) const PATIENCE: usize = 2;

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

    fn with(mut self, note: Option<String>) -> Self {
        self.notes.extend(note);
        self
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
    let source = text.source();
    let can_be_called = harness::is_known(text.language);
    let callable = can_be_called && !text.functions(&settings).is_empty();
    let has_main = source.has_main();
    if settings.call.is_some() || (callable && !has_main) {
        return examine_functions(file, request, &settings);
    }
    let as_program = examine_program(file, request, &settings, &source);
    let is_built = !matches!(as_program, Err(NotReady::NotStarted(_)));
    if can_be_called && !has_main && is_built {
        let examination = as_program.unwrap_or_else(|why| Examination::not_ready(request, why));
        return Ok(examination.with(name_a_function(&source)));
    }
    let as_program = as_program?;
    if !callable || !as_program.ignores_n {
        return Ok(as_program);
    }
    // A demonstration with one size in its main: the function behind it can be judged.
    let note = "run as a program it answers the same whatever n is, so its function was called \
                instead";
    match examine_functions(file, request, &settings) {
        Ok(examination) => Ok(examination.with(Some(note.to_owned()))),
        Err(_) => Ok(as_program),
    }
}

fn examine_functions(
    file: &Path,
    request: &Request,
    settings: &Settings,
) -> Result<Examination, NotReady> {
    let program = Program::from_file(file, Shape::Functions, settings)?;
    let mut examination = functions::examine(&program, request);
    memory::explain(&mut examination, request, &Again { file, settings, way: None });
    Ok(examination)
}

fn examine_program(
    file: &Path,
    request: &Request,
    settings: &Settings,
    source: &Source,
) -> Result<Examination, NotReady> {
    let program = Program::from_file(file, Shape::Program, settings)?;
    let (way, trial) = if let Some(way) = request.way {
        (way, None)
    } else {
        let (way, run) = find_way(&program, request, source);
        (way, Some(run))
    };
    let mut examination = Runs { program: &program, request, way }.examine(trial);
    memory::explain(&mut examination, request, &Again { file, settings, way: Some(way) });
    Ok(examination)
}

/// What to do about a file that only declares functions under names of its own.
fn name_a_function(source: &Source) -> Option<String> {
    let names = source.declared_names();
    (!names.is_empty()).then(|| {
        format!(
            "nothing in the file runs by itself; to judge a function, name it with --call: {}",
            names.join(", ")
        )
    })
}

/// The notation of the largest boards.
fn notation(calls: &[Call]) -> Option<Notation> {
    let largest = calls.iter().filter(|call| !call.printed.boards.is_empty());
    let largest = largest.max_by_key(|call| call.n);
    largest.or(calls.last()).and_then(|call| call.printed.notation)
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
