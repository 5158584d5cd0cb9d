//! Printed boards against the true set of solutions: sets, never an order.
//!
//! A board is right if no queen on it attacks another, and the number of right boards is known,
//! so nothing has to be searched unless something is missing.

use crate::KNOWN_COUNTS;
use crate::approach::conflict_arrays;
use crate::board::{Attack, Board, Square};
use crate::judge::call::Mode;
use crate::judge::printed::{Printed, PrintedBoard};
use crate::visitor::EachSolution;
use std::collections::HashMap;
use std::ops::ControlFlow;

/// The largest n for which a missing board is looked for, to show it.
const SEARCHED_N: usize = 12;

/// How many attacks of one board are written down: a crowded board has thousands.
const ATTACKS: usize = 100;

/// How many boards were printed and what they are: `printed = valid + duplicate + invalid`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Boards in the text, right or not.
    pub printed: usize,
    /// Different boards that are solutions.
    pub valid: usize,
    /// Repeats of a board that is a solution.
    pub duplicate: usize,
    /// Boards that are no solution.
    pub invalid: usize,
    /// Solutions that were asked for and not printed.
    pub missing: u64,
}

/// A printed board that should not be there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadBoard {
    /// Its place among the printed boards, counted from 1.
    pub index: usize,
    /// The board, with the line on which it was printed.
    pub board: PrintedBoard,
    /// The pairs of queens that attack each other, the first hundred of them.
    pub attacks: Vec<Attack>,
    /// Why it should not be there.
    pub fault: Fault,
}

/// Why a printed board should not be there, in the order in which the reasons are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It has not n rows and n columns.
    Size,
    /// It has not n queens.
    Queens,
    /// A queen stands on a square that the board has not.
    OffTheBoard(Square),
    /// Two queens stand on this square.
    SameSquare(Square),
    /// A queen attacks another.
    Attack,
    /// It is a solution that was printed before, as the board with this place, counted from 1.
    Repeats(usize),
}

/// What a comparison found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Comparison {
    pub tally: Tally,
    /// The first board that is no solution or, if all are, the first repeat.
    pub first_bad: Option<BadBoard>,
    /// A solution that was not printed.
    pub first_missing: Option<Board>,
}

/// The number of boards that are asked for; unknown above n = 27 unless it is one board.
pub(super) fn expected(n: usize, mode: Mode) -> Option<u64> {
    match mode {
        Mode::First => Some(u64::from(n != 2 && n != 3)),
        _ => KNOWN_COUNTS.get(n).copied(),
    }
}

/// Compares printed boards with the solutions for n.
///
/// Time and space O(n) for each printed board; where a board is missing, a search up to the
/// first of these.
pub(super) fn compare(n: usize, mode: Mode, printed: &Printed) -> Comparison {
    let mut tally = Tally { printed: printed.boards.len(), ..Tally::default() };
    let mut places = HashMap::with_capacity(printed.boards.len());
    let mut first_invalid = None;
    let mut first_repeat = None;
    for (index, board) in printed.boards.iter().enumerate() {
        let place = index + 1;
        match solution(n, board).map(|columns| *places.entry(columns).or_insert(place)) {
            None => {
                tally.invalid += 1;
                first_invalid.get_or_insert(place);
            }
            Some(first) if first == place => tally.valid += 1,
            Some(first) => {
                tally.duplicate += 1;
                first_repeat.get_or_insert((place, first));
            }
        }
    }
    tally.missing = missing(n, mode, tally.valid);
    let first_missing = if tally.missing > 0 {
        first_missing(n, |queens| places.contains_key(queens))
    } else {
        None
    };
    Comparison {
        tally,
        first_bad: first_bad(n, printed, first_invalid, first_repeat),
        first_missing,
    }
}

/// The columns of a printed board, from the top, if it is a solution for n.
fn solution(n: usize, board: &PrintedBoard) -> Option<Vec<usize>> {
    let columns = one_queen_a_row(n, board)?;
    let board = Board::new(columns).ok().filter(Board::is_solution)?;
    Some(board.columns().to_vec())
}

/// The columns of a printed board, from the top, if it has n rows, n columns and one queen in
/// each row.
pub(super) fn one_queen_a_row(n: usize, board: &PrintedBoard) -> Option<Vec<usize>> {
    let fits = board.rows == n && board.columns == n && board.queens.len() == n;
    let in_order = || board.queens.iter().enumerate().all(|(row, queen)| queen.row == row);
    (fits && in_order()).then(|| board.queens.iter().map(|queen| queen.column).collect())
}

/// How many boards that were asked for are not there. For n = 0 an empty list is as good as a
/// list that holds the empty board.
fn missing(n: usize, mode: Mode, valid: usize) -> u64 {
    let expected = if n == 0 { 0 } else { expected(n, mode).unwrap_or(0) };
    expected.saturating_sub(valid as u64)
}

fn first_missing(n: usize, is_printed: impl Fn(&[usize]) -> bool) -> Option<Board> {
    if n > SEARCHED_N {
        return None;
    }
    let mut missing = None;
    let _ = conflict_arrays::search(
        n,
        &mut EachSolution(|queens: &[usize]| {
            if is_printed(queens) {
                return ControlFlow::Continue(());
            }
            missing = Some(Board::from(queens));
            ControlFlow::Break(())
        }),
    );
    missing
}

fn first_bad(
    n: usize,
    printed: &Printed,
    first_invalid: Option<usize>,
    first_repeat: Option<(usize, usize)>,
) -> Option<BadBoard> {
    let bad = |index: usize, fault| {
        let board = printed.boards[index - 1].clone();
        BadBoard { index, attacks: attacks(&board), board, fault }
    };
    let invalid = first_invalid.map(|index| bad(index, fault(n, &printed.boards[index - 1])));
    invalid.or_else(|| first_repeat.map(|(index, first)| bad(index, Fault::Repeats(first))))
}

/// Why a board that is no solution is none.
fn fault(n: usize, board: &PrintedBoard) -> Fault {
    if board.rows != n || board.columns != n {
        Fault::Size
    } else if board.queens.len() != n {
        Fault::Queens
    } else if let Some(&square) = board.queens.iter().find(|queen| queen.row.max(queen.column) >= n)
    {
        Fault::OffTheBoard(square)
    } else if let Some(pair) = board.queens.windows(2).find(|pair| pair[0] == pair[1]) {
        Fault::SameSquare(pair[0])
    } else {
        Fault::Attack
    }
}

/// The pairs of queens that attack each other: the topmost attacked queen first.
fn attacks(board: &PrintedBoard) -> Vec<Attack> {
    let queens = &board.queens;
    let pairs = queens
        .iter()
        .enumerate()
        .flat_map(|(place, &second)| queens[..place].iter().map(move |&first| (first, second)));
    pairs
        .filter_map(|(first, second)| {
            first.attacks(second).map(|line| Attack { first, second, line })
        })
        .take(ATTACKS)
        .collect()
}
