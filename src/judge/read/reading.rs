//! Last pass: of all readings of a text the best one is chosen.
//!
//! A text that has been read wrongly hardly ever shows true solutions. So the reading with the
//! most of them is chosen, then the one with the fewest boards that are none: a program that
//! prints its steps and then a list of its answers is judged by the list.

use crate::board::Board;
use crate::judge::notation::Notation;
use crate::judge::printed::PrintedBoard;

/// At most so many boards are read: there are fewer for every n up to 14.
pub(super) const MOST_BOARDS: usize = 1_000_000;

/// The boards that a text holds if it is read in one notation.
#[derive(Debug)]
pub(super) struct Reading {
    pub notation: Notation,
    pub boards: Vec<PrintedBoard>,
    /// The first line that should have been part of a board but could not be read.
    pub unread: Option<usize>,
    /// The first and the last line of each board.
    pub lines: Vec<(usize, usize)>,
    /// All boards are numbers in talk: perhaps the steps of a search.
    pub worded: bool,
}

impl Reading {
    pub(super) fn new(notation: Notation) -> Self {
        Self { notation, boards: Vec::new(), unread: None, lines: Vec::new(), worded: false }
    }

    /// Adds a board that ends on the line `last` while there is room.
    pub(super) fn push(&mut self, board: PrintedBoard, last: usize) {
        if self.boards.len() < MOST_BOARDS {
            self.lines.push((board.line, last));
            self.boards.push(board);
        } else {
            self.unread.get_or_insert(board.line);
        }
    }

    /// Whether some board has as many rows or columns as were asked for, or as many queens, or one
    /// queen in each row of a square board that has solutions and more than one square, and no
    /// queen far off it: anything else was no board.
    fn is_believable(&self, n: usize) -> bool {
        let fits = |board: &PrintedBoard| board.rows == n || board.columns == n;
        let other = |board: &PrintedBoard| {
            let asked = n > 3 && board.rows > n && board.queens.len() == n;
            let is_square = board.rows > 3 && board.rows == board.columns;
            is_square && (asked || one_in_each_row(board).is_some())
        };
        let near = |board: &PrintedBoard| {
            board.queens.iter().all(|queen| queen.column <= board.columns.max(board.rows))
        };
        self.boards.iter().any(|board| (fits(board) || other(board)) && near(board))
    }

    /// Whether some board is a solution for n.
    pub(super) fn has_solution(&self, n: usize) -> bool {
        self.merit(n).0 > 0
    }

    /// What speaks for this reading: solutions first, then few boards that are none; without
    /// any solution, boards with one queen in each row of the side that was asked for, then any
    /// boards of that side.
    fn merit(&self, n: usize) -> (usize, usize, usize, usize) {
        let asked = self.boards.iter().filter(|board| (board.rows, board.columns) == (n, n));
        let mut merit = (0, 0, 0, self.boards.len());
        for board in asked {
            let columns = one_in_each_row(board);
            merit.2 += 1;
            merit.1 += usize::from(columns.is_some());
            let solution = columns.and_then(|columns| Board::new(columns).ok());
            merit.0 += usize::from(solution.is_some_and(|board| board.is_solution()));
        }
        if merit.0 > 0 {
            let others = self.boards.len() - merit.0;
            return (merit.0, usize::MAX - others, 0, 0);
        }
        merit
    }
}

/// The columns of the queens, if there is one in each row.
fn one_in_each_row(board: &PrintedBoard) -> Option<Vec<usize>> {
    if board.queens.len() != board.rows {
        return None;
    }
    let mut columns = vec![usize::MAX; board.rows];
    for queen in &board.queens {
        let column = columns.get_mut(queen.row).filter(|column| **column == usize::MAX)?;
        *column = queen.column;
    }
    Some(columns)
}

/// The best reading; the first of those that are equally good. None without boards.
pub(super) fn choose(readings: Vec<Reading>, n: usize) -> Option<Reading> {
    let mut best: Option<(_, Reading)> = None;
    for reading in readings.into_iter().filter(|reading| reading.is_believable(n)) {
        let merit = reading.merit(n);
        if best.as_ref().is_none_or(|(least, _)| merit > *least) {
            best = Some((merit, reading));
        }
    }
    best.map(|(_, reading)| reading)
}
