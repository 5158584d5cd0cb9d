//! Every rung of the fast counters: `cargo bench --bench counting`.
//!
//! n = 10, 12 and 14; `QUEENS_SIZES="16 17" cargo bench --bench counting` takes other sizes.
//! Every run checks its answer.

mod common;

use criterion::{Criterion, SamplingMode, criterion_group, criterion_main};
use n_queens::KNOWN_COUNTS;
use n_queens::counting::rung::Rung;
use std::hint::black_box;

fn sizes() -> Vec<usize> {
    let sizes = std::env::var("QUEENS_SIZES").unwrap_or_else(|_| "10 12 14".to_owned());
    sizes.split_whitespace().map(|n| n.parse().expect("QUEENS_SIZES holds numbers")).collect()
}

fn counting(criterion: &mut Criterion) {
    for n in sizes() {
        let mut group = criterion.benchmark_group(format!("counting/{n}"));
        group.sampling_mode(SamplingMode::Flat);
        for rung in Rung::ALL {
            if rung.count(0, &mut ()).is_err() {
                continue;
            }
            group.bench_function(rung.to_string(), |bencher| {
                bencher.iter(|| {
                    assert_eq!(rung.count(black_box(n), &mut ()), Ok(KNOWN_COUNTS[n]), "{rung}");
                });
            });
        }
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = common::quick();
    targets = counting
}
criterion_main!(benches);
