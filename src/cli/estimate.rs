//! How long a search of all solutions is going to take: roughly, but before it starts.

use super::error::Error;
use n_queens::KNOWN_COUNTS;
use std::time::Instant;

/// Searches that would take longer than this many seconds need `--force`.
const PATIENCE: f64 = 86_400.0;
/// A board that is searched in a moment, to see how fast the search is.
const SAMPLE: usize = 10;

/// Refuses a search of all solutions that would take more than a day, unless it is forced.
///
/// How long it takes is known from the same search for n = 10.
pub(super) fn refuse_absurd_work(
    n: usize,
    is_forced: bool,
    search: impl FnOnce(usize),
) -> Result<(), Error> {
    if is_forced || n <= SAMPLE {
        return Ok(());
    }
    let start = Instant::now();
    search(SAMPLE);
    let seconds = start.elapsed().as_secs_f64() * work(n) / work(SAMPLE);
    if seconds <= PATIENCE {
        return Ok(());
    }
    let duration = in_words(seconds);
    Err(Error::usage(format!(
        "all solutions for n = {n} would take {duration} here; try a smaller n, or add --force"
    )))
}

/// What the work of a search grows with: the solutions, and n squares for each of their rows.
///
/// Beyond the largest n whose solutions have been counted, every further queen multiplies the
/// work by more than 10.
pub(super) fn work(n: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "an estimate needs few digits")]
    let float = |number: usize| number as f64;
    let largest = KNOWN_COUNTS.len() - 1;
    #[expect(clippy::cast_precision_loss, reason = "an estimate needs few digits")]
    let known = KNOWN_COUNTS[n.min(largest)] as f64;
    float(n) * known * 10_f64.powf(float(n.saturating_sub(largest)))
}

/// A duration in words, with the unit that keeps the number small.
pub(super) fn in_words(seconds: f64) -> String {
    const UNITS: [(f64, &str); 4] =
        [(31_557_600.0, "years"), (86_400.0, "days"), (3_600.0, "hours"), (60.0, "minutes")];
    let (length, unit) =
        UNITS.into_iter().find(|(length, _)| seconds >= 2.0 * length).unwrap_or((1.0, "seconds"));
    let number = seconds / length;
    if number < 1e6 {
        format!("about {number:.0} {unit}")
    } else {
        "longer than the universe has existed".to_owned()
    }
}
