//! The further approaches on the same boards: `cargo bench --bench further`.
//!
//! The questions are those of `approaches.rs`, and `conflict-arrays` is measured again beside them,
//! so that both files have one measure in common. Every run checks its answer.

mod common;

use criterion::{Criterion, criterion_group, criterion_main};
use n_queens::Approach;

/// All that are not of the five, after the one that they are measured against.
fn compared() -> Vec<Approach> {
    let is_further =
        |approach: &&Approach| !common::FIVE.contains(approach) && approach.name() != "yours";
    let further = Approach::ALL.iter().filter(is_further);
    [Approach::ConflictArrays].iter().chain(further).copied().collect()
}

fn search(criterion: &mut Criterion) {
    common::search(criterion, "further", &compared());
}

fn boards(criterion: &mut Criterion) {
    common::boards(criterion, "further", &compared());
}

criterion_group! {
    name = benches;
    config = common::quick();
    targets = search, boards
}
criterion_main!(benches);
