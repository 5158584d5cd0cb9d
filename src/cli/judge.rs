//! `queens judge`: runs anyone's program, alone or a whole class.

use super::error::{Error, note};
use super::judgement::Judgement;
use super::progress::Progress;
use super::values::{self, Known};
use super::{Output, Status, check};
use clap::ValueEnum;
use n_queens::judge::Mode;
use n_queens::judge::run::batch::{self, Batch, Tell};
use n_queens::judge::run::examine::{Request, Subject, Way};
use n_queens::judge::run::interrupt;
use n_queens::judge::run::process::Limits;
use n_queens::judge::run::program::Settings;
use n_queens::judge::run::reader::Reader;
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

mod class;
mod languages;
mod sizes;

/// Run someone's program and say what is right and wrong with it
///
/// The program is not sandboxed: it runs with your rights. docs/judging-a-class.md shows how to
/// put a container around it.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  queens judge queens.py\n  queens judge --n 4-6 -- ./queens {n}\n  \
                        queens judge --batch homework --csv results.csv"
)]
pub(super) struct Arguments {
    /// The source file of a program, or of a function in LeetCode's shape
    #[arg(value_name = "FILE", conflicts_with_all = ["command", "batch", "languages"])]
    file: Option<PathBuf>,
    /// A command to run; `{n}` in it becomes n, otherwise n goes to standard input
    #[arg(last = true, value_name = "COMMAND", conflicts_with_all = ["batch", "languages"])]
    command: Vec<OsString>,
    /// Sizes to judge, such as 1-8 or 4,6,8; without it 1-8 for boards, 1-10 for counts
    #[arg(long, value_name = "SIZES", value_parser = sizes::parse)]
    n: Option<sizes::Sizes>,
    /// What the program should print: auto, all, first or count
    #[arg(long, value_name = "MODE", value_parser = values::mode(), default_value = "auto")]
    mode: Mode,
    /// How it prints boards
    #[arg(long, value_name = "NOTATION", value_parser = values::notation(), default_value = "auto")]
    notation: Known,
    /// Seconds that it may take for one n
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    limit: Duration,
    /// Memory that it may use, in MiB; kept on Linux only
    #[arg(long, value_name = "MIB", default_value = "2048", value_parser = values::at_least_one)]
    memory: usize,
    /// How n reaches the program; found out if not given
    #[arg(long, value_name = "WAY", value_enum)]
    n_by: Option<NBy>,
    /// Judge what this function of the file returns, whatever else the file does
    #[arg(long, value_name = "NAME", value_parser = function)]
    call: Option<String>,
    /// A command to put in front of each run, such as a container; `{dir}` is the folder
    #[arg(long, value_name = "COMMAND", value_parser = words)]
    wrap: Option<Words>,
    /// Print one JSON object
    #[arg(long, conflicts_with = "batch")]
    json: bool,
    /// List the languages and what is installed here
    #[arg(long, conflicts_with = "batch")]
    languages: bool,
    #[command(flatten)]
    class: class::Options,
}

/// How n reaches a program, as an argument says it.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum NBy {
    /// n and a newline on standard input
    Stdin,
    /// n as the first argument
    Arg,
    /// 1 test case, then n, on standard input
    Cases,
}

impl From<NBy> for Way {
    fn from(way: NBy) -> Self {
        match way {
            NBy::Stdin => Self::Input,
            NBy::Arg => Self::Argument,
            NBy::Cases => Self::Cases,
        }
    }
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    if arguments.languages {
        languages::write(output)?;
        return Ok(Status::Success);
    }
    // Without a handler Ctrl-C would end the judge alone; if there is one already, so be it.
    let _ = interrupt::watch();
    let request = arguments.request();
    let status = match arguments.subject()? {
        Some(subject) => judge(&subject, &request, arguments.json, output)?,
        None => class::judge(&arguments.class, &request, output)?,
    };
    Ok(if interrupt::interrupted() { Status::Interrupted } else { status })
}

impl Arguments {
    /// The one program to judge, or `None` for a class.
    fn subject(&self) -> Result<Option<Subject>, Error> {
        if let (false, Some(option)) = (self.class.is_wanted(), self.class.stray()) {
            return Err(Error::usage(format!("{option} goes with --batch and a folder")));
        }
        match (&self.file, &self.command[..], self.class.is_wanted()) {
            (Some(file), [], false) if file.is_file() => Ok(Some(Subject::File(file.clone()))),
            (Some(file), [], false) => {
                let hint =
                    if file.is_dir() { "a folder; judge it with --batch" } else { "not a file" };
                Err(Error::usage(format!("{} is {hint}", file.display())))
            }
            (None, [_, ..], false) => Ok(Some(Subject::Command(self.command.clone()))),
            (None, [], true) => Ok(None),
            _ => Err(Error::usage("name a file, a command after --, or a folder with --batch")),
        }
    }

    fn request(&self) -> Request {
        let memory = u64::try_from(self.memory).ok();
        Request {
            mode: self.mode,
            sizes: self.n.as_ref().map(|sizes| sizes.0.clone()),
            way: self.n_by.map(Way::from),
            reader: Reader::new(self.mode, self.notation.0),
            settings: Settings {
                limits: Limits { time: self.limit, memory, ..Limits::default() },
                wrap: self.wrap.clone().unwrap_or_default().0,
                call: self.call.clone(),
                count: self.mode == Mode::Count,
                ..Settings::default()
            },
        }
    }
}

fn judge(
    subject: &Subject,
    request: &Request,
    json: bool,
    output: &mut Output,
) -> Result<Status, Error> {
    let progress = Progress::start("judging");
    let examination = subject.examine(request);
    drop(progress);
    if interrupt::interrupted() {
        return Ok(Status::Interrupted);
    }
    let report = examination.report(request.mode);
    if json {
        output.json(&Judgement::new("judge", &report).run(&examination.how))?;
    } else {
        let report = check::coloured(&report, output);
        writeln!(output, "{report}\n\nHow it was judged: {}.", examination.how)?;
    }
    Ok(Status::Judged(report.exit_status()))
}

fn function(text: &str) -> Result<String, String> {
    let is_part = |character: char| character.is_alphanumeric() || matches!(character, '_' | '$');
    if text.is_empty() || text.starts_with(char::is_numeric) || !text.chars().all(is_part) {
        return Err("give the name of a function alone, such as solveNQueens".to_owned());
    }
    Ok(text.to_owned())
}

/// The words of a command, split as a shell would split them.
#[derive(Clone, Debug, Default)]
struct Words(Vec<OsString>);

fn words(text: &str) -> Result<Words, String> {
    match shlex::split(text) {
        Some(words) if !words.is_empty() => Ok(Words(words.into_iter().map(Into::into).collect())),
        _ => Err("give a command, such as 'nice -n 10', with every quote closed".to_owned()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    text.parse()
        .ok()
        .filter(|&seconds: &f64| seconds > 0.0)
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .filter(|limit| *limit <= Duration::from_secs(86_400))
        .ok_or_else(|| {
            "give a number of seconds above 0, a day at most, such as 10 or 0.5".to_owned()
        })
}
