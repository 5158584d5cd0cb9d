//! `queens kata list`: the exercises in order, with what is done.

use super::super::{Error, Output, Status, help};
use super::desk::Desk;
use anstyle::{AnsiColor, Style};
use n_queens::kata::exercise::Exercise;
use n_queens::kata::language::Language;
use n_queens::kata::moment::Moment;
use n_queens::kata::record::Record;
use n_queens::kata::schedule;
use serde::Serialize;
use std::io::Write;

/// List the exercises in order, with what is done
#[derive(clap::Args, Default)]
#[command(after_help = "Example:\n  queens kata list")]
pub struct Arguments {
    /// Print one JSON array instead
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Entry {
    name: &'static str,
    summary: &'static str,
    minutes: u64,
    languages: Vec<&'static str>,
    done: &'static str,
}

pub fn run(arguments: &Arguments, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
    let record = desk.record();
    if arguments.json {
        let entries = Exercise::ALL.iter().map(|&exercise| Entry {
            name: exercise.name(),
            summary: exercise.summary(),
            minutes: exercise.minutes(),
            languages: exercise.languages().map(Language::name).collect(),
            done: done(&record, exercise),
        });
        output.json(&entries.collect::<Vec<_>>())?;
        return Ok(Status::Success);
    }
    for (place, exercise) in Exercise::path().enumerate() {
        line(&format!("{:>2}", place + 1), exercise, &record, output)?;
    }
    line("  ", Exercise::Blind, &record, output)?;
    let program = help::program();
    let next = format!("\nNext: {program} kata {}", suggestion(&record));
    writeln!(output, "{}", output.styled(Style::new().dimmed(), &next))?;
    Ok(Status::Success)
}

fn line(
    number: &str,
    exercise: Exercise,
    record: &Record,
    output: &mut Output,
) -> std::io::Result<()> {
    let name = output.styled(AnsiColor::Cyan.on_default(), &format!("{exercise:<15}"));
    let (done, minutes, summary) = (done(record, exercise), exercise.minutes(), exercise.summary());
    output.entry(&format!("{number}  {name}  {done:<6}  {minutes:>2} min  "), summary)
}

fn done(record: &Record, exercise: Exercise) -> &'static str {
    let is_due = schedule::due(record, exercise).is_some_and(|due| due <= Moment::now());
    match (record.is_passed(exercise), record.latest(exercise)) {
        (true, _) if is_due && exercise != Exercise::Blind => "due",
        (true, _) => "passed",
        (false, Some(_)) => "begun",
        (false, None) => "",
    }
}

/// What to type after `kata`: on with what was begun, or something new.
fn suggestion(record: &Record) -> String {
    match record.attempts.last() {
        Some(attempt) if attempt.passed().is_none() => "check".to_owned(),
        Some(_) => "next".to_owned(),
        None => format!("start {} --lang python", Exercise::RowHashSets),
    }
}
