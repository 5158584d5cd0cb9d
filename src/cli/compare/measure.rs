//! Verifying and timing: every approach in turn, round after round, in one process.

use n_queens::visitor::{Collect, Count, Tally};
use n_queens::{Approach, Board, KNOWN_COUNTS};
use serde::Serialize;
use std::collections::HashSet;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Rounds go on until this much time has passed.
const BUDGET: Duration = Duration::from_millis(1_500);
/// At least so many rounds, however long one takes.
const FEWEST_ROUNDS: usize = 3;
/// At most so many rounds, however short one is.
const MOST_ROUNDS: usize = 101;
/// A sample repeats the search until it is at least this long, so that the clock can see it.
const SHORTEST_SAMPLE: Duration = Duration::from_micros(200);

/// All approaches on one board.
#[derive(Debug, Serialize)]
pub(in crate::cli) struct Comparison {
    /// How many queens.
    pub n: usize,
    /// The fastest first; those that are wrong last.
    pub approaches: Vec<Entry>,
}

impl Comparison {
    /// The times of the approaches that are right.
    pub(in crate::cli) fn times(&self) -> impl Iterator<Item = &Time> {
        self.approaches.iter().filter_map(|entry| entry.time.as_ref())
    }
}

/// One approach.
#[derive(Debug, Serialize)]
pub(in crate::cli) struct Entry {
    /// Its name.
    pub approach: &'static str,
    /// What is wrong with its solutions, if anything.
    pub wrong: Option<String>,
    /// Solutions reported.
    pub solutions: u64,
    /// Squares tried.
    pub tried: u64,
    /// Queens placed.
    pub placed: u64,
    /// How long it takes; only measured if its solutions are right.
    pub time: Option<Time>,
}

/// How long an approach takes to visit every solution.
#[derive(Clone, Debug, Serialize)]
pub(in crate::cli) struct Time {
    /// Half of the samples were shorter.
    pub median_seconds: f64,
    /// A quarter of the samples were shorter.
    pub lower_quartile_seconds: f64,
    /// Three quarters of the samples were shorter.
    pub upper_quartile_seconds: f64,
    /// The number of samples.
    pub samples: usize,
    /// The median as a multiple of the fastest approach's.
    pub times_slower: f64,
    /// Its place, the fastest first; approaches whose middle halves overlap share one.
    pub rank: usize,
    /// Whether another approach has the same place.
    pub shared: bool,
}

/// Verifies each approach, then times those that are right.
pub(in crate::cli) fn compare(n: usize, approaches: &[Approach]) -> Comparison {
    let mut entries: Vec<Entry> = approaches.iter().map(|&approach| verify(n, approach)).collect();
    let is_right = |name: &str| entries.iter().any(|e| e.approach == name && e.wrong.is_none());
    let right: Vec<Approach> =
        approaches.iter().copied().filter(|approach| is_right(approach.name())).collect();
    let mut times: Vec<(&str, Time)> = right
        .iter()
        .zip(time(n, &right))
        .map(|(approach, samples)| (approach.name(), summary(samples)))
        .collect();
    rank(&mut times);
    for (name, time) in times {
        if let Some(entry) = entries.iter_mut().find(|entry| entry.approach == name) {
            entry.time = Some(time);
        }
    }
    let median = |entry: &Entry| entry.time.as_ref().map_or(f64::INFINITY, |t| t.median_seconds);
    entries.sort_by(|a, b| median(a).total_cmp(&median(b)));
    Comparison { n, approaches: entries }
}

/// Verifies each approach and counts its work, without timing anything.
pub(in crate::cli) fn count(n: usize, approaches: &[Approach]) -> Comparison {
    Comparison { n, approaches: approaches.iter().map(|&approach| verify(n, approach)).collect() }
}

/// Runs the approach once and checks its boards as a set.
fn verify(n: usize, approach: Approach) -> Entry {
    let mut tally = Tally::default();
    let _ = approach.search(n, &mut tally);
    let mut collect = Collect::default();
    let _ = approach.search(n, &mut collect);
    Entry {
        approach: approach.name(),
        wrong: what_is_wrong(n, &collect.boards),
        solutions: tally.solved,
        tried: tally.tried,
        placed: tally.placed,
        time: None,
    }
}

/// So many different solutions as there are in all can only be all of them.
fn what_is_wrong(n: usize, boards: &[Board]) -> Option<String> {
    if let Some(board) = boards.iter().find(|board| board.n() != n || !board.is_solution()) {
        return Some(match board.first_attack() {
            Some(attack) => attack.to_string(),
            None => format!("a board of {} rows", board.n()),
        });
    }
    let distinct: HashSet<&Board> = boards.iter().collect();
    if distinct.len() < boards.len() {
        return Some(format!("{} boards come twice", boards.len() - distinct.len()));
    }
    let expected = KNOWN_COUNTS.get(n).copied()?;
    (boards.len() as u64 != expected)
        .then(|| format!("{} solutions where there are {expected}", boards.len()))
}

/// The samples of each approach, in seconds for one search. The approaches take turns, so that
/// whatever else the machine does hits them alike.
fn time(n: usize, approaches: &[Approach]) -> Vec<Vec<f64>> {
    let repeats: Vec<u32> = approaches.iter().map(|&approach| repeats(n, approach)).collect();
    let mut samples = vec![Vec::new(); approaches.len()];
    let start = Instant::now();
    for round in 0..MOST_ROUNDS {
        if round >= FEWEST_ROUNDS && start.elapsed() > BUDGET {
            break;
        }
        for ((&approach, &repeats), samples) in approaches.iter().zip(&repeats).zip(&mut samples) {
            samples.push((sample(n, approach, repeats) / repeats).as_secs_f64());
        }
    }
    samples
}

/// How many searches make a sample that is long enough.
fn repeats(n: usize, approach: Approach) -> u32 {
    let mut repeats = 1;
    while sample(n, approach, repeats) < SHORTEST_SAMPLE {
        repeats *= 2;
    }
    repeats
}

fn sample(n: usize, approach: Approach, repeats: u32) -> Duration {
    let start = Instant::now();
    for _ in 0..repeats {
        let mut count = Count::default();
        let _ = approach.search(black_box(n), &mut count);
        black_box(count);
    }
    start.elapsed()
}

fn summary(mut samples: Vec<f64>) -> Time {
    samples.sort_by(f64::total_cmp);
    let quantile = |quarters: usize| samples[(samples.len() - 1) * quarters / 4];
    Time {
        median_seconds: quantile(2),
        lower_quartile_seconds: quantile(1),
        upper_quartile_seconds: quantile(3),
        samples: samples.len(),
        times_slower: 1.0,
        rank: 1,
        shared: false,
    }
}

/// Sorts by median and gives neighbours whose middle halves overlap the same place: the
/// measurement cannot tell them apart.
fn rank(times: &mut [(&str, Time)]) {
    times.sort_by(|(_, a), (_, b)| a.median_seconds.total_cmp(&b.median_seconds));
    for index in 1..times.len() {
        let fastest = times[0].1.median_seconds;
        let (before, here) = times.split_at_mut(index);
        let (before, here) = (&mut before[index - 1].1, &mut here[0].1);
        here.times_slower = here.median_seconds / fastest;
        here.shared = here.lower_quartile_seconds <= before.upper_quartile_seconds;
        here.rank = if here.shared { before.rank } else { index + 1 };
        before.shared |= here.shared;
    }
}
