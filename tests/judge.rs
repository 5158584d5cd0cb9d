//! The judge: verdicts, numbers, the likely bug and the words.

#[path = "judge/wrong.rs"]
mod wrong;

use n_queens::judge::{self, Mistake, Mode, Report, Verdict};
use n_queens::{Approach, Board};
use pretty_assertions::assert_eq;
use std::collections::BTreeSet;

fn named(report: &Report) -> Vec<Mistake> {
    report.diagnosis.iter().map(|diagnosis| diagnosis.mistake).collect()
}

/// The report on one call for one n.
fn alone(n: usize, solver: impl FnMut(usize) -> wrong::Boards) -> Report {
    Report::new(Mode::All, &judge::calls(&[n], solver))
}

#[test]
fn names_the_mistake_of_a_wrong_solver() {
    for (place, &(solver, mistakes)) in wrong::NAMED.iter().enumerate() {
        let report = judge::judge(solver);
        assert!(!report.is_accepted(), "solver {place}");
        assert_eq!(named(&report), mistakes, "solver {place}:\n{report}");
    }
}

#[test]
fn names_the_right_mistake_or_none_from_one_size_alone() {
    let mut seen = BTreeSet::new();
    for (place, &(solver, mistakes)) in wrong::NAMED.iter().enumerate() {
        for n in [4, 5, 6, 8] {
            let report = alone(n, solver);
            for mistake in named(&report) {
                // One board, or five of ten, may be printed for more than one reason.
                let printed = report.cases[0].tally.unwrap().printed;
                let doubtful = match mistake {
                    Mistake::StopsAtFirstSolution => printed == 1,
                    Mistake::OnlyNBoardsPrinted => n == 5,
                    _ => false,
                };
                let right = mistakes.contains(&mistake) || doubtful;
                assert!(right, "solver {place}, n = {n}:\n{report}");
                seen.insert(mistake);
            }
        }
    }
    assert!(seen.len() > 15, "{seen:?}");
}

#[test]
fn names_nothing_where_nothing_fits() {
    for (place, solver) in wrong::UNNAMED.iter().enumerate() {
        let report = judge::judge(solver);
        assert_eq!(report.verdict, Verdict::Wrong, "solver {place}");
        assert_eq!(named(&report), [], "solver {place}:\n{report}");
    }
}

#[test]
fn names_state_that_is_kept_between_calls() {
    for report in [judge::judge(wrong::state_kept()), judge::judge(wrong::columns_kept())] {
        assert_eq!(named(&report), [Mistake::StateKeptBetweenCalls], "{report}");
    }
    let mut sum = 0;
    let report = judge::judge_counter(|n| {
        sum += Approach::Symmetry.total_n_queens(n);
        sum
    });
    assert_eq!(named(&report), [Mistake::StateKeptBetweenCalls], "{report}");
}

#[test]
fn names_a_wrong_mirror_by_what_it_shows() {
    let report = judge::judge(wrong::transposed_for_mirrored);
    assert_eq!(report.verdict, Verdict::Wrong);
    assert!(
        named(&report).iter().all(|mistake| *mistake == Mistake::DuplicatesPrinted),
        "{report}"
    );
}

#[test]
fn accepts_every_approach_in_any_order_and_names_nothing() {
    for &approach in Approach::ALL {
        judge::judge(|n| approach.solve_n_queens(n)).assert_accepted();
        let report = judge::judge(|n| {
            let mut boards: Vec<Board> =
                approach.solve_n_queens(n).iter().map(|b| b.join("\n").parse().unwrap()).collect();
            boards.reverse();
            boards
        });
        assert_eq!((report.verdict, named(&report)), (Verdict::Accepted, vec![]));
        judge::judge_counter(|n| approach.total_n_queens(n)).assert_accepted();
    }
}
