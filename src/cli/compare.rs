//! `queens compare`: which approach is how fast, each one proved right before it is timed.

use super::estimate;
use super::progress::Progress;
use super::{Error, Output, Status, values};
use n_queens::Approach;

pub(super) mod measure;
pub(super) mod table;

/// Compare the approaches: solutions, work and time, each verified first
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens compare 10 --approach symmetry,row-hash-sets")]
pub(super) struct Arguments {
    /// How many queens, on a board of as many rows and columns
    #[arg(value_name = "N", value_parser = values::size, default_value_t = 8)]
    n: usize,
    /// Only these approaches, separated by commas
    #[arg(long, value_name = "NAMES", value_parser = values::approach(), value_delimiter = ',')]
    approach: Vec<Approach>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Start even if it is going to take long
    #[arg(long)]
    force: bool,
}

impl Default for Arguments {
    fn default() -> Self {
        Self { n: 8, approach: Vec::new(), json: false, force: false }
    }
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let approaches = values::chosen(&arguments.approach);
    if !arguments.force {
        refuse_absurd_work(arguments.n, approaches.len())?;
    }
    for &approach in &approaches {
        values::check_size(approach, arguments.n)?;
    }
    let progress = Progress::start(format!("comparing at n = {}", arguments.n));
    let comparison = measure::compare(arguments.n, &approaches);
    drop(progress);
    if arguments.json {
        output.json(&comparison)?;
    } else {
        table::write(&comparison, output)?;
    }
    Ok(Status::Success)
}

/// Comparisons that would take longer than this many seconds need `--force`.
const PATIENCE: f64 = 90.0;

pub(super) fn refuse_absurd_work(n: usize, approaches: usize) -> Result<(), Error> {
    let seconds = seconds(n, approaches);
    if seconds <= PATIENCE {
        return Ok(());
    }
    let duration = estimate::in_words(seconds);
    Err(Error::usage(format!(
        "comparing at n = {n} would take {duration}; try n up to 12, or add --force"
    )))
}

/// Roughly how long a comparison takes, in seconds.
///
/// Backtracking tries about 60 · n squares for each solution that it finds (54 · n at n = 10,
/// 60 · n at n = 12), looks at some 20 million squares a second and is run four times: once to
/// verify and three times to time it.
fn seconds(n: usize, approaches: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "an estimate needs few digits")]
    let searches = 4.0 * approaches as f64;
    searches * 60.0 * estimate::work(n) / 20e6
}
