//! `queens kata next`: what is due.

use super::super::{Error, Output, Status, help};
use super::desk::Desk;
use n_queens::kata::moment::Moment;
use n_queens::kata::schedule::{self, Next};
use std::io::Write;

/// Say what is due: what was passed 1, 3, 7, then 21 days ago, or something new
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens kata next")]
pub struct Arguments {}

pub fn run(_: &Arguments, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
    let record = desk.record();
    let (now, program) = (Moment::now(), help::program());
    match schedule::next(&record, now) {
        Next::Repeat(exercise, due) => {
            writeln!(output, "{exercise} is due since {}: {}.", due.day(), exercise.summary())?;
            writeln!(output, "\nNext: {program} kata again {exercise}")?;
        }
        Next::Go(exercise) if record.latest(exercise).is_some() => {
            writeln!(output, "{exercise} was begun and has not passed: {}.", exercise.summary())?;
            writeln!(output, "\nNext: {program} kata check")?;
        }
        Next::Go(exercise) => {
            writeln!(output, "{exercise} is the next on the path: {}.", exercise.summary())?;
            writeln!(output, "\nNext: {program} kata start {exercise}")?;
        }
        Next::Wait(exercise, due) => {
            let days = due.days_since(now);
            writeln!(output, "All is done. {exercise} is due in {days} days, on {}.", due.day())?;
            writeln!(output, "\nNext: {program} kata start --blind --timed 30")?;
        }
    }
    Ok(Status::Success)
}
