//! One judged call as the diagnosis looks at it.

use crate::KNOWN_COUNTS;
use crate::approach::conflict_arrays;
use crate::board::Square;
use crate::judge::call::{Call, Mode};
use crate::judge::case::Case;
use crate::judge::compare::{Tally, one_queen_a_row};
use crate::judge::printed::PrintedBoard;
use crate::judge::verdict::Verdict;
use crate::visitor::Collect;
use std::cell::OnceCell;
use std::collections::BTreeMap;

/// The largest n whose true set is made: beyond, a search would cost more than the comparison.
pub const SEARCHED_N: usize = 10;

/// Boards, each as the place of the queen in every row (or column), and how often each of them
/// was printed.
pub type Boards = BTreeMap<Vec<usize>, usize>;

pub struct Observation<'a> {
    pub n: usize,
    /// What was compared; never [`Mode::Auto`].
    pub mode: Mode,
    pub call: &'a Call,
    pub case: &'a Case,
    pub tally: Tally,
    /// The printed boards by row; `None` if one of them has not one queen in each row.
    pub by_row: Option<Boards>,
    /// The number of solutions, 0 where it is not known.
    pub all: usize,
    solutions: OnceCell<Vec<Vec<usize>>>,
}

impl<'a> Observation<'a> {
    pub fn new(mode: Mode, call: &'a Call, case: &'a Case) -> Self {
        let n = call.n;
        let boards = &call.printed.boards;
        Self {
            n,
            mode: mode.settled(&call.printed),
            call,
            case,
            tally: case.tally.unwrap_or_default(),
            by_row: count(boards.iter().map(|board| one_queen_a_row(n, board))),
            all: KNOWN_COUNTS.get(n).map_or(0, |&all| usize::try_from(all).unwrap_or(usize::MAX)),
            solutions: OnceCell::new(),
        }
    }

    /// Every solution, by row, in lexicographic order; `None` for a large n.
    pub fn solutions(&self) -> Option<&[Vec<usize>]> {
        let made = || self.solutions.get_or_init(|| solutions(self.n)).as_slice();
        (self.n <= SEARCHED_N).then(made)
    }

    /// The printed boards by column; `None` if one of them has not one queen in each column.
    pub fn by_column(&self) -> Option<Boards> {
        count(self.boards().iter().map(|board| one_queen_a_row(self.n, &transposed(board))))
    }

    pub fn is_accepted(&self) -> bool {
        self.case.verdict == Verdict::Accepted
    }

    pub fn is_wrong(&self) -> bool {
        self.case.verdict == Verdict::Wrong
    }

    /// Whether only a number was printed.
    pub fn is_counted(&self) -> bool {
        let number_alone = self.call.printed.boards.is_empty() && self.call.printed.count.is_some();
        self.mode == Mode::Count || (self.mode == Mode::All && number_alone)
    }

    /// The number of solutions that was stated.
    pub fn stated(&self) -> Option<u64> {
        self.call.printed.count.map(|count| count.solutions)
    }

    pub fn boards(&self) -> &'a [PrintedBoard] {
        &self.call.printed.boards
    }

    /// The printed boards with the number of times each was printed, if all are solutions.
    pub fn valid(&self) -> Option<&Boards> {
        self.by_row.as_ref().filter(|_| self.tally.invalid == 0)
    }
}

/// Counts the boards, unless one of them is none.
fn count(boards: impl Iterator<Item = Option<Vec<usize>>>) -> Option<Boards> {
    let mut counted = Boards::new();
    for board in boards {
        *counted.entry(board?).or_insert(0) += 1;
    }
    Some(counted)
}

/// The board with rows and columns exchanged, its queens in reading order again.
fn transposed(board: &PrintedBoard) -> PrintedBoard {
    let mut queens: Vec<_> =
        board.queens.iter().map(|queen| Square { row: queen.column, column: queen.row }).collect();
    queens.sort_unstable();
    PrintedBoard { line: board.line, rows: board.columns, columns: board.rows, queens }
}

fn solutions(n: usize) -> Vec<Vec<usize>> {
    let mut collect = Collect::default();
    let _ = conflict_arrays::search(n, &mut collect);
    collect.boards.iter().map(|board| board.columns().to_vec()).collect()
}
