//! The ladder of counters: every rung against the known counts, every kernel against plain
//! recursion on boards where some queens already stand.

use indicatif::HumanCount;
use n_queens::KNOWN_COUNTS;
use n_queens::board::Square;
use n_queens::counting::constellations::{self, Constellation};
use n_queens::counting::kernel::{Kernel, Unavailable, UnknownKernel};
use n_queens::counting::orbits;
use n_queens::counting::rung::Rung;
use n_queens::counting::subproblem::{Subproblem, WINDOW};
use n_queens::counting::work::Tried;
use n_queens::counting::{bit_mask, lookahead};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use rstest::rstest;
use std::ops::RangeInclusive;

fn assert_counts(rung: Rung, sizes: RangeInclusive<usize>) {
    for n in sizes {
        match rung.count(n, &mut ()) {
            Ok(count) => assert_eq!(count, KNOWN_COUNTS[n], "n = {n}"),
            // CI runs on processors that have all kernels; this one has not.
            Err(unavailable) => eprintln!("not tested: {unavailable}"),
        }
    }
}

#[rstest]
#[case::bit_mask(Rung::BitMask, 11)]
#[case::half_board(Rung::HalfBoard, 11)]
#[case::constellations(Rung::Constellations, 12)]
#[case::lookahead(Rung::Lookahead, 13)]
#[case::safe(Rung::Levels(Kernel::Safe), 14)]
#[case::avx2(Rung::Levels(Kernel::Avx2), 14)]
#[case::avx512(Rung::Levels(Kernel::Avx512), 14)]
fn rung_gives_the_known_counts(#[case] rung: Rung, #[case] largest: usize) {
    assert_counts(rung, 0..=largest);
}

#[rstest]
#[case::bit_mask(Rung::BitMask, 12..=15)]
#[case::half_board(Rung::HalfBoard, 12..=15)]
#[case::constellations(Rung::Constellations, 13..=16)]
#[case::lookahead(Rung::Lookahead, 14..=16)]
#[case::safe(Rung::Levels(Kernel::Safe), 15..=17)]
#[case::avx2(Rung::Levels(Kernel::Avx2), 15..=17)]
#[case::avx512(Rung::Levels(Kernel::Avx512), 15..=18)]
#[ignore = "counts up to n = 18, a minute in all"]
fn rung_gives_the_known_large_counts(#[case] rung: Rung, #[case] sizes: RangeInclusive<usize>) {
    assert_counts(rung, sizes);
}

/// The page's tables, one for each n, name the rungs and the squares that they try.
#[rstest]
#[case(12)]
#[ignore = "counts n = 14 with every rung"]
#[case(14)]
#[ignore = "counts n = 16 with every rung"]
#[case(16)]
fn squares_on_the_page_are_those_tried(#[case] n: usize) {
    let page = include_str!("../docs/counting.md");
    let heading = format!("| n = {n}, rung");
    let table = page.split("\n\n").find(|block| block.contains(&heading)).expect("a table");
    for rung in Rung::ALL {
        let mut work = Tried::default();
        if rung.count(n, &mut work).is_ok() {
            let row = format!("| {rung} | {} |", HumanCount(work.squares));
            assert!(table.contains(&row), "docs/counting.md, n = {n}, lacks the row {row}");
        }
    }
}

#[rstest]
#[case(14, 849)]
#[case(15, 939)]
#[case(16, 1_814)]
fn one_constellation_for_each_orbit(#[case] n: usize, #[case] orbits: usize) {
    assert_eq!(orbits::constellations(n).len(), orbits);
}

/// An independent count: the weights are the sizes of the orbits, so they add up to the number
/// of ways to place queens on the lines.
#[rstest]
#[case(6)]
#[case(8)]
#[case(10)]
fn weights_add_up_to_all_constellations(#[case] n: usize) {
    let lines = [n / 2 - 1, n / 2];
    let on_lines = |square: Square| lines.contains(&square.row) || lines.contains(&square.column);
    let squares: Vec<Square> = squares(n).filter(|&square| on_lines(square)).collect();
    let all = count_sets(&squares, &mut Vec::new(), &|queens| {
        lines.iter().all(|&line| {
            queens.iter().any(|queen| queen.row == line)
                && queens.iter().any(|queen| queen.column == line)
        })
    });
    let weights: u64 = orbits::constellations(n).iter().map(|orbit| orbit.weight).sum();
    assert_eq!(weights, all);
}

/// How many sets of the squares, no two of which attack each other, are as wanted.
fn count_sets(
    squares: &[Square],
    queens: &mut Vec<Square>,
    wanted: &dyn Fn(&[Square]) -> bool,
) -> u64 {
    let Some((&square, others)) = squares.split_first() else {
        return u64::from(wanted(queens));
    };
    let mut sets = count_sets(others, queens, wanted);
    if is_safe(queens, square) {
        queens.push(square);
        sets += count_sets(others, queens, wanted);
        queens.pop();
    }
    sets
}

fn squares(n: usize) -> impl Iterator<Item = Square> {
    (0..n).flat_map(move |row| (0..n).map(move |column| Square { row, column }))
}

fn is_safe(queens: &[Square], square: Square) -> bool {
    queens.iter().all(|queen| *queen != square && queen.attacks(square).is_none())
}

/// A board wider than the window: queens go to the border columns first.
#[rstest]
#[case(17)]
#[case(18)]
#[case(19)]
fn border_columns_lose_no_completion(#[case] n: usize) {
    let queens: Vec<Square> = solution(n).into_iter().step_by(2).collect();
    let whole = complete(n, 0, &mut queens.clone());
    let constellation = Constellation { n, queens, weight: 1 };
    let through_windows = constellation.completions(|subproblem| {
        assert_eq!(subproblem.rows.len(), subproblem.columns.count_ones() as usize);
        constellations::completions(subproblem, &mut ())
    });
    assert!(whole > 0, "the case should have completions");
    assert_eq!(through_windows, whole);
}

/// Queens a knight's move apart, twice; with n odd, one in the corner as well. Right unless n
/// or n − 1 leaves 2 when divided by 6.
fn solution(n: usize) -> Vec<Square> {
    let even = n - n % 2;
    let column = |row| match row {
        _ if row == even => even,
        _ if row < even / 2 => 2 * row + 1,
        _ => 2 * row - even,
    };
    (0..n).map(|row| Square { row, column: column(row) }).collect()
}

/// Plain row by row search on squares.
fn complete(n: usize, row: usize, queens: &mut Vec<Square>) -> u64 {
    if row == n {
        return 1;
    }
    if queens.iter().any(|queen| queen.row == row) {
        return complete(n, row + 1, queens);
    }
    let mut solutions = 0;
    for square in (0..n).map(|column| Square { row, column }) {
        if is_safe(queens, square) {
            queens.push(square);
            solutions += complete(n, row + 1, queens);
            queens.pop();
        }
    }
    solutions
}

/// A board of up to 16 rows with queens on some random squares.
fn narrow_subproblem() -> impl Strategy<Value = Subproblem> {
    (0_usize..=WINDOW).prop_flat_map(|n| {
        let squares = proptest::collection::vec((0..n.max(1), 0..n.max(1)), n / 2..=n);
        squares.prop_map(move |squares| {
            let mut queens = Vec::new();
            for (row, column) in squares {
                let square = Square { row, column };
                if square.row < n && is_safe(&queens, square) {
                    queens.push(square);
                }
            }
            Subproblem::new(n, &queens, 0, n)
        })
    })
}

/// A board wider than the window, which lies anywhere: rows far apart, and queens that attack
/// the window from outside. Up to ten queens of a solution are taken away.
fn wide_subproblem() -> impl Strategy<Value = Subproblem> {
    let size = proptest::sample::select(vec![17, 18, 19, 22, 23, 24, 25]);
    (size, 0_usize..=9, proptest::sample::subsequence((0..WINDOW).collect::<Vec<_>>(), 10))
        .prop_map(|(n, first, open)| {
            let first = first.min(n - WINDOW);
            let is_open = |column: usize| open.iter().any(|open| first + open == column);
            let mut queens = solution(n);
            queens.retain(|queen| !is_open(queen.column));
            Subproblem::new(n, &queens, first, WINDOW)
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn faster_ways_complete_narrow_boards_alike(subproblem in narrow_subproblem()) {
        all_alike(&subproblem)?;
    }

    #[test]
    fn faster_ways_complete_wide_boards_alike(subproblem in wide_subproblem()) {
        all_alike(&subproblem)?;
    }
}

fn all_alike(subproblem: &Subproblem) -> Result<(), TestCaseError> {
    let expected = constellations::completions(subproblem, &mut ());
    prop_assert_eq!(lookahead::completions(subproblem, &mut ()), expected);
    for kernel in Kernel::ALL {
        if let Ok(mut solver) = kernel.solver() {
            prop_assert_eq!(solver.completions(subproblem, &mut ()), expected, "{}", kernel);
        }
    }
    Ok(())
}

/// The buffers are used again and again: nothing of one subproblem may leak into the next.
#[test]
fn solver_forgets_the_last_subproblem() {
    for mut solver in Kernel::ALL.into_iter().filter_map(|kernel| kernel.solver().ok()) {
        for n in [12, 0, 10, 1, 12, 3, 11] {
            let count =
                constellations::sum(n, |subproblem| solver.completions(subproblem, &mut ()));
            assert_eq!(count, KNOWN_COUNTS[n]);
        }
    }
}

#[test]
fn kernels_have_names() {
    for kernel in Kernel::ALL {
        assert_eq!(kernel.name().parse(), Ok(kernel));
    }
    let error = "sse9".parse::<Kernel>().unwrap_err();
    assert_eq!(error, UnknownKernel("sse9".to_owned()));
    assert_eq!(error.to_string(), "no kernel is called \"sse9\": there are safe, avx2, avx512");
    assert!(Kernel::best().is_available());
    let unavailable = Unavailable(Kernel::Avx512).to_string();
    assert!(unavailable.starts_with("this processor cannot run the kernel avx512: its best is "));
}

#[test]
#[should_panic(expected = "the counters take n up to 27, not 28")]
fn too_many_queens_are_refused() {
    bit_mask::count(28, &mut ());
}
