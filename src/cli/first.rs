//! `queens first`: one solution, however large the board.

use super::error::{Error, note};
use super::format::{self, BoardPrinter, Format};
use super::progress::Progress;
use super::{Output, Status, help, values};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use n_queens::variation::{construct, min_conflicts};
use n_queens::{Approach, Board};
use std::fmt;
use std::io::Write;

/// The largest n whose solution is printed as a board, unless a format is asked for.
const LARGEST_BOARD: usize = 100;

/// The largest n that is printed square by square: 100 MB.
const LARGEST_BOARD_ON_DEMAND: usize = 10_000;

/// Print one solution, even for millions of queens
#[derive(clap::Args)]
#[command(
    after_help = "construct writes the answer down, min-conflicts mends a random board, and every approach\n\
    of `queens list` searches. The answer is checked before it is printed; if there is\n\
    none, the exit status is 1.\n\n\
    Example:\n  queens first 1000000 --method min-conflicts --seed 7 --format columns"
)]
pub(super) struct Arguments {
    /// How many queens, on a board of as many rows and columns
    #[arg(value_name = "N", value_parser = values::size)]
    n: usize,
    /// How to find it: construct, min-conflicts or an approach
    #[arg(long, value_name = "NAME", value_parser = method(), hide_possible_values = true, default_value = "construct")]
    method: Method,
    /// Where min-conflicts begins, 1 by default: the same seed gives the same board
    #[arg(long, value_name = "SEED", value_parser = values::seed)]
    seed: Option<u64>,
    /// How to print it; by default as a board up to n = 100 and as columns above
    #[arg(long, value_enum)]
    format: Option<Format>,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let Arguments { n, method, .. } = *arguments;
    check(arguments)?;
    let progress = Progress::start(format!("placing {n} queens by {method}"));
    let board = method.first(n, arguments.seed.unwrap_or(1));
    drop(progress);
    let Some(board) = board else {
        note(&format!("there is no solution for n = {n}"));
        return Ok(Status::Negative);
    };
    assert!(board.is_solution(), "{method} found a board on which queens attack each other");
    match arguments.format {
        None if output.is_terminal() && n > output.width() => summarise(&board, method, output)?,
        None if n > LARGEST_BOARD => print(&board, Format::Columns, output)?,
        format => print(&board, format.unwrap_or_default(), output)?,
    }
    Ok(Status::Success)
}

fn check(arguments: &Arguments) -> Result<(), Error> {
    let Arguments { n, method, .. } = *arguments;
    if n > method.max_n() {
        return Err(Error::usage(format!(
            "{method} takes n from 0 to {}, not {n}",
            method.max_n()
        )));
    }
    if arguments.seed.is_some() && method != Method::MinConflicts {
        return Err(Error::usage(format!(
            "{method} leaves nothing to chance; --seed goes with --method min-conflicts"
        )));
    }
    let format = arguments.format.unwrap_or_default();
    if arguments.format.is_some() {
        format::check_size(format, n)?;
    }
    let is_drawn = matches!(arguments.format, Some(Format::Board | Format::Leetcode));
    if is_drawn && n > LARGEST_BOARD_ON_DEMAND {
        return Err(Error::usage(format!(
            "boards are drawn up to n = {LARGEST_BOARD_ON_DEMAND}, not {n}; use --format columns"
        )));
    }
    Ok(())
}

fn print(board: &Board, format: Format, output: &mut Output) -> Result<(), Error> {
    let mut printer = BoardPrinter::new(output, format);
    printer.print(board.columns())?;
    Ok(printer.finish()?)
}

/// What a person can take in of a board that is wider than the terminal.
fn summarise(board: &Board, method: Method, output: &mut Output) -> Result<(), Error> {
    let n = board.n();
    let top: Vec<_> = board.queens().take(3).map(|square| square.to_string()).collect();
    let bottom = board.queens().next_back().map(|square| square.to_string()).unwrap_or_default();
    writeln!(output, "{n} queens, placed by {method}; none attacks another (checked)")?;
    writeln!(output, "{} … {bottom}", top.join(" "))?;
    writeln!(output, "{} first {n} --format columns prints them all", help::program())?;
    Ok(())
}

/// A way to find one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Method {
    Construct,
    MinConflicts,
    Search(Approach),
}

impl Method {
    fn all() -> impl Iterator<Item = Self> {
        let searches = Approach::ALL.iter().copied().map(Self::Search);
        [Self::Construct, Self::MinConflicts].into_iter().chain(searches)
    }

    fn name(self) -> &'static str {
        match self {
            Self::Construct => "construct",
            Self::MinConflicts => "min-conflicts",
            Self::Search(approach) => approach.name(),
        }
    }

    fn max_n(self) -> usize {
        match self {
            Self::Construct => construct::MAX_N,
            Self::MinConflicts => min_conflicts::MAX_N,
            Self::Search(approach) => approach.max_n(),
        }
    }

    fn first(self, n: usize, seed: u64) -> Option<Board> {
        match self {
            Self::Construct => construct::first(n),
            Self::MinConflicts => min_conflicts::first(n, seed),
            Self::Search(approach) => approach.first(n),
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// Reads the name of a method; completions list them all.
fn method() -> impl TypedValueParser<Value = Method> {
    let names = Method::all().map(|method| PossibleValue::new(method.name()));
    PossibleValuesParser::new(names).try_map(|name| {
        Method::all().find(|method| method.name() == name).ok_or("no method has this name")
    })
}
