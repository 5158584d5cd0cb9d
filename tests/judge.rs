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

/// The sections of the page of mistakes: the heading, and the text below it.
fn sections() -> Vec<(&'static str, &'static str)> {
    let page = include_str!("../docs/common-mistakes.md");
    page.split("\n## ").skip(1).map(|section| section.split_once('\n').unwrap()).collect()
}

#[test]
fn every_mistake_has_its_section_in_order() {
    let headings: Vec<_> = sections().into_iter().map(|(heading, _)| heading).collect();
    let ids: Vec<_> = Mistake::ALL.iter().map(|mistake| mistake.id()).collect();
    assert_eq!(headings, ids);
}

/// What the judge says of a wrong solver that makes the mistake of a section.
fn said(mistake: Mistake) -> Report {
    let (n, solver): (usize, wrong::Solver) = match mistake {
        Mistake::StateKeptBetweenCalls => return judge::judge(wrong::state_kept()),
        Mistake::WrongCount => {
            let count = |n| wrong::middle_twice(n).len() as u64;
            return Report::new(Mode::Count, &judge::calls(&[5], count));
        }
        Mistake::ColumnNeverCompared => (4, wrong::column_never_compared),
        Mistake::RowNeverCompared => (4, wrong::row_never_compared),
        Mistake::FallingDiagonalNeverCompared => (4, wrong::falling_never_compared),
        Mistake::RisingDiagonalNeverCompared => (4, wrong::rising_never_compared),
        Mistake::NoDiagonalsCompared => (4, wrong::no_diagonals_compared),
        Mistake::StopsAtFirstSolution => (5, wrong::stops_at_first),
        Mistake::OneSolutionPerFirstColumn => (5, wrong::one_for_each_first_column),
        Mistake::MirrorsMissing => (5, wrong::left_half_and_middle),
        Mistake::MiddleColumnMirroredTwice => (5, wrong::middle_twice),
        Mistake::SameBoardRepeated => (4, wrong::last_board_repeated),
        Mistake::EmptyBoardRepeated => (4, wrong::emptied_board_repeated),
        Mistake::DuplicatesPrinted => (4, wrong::each_twice),
        Mistake::SizeIgnored => (5, wrong::always_four),
        Mistake::OnlyNBoardsPrinted => (7, wrong::only_n),
        Mistake::FundamentalSolutionsOnly => (8, wrong::fundamental),
        Mistake::OffByOneFirstRow => (5, wrong::last_column_untried),
        Mistake::N1Refused => (1, wrong::n1_refused),
        Mistake::ZeroBoardForUnsolvable => (3, wrong::zero_board),
        Mistake::RowsShareOneList => (4, wrong::shared_rows),
        Mistake::UnsignedSubtraction => (4, wrong::unsigned_subtraction),
        Mistake::IndexOutOfRange => (4, wrong::one_column_too_many),
        Mistake::DiagonalArraysTooShort => (5, wrong::short_diagonals),
        Mistake::UndoMissing => (4, wrong::board_never_cleared),
        Mistake::PartialBoardsPrinted => (4, wrong::every_step),
    };
    alone(n, solver)
}

#[test]
fn the_page_of_mistakes_shows_what_the_judge_says() {
    for (&mistake, (heading, section)) in Mistake::ALL.iter().zip(sections()) {
        let report = said(mistake);
        assert_eq!(named(&report), [mistake], "{heading}");
        let shown = section.split_once("```text\n").unwrap().1.split_once("\n```").unwrap().0;
        assert_eq!(shown, report.to_string(), "{heading}");
    }
}

#[test]
fn every_mistake_is_found_by_its_id() {
    for &mistake in Mistake::ALL {
        assert_eq!(mistake.id().parse(), Ok(mistake));
        assert!(mistake.section().ends_with(mistake.id()));
    }
    let error = "queen-lost".parse::<Mistake>().unwrap_err().to_string();
    assert_eq!(error, "no mistake is called \"queen-lost\": docs/common-mistakes.md has them all");
}
