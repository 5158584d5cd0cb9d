//! `queens kata progress`: what was done when.

use super::super::{Error, Output, Status, help};
use super::desk::Desk;
use n_queens::kata::record::Attempt;
use std::io::Write;

/// Show what was done when
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens kata progress")]
pub struct Arguments {
    /// Print the whole record as JSON instead
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
    let record = desk.record();
    if arguments.json {
        output.json(&record)?;
        return Ok(Status::Success);
    }
    if record.attempts.is_empty() {
        writeln!(output, "Nothing was begun in this folder.")?;
        writeln!(output, "\nNext: {} kata list", help::program())?;
        return Ok(Status::Success);
    }
    writeln!(
        output,
        "{:<10}  {:<15}  {:<10}  {:>7}  checks",
        "begun", "exercise", "language", "time"
    )?;
    for attempt in &record.attempts {
        line(attempt, output)?;
    }
    writeln!(output, "\nNext: {} kata next", help::program())?;
    Ok(Status::Success)
}

fn line(attempt: &Attempt, output: &mut Output) -> std::io::Result<()> {
    let time = match attempt.passed() {
        Some(passed) => format!("{} min", passed.minutes_since(attempt.started)),
        None => "open".to_owned(),
    };
    let (day, checks) = (attempt.started.day(), attempt.verdicts());
    let checks = if checks.is_empty() { "none" } else { &checks };
    let (exercise, language) = (attempt.exercise, attempt.language);
    output.entry(&format!("{day}  {exercise:<15}  {language:<10}  {time:>7}  "), checks)
}
