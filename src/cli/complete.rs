//! `queens complete`: places the queens that are missing.

use super::error::{Error, note};
use super::format::{self, BoardPrinter, Format};
use super::print::Print;
use super::progress::Progress;
use super::{Output, Status, input, values};
use n_queens::board::Square;
use n_queens::variation::completion::{Order, Partial, Piece};
use n_queens::visitor::Count;
use std::convert::Infallible;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::str::FromStr;

/// Place the missing queens where some stand already
#[derive(clap::Args)]
#[command(
    after_help = "A board is n lines of `.` and `Q`, n up to 64. If it cannot be completed, the exit status\n\
    is 1; with --count it is 0, and the count is 0.\n\n\
    Example:\n  queens complete 8 --queens 0-1,1-3"
)]
pub(super) struct Arguments {
    /// N, or a file with a board, or - for standard input, which is also read if this is missing
    #[arg(value_name = "BOARD")]
    source: Option<Source>,
    /// The queens that stand on a board of N rows, as ROW-COLUMN from 0: 0-1,1-3
    #[arg(long, value_name = "SQUARES", value_parser = values::square, value_delimiter = ',', allow_hyphen_values = true)]
    queens: Vec<Square>,
    /// Print one completion; this is the default
    #[arg(long)]
    first: bool,
    /// Print the number of completions alone
    #[arg(long, conflicts_with_all = ["first", "format"])]
    count: bool,
    /// Print every completion
    #[arg(long, conflicts_with_all = ["first", "count"])]
    all: bool,
    /// How to print a board
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let partial = read(arguments)?;
    if arguments.count {
        writeln!(output, "{}", count(&partial))?;
        return Ok(Status::Success);
    }
    format::check_size(arguments.format, partial.n())?;
    let progress = Progress::start("looking for a completion");
    let found = partial.restart();
    drop(progress);
    let take = if arguments.all { None } else { Some(1) };
    let mut print = Print::new(BoardPrinter::new(&mut *output, arguments.format), take);
    if found.board.is_some() {
        let _ = partial.search(found.order, &mut print);
    }
    if print.finish()? > 0 {
        return Ok(Status::Success);
    }
    note("the board cannot be completed");
    Ok(Status::Negative)
}

fn count(partial: &Partial) -> u64 {
    let _progress = Progress::start("counting completions");
    let mut count = Count::default();
    // Restarts may find out soon that there is none; one long search may not.
    if partial.first().is_some() {
        let _ = partial.search(Order::FewestFree, &mut count);
    }
    count.solutions
}

/// Where the board comes from.
#[derive(Clone, Debug)]
enum Source {
    Size(usize),
    StandardInput,
    File(PathBuf),
}

impl FromStr for Source {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(match text.parse() {
            Ok(n) => Self::Size(n),
            Err(_) if text == "-" => Self::StandardInput,
            Err(_) => Self::File(text.into()),
        })
    }
}

fn read(arguments: &Arguments) -> Result<Partial, Error> {
    let text = match &arguments.source {
        Some(Source::Size(n)) => return on_empty_board(*n, &arguments.queens),
        _ if !arguments.queens.is_empty() => {
            return Err(Error::usage("--queens needs the size of the board before it, such as 8"));
        }
        None if io::stdin().is_terminal() => {
            return Err(Error::usage("give N and --queens, or a file with a board of . and Q"));
        }
        None | Some(Source::StandardInput) => {
            let name = "standard input";
            text(name, input::read(name, io::stdin().lock(), LONGEST_TEXT)?)?
        }
        Some(Source::File(path)) => {
            text(&path.display().to_string(), input::read_file(path, LONGEST_TEXT)?)?
        }
    };
    if text.trim().is_empty() {
        return Err(Error::usage("there is no board to read; write n lines of . and Q"));
    }
    Partial::parse(Piece::Queen, &text).map_err(|error| Error::usage(error.to_string()))
}

fn on_empty_board(n: usize, queens: &[Square]) -> Result<Partial, Error> {
    Partial::new(n, Piece::Queen, queens).map_err(|error| Error::usage(error.to_string()))
}

/// More than any board of 64 rows takes, blanks included.
const LONGEST_TEXT: u64 = 1 << 16;

fn text(name: &str, bytes: Vec<u8>) -> Result<String, Error> {
    String::from_utf8(bytes)
        .map_err(|_| Error::usage(format!("{name} is not text; write n lines of . and Q")))
}
