//! Prints the ladder of counters as the tables of `docs/counting.md`:
//! `benches/ladder.sh 12 14 16`.
//!
//! The time is what one thread spends on the processor, where the system tells it, so that
//! other work on the machine disturbs little. Every run checks its answer.

#![expect(clippy::cast_precision_loss, reason = "three digits are shown")]

use indicatif::HumanCount;
use n_queens::KNOWN_COUNTS;
use n_queens::counting::rung::Rung;
use n_queens::counting::work::Tried;
use std::time::{Duration, Instant};

/// A rung is run again until this much time has been measured, and the mean is printed.
const LONG_ENOUGH: f64 = 0.5;

fn main() {
    // Cargo adds options of its own.
    let sizes = std::env::args().skip(1).filter_map(|argument| argument.parse().ok());
    let sizes: Vec<usize> = sizes.filter(|&n| n < KNOWN_COUNTS.len()).collect();
    for n in if sizes.is_empty() { vec![12, 14] } else { sizes } {
        print_table(n);
    }
}

fn print_table(n: usize) {
    println!("| n = {n}, rung | squares tried | milliseconds | ns for a solution | times rung 1 |");
    println!("|---|--:|--:|--:|--:|");
    let mut first = None;
    for rung in Rung::ALL {
        let mut work = Tried::default();
        if rung.count(n, &mut work).is_err() {
            continue;
        }
        let seconds = measured(rung, n);
        let first = *first.get_or_insert(seconds);
        println!(
            "| {rung} | {} | {} | {} | {:.1} |",
            HumanCount(work.squares),
            three_digits(seconds * 1e3),
            three_digits(seconds * 1e9 / KNOWN_COUNTS[n] as f64),
            first / seconds
        );
    }
    println!();
}

/// Seconds that one count takes.
fn measured(rung: Rung, n: usize) -> f64 {
    let clock = Clock::start();
    let mut times = 0.0;
    while clock.seconds() < LONG_ENOUGH {
        assert_eq!(rung.count(n, &mut ()), Ok(KNOWN_COUNTS[n]), "{rung}");
        times += 1.0;
    }
    clock.seconds() / times
}

/// Measures the time of this thread on the processor, or the time that passes.
struct Clock {
    started: Instant,
    processor: Option<u64>,
}

impl Clock {
    fn start() -> Self {
        Self { started: Instant::now(), processor: processor_nanoseconds() }
    }

    fn seconds(&self) -> f64 {
        match (self.processor, processor_nanoseconds()) {
            (Some(start), Some(now)) => Duration::from_nanos(now - start).as_secs_f64(),
            _ => self.started.elapsed().as_secs_f64(),
        }
    }
}

/// Linux tells it.
fn processor_nanoseconds() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

fn three_digits(number: f64) -> String {
    match number {
        _ if number >= 100.0 => format!("{number:.0}"),
        _ if number >= 10.0 => format!("{number:.1}"),
        _ => format!("{number:.2}"),
    }
}
