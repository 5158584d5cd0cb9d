//! `queens check`: judges what a program printed.

use super::error::note;
use super::judgement::Judgement;
use super::values::{self, Known};
use super::{Error, Output, Status, input};
use anstyle::AnsiColor;
use n_queens::KNOWN_COUNTS;
use n_queens::judge::read::{self, Asked};
use n_queens::judge::{Call, Mode, Report, Verdict};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

/// Say whether printed boards are right, and what is wrong with them
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens check 6 answer.txt")]
pub(super) struct Arguments {
    /// The n for which they were printed
    #[arg(value_name = "N", value_parser = values::size)]
    n: usize,
    /// The file that holds what was printed, instead of standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// What was asked for: all boards, the first one, or their number
    #[arg(long, value_name = "MODE", value_parser = values::mode(), default_value = "auto")]
    mode: Mode,
    /// How the boards were printed
    #[arg(long, value_name = "NOTATION", value_parser = values::notation(), default_value = "auto")]
    notation: Known,
    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let n = arguments.n;
    if n >= KNOWN_COUNTS.len() && arguments.mode != Mode::First {
        let last = KNOWN_COUNTS.len() - 1;
        return Err(Error::usage(format!(
            "the number of solutions is known up to n = {last}, not for n = {n}; --mode first judges \
             one board"
        )));
    }
    let report = judge(arguments, &text(arguments)?);
    if arguments.json {
        output.json(&Judgement::new("check", &report))?;
    } else {
        writeln!(output, "{}", coloured(&report, output))?;
    }
    Ok(Status::Judged(report.exit_status()))
}

fn judge(arguments: &Arguments, text: &[u8]) -> Report {
    let asked = match arguments.mode {
        Mode::Auto => Asked::Either,
        Mode::All | Mode::First => Asked::Boards,
        Mode::Count => Asked::Count,
    };
    let options = read::Options { asked, notation: arguments.notation.0 };
    let printed = read::read(text, arguments.n, options);
    Report::new(arguments.mode, &[Call { n: arguments.n, printed, ..Call::default() }])
}

/// Enough for the boards of n = 14, however wide they are printed.
const LONGEST_TEXT: u64 = 1 << 29;

fn text(arguments: &Arguments) -> Result<Vec<u8>, Error> {
    if let Some(file) = &arguments.file {
        return input::read_file(file, LONGEST_TEXT);
    }
    let stdin = io::stdin().lock();
    if stdin.is_terminal() {
        note("reading boards from the terminal; end them with Ctrl-D (on Windows Ctrl-Z, Enter)");
    }
    input::read("standard input", stdin, LONGEST_TEXT)
}

/// The explanation with its verdict and the attacking queens in colour, where colours are wanted.
pub(super) fn coloured(report: &Report, output: &Output) -> String {
    let colour = match report.verdict {
        Verdict::Accepted => AnsiColor::Green,
        Verdict::Unreadable | Verdict::JudgeError => AnsiColor::Yellow,
        _ => AnsiColor::Red,
    };
    let letters = output.styled(colour.on_default().bold(), report.verdict.letters());
    let queen = output.styled(AnsiColor::Red.on_default().bold(), "[Q]");
    report.to_string().replacen(report.verdict.letters(), &letters, 1).replace("[Q]", &queen)
}
