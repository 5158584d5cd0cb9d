//! `queens kata solution`: a whole file that passes.

use super::super::{Error, Output, Status, help};
use super::desk::{self, Desk};
use super::values;
use n_queens::kata::exercise::Exercise;
use n_queens::kata::language::Language;
use std::io::Write;

/// Show a solution, after yours has passed
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens kata solution row-hash-sets --lang java")]
pub struct Arguments {
    /// The exercise
    #[arg(value_name = "NAME", value_parser = values::exercise())]
    exercise: Exercise,
    /// The language; that of the last time, at first Rust, if not given
    #[arg(long, value_name = "LANGUAGE", value_parser = values::language())]
    lang: Option<Language>,
    /// Show it though yours has not passed
    #[arg(long)]
    anyway: bool,
}

pub fn run(arguments: &Arguments, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
    let exercise = arguments.exercise;
    let record = desk.record();
    let latest = record.latest(exercise);
    let language =
        arguments.lang.or(latest.map(|attempt| attempt.language)).unwrap_or(Language::Rust);
    desk::check_language(exercise, language)?;
    if !arguments.anyway && !record.is_passed(exercise) {
        return Err(Error::usage(format!(
            "{exercise} has not passed yet; {} kata hint {exercise} helps, --anyway shows all",
            help::program()
        )));
    }
    write!(output, "{}", exercise.solution(language).unwrap_or_default())?;
    Ok(Status::Success)
}
