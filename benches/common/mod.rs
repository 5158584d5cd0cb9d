//! What the benchmarks share: how long they measure, and the two questions to an approach.
#![allow(dead_code, reason = "each benchmark uses a part of it")]

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, SamplingMode};
use n_queens::{Approach, KNOWN_COUNTS};
use std::hint::black_box;
use std::time::Duration;

/// The approaches of the source texts.
pub const FIVE: &[Approach] = &[
    Approach::RowHashSets,
    Approach::DiagonalArrays,
    Approach::ColumnScan,
    Approach::ConflictArrays,
    Approach::Symmetry,
];

const SIZES: [usize; 3] = [6, 8, 10];

/// Short enough that all benchmarks together take less than three minutes on two cores.
///
/// By default, resampling the measurements would take longer than the measurements.
pub fn quick() -> Criterion {
    Criterion::default()
        .nresamples(5_000)
        .sample_size(10)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(600))
}

/// *Search* visits every solution and keeps nothing.
pub fn search(criterion: &mut Criterion, set: &str, approaches: &[Approach]) {
    for n in SIZES {
        let mut group = group(criterion, format!("{set}/search/{n}"));
        for approach in approaches {
            group.bench_function(approach.name(), |bencher| {
                bencher.iter(|| {
                    let solutions = approach.total_n_queens(black_box(n));
                    assert_eq!(solutions, KNOWN_COUNTS[n], "{approach}");
                });
            });
        }
        group.finish();
    }
}

/// *Boards* makes the list of boards that the interview wants.
pub fn boards(criterion: &mut Criterion, set: &str, approaches: &[Approach]) {
    for n in SIZES {
        let mut group = group(criterion, format!("{set}/boards/{n}"));
        for approach in approaches {
            group.bench_function(approach.name(), |bencher| {
                bencher.iter_with_large_drop(|| {
                    let boards = approach.solve_n_queens(black_box(n));
                    assert_eq!(boards.len() as u64, KNOWN_COUNTS[n], "{approach}");
                    boards
                });
            });
        }
        group.finish();
    }
}

/// Samples of equal length: with growing ones, the slow approaches would take ten times as long.
fn group(criterion: &mut Criterion, name: String) -> BenchmarkGroup<'_, WallTime> {
    let mut group = criterion.benchmark_group(name);
    group.sampling_mode(SamplingMode::Flat);
    group
}
