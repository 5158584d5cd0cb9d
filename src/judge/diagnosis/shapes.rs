//! Boards of a wrong shape: empty, half-filled, overfull, of another size, all the same.

use super::counts::ENOUGH;
use super::observation::{Observation, SEARCHED_N};
use super::{Fit, dead_ends, lines, subsets};
use crate::KNOWN_COUNTS;
use crate::board::Square;
use crate::judge::call::Mode;
use crate::judge::mistake::Mistake;
use crate::judge::printed::PrintedBoard;
use std::collections::{BTreeMap, BTreeSet};

pub fn fit(mistake: Mistake, seen: &Observation) -> Fit {
    let evidence = match mistake {
        Mistake::SameBoardRepeated => same_board(seen),
        Mistake::EmptyBoardRepeated => empty_boards(seen),
        Mistake::SizeIgnored => another_size(seen),
        Mistake::N1Refused => n1_refused(seen),
        Mistake::ZeroBoardForUnsolvable => zero_board(seen),
        Mistake::RowsShareOneList => equal_rows(seen),
        Mistake::UndoMissing => leftovers(seen),
        Mistake::PartialBoardsPrinted => partial_boards(seen),
        _ => wrong_total(seen),
    };
    match evidence {
        Some(evidence) => Fit::For(evidence),
        None if seen.is_accepted() => Fit::Silent,
        // One board before the search begins: where it then finds none, that is all there is.
        None if mistake == Mistake::PartialBoardsPrinted && are_partial(seen) => Fit::Silent,
        None => Fit::Against,
    }
}

// Each of the following is the evidence, or `None` if the mistake is not seen here.

fn same_board(seen: &Observation) -> Option<String> {
    let (first, others) = seen.boards().split_first()?;
    let all_same = others.iter().all(|board| board.queens == first.queens);
    let as_many = seen.boards().len() == seen.all || others.len() >= 2;
    (all_same && !first.queens.is_empty() && !others.is_empty() && as_many)
        .then(|| format!("its {} boards are all the same one", seen.boards().len()))
}

fn empty_boards(seen: &Observation) -> Option<String> {
    let number = seen.boards().len();
    let all_empty = seen.boards().iter().all(|board| board.queens.is_empty());
    (all_empty && number > 0 && number == seen.all && seen.mode != Mode::First)
        .then(|| {
            format!("it prints {number} boards, as many as there are solutions, without a queen")
        })
        .filter(|_| number > 1 || seen.n == 1)
}

/// The size of the boards, if all are solutions of one other size.
fn other_size(seen: &Observation) -> Option<usize> {
    let size = seen.boards().first()?.rows;
    let is_other = size != seen.n && size > 0;
    (is_other && seen.boards().iter().all(|board| is_solution_of(size, board))).then_some(size)
}

fn is_solution_of(size: usize, board: &PrintedBoard) -> bool {
    let queens = &board.queens;
    board.rows == size
        && board.columns == size
        && queens.len() == size
        && queens.iter().all(|queen| queen.row.max(queen.column) < size)
        && is_peaceful(queens)
}

fn another_size(seen: &Observation) -> Option<String> {
    if let (true, Some(stated)) = (seen.is_counted(), seen.stated()) {
        let size = KNOWN_COUNTS.iter().skip(4).position(|&count| count == stated)? + 4;
        return seen
            .is_wrong()
            .then(|| format!("it says {stated}, as for every n; that is right for n = {size}"));
    }
    if let Some(size) = other_size(seen) {
        return Some(format!("all its boards are right {size} × {size} boards"));
    }
    let size = larger_size(seen)?;
    let n = seen.n;
    Some(format!("all its boards are {size} × {size}, with a right {n} × {n} board in the corner"))
}

/// The size of the boards, if each holds a solution for n in its corner and nothing else: the
/// search knows n, and what prints the boards does not.
fn larger_size(seen: &Observation) -> Option<usize> {
    let size = seen.boards().first()?.rows;
    let in_corner = |board: &PrintedBoard| {
        let cut = PrintedBoard { rows: seen.n, columns: seen.n, ..board.clone() };
        board.rows == size && board.columns == size && is_solution_of(seen.n, &cut)
    };
    (size > seen.n && seen.n > 0 && seen.boards().iter().all(in_corner)).then_some(size)
}

/// Whether all other sizes that were printed, or all numbers, are the same one.
pub fn one_size(seen: &[&Observation]) -> bool {
    let (counted, listed): (Vec<&Observation>, Vec<&Observation>) =
        seen.iter().partition(|observation| observation.is_counted());
    let numbers: BTreeSet<_> = counted.iter().map(|observation| observation.stated()).collect();
    let asked: BTreeSet<_> = counted.iter().map(|observation| observation.n).collect();
    let right = listed.iter().filter(|observation| observation.is_accepted());
    let right = right.filter(|observation| !observation.boards().is_empty());
    let sizes: BTreeSet<_> = listed
        .iter()
        .filter_map(|observation| other_size(observation).or_else(|| larger_size(observation)))
        .chain(right.map(|observation| observation.n))
        .collect();
    (counted.is_empty() || (numbers.len() == 1 && asked.len() >= ENOUGH)) && sizes.len() <= 1
}

fn n1_refused(seen: &Observation) -> Option<String> {
    let printed = &seen.call.printed;
    let says_nothing = seen.is_wrong() && printed.unread.is_none() && printed.count.is_none();
    let refused = says_nothing || printed.none.is_some() || seen.stated() == Some(0);
    let in_words = printed.unread.as_ref().is_some_and(|unread| is_prose(&unread.text));
    (seen.n == 1 && !seen.is_accepted() && printed.boards.is_empty() && (refused || in_words))
        .then(|| "it prints no board, but a single queen is a solution".to_owned())
}

/// Whether a line is a sentence, not a board that could not be read.
fn is_prose(line: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    line.split_whitespace().filter(is_word).count() >= 3
}

fn zero_board(seen: &Observation) -> Option<String> {
    let untouched = seen.boards().iter().all(is_untouched);
    (matches!(seen.n, 2 | 3) && !seen.boards().is_empty() && untouched).then(|| {
        "it prints the board as it is before the search, but there is no solution".to_owned()
    })
}

/// Whether a board is as a program sets it up: without queens, or with all column numbers 0.
pub fn is_untouched(board: &PrintedBoard) -> bool {
    board.queens.iter().all(|queen| queen.column == 0)
}

/// Whether column numbers that are all 0, if there are any, stand beside a right answer: alone
/// they may as well come from a search that goes wrong.
pub fn empty_or_beside_right_boards(seen: &[&Observation]) -> bool {
    let mut boards = seen.iter().filter(|seen| seen.n < 4).flat_map(|seen| seen.boards());
    boards.all(|board| board.queens.is_empty())
        || seen.iter().any(|seen| seen.n >= 4 && seen.is_accepted())
}

fn equal_rows(seen: &Observation) -> Option<String> {
    let number = seen.boards().len();
    let shared = seen.boards().iter().all(|board| board.rows > 1 && has_equal_rows(board));
    (number > 0 && shared).then(|| {
        "every row of every board holds the same queens, as if there were one row".to_owned()
    })
}

/// Whether every row has the same queens, and at least one.
fn has_equal_rows(board: &PrintedBoard) -> bool {
    let mut rows: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for queen in &board.queens {
        rows.entry(queen.row).or_default().push(queen.column);
    }
    let mut columns = rows.values();
    let first = columns.next();
    // One queen in each row is a clash of columns; a shared row collects several queens.
    rows.len() == board.rows
        && first.is_some_and(|first| first.len() > 1)
        && columns.all(|row| Some(row) == first)
}

fn partial_boards(seen: &Observation) -> Option<String> {
    if subsets::filled_up(seen).is_some() {
        return None;
    }
    if let Some(evidence) = one_short(seen) {
        return Some(evidence);
    }
    let tally = &seen.tally;
    let solved = tally.missing == 0 && tally.valid > 0;
    (are_partial(seen) && (solved || tally.invalid > 1)).then(|| {
        let have = if tally.invalid == 1 { "has" } else { "have" };
        format!(
            "{} of its {} boards {have} fewer than {} queens",
            tally.invalid, tally.printed, seen.n
        )
    })
}

/// Whether there are wrong boards, all of them have too few queens, and no right one is missing.
fn are_partial(seen: &Observation) -> bool {
    let n = seen.n;
    let is_partial =
        |board: &&PrintedBoard| board.rows == n && board.columns == n && board.queens.len() < n;
    let partial = seen.boards().iter().filter(is_partial).count();
    partial > 0 && partial == seen.tally.invalid && seen.tally.missing == 0
}

/// Whether a square is on an edge of the board, whose last row and column is given.
type IsOn = fn(&Square, usize) -> bool;

/// Every way to put n − 1 queens on all lines but the last: the search ends one line too early.
fn one_short(seen: &Observation) -> Option<String> {
    let Observation { n, mode, .. } = *seen;
    let boards = seen.boards();
    let last = n.checked_sub(1)?;
    let edges: [(&str, IsOn); 4] = [
        ("bottom row", |queen, last| queen.row == last),
        ("right column", |queen, last| queen.column == last),
        ("top row", |queen, _| queen.row == 0),
        ("left column", |queen, _| queen.column == 0),
    ];
    let is_clear = |is_on: IsOn| {
        !boards.iter().flat_map(|board| &board.queens).any(|queen| is_on(queen, last))
    };
    let (edge, _) = edges.into_iter().find(|&(_, is_on)| is_clear(is_on))?;
    let lacks_one =
        |board: &PrintedBoard| board.rows == n && board.columns == n && board.queens.len() == last;
    let different: BTreeSet<_> = boards.iter().map(|board| &board.queens).collect();
    let found = n <= SEARCHED_N
        && mode != Mode::First
        && boards.iter().all(|board| lacks_one(board) && is_peaceful(&board.queens))
        && different.len() == boards.len()
        && lines::number_one_short(n, boards.len() + 1) == boards.len();
    found.then(|| {
        format!(
            "its {} boards are all the ways to place {last} queens so that none attacks another, \
             and the {edge} is empty on each of them",
            boards.len()
        )
    })
}

/// Whether no queen attacks another.
fn is_peaceful(queens: &[Square]) -> bool {
    let attacked =
        |place: usize| queens[..place].iter().any(|other| other.attacks(queens[place]).is_some());
    !(0..queens.len()).any(attacked)
}

fn wrong_total(seen: &Observation) -> Option<String> {
    let tally = &seen.tally;
    let all = seen.all as u64;
    let right = tally.missing == 0 && tally.invalid == 0 && tally.duplicate == 0;
    let stated = seen.stated().filter(|&stated| stated != all && right && !seen.is_accepted())?;
    Some(format!("its boards are right, {all} of them, but it says that there are {stated}"))
}

fn leftovers(seen: &Observation) -> Option<String> {
    let boards = seen.boards();
    if boards.is_empty() {
        return dead_ends::evidence(seen);
    }
    let grows = boards.windows(2).all(|pair| contains(&pair[1].queens, &pair[0].queens));
    let overfull = boards.last().is_some_and(|board| board.queens.len() > seen.n);
    let is_solved = |solution: &Vec<usize>| {
        let squares = solution.iter().enumerate();
        let squares: Vec<_> = squares.map(|(row, &column)| Square { row, column }).collect();
        contains(&boards[0].queens, &squares)
    };
    let same_size = boards.iter().all(|board| board.rows == seen.n && board.columns == seen.n);
    let found = grows
        && overfull
        && same_size
        && seen.solutions().is_some_and(|solutions| solutions.iter().any(is_solved));
    if found {
        return Some(
            "queens of earlier tries are still on the boards: they hold a solution and \
             more queens beside it"
                .to_owned(),
        );
    }
    dead_ends::evidence(seen)
}

/// Whether the first squares, in reading order, hold all of the second.
fn contains(squares: &[Square], others: &[Square]) -> bool {
    others.iter().all(|other| squares.binary_search(other).is_ok())
}

/// Whether a board has more queens than rows.
pub fn any_overfull(seen: &[&Observation]) -> bool {
    let mut boards = seen.iter().flat_map(|observation| observation.boards());
    boards.any(|board| board.queens.len() > board.rows)
}
