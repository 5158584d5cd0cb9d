//! `queens rooks`: the same without diagonals.

use super::error::Error;
use super::format::{self, BoardPrinter, Format};
use super::print::Print;
use super::{Output, Status, values};
use n_queens::board::Square;
use n_queens::variation::completion::{Order, Partial, Piece};
use n_queens::variation::rooks;
use std::io::Write;

/// Place rooks, which do not mind diagonals, or count the ways
#[derive(clap::Args)]
#[command(
    after_help = "Rooks are placed up to n = 64 and counted exactly up to 34 that are missing: 34! is the\n\
    last that fits 128 bits.\n\n\
    Example:\n  queens rooks 4 --rooks 0-1,2-0"
)]
pub(super) struct Arguments {
    /// How many rooks, on a board of as many rows and columns
    #[arg(value_name = "N", value_parser = values::size)]
    n: usize,
    /// Rooks that stand already, as ROW-COLUMN from 0: 0-1,2-0
    #[arg(long, value_name = "SQUARES", value_parser = values::square, value_delimiter = ',', allow_hyphen_values = true)]
    rooks: Vec<Square>,
    /// Print the number of ways alone
    #[arg(long, conflicts_with_all = ["take", "format"])]
    count: bool,
    /// Stop after so many boards
    #[arg(long, value_name = "K", value_parser = values::at_least_one)]
    take: Option<usize>,
    /// How to print a board
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    if arguments.count && arguments.rooks.is_empty() {
        writeln!(output, "{}", count(arguments.n)?)?;
        return Ok(Status::Success);
    }
    let partial = Partial::new(arguments.n, Piece::Rook, &arguments.rooks)
        .map_err(|error| Error::usage(error.to_string()))?;
    if arguments.count {
        writeln!(output, "{}", count(arguments.n - arguments.rooks.len())?)?;
        return Ok(Status::Success);
    }
    format::check_size(arguments.format, arguments.n)?;
    let printer = BoardPrinter::new(output, arguments.format).with_piece(Piece::Rook);
    let mut print = Print::new(printer, arguments.take);
    let _ = partial.search(Order::RowByRow, &mut print);
    print.finish()?;
    Ok(Status::Success)
}

fn count(missing: usize) -> Result<u128, Error> {
    rooks::count(missing).ok_or_else(|| {
        let largest = rooks::MAX_COUNTED;
        Error::usage(format!("{missing}! does not fit 128 bits; rooks are counted up to {largest}"))
    })
}
