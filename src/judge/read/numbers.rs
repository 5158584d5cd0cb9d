//! Runs of numbers: the columns of a board, or the rows and columns of its queens.

use super::permutation::{are_distinct, is_axis, is_permutation};
use super::reading::Reading;
use super::rows::{Shift, most_rows};
use crate::board::Square;
use crate::judge::printed::PrintedBoard;
use std::ops::Range;

/// Stands for −1: programs keep it in place of the column where a row has no queen.
pub(super) const NO_QUEEN: u32 = u32::MAX;

/// Numbers that stand together: in one list or at the end of one line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    /// Its line, counted from 1.
    pub line: usize,
    /// The line on which it ends.
    pub last: usize,
    /// Its place in the text: runs that follow each other closely have close places.
    pub place: usize,
    /// Words stand on the same line.
    pub worded: bool,
    /// Within another list.
    pub nested: bool,
    start: usize,
    length: usize,
}

impl Run {
    /// The same without its first number.
    fn without_label(&self) -> Self {
        Self { start: self.start + 1, length: self.length - 1, ..*self }
    }
}

/// Runs of numbers, in the order of the text.
#[derive(Debug)]
pub(super) struct Numbers {
    runs: Vec<Run>,
    values: Vec<u32>,
    /// How many runs are kept, and half the numbers: a pair for every row.
    most: usize,
    /// The line of the first run for which there was no room.
    pub full: Option<usize>,
}

impl Numbers {
    pub(super) fn new(n: usize) -> Self {
        Self { runs: Vec::new(), values: Vec::new(), most: most_rows(n), full: None }
    }

    /// Keeps a run.
    pub(super) fn push(
        &mut self,
        line: usize,
        place: usize,
        worded: bool,
        nested: bool,
        values: &[u32],
    ) {
        if self.is_full(line) {
            return;
        }
        let start = self.values.len();
        self.values.extend_from_slice(values);
        let length = values.len();
        self.runs.push(Run { line, last: line, place, worded, nested, start, length });
    }

    /// Keeps runs that were kept before once more, so far below.
    pub(super) fn again(&mut self, shift: Shift, runs: &Range<usize>) {
        for index in runs.clone() {
            let run = self.runs[index];
            let [line, last] = [run.line, run.last].map(|line| line + shift.lines);
            if !self.is_full(line) {
                self.runs.push(Run { line, last, place: run.place + shift.places, ..run });
            }
        }
    }

    /// Whether there is no room for another run, from this line.
    fn is_full(&mut self, line: usize) -> bool {
        let full = self.runs.len() >= self.most || self.values.len() >= 2 * self.most;
        if full {
            self.full.get_or_insert(line);
        }
        full
    }

    /// How many runs are kept.
    pub(super) fn len(&self) -> usize {
        self.runs.len()
    }

    /// The latest runs, from the one with this index on.
    pub(super) fn since(&mut self, from: usize) -> &mut [Run] {
        &mut self.runs[from..]
    }

    fn values(&self, run: &Run) -> &[u32] {
        &self.values[run.start..run.start + run.length]
    }

    /// The runs with their numbers.
    pub(super) fn runs(&self) -> impl Iterator<Item = (&Run, &[u32])> {
        self.runs.iter().map(|run| (run, self.values(run)))
    }

    /// Whether the runs are the rows of matrices, of 0 and 1 or with one number that is not 0
    /// in each, and not the columns of queens.
    pub(super) fn is_matrix(&self, n: usize) -> bool {
        if n == 2 {
            return self.runs.len() == 2 && self.runs().all(|(_, values)| values == [0, 0]);
        }
        let filled = |values: &[u32]| values.iter().filter(|&&value| value > 0).count();
        let is_row = |values: &[u32]| filled(values) <= 1 || values.iter().all(|&v| v <= 1);
        let is_long = |values: &[u32]| values.len() > 2 && !is_axis(values);
        let mut rows = self.runs().filter(|(_, values)| is_long(values)).peekable();
        n > 2
            && rows.peek().is_some()
            && rows.all(|(_, values)| is_row(values))
            && !self.are_few_and_alike()
    }

    /// Whether there are too few runs for a square, each of one number: all queens in one column.
    fn are_few_and_alike(&self) -> bool {
        let is_alike = |values: &[u32]| values.iter().all(|&value| value == values[0]);
        self.runs().all(|(run, values)| run.length > self.runs.len() && is_alike(values))
    }

    /// Reads every run as a board: the number in each place is the column of that row's queen.
    /// Numbers that only count up are the edge of a board if there may be a board within.
    pub(super) fn columns(&self, n: usize, bordered: &dyn Fn() -> bool, reading: &mut Reading) {
        reading.unread = self.full;
        if self.has_tally(n) {
            return;
        }
        let asked = self.runs.iter().any(|run| run.length == n);
        let is_board = |run: &&Run| run.length == n || self.is_permutation(run, asked);
        let mut boards: Vec<&Run> = self.runs.iter().filter(is_board).collect();
        if n == 1 && boards.len() == 2 && self.has_heading(boards[0], boards[1]) {
            boards.remove(0);
        }
        let axis = |run: &&Run| n > 2 && is_axis(self.values(run));
        let worded = |run: &&Run| n < 4 && run.worded;
        if boards.iter().all(axis) && (boards.iter().all(worded) || bordered()) {
            return;
        }
        let behind_rows = |two: &[&Run]| matches!(two, [rows, columns] if rows.line == columns.line && axis(rows) && !axis(columns));
        if boards.chunks(2).all(behind_rows) {
            boards = boards.into_iter().skip(1).step_by(2).collect();
        }
        reading.worded = boards.iter().all(|run| run.worded);
        let led = |run: &Run| asked && !run.nested && run.length == n + 1;
        let boards: Vec<Run> = boards
            .into_iter()
            .map(|run| if led(run) { run.without_label() } else { *run })
            .collect();
        let base = self.base(&boards);
        for run in boards {
            let columns = self.values(&run).iter().enumerate();
            let queen = |(row, &column): (usize, &u32)| {
                let column =
                    Some(column).filter(|&column| column != NO_QUEEN)?.checked_sub(base)?;
                Some(Square { row, column: column as usize })
            };
            let queens = columns.filter_map(queen).collect();
            reading.push(
                PrintedBoard { line: run.line, rows: run.length, columns: run.length, queens },
                run.last,
            );
        }
    }

    /// Whether the first of two numbers only numbers the board, which is the second.
    fn has_heading(&self, first: &Run, second: &Run) -> bool {
        let one_line = first.line == second.line && !second.nested;
        !first.nested && (self.values(first) == [1] || one_line)
    }

    /// The number of the first column, 0 or 1. Where it is 1, rows that have no queen yet hold 0:
    /// those below or those above the others.
    fn base(&self, boards: &[Run]) -> u32 {
        let any = |wanted: &dyn Fn(u32, &Run) -> bool| {
            boards.iter().any(|run| self.values(run).iter().any(|&value| wanted(value, run)))
        };
        let below = |two: &[u32]| two[0] > 0 || two[1] == 0;
        let above = |two: &[u32]| two[1] > 0 || two[0] == 0;
        let all = |follow: &dyn Fn(&[u32]) -> bool| {
            boards.iter().all(|run| run.length > 2 && self.values(run).windows(2).all(follow))
        };
        let tops = any(&|value, run| value as usize == run.length);
        u32::from(tops && (!any(&|value, _| value == 0) || all(&below) || all(&above)))
    }

    /// Whether the numbers are sizes with numbers of solutions, `1 1` and `2 0`: no board counts
    /// rows from 1 and columns from 0. For n = 2 the row `2 0` suffices, which is no permutation,
    /// whether columns count from 0 or from 1.
    pub(super) fn has_tally(&self, n: usize) -> bool {
        let mut rows = self.runs().filter(|(run, _)| !run.nested).map(|(_, values)| values);
        if n == 2 {
            return rows.any(|row| row.starts_with(&[2, 0]));
        }
        let mut starts = |pair: [u32; 2]| rows.next().is_some_and(|row| row.starts_with(&pair));
        starts([1, 1]) && starts([2, 0])
    }

    /// Whether a run of another length than was asked for is a board all the same.
    fn is_permutation(&self, run: &Run, asked: bool) -> bool {
        let least = if asked && run.nested { 1 } else { 4 };
        if run.worded || run.length < least || run.length == 2 {
            return false;
        }
        is_permutation(self.values(run))
    }

    /// Reads every run of two numbers as the row and column of a queen.
    pub(super) fn pairs(&self, n: usize, reading: &mut Reading) {
        reading.unread = self.full;
        if self.has_tally(n) {
            return;
        }
        debug_assert!(self.runs.is_sorted_by_key(|run| run.place), "runs in the order of the text");
        let is_pair = |run: &&Run| run.length == 2 && !self.values(run).contains(&NO_QUEEN);
        let pairs: Vec<&Run> = self.runs.iter().filter(is_pair).collect();
        let close = pairs.windows(2).map(|two| two[1].place - two[0].place).min().unwrap_or(0);
        let blocks = pairs.chunk_by(|one, next| next.place - one.place <= close);
        let boards: Vec<&[&Run]> = blocks.flat_map(|block| self.blocks(block, n)).collect();
        let side = self.side(&boards, n);
        let used = || boards.iter().flat_map(|board| board.iter());
        let axis = |index: usize| {
            let mut values = used().map(move |run| self.values(run)[index]);
            let least = values.clone().min();
            u32::from(least > Some(0) && values.any(|value| value as usize >= side))
        };
        let bases = [axis(0), axis(1)];
        reading.worded = used().all(|run| run.worded);
        for board in &boards {
            let square = |run: &&Run| {
                let [row, column] = [0, 1].map(|index| self.values(run)[index] - bases[index]);
                Square { row: row as usize, column: column as usize }
            };
            let mut queens: Vec<Square> = board.iter().map(square).collect();
            queens.sort_unstable();
            reading.push(
                PrintedBoard { line: board[0].line, rows: side, columns: side, queens },
                board[board.len() - 1].line,
            );
        }
    }

    /// Cuts pairs that stand close together into boards of n queens. Pairs in talk are boards
    /// only if they are just n, one in each row or one in each column.
    fn blocks<'b, 'r>(&self, block: &'b [&'r Run], n: usize) -> Vec<&'b [&'r Run]> {
        if n > 1 && block.len() > n && self.is_one_board(block) {
            return vec![block];
        }
        if n > 0 && block.len().is_multiple_of(n) {
            let talk = block.iter().any(|run| run.worded);
            let is_set = |index: usize| self.are_distinct(block, index);
            let scattered = talk && (block.len() != n || !(is_set(0) || is_set(1)));
            return if scattered { Vec::new() } else { block.chunks(n).collect() };
        }
        let one_line = block.iter().all(|run| run.line == block[0].line);
        if one_line && block.len() > 1 && !block.iter().any(|run| run.worded) {
            return vec![block];
        }
        Vec::new()
    }

    /// Whether pairs on one line go on from row to row, or from column to column, to the end: the
    /// pairs of several boards would begin anew.
    fn is_one_board(&self, block: &[&Run]) -> bool {
        let one_line = block.iter().all(|run| run.line == block[0].line && !run.worded);
        let pair = |run: &Run| (self.values(run)[0], self.values(run)[1]);
        let by_row = |two: &[&Run]| pair(two[0]) < pair(two[1]);
        let swapped = |(row, column): (u32, u32)| (column, row);
        let by_column = |two: &[&Run]| swapped(pair(two[0])) < swapped(pair(two[1]));
        one_line && (block.windows(2).all(by_row) || block.windows(2).all(by_column))
    }

    /// Whether the first numbers of pairs, or the second ones, are all different.
    fn are_distinct(&self, block: &[&Run], index: usize) -> bool {
        are_distinct(block.iter().map(|run| self.values(run)[index]))
    }

    /// The side of boards of pairs: n, unless all have the same other number of queens, one in
    /// each row, on a board of that size.
    fn side(&self, boards: &[&[&Run]], n: usize) -> usize {
        let Some(side) = boards.first().map(|board| board.len()) else { return n };
        let alike = || boards.iter().all(|board| board.len() == side);
        let fits = |index: usize| {
            let values = boards.iter().copied().flatten().map(|run| self.values(run)[index]);
            let (least, most) = (values.clone().min(), values.max());
            most.zip(least).is_some_and(|(most, least)| ((most - least) as usize) < side)
        };
        let is_other = side > n || side >= 4 && boards.len() > 1;
        let is_side = is_other && alike() && fits(0) && fits(1);
        let one_a_row = || boards.iter().all(|board| self.are_distinct(board, 0));
        if is_side && one_a_row() { side } else { n }
    }
}
