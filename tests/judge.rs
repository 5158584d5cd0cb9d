//! The judge: verdicts, numbers, the likely bug and the words.

#[cfg(feature = "cli")]
#[path = "judge/check.rs"]
mod check;
#[cfg(feature = "cli")]
mod common;
#[path = "judge/wrong.rs"]
mod wrong;

use n_queens::board::Square;
use n_queens::judge::printed::{PrintedBoard, StatedCount, Unread};
use n_queens::judge::read::{Options, read};
use n_queens::judge::{self, Call, Ending, Fault, Mistake, Mode, Printed, Report, Verdict};
use n_queens::variation::construct;
use n_queens::{Approach, Board};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use rstest::rstest;
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
    let report = Report::new(Mode::All, &judge::calls(&[4, 1, 5, 6], wrong::undone_too_much));
    assert_eq!((report.verdict, named(&report)), (Verdict::Wrong, vec![]), "{report}");
}

/// What programs leave on the screen, read for n = 5 behind one right board.
#[rstest]
#[case("IndexError: list index out of range", Mistake::IndexOutOfRange)]
#[case(
    "Exception in thread \"main\" java.lang.ArrayIndexOutOfBoundsException: \
     Index 8 out of bounds for length 8\n\tat Queens.solve(Queens.java:14)",
    Mistake::DiagonalArraysTooShort
)]
#[case(
    "/home/s/queens.js:12\n    board[row][column] = 'Q';\n\n\
     TypeError: Cannot set properties of undefined (setting '5')",
    Mistake::IndexOutOfRange
)]
#[case(
    "terminate called after throwing an instance of 'std::out_of_range'\n  what():  \
     vector::_M_range_check: __n (which is 5) >= this->size() (which is 5)\nAborted",
    Mistake::IndexOutOfRange
)]
#[case(
    "thread 'main' panicked at src/main.rs:9:12:\nattempt to subtract with overflow",
    Mistake::UnsignedSubtraction
)]
fn a_crash_is_named_and_not_what_it_left_unprinted(#[case] text: &str, #[case] mistake: Mistake) {
    let board = wrong::stops_at_first(5)[0].join("\n");
    for text in [format!("{text}\n"), format!("{board}\n\n{text}\n")] {
        let printed = read(text.as_bytes(), 5, Options::default());
        let report = Report::new(Mode::Auto, &[Call { n: 5, printed, ..Call::default() }]);
        assert_eq!(
            (report.verdict, named(&report)),
            (Verdict::Unreadable, vec![mistake]),
            "{text}"
        );
    }
}

#[test]
fn n_1_is_not_refused_by_one_that_says_there_are_two() {
    let text = "Solution 1:\n1\n\nSolution 2:\n1\n\nTotal number of solutions: 2\n";
    let printed = read(text.as_bytes(), 1, Options::default());
    let report = Report::new(Mode::Auto, &[Call { n: 1, printed, ..Call::default() }]);
    assert_eq!(report.verdict, Verdict::Wrong);
    assert!(!named(&report).contains(&Mistake::N1Refused), "{report}");
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
    // A reader's own may be unfinished, and the program's helpers need its feature.
    for approach in Approach::ALL.iter().filter(|approach| approach.name() != "yours") {
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

/// A program that printed all solutions for n and ended like this.
fn right(n: usize, ending: Ending) -> Call {
    let printed = Printed::from(wrong::boards(&wrong::solve(n)));
    Call { n, printed, ending, seconds: Some(0.5), ..Call::default() }
}

/// A program that printed nothing for n and ended like this.
fn silent(n: usize, ending: Ending) -> Call {
    Call { n, ending, ..Call::default() }
}

/// A program that printed one board of all solutions for n and ended like this.
fn one_board(n: usize, ending: Ending) -> Call {
    let printed = Printed::from(wrong::stops_at_first(n));
    Call { n, printed, ending, ..Call::default() }
}

fn unread(text: &str) -> Unread {
    Unread { line: 7, text: text.to_owned() }
}

fn verdicts(calls: &[Call]) -> Vec<(Verdict, String)> {
    let report = Report::new(Mode::Auto, calls);
    report.cases.into_iter().map(|case| (case.verdict, case.reason)).collect()
}

#[rstest]
#[case::status_with_right_boards(
    right(4, Ending::Exit(3)),
    Verdict::Accepted,
    "all 2 solutions, each once"
)]
#[case::status_with_none(
    right(3, Ending::Exit(3)),
    Verdict::Accepted,
    "there is no solution, and it says so"
)]
#[case::status_with_silence(
    silent(3, Ending::Exit(1)),
    Verdict::RuntimeError,
    "it ended with status 1"
)]
#[case::status_with_wrong_boards(
    one_board(5, Ending::Exit(1)),
    Verdict::Wrong,
    "9 solutions are missing"
)]
#[case::signal(
    right(4, Ending::Signal(11)),
    Verdict::RuntimeError,
    "signal 11 ended it; before that it printed 2 boards, 2 of them right"
)]
#[case::time(
    one_board(6, Ending::TimeLimit),
    Verdict::TimeLimit,
    "it was stopped at the time limit; before that it printed 1 board, 1 of them right"
)]
#[case::output(
    silent(6, Ending::OutputLimit),
    Verdict::OutputLimit,
    "it was stopped because it printed too much"
)]
#[case::not_built(silent(4, Ending::NotBuilt("line 3: a bracket".into())), Verdict::CompileError, "line 3: a bracket")]
#[case::not_started(silent(4, Ending::NotStarted("no python3".into())), Verdict::JudgeError, "no python3")]
#[case::panicked(silent(4, Ending::Panicked), Verdict::RuntimeError, "it panicked")]
#[case::nothing(silent(4, Ending::Finished), Verdict::Unreadable, "nothing was printed")]
#[case::silence_alone(
    silent(2, Ending::Finished),
    Verdict::Unreadable,
    "nothing was printed, which is an answer only beside a size that has solutions"
)]
fn an_ending_is_judged(#[case] call: Call, #[case] verdict: Verdict, #[case] reason: &str) {
    assert_eq!(verdicts(&[call]), [(verdict, reason.to_owned())]);
}

#[test]
fn an_error_message_is_quoted_and_makes_wrong_boards_a_crash() {
    let errors = "Traceback:\n  line 3\nIndexError: list index out of range\n".to_owned();
    let call = Call { errors, ..one_board(5, Ending::Exit(1)) };
    let report = Report::new(Mode::Auto, &[call]);
    assert_eq!(report.verdict, Verdict::RuntimeError);
    assert_eq!(
        report.cases[0].reason,
        "it ended with status 1 with \"IndexError: list index out of range\"; \
         before that it printed 1 board, 1 of them right"
    );
    assert_eq!(named(&report), [Mistake::IndexOutOfRange]);
}

#[test]
fn a_wrong_status_is_worth_a_warning() {
    let report = Report::new(Mode::Auto, &[right(4, Ending::Exit(3))]);
    assert_eq!(
        report.warnings,
        ["n = 4: the answer is right, but the program ended with status 3, \
          which says that it failed"]
    );
}

#[rstest]
#[case::beside_boards(right(4, Ending::Finished), Verdict::Accepted)]
#[case::beside_wrong_boards(one_board(5, Ending::Finished), Verdict::Accepted)]
#[case::beside_silence(silent(4, Ending::Finished), Verdict::Unreadable)]
#[case::beside_another_without_solutions(right(3, Ending::Finished), Verdict::Unreadable)]
fn silence_is_right_beside_a_size_that_has_solutions(
    #[case] other: Call,
    #[case] verdict: Verdict,
) {
    let found = verdicts(&[silent(2, Ending::Finished), other]);
    assert_eq!(found[0].0, verdict, "{found:?}");
}

#[test]
fn silence_is_wrong_where_other_sizes_show_that_the_program_speaks() {
    let report =
        Report::new(Mode::Auto, &[silent(1, Ending::Finished), right(4, Ending::Finished)]);
    assert_eq!(report.cases[0].verdict, Verdict::Wrong);
    assert_eq!(report.cases[0].reason, "it prints nothing, but there is a solution");
    assert_eq!(named(&report), [Mistake::N1Refused]);
}

#[rstest]
#[case(&[right(4, Ending::Finished)], 0)]
#[case(&[right(4, Ending::Finished), one_board(5, Ending::Finished)], 1)]
#[case(&[silent(4, Ending::Finished)], 1)]
#[case(&[silent(4, Ending::TimeLimit), right(5, Ending::Finished)], 3)]
#[case(&[silent(4, Ending::TimeLimit), one_board(5, Ending::Finished)], 1)]
#[case(&[silent(4, Ending::NotBuilt(String::new()))], 4)]
#[case(&[silent(4, Ending::NotStarted(String::new()))], 4)]
#[case(&[], 4)]
fn the_exit_status_follows_the_verdicts(#[case] calls: &[Call], #[case] status: u8) {
    assert_eq!(Report::new(Mode::Auto, calls).exit_status(), status);
}

#[rstest]
#[case::empty_list(Printed::from(Vec::<Board>::new()))]
#[case::the_empty_board(Printed::from(vec![Vec::<String>::new()]))]
#[case::zero(Printed::from(0))]
#[case::one(Printed::from(1))]
fn n_0_has_one_board_or_none(#[case] printed: Printed) {
    let report = Report::new(Mode::Auto, &[Call { n: 0, printed, ..Call::default() }]);
    assert_eq!(report.verdict, Verdict::Accepted, "{report}");
}

/// What is said of a printed text for one n.
fn reason(mode: Mode, n: usize, printed: Printed) -> (Verdict, String) {
    let report = Report::new(mode, &[Call { n, printed, ..Call::default() }]);
    (report.verdict, report.cases[0].reason.clone())
}

/// A search for what is missing takes seconds beyond n = 12.
#[rstest]
#[case(12, true)]
#[case(13, false)]
fn a_missing_board_is_shown_where_the_search_is_short(#[case] n: usize, #[case] shown: bool) {
    let printed = Printed { none: Some(1), ..Printed::default() };
    let report = Report::new(Mode::All, &[Call { n, printed, ..Call::default() }]);
    assert_eq!(report.cases[0].first_missing.is_some(), shown, "{report}");
}

#[test]
fn a_stated_total_is_checked_against_the_boards() {
    let mut printed = Printed::from(wrong::boards(&wrong::solve(6)));
    printed.count = Some(StatedCount { line: 9, solutions: 4 });
    assert_eq!(reason(Mode::Auto, 6, printed.clone()).0, Verdict::Accepted);
    printed.count = Some(StatedCount { line: 9, solutions: 6 });
    let words = "the boards are right, but it says that there are 6 solutions; there are 4";
    assert_eq!(reason(Mode::Auto, 6, printed.clone()), (Verdict::Wrong, words.to_owned()));
    let report = Report::new(Mode::Auto, &[Call { n: 6, printed, ..Call::default() }]);
    assert_eq!(named(&report), [Mistake::WrongCount]);
}

#[test]
fn a_number_is_judged_by_itself_unless_boards_are_asked_for() {
    assert_eq!(reason(Mode::Auto, 8, Printed::from(92)).0, Verdict::Accepted);
    assert_eq!(reason(Mode::Count, 8, Printed::from(91)).0, Verdict::Wrong);
    let words = "92 solutions are missing; \
                 it prints a number and no boards: to judge the number use --mode count";
    assert_eq!(reason(Mode::All, 8, Printed::from(92)), (Verdict::Wrong, words.to_owned()));
    let boards = Printed::from(wrong::boards(&wrong::solve(5)));
    assert_eq!(reason(Mode::Count, 5, boards).0, Verdict::Accepted);
    let none = Printed::from(Vec::<Board>::new());
    assert_eq!(reason(Mode::Count, 3, none.clone()).0, Verdict::Accepted);
    assert_eq!(reason(Mode::Count, 4, none).0, Verdict::Wrong);
}

#[test]
fn one_board_is_enough_where_one_is_asked_for() {
    let first = |n| Printed::from(wrong::stops_at_first(n));
    let words = "its board is a solution".to_owned();
    assert_eq!(reason(Mode::First, 6, first(6)), (Verdict::Accepted, words));
    assert_eq!(reason(Mode::First, 3, first(3)).0, Verdict::Accepted);
    assert_eq!(reason(Mode::First, 6, Printed::from(Vec::<Board>::new())).0, Verdict::Wrong);
    assert_eq!(reason(Mode::First, 4, Printed::from(wrong::last_queen_lost(4))).0, Verdict::Wrong);
    let all =
        Call { n: 5, printed: Printed::from(wrong::boards(&wrong::solve(5))), ..Call::default() };
    let report = Report::new(Mode::First, &[all]);
    assert_eq!(report.verdict, Verdict::Accepted);
    assert_eq!(report.warnings, ["n = 5: it prints 10 boards where one was asked for"]);
}

#[test]
fn one_of_all_boards_is_wrong_with_a_hint() {
    let report = alone(8, wrong::stops_at_first);
    let hint = "it prints only the first solution; if one is the task, judge it with --mode first";
    assert_eq!(report.warnings, [hint]);
}

#[test]
fn a_queen_that_is_attacked_along_two_lines_is_attacked() {
    let board = Board::new(vec![0, 2, 2]).expect("a board");
    assert!(!board.is_solution());
    assert_eq!(board.rows(), ["Q..", "..Q", "..Q"]);
    let attack = board.first_attack().map(|attack| attack.to_string());
    let expected = "queens at (0, 0) and (2, 2) share a falling diagonal";
    assert_eq!(attack.as_deref(), Some(expected));
}

#[test]
fn beyond_the_known_counts_only_one_board_is_judged() {
    let words = "n = 28 is too large: the number of solutions is known up to n = 27".to_owned();
    assert_eq!(reason(Mode::Auto, 28, Printed::from(1)), (Verdict::JudgeError, words));
    let board = Printed::from(Vec::from_iter(construct::first(28)));
    assert_eq!(reason(Mode::First, 28, board).0, Verdict::Accepted);
}

#[test]
fn what_cannot_be_read_may_be_what_is_missing() {
    let mut printed = Printed::from(wrong::one_board_missing(6));
    printed.unread = Some(unread(".."));
    let words =
        "line 7 cannot be read: \"..\"; what could be read is right, and 1 solution is missing";
    assert_eq!(reason(Mode::Auto, 6, printed), (Verdict::Unreadable, words.to_owned()));
    let mut printed = Printed::from(wrong::boards(&wrong::solve(6)));
    printed.unread = Some(unread(".."));
    assert_eq!(reason(Mode::Auto, 6, printed).0, Verdict::Accepted);
    let printed = Printed { unread: Some(unread("Ready.")), ..Printed::default() };
    let words = "line 7 cannot be read: \"Ready.\"".to_owned();
    assert_eq!(reason(Mode::Auto, 6, printed), (Verdict::Unreadable, words));
}

#[test]
fn rows_of_other_characters_are_not_read_as_a_board() {
    let board = vec!["X.".to_owned(), ".X".to_owned()];
    let words = "cannot be read: \"board 1: row 0 holds 'X', not 'Q' or '.'\"".to_owned();
    assert_eq!(reason(Mode::All, 4, Printed::from(vec![board])), (Verdict::Unreadable, words));
    let board = vec!["Q.".to_owned(), ".".to_owned()];
    let words = "cannot be read: \"board 1: row 1 is not as long as row 0\"".to_owned();
    assert_eq!(reason(Mode::All, 4, Printed::from(vec![board])), (Verdict::Unreadable, words));
}

fn squares(squares: &[(usize, usize)]) -> Vec<Square> {
    squares.iter().map(|&(row, column)| Square { row, column }).collect()
}

#[rstest]
#[case::size(3, 4, &[(0, 0)], Fault::Size, "it has 3 rows and 4 columns, where 4 of each were asked for")]
#[case::none(4, 4, &[], Fault::Queens, "no queen stands on it where 4 should stand")]
#[case::few(4, 4, &[(0, 0)], Fault::Queens, "1 queen stands on it where 4 should stand")]
#[case::far(4, 4, &[(0, 1), (1, 3), (2, 0), (3, 4)], Fault::OffTheBoard(Square { row: 3, column: 4 }), "the queen at (3, 4) stands off the board")]
#[case::below(4, 4, &[(0, 1), (1, 3), (2, 0), (4, 2)], Fault::OffTheBoard(Square { row: 4, column: 2 }), "the queen at (4, 2) stands off the board")]
#[case::same(4, 4, &[(0, 1), (1, 3), (1, 3), (2, 0)], Fault::SameSquare(Square { row: 1, column: 3 }), "two queens stand on the same square, (1, 3)")]
#[case::row(4, 4, &[(0, 1), (1, 3), (3, 0), (3, 2)], Fault::Attack, "queens at (3, 0) and (3, 2) share a row")]
#[case::rising(4, 4, &[(0, 1), (1, 3), (2, 2), (3, 0)], Fault::Attack, "queens at (1, 3) and (2, 2) share a rising diagonal")]
fn a_bad_board_is_told_in_words(
    #[case] rows: usize,
    #[case] columns: usize,
    #[case] queens: &[(usize, usize)],
    #[case] fault: Fault,
    #[case] words: &str,
) {
    let board = PrintedBoard { line: 5, rows, columns, queens: squares(queens) };
    let printed = Printed { boards: vec![board], ..Printed::default() };
    let report = Report::new(Mode::Auto, &[Call { n: 4, printed, ..Call::default() }]);
    assert_eq!(report.cases[0].first_bad.as_ref().map(|bad| bad.fault), Some(fault));
    let told = format!("Board 1, printed on line 5: {words}.");
    assert!(report.to_string().contains(&told), "{report}");
}

#[test]
fn wide_boards_are_told_and_not_drawn() {
    let n = 40;
    let board = Board::new((0..n).collect()).unwrap();
    let call = Call { n, printed: Printed::from(vec![board]), ..Call::default() };
    let shown = Report::new(Mode::First, &[call]).to_string();
    assert!(shown.contains("queens at (0, 0) and (1, 1) share a falling diagonal"), "{shown}");
    assert!(!shown.contains("[Q]"), "{shown}");
}

#[test]
fn right_numbers_never_get_a_name_and_wrong_ones_need_three_sizes() {
    let halves = |n: usize| wrong::left_half_and_middle(n).len() as u64;
    let one = Report::new(Mode::Count, &judge::calls(&[8], halves));
    assert_eq!(named(&one), [Mistake::WrongCount]);
    assert_eq!(named(&judge::judge_counter(halves)), [Mistake::MirrorsMissing]);
    let twice = |n: usize| wrong::middle_twice(n).len() as u64;
    assert_eq!(named(&judge::judge_counter(twice)), [Mistake::MiddleColumnMirroredTwice]);
    let fixed = judge::judge_counter(|_| 92);
    assert_eq!(named(&fixed), [Mistake::SizeIgnored]);
    let refused = |n: usize| if n == 1 { 0 } else { n_queens::KNOWN_COUNTS[n] };
    assert_eq!(named(&judge::judge_counter(refused)), [Mistake::N1Refused]);
    let kept = |n: usize| wrong::marks_never_cleared(n).len() as u64;
    assert_eq!(named(&judge::judge_counter(kept)), [Mistake::UndoMissing]);
    let table = |n: usize| if n < 9 { n_queens::KNOWN_COUNTS[n] } else { 0 };
    assert_eq!(named(&judge::judge_counter(table)), [Mistake::WrongCount]);
}

#[test]
fn a_failed_assertion_is_the_explanation() {
    let report = alone(4, wrong::no_diagonals_compared);
    let panic = std::panic::catch_unwind(|| report.assert_accepted()).unwrap_err();
    let message = panic.downcast_ref::<String>().unwrap();
    assert!(message.contains("The likely bug: no-diagonals-compared"), "{message}");
}

/// Any number of queens anywhere on a board of any size, in reading order.
fn any_board() -> impl Strategy<Value = PrintedBoard> {
    let queen = (0..7usize, 0..7usize).prop_map(|(row, column)| Square { row, column });
    let queens = prop::collection::vec(queen, 0..9);
    (0..7usize, 0..7usize, queens).prop_map(|(rows, columns, mut queens)| {
        queens.sort_unstable();
        PrintedBoard { line: 1, rows, columns, queens }
    })
}

fn any_printed() -> impl Strategy<Value = Printed> {
    let boards = prop::collection::vec(any_board(), 0..5);
    let count =
        prop::option::of((0..99u64).prop_map(|solutions| StatedCount { line: 1, solutions }));
    let unread = prop::option::of(any::<String>().prop_map(|text| Unread { line: 1, text }));
    (boards, count, prop::option::of(1..9usize), unread).prop_map(
        |(boards, count, none, unread)| {
            let mut printed = Printed::from(Vec::<Board>::new());
            (printed.boards, printed.count, printed.none, printed.unread) =
                (boards, count, none, unread);
            printed
        },
    )
}

fn any_call() -> impl Strategy<Value = Call> {
    let ending = prop_oneof![
        4 => Just(Ending::Finished),
        1 => Just(Ending::Exit(1)),
        1 => Just(Ending::Signal(9)),
        1 => Just(Ending::TimeLimit),
    ];
    (0..9usize, any_printed(), ending, any::<String>()).prop_map(|(n, printed, ending, errors)| {
        Call { n, printed, ending, errors, ..Call::default() }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_was_printed_is_judged_and_adds_up(
        calls in prop::collection::vec(any_call(), 0..4),
        mode in prop::sample::select(&Mode::ALL[..]),
    ) {
        let report = Report::new(mode, &calls);
        prop_assert!(!report.to_string().is_empty());
        prop_assert!(report.exit_status() == 0 || !report.is_accepted());
        prop_assert!(report.diagnosis.is_empty() || !report.is_accepted());
        for case in &report.cases {
            let Some(tally) = case.tally else { continue };
            prop_assert_eq!(tally.printed, tally.valid + tally.duplicate + tally.invalid);
            prop_assert_eq!(case.first_bad.is_some(), tally.duplicate + tally.invalid > 0);
        }
    }

    #[test]
    fn the_order_of_the_boards_changes_nothing_and_any_loss_is_seen(
        order in Just(Approach::ConflictArrays.solve_n_queens(6)).prop_shuffle(),
        kept in 0..5usize,
    ) {
        let report = alone(6, |_| order[..kept.min(4)].to_vec());
        prop_assert_eq!(report.is_accepted(), kept >= 4);
        prop_assert_eq!(report.cases[0].tally.unwrap().missing, 4_u64.saturating_sub(kept as u64));
    }
}
