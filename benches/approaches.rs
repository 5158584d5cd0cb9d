//! Every approach on the same boards: `cargo bench`, or `cargo bench -- 8/` for n = 8 alone.
//!
//! Two questions: *search* visits every solution and keeps nothing; *boards* makes the list of
//! boards that the interview wants. Every run checks its answer.

use criterion::{Criterion, criterion_group, criterion_main};
use n_queens::{Approach, KNOWN_COUNTS};
use std::hint::black_box;
use std::time::Duration;

const SIZES: [usize; 3] = [6, 8, 10];

fn search(criterion: &mut Criterion) {
    for n in SIZES {
        let mut group = criterion.benchmark_group(format!("search/{n}"));
        for approach in Approach::ALL {
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

fn boards(criterion: &mut Criterion) {
    for n in SIZES {
        let mut group = criterion.benchmark_group(format!("boards/{n}"));
        for approach in Approach::ALL {
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

/// Short enough that all of them together take less than three minutes on two cores.
fn quick() -> Criterion {
    Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(800))
}

criterion_group! {
    name = benches;
    config = quick();
    targets = search, boards
}
criterion_main!(benches);
