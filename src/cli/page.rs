//! `queens page`: a page for a browser, with every step of every search.

use super::error::{Error, note};
use super::{Output, Status, values};
use n_queens::{Approach, page};
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// Write one file for a browser: watch, race and read the approaches
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens page --n 4-6 -o search.html")]
pub(super) struct Arguments {
    /// Sizes of the board: one, or the first and the last
    #[arg(long, value_name = "N-N", value_parser = values::sizes, default_value = "4-6")]
    n: values::Sizes,
    /// Only these approaches, separated by commas
    #[arg(long, value_name = "NAMES", value_parser = values::approach(), value_delimiter = ',')]
    approach: Vec<Approach>,
    /// The file to write; without it, the page goes to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    if arguments.output.is_none() && output.is_terminal() {
        return Err(Error::usage("a page is for a browser: name a file with -o search.html"));
    }
    let page = page(arguments)?;
    match &arguments.output {
        None => write!(output, "{page}")?,
        Some(file) => {
            fs::write(file, page)?;
            note(&format!("written: open {} in a browser", file.display()));
        }
    }
    Ok(Status::Success)
}

fn page(arguments: &Arguments) -> Result<String, Error> {
    let approaches = values::chosen(&arguments.approach);
    for &approach in &approaches {
        values::check_size(approach, arguments.n.last())?;
    }
    let sizes: Vec<usize> = arguments.n.iter().collect();
    page::build(&sizes, &approaches).ok_or_else(|| {
        Error::usage(format!(
            "a page holds at most {} steps; take smaller boards or fewer approaches, \
             such as --n 8 --approach symmetry",
            page::MOST_STEPS
        ))
    })
}
