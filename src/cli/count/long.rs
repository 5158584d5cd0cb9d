//! A count that may take long: on all cores, with progress, and kept in a file.

use super::super::error::{Error, lower_case};
use super::Arguments;
use super::progress::Progress;
use n_queens::counting::checkpoint;
use n_queens::counting::ledger::Ledger;
use n_queens::counting::run::{RunError, best_threads, run};
use n_queens::counting::shard::Shard;
use std::path::Path;
use std::time::{Duration, Instant};

/// The number of solutions, or of those in the shard.
pub(super) fn count(arguments: &Arguments) -> Result<u64, Error> {
    let threads = arguments.threads.unwrap_or_else(|| best_threads(arguments.n));
    let mut ledger = open(arguments)?;
    let mut keeper = Keeper {
        path: arguments.checkpoint.as_deref(),
        every: Duration::from_secs(arguments.save_every),
        saved: Instant::now(),
        progress: Progress::new(&ledger),
    };
    keeper.save(&ledger)?;
    run(&mut ledger, arguments.kernel.kernel(), threads, |ledger| keeper.observe(ledger))?;
    keeper.save(&ledger)?;
    Ok(ledger.solutions())
}

/// What an earlier call left in the file, or a count of which nothing is done.
fn open(arguments: &Arguments) -> Result<Ledger, Error> {
    let shard = arguments.shard.unwrap_or(Shard::WHOLE);
    match &arguments.checkpoint {
        Some(path) if path.exists() => {
            checkpoint::load(arguments.n, shard, path).map_err(|error| {
                Error::usage(format!("cannot go on from {}: {error}", path.display()))
            })
        }
        _ => Ok(Ledger::new(arguments.n, shard)),
    }
}

/// Writes the checkpoint and shows the progress while a count runs.
struct Keeper<'arguments> {
    path: Option<&'arguments Path>,
    every: Duration,
    saved: Instant,
    progress: Progress,
}

impl Keeper<'_> {
    fn observe(&mut self, ledger: &Ledger) -> Result<(), Error> {
        self.progress.show(ledger);
        if self.path.is_some() && self.saved.elapsed() >= self.every {
            self.save(ledger)?;
        }
        Ok(())
    }

    fn save(&mut self, ledger: &Ledger) -> Result<(), Error> {
        self.saved = Instant::now();
        let Some(path) = self.path else { return Ok(()) };
        checkpoint::save(ledger, path).map_err(|error| {
            let reason = lower_case(&error.to_string());
            Error::usage(format!(
                "cannot write the checkpoint {}: {reason}; name a file in a folder that is there",
                path.display()
            ))
        })
    }
}

impl From<RunError> for Error {
    fn from(error: RunError) -> Self {
        Self::usage(error.to_string())
    }
}
