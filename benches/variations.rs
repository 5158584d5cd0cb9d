//! The variations: `cargo bench --bench variations`. Every run checks its answer.
//!
//! For completion, a report comes before the measurements: 1,000 seeded boards, and on the same
//! boards the plain order of rows, which is stopped after so many squares tried.

mod common;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use n_queens::variation::completion::{Order, Within};
use n_queens::variation::{Partial, Piece, construct, fundamental, min_conflicts, rooks};
use n_queens::visitor::Count;
use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

const MILLION: usize = 1_000_000;

/// How many squares the plain order of rows may try on one board.
const CAP: u64 = 100_000;

fn one_board(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("first/1000000");
    group.sample_size(10);
    group.bench_function("construct", |bencher| {
        bencher.iter(|| assert!(construct::first(black_box(MILLION)).is_some()));
    });
    group.bench_function("construct and check", |bencher| {
        bencher.iter(|| {
            assert!(construct::first(black_box(MILLION)).is_some_and(|board| board.is_solution()));
        });
    });
    let mut seed = 0;
    group.bench_function("min-conflicts", |bencher| {
        bencher.iter(|| {
            seed += 1;
            // It checks its board itself.
            assert!(min_conflicts::first(black_box(MILLION), seed).is_some());
        });
    });
    group.finish();
}

/// n from 20 to 64 in turn, three to eight queens given.
fn handful() -> Vec<Partial> {
    let board = |seed: usize| {
        Partial::random(20 + seed % 45, Piece::Queen, 3 + seed % 6, seed as u64).expect("n ≤ 64")
    };
    (0..1_000).map(board).collect()
}

/// The same sizes, two thirds of the queens given: about half of the boards are dead ends.
fn crowded() -> Vec<Partial> {
    let board = |seed: usize| {
        let n = 20 + seed % 45;
        Partial::random(n, Piece::Queen, n * 65 / 100, seed as u64).expect("n ≤ 64")
    };
    (0..1_000).map(board).collect()
}

fn completion(criterion: &mut Criterion) {
    for (name, boards) in [("a handful given", handful()), ("two thirds given", crowded())] {
        report(name, &boards);
        let mut next = boards.iter().cycle();
        criterion.bench_function(&format!("complete/{name}"), |bencher| {
            let board = || next.next().expect("a cycle has no end");
            bencher.iter_batched(board, check, BatchSize::SmallInput);
        });
    }
}

fn check(partial: &Partial) -> bool {
    partial.first().is_some_and(|board| {
        let given = partial.given();
        assert!(board.is_solution());
        assert!(given.iter().all(|square| board.columns()[square.row] == square.column));
        true
    })
}

/// Answers every board in both ways and prints what each took.
fn report(name: &str, boards: &[Partial]) {
    let fewest = Answers::to(boards, |partial| {
        let found = partial.restart();
        (found.board.is_some(), found.tried)
    });
    let row_by_row = Answers::to(boards, |partial| {
        let mut within = Within::tries(CAP);
        let ended = partial.search(Order::RowByRow, &mut within);
        (ended.is_continue() || within.board.is_some(), CAP - within.tries_left)
    });
    println!("complete/{name}: {} boards, {} of them solvable", boards.len(), fewest.yes);
    println!("  fewest free squares: {fewest}");
    println!("  row by row: {row_by_row}, {} answered in {CAP} tries", row_by_row.yes);
    #[expect(clippy::cast_precision_loss, reason = "a ratio needs few digits")]
    let tried = |answers: &Answers| answers.tried.iter().sum::<u64>() as f64;
    let time = |answers: &Answers| answers.times.iter().sum::<Duration>().as_secs_f64();
    println!(
        "  ratio: at least {:.0} in squares tried, {:.0} in time",
        tried(&row_by_row) / tried(&fewest),
        time(&row_by_row) / time(&fewest)
    );
}

/// What it took to answer many boards, the least first.
struct Answers {
    yes: usize,
    tried: Vec<u64>,
    times: Vec<Duration>,
}

impl Answers {
    fn to(boards: &[Partial], answer: impl Fn(&Partial) -> (bool, u64)) -> Self {
        let mut answers = Self { yes: 0, tried: Vec::new(), times: Vec::new() };
        for board in boards {
            let (yes, tried) = answer(board);
            answers.yes += usize::from(yes);
            answers.tried.push(tried);
            answers.times.push(best_of_three(|| answer(board)));
        }
        answers.tried.sort_unstable();
        answers.times.sort_unstable();
        answers
    }
}

impl fmt::Display for Answers {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (middle, last) = (self.times.len() / 2, self.times.len() - 1);
        write!(
            formatter,
            "median {:.1?} and {} squares tried, longest {:.1?} and {}",
            self.times[middle], self.tried[middle], self.times[last], self.tried[last]
        )
    }
}

/// The shortest of three runs: what another process takes from one of them is not counted.
fn best_of_three<T>(answer: impl Fn() -> T) -> Duration {
    let time = |_| {
        let start = Instant::now();
        black_box(answer());
        start.elapsed()
    };
    (0..3).map(time).min().unwrap_or_default()
}

fn every_board(criterion: &mut Criterion) {
    criterion.bench_function("rooks/8", |bencher| {
        bencher.iter(|| {
            let mut count = Count::default();
            let _ = rooks::search(black_box(8), &mut count);
            assert_eq!(Some(u128::from(count.solutions)), rooks::count(8));
        });
    });
    criterion.bench_function("fundamental/8", |bencher| {
        bencher.iter(|| assert_eq!(fundamental::classes(black_box(8)).len(), 12));
    });
}

criterion_group! {
    name = benches;
    config = common::quick();
    targets = one_board, completion, every_board
}
criterion_main!(benches);
