//! The evidence for `docs/what-the-texts-get-wrong.md`, `docs/complexity.md` and
//! `docs/interview.md`.

use indicatif::HumanCount;
use n_queens::visitor::Tally;
use n_queens::{Approach, KNOWN_COUNTS, Visitor};
use pretty_assertions::assert_eq;
use rstest::rstest;
use std::ops::ControlFlow;

const TEXTS: &str = include_str!("../../docs/what-the-texts-get-wrong.md");
const COMPLEXITY: &str = include_str!("../../docs/complexity.md");
const INTERVIEW: &str = include_str!("../../docs/interview.md");

/// Counts the solutions with diagonal arrays of the given length, asking in the long Java
/// article's order: column, rising diagonal, falling diagonal. `None` if an index has no place.
fn count_with_diagonals(n: usize, length: usize) -> Option<u64> {
    struct Marks {
        columns: Vec<bool>,
        rising: Vec<bool>,
        falling: Vec<bool>,
    }
    fn fill(row: usize, marks: &mut Marks) -> Option<u64> {
        let n = marks.columns.len();
        if row == n {
            return Some(1);
        }
        let mut solutions = 0;
        for column in 0..n {
            let (rising, falling) = (row + column, row + n - 1 - column);
            if !marks.columns[column]
                && !*marks.rising.get(rising)?
                && !*marks.falling.get(falling)?
            {
                mark(marks, [column, rising, falling], true);
                solutions += fill(row + 1, marks)?;
                mark(marks, [column, rising, falling], false);
            }
        }
        Some(solutions)
    }
    fn mark(marks: &mut Marks, [column, rising, falling]: [usize; 3], taken: bool) {
        marks.columns[column] = taken;
        marks.rising[rising] = taken;
        marks.falling[falling] = taken;
    }
    let (columns, diagonals) = (vec![false; n], vec![false; length]);
    fill(0, &mut Marks { columns, rising: diagonals.clone(), falling: diagonals })
}

#[rstest]
fn diagonals_one_short(#[values(1, 2, 3, 4, 5, 6, 7, 8)] n: usize) {
    let known = Some(KNOWN_COUNTS[n]);
    let expected = if n == 3 || n == 4 { known } else { None };
    assert_eq!(count_with_diagonals(n, 2 * (n - 1)), expected, "2 · (n − 1) places");
    assert_eq!(count_with_diagonals(n, 2 * n - 1), known, "2n − 1 places");
    let shown = |row: &str| table(TEXTS, row, 1)[0][n].clone();
    let words = |count: Option<u64>| count.map_or("fails".to_owned(), |count| count.to_string());
    assert_eq!(shown("| n | 1 | 2 |"), words(expected), "first row of the page's table");
}

#[test]
fn bounds_beside_counts() {
    let rows = table(TEXTS, "| n | nⁿ | n! |", 5);
    for row in rows {
        let n = number(&row[0]);
        let (plain, half) = (tally(Approach::ConflictArrays, n), tally(Approach::Symmetry, n));
        let size = u64::try_from(n).unwrap();
        let (half_n, whole_n) = (u32::try_from(n / 2).unwrap(), u32::try_from(n).unwrap());
        let expected = [
            size,
            size.pow(whole_n),
            (1..=size).product(),
            plain.tried,
            plain.placed,
            half.tried,
            size.pow(half_n),
        ];
        assert_eq!(row, expected.map(with_commas));
        assert_eq!(
            plain.tried,
            2 * half.tried,
            "n is even: half of the first row is half the work"
        );
    }
}

#[test]
fn deepening_repeats_work() {
    for row in table(TEXTS, "| n | tried by one pass |", 4) {
        let n = number(&row[0]);
        let (one, all) =
            (tally(Approach::Pairwise, n).tried, tally(Approach::IterativeDeepening, n).tried);
        let expected = [n.to_string(), with_commas(one), with_commas(all), ratio(all, one)];
        assert_eq!(row, expected);
    }
}

#[test]
fn work_grows_by_these_factors() {
    let mut before: Option<Tally> = None;
    for row in table(COMPLEXITY, "| n | n! | tried | growth |", 9) {
        let n = number(&row[0]);
        let now = tally(Approach::ConflictArrays, n);
        let factorial: u64 = (1..=n as u64).product();
        let growth = |of: fn(&Tally) -> u64| {
            before.as_ref().map_or(String::new(), |before| ratio(of(&now), of(before)))
        };
        let expected = [
            n.to_string(),
            with_commas(factorial),
            with_commas(now.tried),
            growth(|tally| tally.tried),
            with_commas(now.placed),
            growth(|tally| tally.placed),
            with_commas(now.solved),
            format!("{:.3}", quotient(now.tried, factorial)),
        ];
        assert_eq!(row, expected);
        before = Some(now);
    }
}

#[test]
fn squares_tried_follow_from_queens_placed() {
    for n in 0..=10 {
        let Tally { tried, placed, solved } = tally(Approach::ConflictArrays, n);
        assert_eq!(tried, n as u64 * (1 + placed - solved), "T = n · (1 + P − S) for n = {n}");
    }
}

#[test]
fn the_tree_is_widest_in_its_middle() {
    struct Widths([u64; 8]);
    impl Visitor for Widths {
        fn placed(&mut self, row: usize, _column: usize) -> ControlFlow<()> {
            self.0[row] += 1;
            ControlFlow::Continue(())
        }
        fn solved(&mut self, _queens: &[usize]) -> ControlFlow<()> {
            ControlFlow::Continue(())
        }
    }
    let mut widths = Widths([0; 8]);
    let _ = Approach::ConflictArrays.search(8, &mut widths);
    let permutations: Vec<u64> = (1..=8).map(|length| (8 - length + 1..=8).product()).collect();
    let rows = table(COMPLEXITY, "| row | 0 | 1 |", 2);
    for (row, numbers) in rows.iter().zip([&widths.0[..], &permutations]) {
        let shown = numbers.iter().copied().chain([numbers.iter().sum()]).map(with_commas);
        assert_eq!(row[1..], shown.collect::<Vec<_>>());
    }
}

#[test]
fn trees_differ_in_size() {
    use Approach::{ConflictArrays, DancingLinks, IterativeDeepening, Symmetry};
    for row in table(COMPLEXITY, "| n | row by row | symmetry |", 4) {
        let n = number(&row[0]);
        let approaches = [ConflictArrays, Symmetry, IterativeDeepening, DancingLinks];
        assert_eq!(row[1..], approaches.map(|approach| with_commas(tally(approach, n).placed)));
    }
}

#[test]
fn the_cheat_sheet_is_right_and_prints_on_one_side() {
    let (_, sheet) = INTERVIEW.split_once("## Cheat sheet\n").unwrap();
    let (sheet, _) = sheet.split_once("\n## ").unwrap();
    assert!(sheet.lines().count() <= 60, "a side of paper holds about 60 lines");
    let counts = &table(sheet, "| n | 1 | 2 |", 1)[0][1..];
    assert_eq!(counts, KNOWN_COUNTS[1..=12].iter().copied().map(with_commas).collect::<Vec<_>>());
}

/// What an approach tries, places and solves.
fn tally(approach: Approach, n: usize) -> Tally {
    let mut tally = Tally::default();
    let _ = approach.search(n, &mut tally);
    tally
}

/// The cells of the table whose first line starts with `head`, without its two top lines.
#[track_caller]
fn table(page: &str, head: &str, rows: usize) -> Vec<Vec<String>> {
    let lines = page.lines().skip_while(|line| !line.starts_with(head)).skip(2);
    let found: Vec<Vec<String>> = lines
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
        .collect();
    assert!(found.len() >= rows, "the table {head:?} has {} rows, not {rows}", found.len());
    found
}

/// A number without its commas.
fn number(cell: &str) -> usize {
    cell.replace(',', "").parse().unwrap_or_else(|_| panic!("{cell:?} is not a number"))
}

fn with_commas(number: u64) -> String {
    HumanCount(number).to_string()
}

fn ratio(large: u64, small: u64) -> String {
    format!("{:.2}", quotient(large, small))
}

#[expect(clippy::cast_precision_loss, reason = "a few digits are shown")]
fn quotient(dividend: u64, divisor: u64) -> f64 {
    dividend as f64 / divisor as f64
}
