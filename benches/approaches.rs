//! The five approaches of the source texts on the same boards: `cargo bench --bench approaches`,
//! or `cargo bench -- 8/` for n = 8 alone.
//!
//! Two questions: *search* visits every solution and keeps nothing; *boards* makes the list of
//! boards that the interview wants. Every run checks its answer.

mod common;

use criterion::{Criterion, criterion_group, criterion_main};
use n_queens::Approach;

/// The five, and your own where the feature `yours` is on.
fn compared() -> Vec<Approach> {
    let own = Approach::ALL.iter().filter(|approach| approach.name() == "yours");
    common::FIVE.iter().chain(own).copied().collect()
}

fn search(criterion: &mut Criterion) {
    common::search(criterion, "approaches", &compared());
}

fn boards(criterion: &mut Criterion) {
    common::boards(criterion, "approaches", &compared());
}

criterion_group! {
    name = benches;
    config = common::quick();
    targets = search, boards
}
criterion_main!(benches);
