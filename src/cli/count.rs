//! `queens count`: prints the number of solutions.

use super::{Error, Output, Status, values};
use crate::Approach;
use std::io::Write;

/// Print the number of solutions
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens count 10 --approach symmetry")]
pub(super) struct Arguments {
    /// How many queens, on a board of as many rows and columns
    #[arg(value_name = "N", value_parser = values::size, allow_negative_numbers = true)]
    n: usize,
    /// How to search
    #[arg(long, value_name = "NAME", value_parser = values::approach(), default_value = "symmetry")]
    approach: Approach,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    values::check_size(arguments.approach, arguments.n)?;
    writeln!(output, "{}", arguments.approach.total_n_queens(arguments.n))?;
    Ok(Status::Success)
}
