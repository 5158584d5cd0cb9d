//! `queens growth`: how the work grows with n, on a logarithmic axis.

use super::compare::{self, measure};
use super::error::note;
use super::progress::Progress;
use super::{Error, Output, Status, values};
use clap::ValueEnum;
use n_queens::Approach;

mod bars;
mod series;
mod svg;

use series::Quantity;

/// Plot squares tried, queens placed and time against n
#[derive(clap::Args)]
#[command(after_help = "Examples:
  queens growth --approach conflict-arrays,symmetry,bitmask
  queens growth --n 4-9 --show tried,placed --format svg > growth.svg")]
pub(super) struct Arguments {
    /// Sizes of the board: one, or the first and the last
    #[arg(long, value_name = "N-N", value_parser = values::sizes, default_value = "4-10")]
    n: values::Sizes,
    /// Only these approaches, separated by commas
    #[arg(long, value_name = "NAMES", value_parser = values::approach(), value_delimiter = ',')]
    approach: Vec<Approach>,
    /// What to plot, separated by commas; only counts do not depend on the machine
    #[arg(long, value_enum, value_delimiter = ',', default_value = "tried,placed,time")]
    show: Vec<Quantity>,
    /// How to print it
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Start even if it is going to take long
    #[arg(long)]
    force: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Bars
    #[default]
    Text,
    /// A drawing for a page
    Svg,
    /// One object for each size
    Json,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let approaches = values::chosen(&arguments.approach);
    for &approach in &approaches {
        values::check_size(approach, arguments.n.last())?;
    }
    if !arguments.force {
        compare::refuse_absurd_work(arguments.n.last(), approaches.len())?;
    }
    let comparisons = compare_all(arguments, &approaches);
    for (n, entry) in wrong(&comparisons) {
        let why = entry.wrong.as_deref().unwrap_or_default();
        note(&format!("{} is left out at n = {n}, because it is wrong: {why}", entry.approach));
    }
    match arguments.format {
        Format::Json => output.json(&comparisons)?,
        Format::Text => bars::write(&comparisons, &arguments.show, output)?,
        Format::Svg => svg::write(&comparisons, &arguments.show, output)?,
    }
    Ok(Status::Success)
}

/// One comparison for each size; without times unless they are to be shown.
fn compare_all(arguments: &Arguments, approaches: &[Approach]) -> Vec<measure::Comparison> {
    let is_timed = arguments.show.contains(&Quantity::Time);
    let compare = |n| {
        let _progress = Progress::start(format!("measuring at n = {n}"));
        if is_timed { measure::compare(n, approaches) } else { measure::count(n, approaches) }
    };
    arguments.n.iter().map(compare).collect()
}

/// The approaches that found wrong solutions, and where.
fn wrong(comparisons: &[measure::Comparison]) -> impl Iterator<Item = (usize, &measure::Entry)> {
    comparisons.iter().flat_map(|comparison| {
        let wrong = comparison.approaches.iter().filter(|entry| entry.wrong.is_some());
        wrong.map(|entry| (comparison.n, entry))
    })
}
