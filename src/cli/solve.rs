//! `queens solve`: prints boards as they are found.

use super::error::{Error, note};
use super::format::{BoardPrinter, Format};
use super::{Output, Status, values};
use crate::{Approach, Visitor};
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Print every solution, or the first few
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens solve 8 --take 1 --format squares")]
pub(super) struct Arguments {
    /// How many queens, on a board of as many rows and columns
    #[arg(value_name = "N", value_parser = values::size, allow_negative_numbers = true)]
    n: usize,
    /// How to search
    #[arg(long, value_name = "NAME", value_parser = values::approach(), default_value = "conflict-arrays")]
    approach: Approach,
    /// Stop after so many boards
    #[arg(long, value_name = "K", value_parser = values::at_least_one, allow_negative_numbers = true)]
    take: Option<usize>,
    /// How to print a board
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    values::check_size(arguments.approach, arguments.n)?;
    if arguments.n > arguments.format.max_n() {
        return Err(Error::usage(format!(
            "chess squares have letters for {} columns, not {}; use --format path or columns",
            arguments.format.max_n(),
            arguments.n
        )));
    }
    let mut print = Print {
        printer: BoardPrinter::new(output, arguments.format),
        left: arguments.take.unwrap_or(usize::MAX),
        result: Ok(()),
    };
    let _ = arguments.approach.search(arguments.n, &mut print);
    print.result?;
    print.printer.finish()?;
    if print.printer.printed() == 0 {
        note(&format!("there is no solution for n = {}", arguments.n));
    }
    Ok(Status::Success)
}

/// Prints each solution and stops when enough are printed, or when nobody reads any more.
struct Print<W> {
    printer: BoardPrinter<W>,
    left: usize,
    result: io::Result<()>,
}

impl<W: Write> Visitor for Print<W> {
    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.result = self.printer.print(queens);
        self.left -= 1;
        if self.result.is_ok() && self.left > 0 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}
