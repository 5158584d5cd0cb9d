//! Marks that are never taken back: the search soon finds every square attacked.

use super::counts::ENOUGH;
use super::observation::{Observation, SEARCHED_N};
use std::collections::BTreeSet;

/// The evidence from one size; it is believed only if all sizes are [explained](explains).
pub fn evidence(seen: &Observation) -> Option<String> {
    (seen.is_wrong() && seen.tally.invalid == 0).then(|| {
        format!(
            "it finds {} of {} solutions: those that are found if columns or diagonals stay \
             marked as taken when the search goes back",
            found(seen),
            seen.all
        )
    })
}

/// The number of solutions that were printed or stated.
fn found(seen: &Observation) -> u64 {
    if seen.is_counted() { seen.stated().unwrap_or(0) } else { seen.tally.valid as u64 }
}

/// Whether all sizes together are what a search finds that forgets to take back some of its
/// marks. It must have found something: who finds nothing at all may have any mistake.
pub fn explains(seen: &[&Observation]) -> bool {
    let wrong: BTreeSet<_> =
        seen.iter().filter(|seen| seen.is_wrong()).map(|seen| seen.n).collect();
    let finds_some = seen.iter().any(|seen| seen.is_wrong() && found(seen) > 0);
    wrong.len() >= ENOUGH
        && finds_some
        && KEPT_MARKS.into_iter().any(|kept| seen.iter().all(|seen| is_dead_end(kept, seen)))
}

/// Which marks a search may forget to take back: of columns, falling and rising diagonals.
const KEPT_MARKS: [[bool; 3]; 7] = [
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [true, true, false],
    [true, false, true],
    [false, true, true],
];

fn is_dead_end(kept: [bool; 3], seen: &Observation) -> bool {
    if (!seen.is_accepted() && !seen.is_wrong()) || seen.n > SEARCHED_N {
        return true;
    }
    let mut search =
        Forgetful { n: seen.n, kept, taken: [const { BTreeSet::new() }; 3], solved: Vec::new() };
    search.fill(&mut Vec::new());
    if seen.is_counted() {
        return seen.stated() == Some(search.solved.len() as u64);
    }
    let printed = seen.valid().map(|boards| boards.keys().cloned().collect::<Vec<_>>());
    printed == Some(search.solved)
}

/// A search row by row that does not take back all marks.
struct Forgetful {
    n: usize,
    kept: [bool; 3],
    taken: [BTreeSet<usize>; 3],
    solved: Vec<Vec<usize>>,
}

impl Forgetful {
    fn fill(&mut self, queens: &mut Vec<usize>) {
        let row = queens.len();
        if row == self.n {
            self.solved.push(queens.clone());
            return;
        }
        for column in 0..self.n {
            let lines = [column, row + self.n - column, row + column];
            if lines.iter().zip(&self.taken).any(|(line, taken)| taken.contains(line)) {
                continue;
            }
            lines.iter().zip(&mut self.taken).for_each(|(&line, taken)| {
                taken.insert(line);
            });
            queens.push(column);
            self.fill(queens);
            queens.pop();
            for ((line, taken), kept) in lines.iter().zip(&mut self.taken).zip(self.kept) {
                if !kept {
                    taken.remove(line);
                }
            }
        }
    }
}
