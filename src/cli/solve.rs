//! `queens solve`: prints boards as they are found.

use super::error::{Error, note};
use super::format::{self, BoardPrinter, Format};
use super::print::Print;
use super::{Output, Status, values};
use n_queens::Approach;

/// Print every solution, or the first few
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens solve 8 --take 1 --format squares")]
pub(super) struct Arguments {
    /// How many queens, on a board of as many rows and columns
    #[arg(value_name = "N", value_parser = values::size)]
    n: usize,
    /// How to search
    #[arg(long, value_name = "NAME", value_parser = values::approach(), default_value = "conflict-arrays")]
    approach: Approach,
    /// Stop after so many boards
    #[arg(long, value_name = "K", value_parser = values::at_least_one)]
    take: Option<usize>,
    /// How to print a board
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    values::check_size(arguments.approach, arguments.n)?;
    format::check_size(arguments.format, arguments.n)?;
    let mut print = Print::new(BoardPrinter::new(output, arguments.format), arguments.take);
    let _ = arguments.approach.search(arguments.n, &mut print);
    if print.finish()? == 0 {
        note(&format!("there is no solution for n = {}", arguments.n));
    }
    Ok(Status::Success)
}
