//! One suite for every approach: known answers, and laws of the search itself.
//!
//! `cargo test --test approaches row_hash_sets` runs the facts of one approach.

use n_queens::board::{Board, Square};
use n_queens::visitor::{Collect, Count, EachSolution, Step, Tally, Trace, Visitor};
use n_queens::{Approach, KNOWN_COUNTS};
use pretty_assertions::assert_eq;
use rstest::rstest;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::panic::catch_unwind;

/// Makes a test of each fact for each approach, with the approach's name in the test's name.
/// A new approach is one line here; `tests/docs/pages.rs` says so if it is missing.
macro_rules! for_every_approach {
    ($($(#[$note:meta])* fn $fact:ident($approach:ident $(, $($parameters:tt)*)?) $body:block)*) => {$(
        $(#[$note])*
        #[rstest]
        #[case::row_hash_sets(Approach::RowHashSets)]
        #[case::diagonal_arrays(Approach::DiagonalArrays)]
        #[case::column_scan(Approach::ColumnScan)]
        #[case::conflict_arrays(Approach::ConflictArrays)]
        #[case::symmetry(Approach::Symmetry)]
        #[case::pairwise(Approach::Pairwise)]
        #[case::left_scan(Approach::LeftScan)]
        #[case::bitmask(Approach::Bitmask)]
        #[case::iterative(Approach::Iterative)]
        #[case::iterative_deepening(Approach::IterativeDeepening)]
        #[case::dancing_links(Approach::DancingLinks)]
        #[cfg_attr(feature = "yours", case::yours(Approach::Yours))]
        fn $fact(#[case] $approach: Approach $(, $($parameters)*)?) {
            expect_written($approach);
            $body
        }
    )*};
}

/// Squares tried and queens placed. They never depend on the machine, so they are fixed: a search
/// that prunes less, or tries a square twice, shows here even if all its boards are right.
fn known_tally(approach: Approach, n: usize) -> (u64, u64) {
    match (approach, n) {
        (Approach::Symmetry, 4) => (30, 8),
        (Approach::Symmetry, 5) => (128, 31),
        (Approach::Symmetry, 8) => (7_860, 1_028),
        (Approach::Symmetry, 10) => (174_075, 17_769),
        (Approach::Bitmask | Approach::DancingLinks, 4) => (16, 16),
        (Approach::Bitmask, 5) => (53, 53),
        (Approach::Bitmask, 8) => (2_056, 2_056),
        (Approach::Bitmask, 10) => (35_538, 35_538),
        (Approach::IterativeDeepening, 4) => (128, 44),
        (Approach::IterativeDeepening, 5) => (505, 149),
        (Approach::IterativeDeepening, 8) => (44_064, 7_556),
        (Approach::IterativeDeepening, 10) => (1_100_040, 145_532),
        (Approach::DancingLinks, 5) => (51, 51),
        (Approach::DancingLinks, 8) => (1_198, 1_198),
        (Approach::DancingLinks, 10) => (16_447, 16_447),
        (_, 4) => (60, 16),
        (_, 5) => (220, 53),
        (_, 8) => (15_720, 2_056),
        (_, 10) => (348_150, 35_538),
        _ => panic!("no tally of {approach} is known for n = {n}"),
    }
}

/// Approaches that work out the free squares of a row as a set and report only those as tried.
fn tries_only_free_squares(approach: Approach) -> bool {
    matches!(approach, Approach::Bitmask | Approach::DancingLinks)
}

/// Approaches that also report the mirror image of each solution that they find.
fn reports_mirror_images(approach: Approach) -> bool {
    approach == Approach::Symmetry || is_yours(approach)
}

/// A reader's own search, which may go about it as it likes.
fn is_yours(approach: Approach) -> bool {
    approach.name() == "yours"
}

/// Says what to do while a reader's own search is still to be written.
#[track_caller]
fn expect_written(approach: Approach) {
    assert!(
        !is_yours(approach) || approach.total_n_queens(4) > 0,
        "`search` in src/approach/yours.rs reports no solution yet: write yours where its comment \
         says so (docs/yours.md shows how), then run this again:\n\
         cargo test --features yours --test approaches yours"
    );
}

for_every_approach! {
    fn counts_the_known_number_of_solutions(
        approach, #[values(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)] n: usize
    ) {
        assert_eq!(approach.total_n_queens(n), KNOWN_COUNTS[n], "{approach}: solutions for n = {n}");
    }

    fn finds_exactly_the_two_boards_of_four(approach) {
        let found: BTreeSet<_> = approach.solve_n_queens(4).into_iter().collect();
        let expected = [[".Q..", "...Q", "Q...", "..Q."], ["..Q.", "Q...", "...Q", ".Q.."]];
        let expected = BTreeSet::from(expected.map(|board| board.map(String::from).to_vec()));
        assert_eq!(found, expected, "{approach}: boards for n = 4");
    }

    fn finds_one_empty_board_for_no_queens(approach) {
        assert_eq!(approach.solve_n_queens(0), [[""; 0]], "{approach}: boards for n = 0");
    }

    fn finds_one_board_for_one_queen(approach) {
        assert_eq!(approach.solve_n_queens(1), [["Q"]], "{approach}: boards for n = 1");
    }

    fn finds_what_trying_every_permutation_finds(approach, #[values(2, 3, 4, 5, 6, 7)] n: usize) {
        let found: BTreeSet<Board> = solutions(approach, n).into_iter().collect();
        assert_eq!(found, every_permutation_tried(n), "{approach}: set of boards for n = {n}");
    }

    fn finds_only_boards_without_attacks(approach, #[values(5, 6, 8, 9)] n: usize) {
        for board in solutions(approach, n) {
            assert_eq!(board.n(), n, "{approach}: size of a board");
            assert_eq!(board.first_attack(), None, "{approach}: attack on this board\n{board}");
        }
    }

    fn finds_no_board_twice(approach, #[values(5, 6, 7, 8, 9)] n: usize) {
        let boards = solutions(approach, n);
        let distinct: BTreeSet<&Board> = boards.iter().collect();
        assert_eq!(distinct.len(), boards.len(), "{approach}: different boards for n = {n}");
    }

    fn finds_every_turned_and_mirrored_board_too(approach, #[values(5, 6, 7, 8)] n: usize) {
        let found: BTreeSet<Board> = solutions(approach, n).into_iter().collect();
        for board in &found {
            for image in board.symmetries().expect("a solution has one queen in each column") {
                assert!(found.contains(&image), "{approach}: found\n{board}\nbut not\n{image}");
            }
        }
    }

    fn finds_a_first_solution_if_there_is_one(
        approach, #[values(0, 1, 2, 3, 4, 5, 6, 7, 8)] n: usize
    ) {
        let first = approach.first(n);
        assert_eq!(first.is_some(), KNOWN_COUNTS[n] > 0, "{approach}: a first board for n = {n}");
        assert!(first.is_none_or(|board| board.is_solution()), "{approach}: attack on its board");
    }

    fn gives_the_same_answer_every_time(approach) {
        let calls = [4, 1, 5, 6, 2, 8, 3, 4];
        let found = calls.map(|n| approach.solve_n_queens(n).len() as u64);
        assert_eq!(found, calls.map(|n| KNOWN_COUNTS[n]), "{approach}: calls in mixed order");
    }

    fn obeys_the_laws_of_the_search(approach, #[values(0, 1, 2, 3, 4, 5, 6, 7)] n: usize) {
        let mut referee = Referee::new(approach, n);
        let result = approach.search(n, &mut referee);
        assert_eq!(result, ControlFlow::Continue(()), "{approach}: nobody stopped the search");
        referee.check_the_end();
    }

    fn never_calls_again_after_it_was_stopped(approach, #[values(0, 1, 4, 5)] n: usize) {
        let mut trace = Trace::default();
        let _ = approach.search(n, &mut trace);
        for limit in 1..=trace.steps.len() {
            let mut stop = StopAt { approach, steps_left: limit, last: None };
            let result = approach.search(n, &mut stop);
            assert_eq!(result, ControlFlow::Break(()), "{approach}: n = {n}, stopped at step {limit}");
        }
    }

    fn tries_and_places_the_known_number(approach, #[values(4, 5, 8, 10)] n: usize) {
        let mut tally = Tally::default();
        let _ = approach.search(n, &mut tally);
        let found = (tally.tried, tally.placed);
        if !is_yours(approach) {
            assert_eq!(found, known_tally(approach, n), "{approach}: tried and placed for n = {n}");
        }
        assert_eq!(tally.solved, KNOWN_COUNTS[n], "{approach}: solved for n = {n}");
    }

    fn takes_every_n_up_to_its_limit(approach) {
        let n = approach.max_n();
        let mut trace = Trace::up_to(20_000);
        let result = approach.search(n, &mut trace);
        assert_eq!(result, ControlFlow::Break(()), "{approach}: 20,000 steps at n = {n}");
    }

    fn says_so_when_n_is_above_its_limit(approach) {
        let n = approach.max_n() + 1;
        let message = catch_unwind(|| approach.search(n, &mut Count::default()))
            .expect_err("a search above its limit panics")
            .downcast::<String>()
            .map_or_else(|_| String::new(), |message| *message);
        let expected = format!("{approach} takes n up to {}, not {n}", approach.max_n());
        assert_eq!(message, expected);
    }

    fn is_found_by_its_name(approach) {
        assert_eq!(approach.name().parse(), Ok(approach));
    }
}

#[test]
fn an_unknown_name_is_answered_with_the_known_ones() {
    let error = "row-sets".parse::<Approach>().unwrap_err().to_string();
    assert!(error.starts_with("no approach is called \"row-sets\": there are "), "{error}");
    for approach in Approach::ALL {
        assert!(error.contains(approach.name()), "{approach} is not in {error:?}");
    }
}

#[test]
fn a_closure_hears_of_each_solution_and_can_stop() {
    let mut heard = 0;
    let result = Approach::ConflictArrays.search(
        6,
        &mut EachSolution(|_: &[usize]| {
            heard += 1;
            if heard < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        }),
    );
    assert_eq!((heard, result), (3, ControlFlow::Break(())));
}

fn solutions(approach: Approach, n: usize) -> Vec<Board> {
    let mut collect = Collect::default();
    let _ = approach.search(n, &mut collect);
    collect.boards
}

/// The slowest way there is, and so the easiest to trust: every order of the columns is looked
/// at, and every two queens are compared.
fn every_permutation_tried(n: usize) -> BTreeSet<Board> {
    fn extend(columns: &mut Vec<usize>, n: usize, found: &mut BTreeSet<Board>) {
        if columns.len() == n {
            found.insert(Board::new(columns.clone()).expect("columns of a permutation"));
            return;
        }
        for column in 0..n {
            if !columns.contains(&column) {
                columns.push(column);
                extend(columns, n, found);
                columns.pop();
            }
        }
    }
    let mut boards = BTreeSet::new();
    extend(&mut Vec::new(), n, &mut boards);
    let attacks = |board: &Board| {
        let queens: Vec<_> = board.queens().collect();
        queens.iter().any(|one| queens.iter().any(|other| one.attacks(*other).is_some()))
    };
    boards.retain(|board| !attacks(board));
    boards
}

/// Follows a search on a board of its own and complains of the first step that breaks a law.
struct Referee {
    approach: Approach,
    n: usize,
    /// The queens that stand, the latest last.
    queens: Vec<Square>,
    /// The step before this one.
    before: Option<Step>,
}

impl Referee {
    fn new(approach: Approach, n: usize) -> Self {
        Self { approach, n, queens: Vec::new(), before: None }
    }

    /// A law, and what to say if it is broken.
    #[track_caller]
    fn law(&self, holds: bool, law: &str) {
        assert!(
            holds,
            "{}, n = {}: {law}; the queens are {:?} and the step before was {:?}",
            self.approach, self.n, self.queens, self.before
        );
    }

    fn is_attacked(&self, square: Square) -> bool {
        self.queens.iter().any(|queen| queen.attacks(square).is_some() || *queen == square)
    }

    /// A square that was tried and not placed must have been refused for a reason.
    fn check_refusal(&self) {
        if let Some(Step::Tried(square)) = self.before {
            self.law(self.is_attacked(square), "a square that is free gets its queen");
        }
    }

    fn board(&self) -> Option<Board> {
        let mut queens = self.queens.clone();
        queens.sort_unstable();
        let rows_in_order = queens.iter().enumerate().all(|(row, queen)| row == queen.row);
        let columns = queens.iter().map(|queen| queen.column).collect();
        if rows_in_order { Board::new(columns).ok() } else { None }
    }

    fn check_the_end(&self) {
        self.check_refusal();
        self.law(self.queens.is_empty(), "at the end every queen is removed again");
    }
}

impl Visitor for Referee {
    fn tried(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.check_refusal();
        let square = Square { row, column };
        self.law(row < self.n && column < self.n, "only squares of the board are tried");
        if tries_only_free_squares(self.approach) {
            self.law(!self.is_attacked(square), "only free squares are tried");
        }
        self.before = Some(Step::Tried(square));
        ControlFlow::Continue(())
    }

    fn placed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        let square = Square { row, column };
        let was_tried = self.before == Some(Step::Tried(square));
        self.law(was_tried, "a queen is placed on the square tried just before");
        self.law(!self.is_attacked(square), "a queen is placed where none attacks it");
        self.queens.push(square);
        self.before = Some(Step::Placed(square));
        ControlFlow::Continue(())
    }

    fn removed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.check_refusal();
        let square = Square { row, column };
        self.law(self.queens.last() == Some(&square), "the queen placed last is removed first");
        self.queens.pop();
        self.before = Some(Step::Removed(square));
        ControlFlow::Continue(())
    }

    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.check_refusal();
        let reported = Board::from(queens);
        let standing = self.board();
        let image_was_due = match &self.before {
            Some(Step::Solved(before)) => {
                reports_mirror_images(self.approach) && reported == before.mirrored()
            }
            _ => false,
        };
        let stands = standing.as_ref() == Some(&reported);
        self.law(stands || image_was_due, "the solution reported is the board that stands");
        self.before = Some(Step::Solved(reported));
        ControlFlow::Continue(())
    }
}

/// Stops the search at a certain step and complains of any step after it.
struct StopAt {
    approach: Approach,
    steps_left: usize,
    last: Option<Step>,
}

impl StopAt {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        let Self { approach, steps_left, last } = self;
        assert!(*steps_left > 0, "{approach}: told to stop at {last:?}, it went on with {step:?}");
        *steps_left -= 1;
        *last = Some(step);
        if *steps_left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

impl Visitor for StopAt {
    fn tried(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.step(Step::Tried(Square { row, column }))
    }

    fn placed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.step(Step::Placed(Square { row, column }))
    }

    fn removed(&mut self, row: usize, column: usize) -> ControlFlow<()> {
        self.step(Step::Removed(Square { row, column }))
    }

    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.step(Step::Solved(Board::from(queens)))
    }
}
