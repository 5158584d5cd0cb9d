//! The five approaches of the source texts on the same boards: `cargo bench --bench approaches`,
//! or `cargo bench -- 8/` for n = 8 alone.
//!
//! Two questions: *search* visits every solution and keeps nothing; *boards* makes the list of
//! boards that the interview wants. Every run checks its answer.

mod common;

use criterion::{Criterion, criterion_group, criterion_main};
use n_queens::{Approach, KNOWN_COUNTS};

/// The five, and your own where the feature `yours` is on and it finds what it should.
fn compared() -> Vec<Approach> {
    let own = Approach::ALL.iter().filter(|approach| approach.name() == "yours");
    common::FIVE.iter().chain(own.filter(|own| is_written(**own))).copied().collect()
}

fn is_written(own: Approach) -> bool {
    let solutions = own.total_n_queens(6);
    if solutions != KNOWN_COUNTS[6] {
        eprintln!("{own} is left out: {solutions} solutions for n = 6; see docs/yours.md");
    }
    solutions == KNOWN_COUNTS[6]
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
