//! How far a long count is, on a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use n_queens::counting::ledger::Ledger;
use std::time::{Duration, Instant};

/// A count that is over by then shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);

/// A bar on standard error; nothing where that is not a terminal.
pub(super) struct Progress {
    started: Instant,
    /// What earlier runs have done, so that the rate is that of this one.
    done_before: u64,
    solutions_before: u64,
    pieces: u64,
    done: u64,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub(super) fn new(ledger: &Ledger) -> Self {
        let done = ledger.done_pieces().count() as u64;
        Self {
            started: Instant::now(),
            done_before: done,
            solutions_before: ledger.solutions(),
            pieces: done + ledger.open_pieces().len() as u64,
            done,
            bar: None,
        }
    }

    /// Shows that one more piece is done.
    pub(super) fn show(&mut self, ledger: &Ledger) {
        self.done += 1;
        let elapsed = self.started.elapsed();
        if elapsed < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| new_bar(self.pieces, self.done_before, elapsed));
        let solutions = ledger.solutions() - self.solutions_before;
        bar.set_message(rate(solutions, elapsed));
        bar.set_position(self.done);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn new_bar(pieces: u64, done_before: u64, elapsed: Duration) -> ProgressBar {
    let style = ProgressStyle::with_template("{percent:>3} % [{bar:30}] {msg}, {eta} left")
        .expect("the template is right")
        .progress_chars("=> ");
    let bar = ProgressBar::new(pieces).with_style(style).with_elapsed(elapsed);
    bar.set_position(done_before);
    bar.reset_eta();
    bar
}

/// Solutions counted in a second.
fn rate(solutions: u64, elapsed: Duration) -> String {
    let milliseconds = elapsed.as_millis().max(1);
    let millions = u128::from(solutions) / milliseconds / 1_000;
    format!("{millions} million solutions a second")
}
