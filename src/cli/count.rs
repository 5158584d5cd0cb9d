//! `queens count`: prints the number of solutions.

use super::estimate;
use super::progress::Progress;
use super::{Error, Output, Status, values};
use n_queens::Approach;
use n_queens::counting::kernel::Kernel;
use n_queens::counting::shard::{Shard, ShardCount};
use n_queens::counting::{MAX_N, SMALL_N, half_board};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

mod long;
mod merge;
mod progress;

/// Print the number of solutions
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  queens count 16\n  queens count 10 --approach symmetry\n  \
                        queens count 20 --checkpoint 20.txt\n  queens count 18 --shard 3/8\n\n\
                        The page docs/counting.md explains how it counts.")]
pub(super) struct Arguments {
    /// How many queens, on a board of as many rows and columns
    #[arg(value_name = "N", value_parser = values::size)]
    n: usize,
    /// Count the solutions that this approach finds, instead of as fast as possible
    #[arg(long, value_name = "NAME", value_parser = values::approach())]
    approach: Option<Approach>,
    /// Which instructions of the processor to use
    #[arg(long, value_enum, default_value_t = KernelChoice::Auto, hide_default_value = true,
          conflicts_with_all = WAYS)]
    kernel: KernelChoice,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = values::threads, conflicts_with_all = WAYS)]
    threads: Option<usize>,
    /// Keep what is done in a file, and go on from there
    #[arg(long, value_name = "FILE", conflicts_with_all = WAYS)]
    checkpoint: Option<PathBuf>,
    /// Write the file again after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value_t = 10,
          requires = "checkpoint")]
    save_every: u64,
    /// Count only the I-th of K shards, and print a line for --merge
    #[arg(long, value_name = "I/K", conflicts_with_all = WAYS)]
    shard: Option<Shard>,
    /// Add up the lines that --shard printed
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "approach")]
    merge: Vec<PathBuf>,
    /// Start with --approach even if it is going to take more than a day
    #[arg(long, requires = "approach")]
    force: bool,
    /// Print a JSON object instead of the bare number
    #[arg(long)]
    json: bool,
}

/// The options that count in another way than the fast counter does.
const WAYS: [&str; 2] = ["approach", "merge"];

fn seconds(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "give a whole number of seconds from 0 on".to_owned())
}

/// The kernels, and the choice of the best.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum KernelChoice {
    /// The fastest one that the processor can run
    Auto,
    /// Plain Rust
    Safe,
    /// 16 boards at a time
    Avx2,
    /// 32 boards at a time
    Avx512,
}

impl KernelChoice {
    fn kernel(self) -> Kernel {
        match self {
            Self::Auto => Kernel::best(),
            Self::Safe => Kernel::Safe,
            Self::Avx2 => Kernel::Avx2,
            Self::Avx512 => Kernel::Avx512,
        }
    }
}

/// What was counted, and how.
#[derive(Serialize)]
struct Counted {
    n: usize,
    solutions: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    shard: Option<String>,
    by: String,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let n = arguments.n;
    let counted = |solutions, by: &dyn ToString| Counted {
        n,
        solutions,
        shard: arguments.shard.map(|shard| shard.to_string()),
        by: by.to_string(),
    };
    if let Some(approach) = arguments.approach {
        values::check_size(approach, n)?;
        estimate::refuse_absurd_work(n, arguments.force, |n| {
            approach.total_n_queens(n);
        })?;
        let _progress = Progress::start(format!("counting with {approach} for n = {n}"));
        let solutions = approach.total_n_queens(n);
        return print(&counted(solutions, &approach), arguments, output);
    }
    if n > MAX_N {
        let message = format!("the fast counter takes n from 0 to {MAX_N}, not {n}");
        return Err(Error::usage(message));
    }
    if !arguments.merge.is_empty() {
        let solutions = merge::merge(n, &arguments.merge)?;
        return print(&counted(solutions, &"merge"), arguments, output);
    }
    if arguments.is_plain() && n < SMALL_N {
        return print(&counted(half_board::count(n, &mut ()), &"half-board"), arguments, output);
    }
    let solutions = long::count(arguments)?;
    print(&counted(solutions, &arguments.kernel.kernel()), arguments, output)
}

impl Arguments {
    /// Whether nothing was said about how to count.
    fn is_plain(&self) -> bool {
        self.kernel == KernelChoice::Auto
            && self.threads.is_none()
            && self.checkpoint.is_none()
            && self.shard.is_none()
    }
}

fn print(counted: &Counted, arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    if arguments.json {
        output.json(counted)?;
        return Ok(Status::Success);
    }
    let (n, solutions) = (counted.n, counted.solutions);
    match arguments.shard {
        Some(shard) => writeln!(output, "{}", ShardCount { n, shard, solutions })?,
        None => writeln!(output, "{solutions}")?,
    }
    Ok(Status::Success)
}
