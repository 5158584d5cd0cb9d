//! Runs of numbers: the columns of a board, or the rows and columns of its queens.

use super::reading::Reading;
use super::rows::{Shift, most_rows};
use crate::board::Square;
use crate::judge::printed::PrintedBoard;
use std::ops::Range;

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
        let filled = |values: &[u32]| values.iter().filter(|&&value| value > 0).count();
        let is_row = |values: &[u32]| filled(values) <= 1 || values.iter().all(|&v| v <= 1);
        let is_long = |values: &[u32]| values.len() > 2 && !is_axis(values);
        let mut rows = self.runs().filter(|(_, values)| is_long(values)).peekable();
        n > 2 && rows.peek().is_some() && rows.all(|(_, values)| is_row(values))
    }

    /// Reads every run as a board: the number in each place is the column of that row's queen.
    pub(super) fn columns(&self, n: usize, reading: &mut Reading) {
        reading.unread = self.full;
        if n == 2 && self.has_tally() {
            return;
        }
        let asked = self.runs.iter().any(|run| run.length == n);
        let is_board = |run: &&Run| run.length == n || self.is_permutation(run, asked);
        let mut boards: Vec<&Run> = self.runs.iter().filter(is_board).collect();
        let headed = |heading: &Run| self.values(heading) == [1] && !heading.nested;
        if n == 1 && boards.len() == 2 && headed(boards[0]) {
            boards.remove(0);
        }
        let pair = |one: &Run, other: &Run| one.line == other.line && !one.nested && !other.nested;
        if n == 1 && boards.len() == 2 && pair(boards[0], boards[1]) {
            boards.remove(0);
        }
        let values = || boards.iter().flat_map(|run| self.values(run).iter().copied());
        let tops = || boards.iter().any(|run| self.values(run).iter().any(|&v| is_side(v, run)));
        let base = u32::from(values().all(|value| value > 0) && tops());
        let axis = |run: &&Run| n > 2 && is_axis(self.values(run));
        if boards.iter().all(axis) {
            return;
        }
        for run in boards {
            let columns = self.values(run).iter().map(|&value| (value - base) as usize);
            let queens = columns.enumerate().map(|(row, column)| Square { row, column }).collect();
            reading.push(
                PrintedBoard { line: run.line, rows: run.length, columns: run.length, queens },
                run.last,
            );
        }
    }

    /// Whether the numbers are sizes with numbers of solutions: for n = 2 they look like boards,
    /// but `2 0` is no permutation, whether columns count from 0 or from 1.
    pub(super) fn has_tally(&self) -> bool {
        self.runs().any(|(run, values)| values.starts_with(&[2, 0]) && !run.nested)
    }

    /// Whether a run of another length than was asked for is a board all the same.
    fn is_permutation(&self, run: &Run, asked: bool) -> bool {
        let least = if asked && run.nested { 1 } else { 4 };
        if run.worded || run.length < least || run.length == 2 {
            return false;
        }
        let values = self.values(run);
        let mut seen = vec![false; run.length + 1];
        for &value in values {
            match seen.get_mut(value as usize) {
                Some(seen) if !*seen => *seen = true,
                _ => return false,
            }
        }
        !(seen[0] && seen[run.length])
    }

    /// Reads every run of two numbers as the row and column of a queen.
    pub(super) fn pairs(&self, n: usize, reading: &mut Reading) {
        reading.unread = self.full;
        if n == 2 && self.has_tally() {
            return;
        }
        debug_assert!(self.runs.is_sorted_by_key(|run| run.place), "runs in the order of the text");
        let pairs: Vec<&Run> = self.runs.iter().filter(|run| run.length == 2).collect();
        let close = pairs.windows(2).map(|two| two[1].place - two[0].place).min().unwrap_or(0);
        let blocks = pairs.chunk_by(|one, next| next.place - one.place <= close);
        let boards: Vec<&[&Run]> = blocks.flat_map(|block| self.blocks(block, n)).collect();
        let side = side_of(&boards, n);
        let used = || boards.iter().flat_map(|board| board.iter());
        let axis = |index: usize| {
            let mut values = used().map(move |run| self.values(run)[index]);
            let least = values.clone().min();
            u32::from(least > Some(0) && values.any(|value| value as usize >= side))
        };
        let bases = [axis(0), axis(1)];
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
    /// only if they are just n, one in each row.
    fn blocks<'b, 'r>(&self, block: &'b [&'r Run], n: usize) -> Vec<&'b [&'r Run]> {
        if n > 0 && block.len().is_multiple_of(n) {
            let talk = block.iter().any(|run| run.worded);
            let scattered = talk && (block.len() != n || !self.has_distinct_rows(block));
            return if scattered { Vec::new() } else { block.chunks(n).collect() };
        }
        let one_line = block.iter().all(|run| run.line == block[0].line);
        if one_line && block.len() > 1 && !block.iter().any(|run| run.worded) {
            return vec![block];
        }
        Vec::new()
    }

    fn has_distinct_rows(&self, block: &[&Run]) -> bool {
        let mut rows: Vec<u32> = block.iter().map(|run| self.values(run)[0]).collect();
        rows.sort_unstable();
        rows.windows(2).all(|two| two[0] != two[1])
    }
}

/// Whether a value is the last column of a run that counts from 1.
fn is_side(value: u32, run: &Run) -> bool {
    value as usize == run.length
}

/// Whether the numbers only count up or down, as they do along the edge of a board.
fn is_axis(values: &[u32]) -> bool {
    let up = values.windows(2).all(|two| two[0] + 1 == two[1]);
    up || values.windows(2).all(|two| two[0] == two[1] + 1)
}

/// The side of boards of pairs: n, unless all have the same other number of queens, one in
/// each row.
fn side_of(boards: &[&[&Run]], n: usize) -> usize {
    match boards.first().map(|board| board.len()) {
        Some(side) if side > n && boards.iter().all(|board| board.len() == side) => side,
        Some(side) if side >= 4 && boards.len() > 1 && boards.iter().all(|b| b.len() == side) => {
            side
        }
        _ => n,
    }
}
