//! `queens kata start`: a stub in the interview's signature.

use super::super::{Error, Output, Status};
use super::begin::{Beginning, free_name};
use super::desk::Desk;
use super::values;
use n_queens::kata::exercise::Exercise;
use n_queens::kata::language::Language;
use std::path::PathBuf;

/// Begin an exercise: writes a stub with its task
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  queens kata start row-hash-sets --lang python\n  \
                        queens kata start --blind --timed 30")]
pub struct Arguments {
    /// The exercise
    #[arg(
        value_name = "NAME",
        value_parser = values::exercise(),
        required_unless_present = "blind",
        conflicts_with = "blind"
    )]
    exercise: Option<Exercise>,
    /// The language; the one used last, at first Rust, if not given
    #[arg(long, value_name = "LANGUAGE", value_parser = values::language())]
    lang: Option<Language>,
    /// The folder for the file; made if need be
    #[arg(long, value_name = "DIR", default_value = "practice")]
    dir: PathBuf,
    /// Name no approach: choose it yourself, as in an interview
    #[arg(long)]
    blind: bool,
    /// Run a clock
    #[arg(long, value_name = "MINUTES", value_parser = values::minutes)]
    timed: Option<u64>,
}

pub fn run(arguments: &Arguments, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
    let exercise = arguments.exercise.unwrap_or(Exercise::Blind);
    let last = desk.record().attempts.last().map(|attempt| attempt.language);
    let last = last.filter(|language| exercise.solution(*language).is_some());
    let language = arguments.lang.or(last).unwrap_or(Language::Rust);
    let file = if exercise == Exercise::Blind {
        free_name(&arguments.dir, exercise, language)
    } else {
        arguments.dir.join(format!("{exercise}.{}", language.extension()))
    };
    Beginning { exercise, language, file, minutes: arguments.timed, last_time: None }
        .begin(desk, output)
}
