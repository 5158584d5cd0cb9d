//! `queens kata again`: the same exercise afresh, in a new file.

use super::super::{Error, Output, Status};
use super::begin::{Beginning, free_name};
use super::desk::Desk;
use super::values;
use n_queens::kata::exercise::Exercise;
use n_queens::kata::language::Language;
use n_queens::kata::record::Attempt;
use std::path::PathBuf;

/// Begin an exercise afresh in a new file
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens kata again row-hash-sets")]
pub struct Arguments {
    /// The exercise
    #[arg(value_name = "NAME", value_parser = values::exercise())]
    exercise: Exercise,
    /// The language; that of the last time if not given
    #[arg(long, value_name = "LANGUAGE", value_parser = values::language())]
    lang: Option<Language>,
    /// The folder for the file; that of the last time if not given
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    /// Run a clock
    #[arg(long, value_name = "MINUTES", value_parser = values::minutes)]
    timed: Option<u64>,
}

pub fn run(arguments: &Arguments, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
    let exercise = arguments.exercise;
    let record = desk.record();
    let before = record.latest(exercise);
    let language =
        arguments.lang.or(before.map(|attempt| attempt.language)).unwrap_or(Language::Rust);
    let folder = before.and_then(|attempt| attempt.file.parent()).map(PathBuf::from);
    let folder = arguments.dir.clone().or(folder).unwrap_or_else(|| "practice".into());
    let file = free_name(&folder, exercise, language);
    let last_time = before.map(last_time);
    Beginning { exercise, language, file, minutes: arguments.timed, last_time }.begin(desk, output)
}

/// How it went the last time.
fn last_time(attempt: &Attempt) -> String {
    let (day, tries) = (attempt.started.day(), attempt.tries());
    match attempt.passed() {
        Some(passed) => format!(
            "Last time, {day}: passed after {} min and {tries} {}.",
            passed.minutes_since(attempt.started),
            if tries == 1 { "check" } else { "checks" }
        ),
        None => format!("Last time, {day}: not passed."),
    }
}
