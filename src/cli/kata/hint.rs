//! `queens kata hint`: one hint more each time.

use super::super::{Error, Output, Status, help};
use super::desk::Desk;
use super::values;
use n_queens::judge::Mistake;
use n_queens::kata::exercise::Exercise;
use n_queens::kata::nudge::nudge;
use n_queens::kata::record::Record;
use std::io::Write;

/// Characters in a line, as in the texts of the exercises.
const WIDTH: usize = 80;

/// Show a hint, one more each time
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens kata hint row-hash-sets")]
pub struct Arguments {
    /// The exercise; the one begun last if not given
    #[arg(value_name = "NAME", value_parser = values::exercise())]
    exercise: Option<Exercise>,
}

pub fn run(arguments: &Arguments, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
    let record = desk.record();
    let last = record.attempts.last().map(|attempt| attempt.exercise);
    let exercise = arguments.exercise.or(last).ok_or_else(|| {
        Error::usage("nothing was begun in this folder; name an exercise, such as row-hash-sets")
    })?;
    let read = record.hints_read(exercise);
    match fresh_mistake(&record, exercise) {
        Some(mistake) => about_mistake(mistake, exercise, read, desk, output)?,
        None => in_order(exercise, read, desk, output)?,
    }
    Ok(Status::Success)
}

/// The likely bug of the last check, if no hint was given for it yet.
fn fresh_mistake(record: &Record, exercise: Exercise) -> Option<Mistake> {
    let attempt = record.latest(exercise)?;
    let mistake = attempt.mistake()?;
    (attempt.nudged.as_deref() != Some(mistake.id())).then_some(mistake)
}

/// A question about the likely bug; it stands for the first hint.
fn about_mistake(
    mistake: Mistake,
    exercise: Exercise,
    read: usize,
    desk: &Desk,
    output: &mut Output,
) -> Result<(), Error> {
    desk.change(|record| {
        record.hints.insert(exercise.name().to_owned(), read.max(1));
        if let Some(attempt) = record.latest_mut(exercise) {
            attempt.nudged = Some(mistake.id().to_owned());
        }
    });
    writeln!(output, "The last check named {mistake}.\n")?;
    output.prose(&textwrap::fill(nudge(mistake), WIDTH))?;
    writeln!(output, "\nMore: {}", mistake.section())?;
    Ok(())
}

fn in_order(
    exercise: Exercise,
    read: usize,
    desk: &Desk,
    output: &mut Output,
) -> Result<(), Error> {
    let hints = exercise.text().hints;
    let place = read.min(hints.len() - 1);
    desk.change(|record| {
        record.hints.insert(exercise.name().to_owned(), place + 1);
    });
    writeln!(output, "{exercise}, hint {} of {}:\n", place + 1, hints.len())?;
    output.prose(hints[place])?;
    writeln!(output)?;
    let program = help::program();
    if place + 1 < hints.len() {
        writeln!(output, "One more: {program} kata hint {exercise}")?;
    } else {
        writeln!(
            output,
            "There are no more; {program} kata solution {exercise} --anyway tells all"
        )?;
    }
    Ok(())
}
