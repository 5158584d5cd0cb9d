//! The variations: constructions, local search, completion, rooks and fundamental solutions.

#[cfg(feature = "cli")]
mod common;

use n_queens::board::Square;
use n_queens::variation::completion::{InvalidPartial, Order, Within};
use n_queens::variation::random::SplitMix64;
use n_queens::variation::{Partial, Piece, construct, fundamental, min_conflicts, rooks};
use n_queens::visitor::{Collect, Count, First, Tally};
use n_queens::{Approach, Board, KNOWN_COUNTS};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use rstest::rstest;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn square(row: usize, column: usize) -> Square {
    Square { row, column }
}

fn partial(n: usize, piece: Piece, given: &[Square]) -> Partial {
    Partial::new(n, piece, given).expect("a valid board")
}

fn all(partial: &Partial, order: Order) -> BTreeSet<Board> {
    let mut found = Collect::default();
    assert_eq!(partial.search(order, &mut found), ControlFlow::Continue(()));
    let count = found.boards.len();
    let boards = BTreeSet::from_iter(found.boards);
    assert_eq!(boards.len(), count, "no board is reported twice");
    boards
}

fn every_solution(n: usize) -> BTreeSet<Board> {
    let mut found = Collect::default();
    let _ = Approach::ConflictArrays.search(n, &mut found);
    found.boards.into_iter().collect()
}

fn holds(board: &Board, given: &[Square]) -> bool {
    given.iter().all(|square| board.columns()[square.row] == square.column)
}

/// `count` queens on squares of a random solution: a board that can be completed.
fn part_of_a_solution(n: usize, count: usize, seed: u64) -> Vec<Square> {
    let solution = min_conflicts::first(n, seed).expect("a solution");
    let mut squares: Vec<_> = solution.queens().collect();
    let mut random = SplitMix64::new(seed);
    for place in 0..count {
        squares.swap(place, place + random.below(n - place));
    }
    squares[..count].to_vec()
}

fn random_queens(n: usize, count: usize, seed: u64) -> Partial {
    Partial::random(n, Piece::Queen, count, seed).expect("a small n")
}

#[test]
fn construct_solves_every_small_n() {
    for n in (0..2_000).filter(|n| !matches!(n, 2 | 3)) {
        let board = construct::first(n).expect("a board");
        assert_eq!(board.n(), n);
        assert_eq!(board.first_attack(), None, "n = {n}");
    }
}

#[rstest]
#[case::multiple_of_six(999_996)]
#[case::one_more(999_997)]
#[case::two_more(999_998)]
#[case::three_more(999_999)]
#[case::a_million(1_000_000)]
#[case::five_more(1_000_001)]
fn construct_solves_large_n(#[case] n: usize) {
    assert!(construct::first(n).is_some_and(|board| board.n() == n && board.is_solution()));
}

#[rstest]
#[case::two(2)]
#[case::three(3)]
fn nothing_solves_two_and_three(#[case] n: usize) {
    assert_eq!(construct::first(n), None);
    assert_eq!(min_conflicts::first(n, 1), None);
    assert_eq!(partial(n, Piece::Queen, &[]).first(), None);
    assert_eq!(fundamental::classes(n), []);
}

#[test]
fn min_conflicts_solves_every_small_n_from_every_seed() {
    for n in (0..120).filter(|n| !matches!(n, 2 | 3)) {
        for seed in 0..10 {
            let board = min_conflicts::first(n, seed).expect("a board");
            assert_eq!(board.n(), n);
            assert_eq!(board.first_attack(), None, "n = {n}, seed {seed}");
        }
    }
}

#[test]
fn min_conflicts_solves_large_n() {
    let board = min_conflicts::first(100_000, 1).expect("a board");
    assert!(board.n() == 100_000 && board.is_solution());
}

#[test]
fn min_conflicts_depends_on_the_seed_alone() {
    assert_eq!(min_conflicts::mend(50, 3), min_conflicts::mend(50, 3));
    let boards: BTreeSet<_> = (0..20).map(|seed| min_conflicts::first(50, seed)).collect();
    assert!(boards.len() > 15, "{} boards from 20 seeds", boards.len());
}

#[rstest]
#[case::queens(Piece::Queen)]
#[case::rooks(Piece::Rook)]
fn one_solver_serves_both_pieces(#[case] piece: Piece) {
    for (n, &solutions) in KNOWN_COUNTS.iter().enumerate().take(8) {
        let empty = partial(n, piece, &[]);
        let found = all(&empty, Order::RowByRow);
        let expected = match piece {
            Piece::Rook => rooks::count(n).expect("a small n"),
            Piece::Queen => u128::from(solutions),
        };
        assert_eq!(found.len() as u128, expected, "{piece}s, n = {n}");
        assert_eq!(all(&empty, Order::FewestFree), found);
        assert_eq!(all(&empty, Order::Shuffled { seed: 5 }), found);
    }
}

#[test]
fn queens_are_the_rooks_that_keep_diagonals_apart() {
    let mut placements = Collect::default();
    let _ = rooks::search(7, &mut placements);
    let queens: BTreeSet<_> = placements.boards.into_iter().filter(Board::is_solution).collect();
    assert_eq!(queens, every_solution(7));
}

#[test]
fn rooks_come_in_the_order_of_their_columns() {
    let mut found = Collect::default();
    let _ = rooks::search(5, &mut found);
    assert!(found.boards.is_sorted());
}

#[test]
fn rooks_are_counted_to_the_last_that_fits() {
    assert_eq!(
        rooks::count(rooks::MAX_COUNTED).map(|count| count / rooks::count(33).unwrap()),
        Some(34)
    );
    assert_eq!(rooks::count(rooks::MAX_COUNTED + 1), None);
    assert_eq!(rooks::count(usize::MAX), None);
}

#[test]
fn rooks_never_turn_back() {
    let given = [square(3, 0), square(5, 63)];
    let mut tally = (Tally::default(), First::default());
    let _ = partial(64, Piece::Rook, &given).search(Order::FewestFree, &mut tally.1);
    let board = tally.1.board.take().expect("a board");
    assert!(holds(&board, &given));
    let _ = partial(6, Piece::Rook, &[square(1, 1)]).search(Order::FewestFree, &mut tally.0);
    assert_eq!(u128::from(tally.0.solved), rooks::count(5).unwrap());
    assert_eq!(tally.0.tried, tally.0.placed);
}

/// Every board of queens that some order of the same search finds is found by every order, and
/// they are the solutions that hold the given queens.
#[test]
fn every_pair_of_queens_on_a_small_board_is_completed_in_every_way() {
    let n = 6;
    let solutions = every_solution(n);
    let squares: Vec<_> = (0..n * n).map(|place| square(place / n, place % n)).collect();
    for (place, &first) in squares.iter().enumerate() {
        for &second in &squares[..place] {
            let given = [first, second];
            let Ok(partial) = Partial::new(n, Piece::Queen, &given) else {
                assert!(first.attacks(second).is_some());
                continue;
            };
            let expected: BTreeSet<_> =
                solutions.iter().filter(|board| holds(board, &given)).cloned().collect();
            assert_eq!(all(&partial, Order::FewestFree), expected, "{given:?}");
            assert_eq!(partial.first().is_some(), !expected.is_empty(), "{given:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn completions_of_random_boards_are_the_solutions_that_hold_them(
        n in 4_usize..=9, count in 1_usize..=4, seed: u64,
    ) {
        let partial = random_queens(n, count, seed);
        let given = partial.given();
        let expected: BTreeSet<_> =
            every_solution(n).into_iter().filter(|board| holds(board, given)).collect();
        prop_assert_eq!(all(&partial, Order::FewestFree), expected.clone());
        prop_assert_eq!(all(&partial, Order::RowByRow), expected.clone());
        prop_assert_eq!(partial.first().is_some(), !expected.is_empty());
    }

    #[test]
    fn part_of_a_solution_is_always_completed(n in 10_usize..=64, share in 0_usize..=100, seed: u64) {
        let given = part_of_a_solution(n, n * share / 100, seed);
        let board = partial(n, Piece::Queen, &given).first().expect("a completion");
        prop_assert!(board.is_solution());
        prop_assert!(holds(&board, &given));
    }
}

/// One search in one order tries more than 10 million squares on some of these boards. A square
/// takes less than a microsecond, so the longest answer is a fraction of a millisecond.
#[test]
fn a_handful_of_queens_is_completed_at_once() {
    let mut tried: Vec<_> = handful()
        .map(|partial| {
            let found = partial.restart();
            let board = found.board.expect("a completion");
            assert!(board.is_solution() && holds(&board, partial.given()), "{partial:?}");
            found.tried
        })
        .collect();
    tried.sort_unstable();
    let said = format!("the median is {} squares tried\nand the most {}", tried[500], tried[999]);
    assert!(COMPLETION.contains(&said), "docs/completion.md lacks: {said}");
}

#[test]
#[ignore = "tries almost a hundred million squares"]
fn row_order_answers_few_of_these_boards() {
    const CAP: u64 = 100_000;
    let is_answered = |partial: &Partial| {
        let mut within = Within::tries(CAP);
        let ended = partial.search(Order::RowByRow, &mut within);
        ended.is_continue() || within.board.is_some()
    };
    let answered = handful().filter(is_answered).count();
    let said = format!("Row by row answers {answered} of them within 100,000 squares each");
    assert!(COMPLETION.contains(&said), "docs/completion.md lacks: {said}");
}

/// With two queens in three already given about every second board is a dead end.
#[test]
fn a_crowded_board_is_answered_at_once() {
    let mut solvable = 0;
    let mut tried: Vec<_> = (0..1_000)
        .map(|seed| {
            let n = 20 + seed % 45;
            let found = random_queens(n, n * 65 / 100, seed as u64).restart();
            solvable += usize::from(found.board.is_some());
            found.tried
        })
        .collect();
    tried.sort_unstable();
    let said = format!(
        "{solvable} boards can be completed and {}\ncannot: median {}, most {}.",
        1_000 - solvable,
        tried[500],
        tried[999]
    );
    assert!(COMPLETION.contains(&said), "docs/completion.md lacks: {said}");
}

const COMPLETION: &str = include_str!("../docs/completion.md");

/// n from 20 to 64 in turn, three to eight queens given.
fn handful() -> impl Iterator<Item = Partial> {
    (0..1_000).map(|seed| random_queens(20 + seed % 45, 3 + seed % 6, seed as u64))
}

#[test]
fn random_boards_are_valid_and_depend_on_the_seed() {
    for seed in 0..200 {
        let random = random_queens(20, 12, seed);
        assert_eq!(Partial::new(20, Piece::Queen, random.given()), Ok(random.clone()));
        assert_eq!(random, random_queens(20, 12, seed));
        assert_ne!(random, random_queens(20, 12, seed + 1));
    }
    assert_eq!(random_queens(20, 5, 1).given().len(), 5);
    assert!(random_queens(3, 9, 1).given().len() < 3);
    assert!(Partial::random(65, Piece::Queen, 1, 1).is_err());
}

/// The budget: what one square less cannot find.
#[test]
fn within_counts_the_squares_tried() {
    let corner = partial(8, Piece::Queen, &[square(0, 0)]);
    let mut plenty = Within::tries(1_000_000);
    let _ = corner.search(Order::RowByRow, &mut plenty);
    let needed = 1_000_000 - plenty.tries_left;
    let found = |tries| {
        let mut within = Within::tries(tries);
        let _ = corner.search(Order::RowByRow, &mut within);
        within.board
    };
    assert!(plenty.board.is_some());
    assert_eq!(found(needed), plenty.board);
    assert_eq!(found(needed - 1), None);
}

#[rstest]
#[case::share_a_row(8, &[(1, 2), (1, 6)], "queens at (1, 2) and (1, 6) share a row")]
#[case::share_a_column(8, &[(6, 2), (1, 2)], "queens at (1, 2) and (6, 2) share a column")]
#[case::falling(8, &[(0, 1), (2, 3)], "queens at (0, 1) and (2, 3) share a falling diagonal")]
#[case::rising(8, &[(0, 3), (4, 4), (2, 1)], "queens at (0, 3) and (2, 1) share a rising diagonal")]
#[case::twice(8, &[(0, 1), (0, 1)], "the queen at (0, 1) is given twice")]
#[case::below(8, &[(8, 1)], "the queen at (8, 1) is off the board, whose rows and columns are 0 to 7")]
#[case::beside(4, &[(0, 4)], "the queen at (0, 4) is off the board, whose rows and columns are 0 to 3")]
#[case::nowhere(0, &[(0, 0)], "the queen at (0, 0) is off the board, which has no squares")]
#[case::too_large(65, &[], "n = 65 is too large: boards are completed up to n = 64")]
fn wrong_queens_are_named(
    #[case] n: usize,
    #[case] given: &[(usize, usize)],
    #[case] message: &str,
) {
    let given: Vec<_> = given.iter().map(|&(row, column)| square(row, column)).collect();
    let error = Partial::new(n, Piece::Queen, &given).expect_err("a wrong board");
    assert_eq!(error.to_string(), message);
}

#[rstest]
#[case::blanks(". Q . .\n\n. . . Q\n. . . .\n. . . .\n", &[(0, 1), (1, 3)])]
#[case::empty_board("....\r\n....\r\n....\r\n....\r\n", &[])]
#[case::nothing("", &[])]
fn boards_are_read(#[case] text: &str, #[case] given: &[(usize, usize)]) {
    let given: Vec<_> = given.iter().map(|&(row, column)| square(row, column)).collect();
    assert_eq!(Partial::parse(Piece::Queen, text).expect("a board").given(), given);
}

#[rstest]
#[case::narrow("....\n...\n....\n....", "row 1: 3 squares on a board of 4 rows")]
#[case::wide(".....\n.....", "row 0: 5 squares on a board of 2 rows")]
#[case::character(".Q\nx.", "row 1: 'x' is neither '.' nor 'Q'")]
#[case::two_in_a_row("Q.Q\n...\n...", "queens at (0, 0) and (0, 2) share a row")]
fn wrong_boards_are_explained(#[case] text: &str, #[case] message: &str) {
    let error: InvalidPartial = Partial::parse(Piece::Queen, text).expect_err("a wrong board");
    assert_eq!(error.to_string(), message);
}

#[test]
fn rooks_may_share_a_diagonal_but_not_a_row() {
    assert!(Partial::parse(Piece::Rook, "R..\n.R.\n...").is_ok());
    let error = Partial::parse(Piece::Rook, "R..\nR..\n...").expect_err("a wrong board");
    assert_eq!(error.to_string(), "rooks at (0, 0) and (1, 0) share a column");
}

#[test]
fn classes_are_counted_as_in_oeis_a002562() {
    for n in 1..=10 {
        assert_eq!(
            fundamental::classes(n).len() as u64,
            fundamental::KNOWN_COUNTS[n - 1],
            "n = {n}"
        );
    }
}

#[test]
#[ignore = "takes a second or two"]
fn more_classes_are_counted_as_in_oeis_a002562() {
    for n in 11..=13 {
        assert_eq!(
            fundamental::classes(n).len() as u64,
            fundamental::KNOWN_COUNTS[n - 1],
            "n = {n}"
        );
    }
}

#[test]
fn classes_make_up_all_solutions() {
    for n in 0..=9 {
        let classes = fundamental::classes(n);
        let mut members = BTreeSet::new();
        for class in &classes {
            let images = BTreeSet::from(class.board.symmetries().expect("a solution"));
            assert_eq!((images.first(), images.len()), (Some(&class.board), class.size));
            members.extend(images);
        }
        assert_eq!(members, every_solution(n), "n = {n}");
        assert_eq!(classes.iter().map(|class| class.size).sum::<usize>(), members.len());
        assert!(classes.iter().map(|class| &class.board).is_sorted());
    }
}

#[test]
fn eight_queens_have_eleven_classes_of_eight_and_one_of_four() {
    let sizes: Vec<_> = fundamental::classes(8).iter().map(|class| class.size).collect();
    assert_eq!((sizes.iter().filter(|&&size| size == 8).count(), sizes.len()), (11, 12));
    assert_eq!(sizes.iter().min(), Some(&4));
}

#[test]
fn the_search_for_classes_stops_when_told() {
    let mut seen = 0;
    let ended = fundamental::search(8, |_| {
        seen += 1;
        ControlFlow::Break(())
    });
    assert_eq!((ended, seen), (ControlFlow::Break(()), 1));
}

#[test]
fn counting_completions_needs_no_board() {
    let mut count = Count::default();
    let _ = partial(8, Piece::Queen, &[square(0, 0)]).search(Order::FewestFree, &mut count);
    assert_eq!(count.solutions, 4);
}

#[cfg(feature = "cli")]
mod program {
    use super::common::{Ended, assert_refused, of_the_house, queens, run, run_with_input};
    use super::{holds, square};
    use n_queens::Board;
    use pretty_assertions::assert_eq;
    use rstest::rstest;
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;

    fn columns(line: &str) -> Board {
        let columns = line.split(' ').map(|column| column.parse().expect("a number")).collect();
        Board::new(columns).expect("a board")
    }

    #[rstest]
    #[case(&["first", "4"], ".Q..\n...Q\nQ...\n..Q.\n")]
    #[case(&["first", "8", "--format", "path"], "0-3, 1-5, 2-7, 3-1, 4-6, 5-0, 6-2, 7-4\n")]
    #[case(&["first", "5", "--method", "conflict-arrays", "--format", "columns"], "0 2 4 1 3\n")]
    #[case(&["first", "1"], "Q\n")]
    #[case(&["first", "0"], "\n")]
    #[case(&["complete", "4", "--queens", "0-1,1-3"], ".Q..\n...Q\nQ...\n..Q.\n")]
    #[case(&["complete", "4", "--queens", "1-3, 0-1", "--format", "columns"], "1 3 0 2\n")]
    #[case(&["complete", "4", "--all", "--format", "columns"], "1 3 0 2\n2 0 3 1\n")]
    #[case(&["complete", "8", "--count"], "92\n")]
    #[case(&["complete", "8", "--queens", "0-0", "--count"], "4\n")]
    #[case(&["complete", "4", "--queens", "0-0", "--count"], "0\n")]
    #[case(&["complete", "3", "--count"], "0\n")]
    #[case(&["rooks", "2"], "R.\n.R\n\n.R\nR.\n")]
    #[case(&["rooks", "2", "--format", "leetcode"], "[[\"R.\",\".R\"],\n[\".R\",\"R.\"]]\n")]
    #[case(&["rooks", "3", "--rooks", "1-1", "--format", "columns"], "0 1 2\n2 1 0\n")]
    #[case(&["rooks", "0", "--count"], "1\n")]
    #[case(&["rooks", "34", "--count"], "295232799039604140847618609643520000000\n")]
    #[case(&["rooks", "36", "--rooks", "0-1,2-0", "--count"], "295232799039604140847618609643520000000\n")]
    #[case(&["fundamental", "4"], "class 1: 2 boards\n.Q..\n...Q\nQ...\n..Q.\n\n1 class: 1·2 = 2\n")]
    #[case(&["fundamental", "5", "--format", "columns"], "0 2 4 1 3\n1 4 2 0 3\n")]
    #[case(&["fundamental", "10", "--count"], "92\n")]
    #[case(&["fundamental", "3", "--count"], "0\n")]
    fn prints_its_answer_alone(#[case] arguments: &[&str], #[case] answer: &str) {
        let ended = run(arguments);
        assert_eq!((ended.status, ended.stdout.as_str()), (Some(0), answer), "{}", ended.stderr);
    }

    #[rstest]
    #[case(&["first", "2"], "there is no solution for n = 2\n")]
    #[case(&["first", "3", "--method", "min-conflicts"], "there is no solution for n = 3\n")]
    #[case(&["first", "3", "--method", "symmetry"], "there is no solution for n = 3\n")]
    #[case(&["complete", "4", "--queens", "0-0"], "the board cannot be completed\n")]
    #[case(&["complete", "6", "--queens", "0-0", "--all"], "the board cannot be completed\n")]
    fn says_no_with_status_one(#[case] arguments: &[&str], #[case] message: &str) {
        let expected = Ended { status: Some(1), stdout: String::new(), stderr: message.to_owned() };
        assert_eq!(run(arguments), expected);
    }

    #[rstest]
    #[case::limit(&["first", "100000001"], "construct takes n from 0 to 100000000, not 100000001")]
    #[case::limit_of_repair(&["first", "10000001", "--method", "min-conflicts"], "min-conflicts takes n from 0 to 10000000, not 10000001")]
    #[case::limit_of_search(&["first", "1001", "--method", "column-scan"], "column-scan takes n from 0 to 1000, not 1001")]
    #[case::too_large_to_draw(&["first", "1000000", "--format", "board"], "boards are drawn up to n = 10000, not 1000000; use --format columns")]
    #[case::too_many_files(&["first", "27", "--format", "squares"], "chess squares have letters for 26 columns, not 27; use --format path or columns")]
    #[case::useless_seed(&["first", "8", "--seed", "7"], "construct leaves nothing to chance; --seed goes with --method min-conflicts")]
    #[case::seed(&["first", "8", "--seed", "-7"], "invalid value '-7' for '--seed <SEED>': a seed is a whole number from 0 on, such as 7")]
    #[case::attack(&["complete", "8", "--queens", "0-1,2-3"], "queens at (0, 1) and (2, 3) share a falling diagonal")]
    #[case::attack_in_a_count(&["complete", "8", "--queens", "0-1,0-3", "--count"], "queens at (0, 1) and (0, 3) share a row")]
    #[case::twice(&["complete", "8", "--queens", "0-1,0-1"], "the queen at (0, 1) is given twice")]
    #[case::off_the_board(&["complete", "8", "--queens", "0-8"], "the queen at (0, 8) is off the board, whose rows and columns are 0 to 7")]
    #[case::negative(&["complete", "8", "--queens", "-1-0"], "invalid value '-1-0' for '--queens <SQUARES>': write a square as ROW-COLUMN, both from 0, such as 0-1")]
    #[case::no_square(&["complete", "8", "--queens", "b4"], "invalid value 'b4' for '--queens <SQUARES>': write a square as ROW-COLUMN, both from 0, such as 0-1")]
    #[case::too_large(&["complete", "65"], "n = 65 is too large: boards are completed up to n = 64")]
    #[case::two_questions(&["complete", "8", "--all", "--count"], "the argument '--all' cannot be used with '--count'")]
    #[case::no_size(&["complete", "--queens", "0-1"], "--queens needs the size of the board before it, such as 8")]
    #[case::no_board(&["complete"], "there is no board to read; write n lines of . and Q")]
    #[case::no_file(&["complete", "no-such-file"], "cannot read no-such-file: no such file or directory (os error 2); name a file that can be read")]
    #[case::rooks(&["rooks", "4", "--rooks", "0-1,3-1"], "rooks at (0, 1) and (3, 1) share a column")]
    #[case::count_of_rooks(&["rooks", "35", "--count"], "35! does not fit 128 bits; rooks are counted up to 34")]
    #[case::many_rooks(&["rooks", "65"], "n = 65 is too large: boards are completed up to n = 64")]
    #[case::many_classes(&["fundamental", "65"], "fundamental takes n from 0 to 64, not 65")]
    fn refuses_bad_input_in_one_line(#[case] arguments: &[&str], #[case] message: &str) {
        assert_refused(&run(arguments), message);
    }

    #[rstest]
    #[case::construct(&["first", "1000", "--format", "columns"], 1_000)]
    #[case::columns_by_default(&["first", "101"], 101)]
    #[case::repair(&["first", "10000", "--method", "min-conflicts", "--seed", "3"], 10_000)]
    fn prints_one_large_solution(#[case] arguments: &[&str], #[case] n: usize) {
        let ended = run(arguments);
        let board = columns(ended.stdout.trim_end());
        assert_eq!((ended.status, board.n(), board.first_attack()), (Some(0), n, None));
    }

    #[test]
    fn takes_every_approach_as_a_method() {
        for approach in of_the_house() {
            let ended = run(&["first", "8", "--method", approach.name(), "--format", "columns"]);
            assert_eq!(Some(columns(ended.stdout.trim_end())), approach.first(8), "{approach}");
        }
    }

    #[test]
    fn lists_the_methods_when_none_has_the_name() {
        let ended = run(&["first", "8", "--method", "min-conflict"]);
        assert!(ended.stderr.contains("[possible values: construct, min-conflicts, "));
        assert!(ended.stderr.ends_with("; tip: a similar value exists: 'min-conflicts'\n"));
        assert_refused(&ended, ended.stderr.trim_start_matches("error: ").trim_end());
    }

    #[test]
    fn the_seed_decides_which_board_is_found() {
        let first = |seed| run(&["first", "50", "--method", "min-conflicts", "--seed", seed]);
        assert_eq!(first("1"), run(&["first", "50", "--method", "min-conflicts"]));
        assert_eq!(first("7"), first("7"));
        assert_ne!(first("7"), first("8"));
    }

    #[rstest]
    #[case::piped(&["complete"], ". Q . .\n. . . .\n. . . .\n. . . .\n", ".Q..\n...Q\nQ...\n..Q.\n")]
    #[case::asked_for(&["complete", "-"], "....\r\n....\r\n....\r\n.Q..\r\n", "..Q.\nQ...\n...Q\n.Q..\n")]
    #[case::counted(&["complete", "--count"], "Q...\n....\n....\n....\n", "0\n")]
    fn reads_a_board_from_standard_input(
        #[case] arguments: &[&str],
        #[case] board: &str,
        #[case] answer: &str,
    ) {
        let ended = run_with_input(arguments, board);
        assert_eq!((ended.status, ended.stdout.as_str()), (Some(0), answer), "{}", ended.stderr);
    }

    #[rstest]
    #[case::attack("Q.\n.Q\n", "queens at (0, 0) and (1, 1) share a falling diagonal")]
    #[case::not_square("Q..\n...\n", "row 0: 3 squares on a board of 2 rows")]
    #[case::other_letters("X.\n..\n", "row 0: 'X' is neither '.' nor 'Q'")]
    #[case::blank("\n \n", "there is no board to read; write n lines of . and Q")]
    #[case::endless(&".".repeat(1 << 17), "standard input is too long: 65536 bytes are read at most")]
    fn refuses_wrong_boards(#[case] board: &str, #[case] message: &str) {
        assert_refused(&run_with_input(&["complete"], board), message);
    }

    #[test]
    fn reads_a_board_from_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("board.txt");
        std::fs::write(&file, "....\n...Q\n....\n....\n").expect("a file");
        let ended = run(&["complete", file.to_str().expect("UTF-8")]);
        assert_eq!(ended.stdout, ".Q..\n...Q\nQ...\n..Q.\n", "{}", ended.stderr);
        std::fs::write(&file, [0xFF, 0xFE]).expect("a file");
        let message = format!("{} is not text; write n lines of . and Q", file.display());
        assert_refused(&run(&["complete", file.to_str().expect("UTF-8")]), &message);
    }

    #[test]
    fn completes_a_large_board() {
        let ended = run(&["complete", "60", "--queens", "0-3,7-51,30-30", "--format", "columns"]);
        let board = columns(ended.stdout.trim_end());
        assert!(board.is_solution());
        assert!(holds(&board, &[square(0, 3), square(7, 51), square(30, 30)]));
    }

    #[test]
    fn sums_up_the_classes_of_eight_queens() {
        let ended = run(&["fundamental", "8"]);
        assert!(ended.stdout.ends_with("\n\n12 classes: 11·8 + 1·4 = 92\n"), "{}", ended.stdout);
        assert_eq!(ended.stdout.matches(": 8 boards\n").count(), 11);
        let ended = run(&["fundamental", "8", "--format", "columns"]);
        assert_eq!(ended.stdout.lines().count(), 12);
        assert_eq!(ended.stderr, "12 classes: 11·8 + 1·4 = 92\n");
    }

    #[rstest]
    #[case::completions(&["complete", "20", "--all"])]
    #[case::rooks(&["rooks", "20"])]
    #[case::classes(&["fundamental", "14"])]
    fn ends_quietly_when_nobody_reads_any_more(#[case] arguments: &[&str]) {
        let mut child = queens(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("queens starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
        stdout.read_line(&mut String::new()).expect("a line");
        drop(stdout);
        let ended = child.wait_with_output().expect("queens ends");
        assert_eq!(
            (ended.status.code(), String::from_utf8_lossy(&ended.stderr)),
            (Some(0), "".into())
        );
    }
}
