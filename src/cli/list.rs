//! `queens list`: the approaches, a line each.

use super::{Error, Output, Status, help};
use anstyle::{AnsiColor, Style};
use n_queens::Approach;
use serde::Serialize;
use std::io::Write;

/// List the approaches, a line each
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens list")]
pub(super) struct Arguments {
    /// Print one JSON array instead
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Entry {
    name: &'static str,
    summary: &'static str,
    max_n: usize,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    if arguments.json {
        let entries = Approach::ALL.iter().map(|approach| Entry {
            name: approach.name(),
            summary: approach.summary(),
            max_n: approach.max_n(),
        });
        output.json(&entries.collect::<Vec<_>>())?;
        return Ok(Status::Success);
    }
    let width = Approach::ALL.iter().map(|approach| approach.name().len()).max().unwrap_or(0);
    for approach in Approach::ALL {
        let name = output.styled(AnsiColor::Cyan.on_default(), &format!("{approach:<width$}"));
        output.entry(&format!("{name}  "), approach.summary())?;
    }
    if output.is_terminal() {
        let hint = format!("{} explain NAME shows the page of one", help::program());
        let hint = output.styled(Style::new().dimmed(), &hint);
        writeln!(output)?;
        output.sentence(&hint)?;
    }
    Ok(Status::Success)
}
