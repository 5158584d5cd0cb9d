//! Fourth pass: rows are cut into boards.
//!
//! Rows that stand as close together as any two rows of the text do form a block, and a block
//! is cut into boards of as many rows as columns. Where that does not come out even, the
//! distances may repeat from board to board, or lines that only look like rows may be left out;
//! what remains is a board of another height.

use super::reading::Reading;
use super::row::Style;
use super::rows::{Row, Rows};
use super::text::Line;
use crate::board::Square;
use crate::judge::printed::PrintedBoard;

/// What is to be cut, and how.
pub(super) struct Cut<'r> {
    pub rows: &'r Rows,
    /// The set of symbols that are queens.
    pub queens: u64,
    /// The side that was asked for.
    pub n: usize,
    /// The last line of the text: a board that ends there too early was cut off.
    pub last: Option<Line<'r>>,
    /// Words may have been taken for rows: only whole boards are believed.
    pub doubtful: bool,
}

impl Cut<'_> {
    /// Cuts the chosen rows into boards, in the order of the text.
    pub(super) fn cut(&self, chosen: &[Row], reading: &mut Reading) {
        debug_assert!(chosen.is_sorted_by_key(|row| row.place), "rows in the order of the text");
        let close = closest(chosen);
        for run in chosen.chunk_by(|one, next| (one.width, one.lanes) == (next.width, next.lanes)) {
            let blocks: Vec<&[Row]> =
                run.chunk_by(|one, next| next.place - one.place <= close).collect();
            let height = self.height(run, &blocks);
            if let Some(rows) = tall(&blocks, height, self.queens) {
                self.whole(&rows, height, reading);
                continue;
            }
            if !self.doubtful
                && let Some(rows) = between_rules(run, height)
            {
                self.whole(&rows, height, reading);
                continue;
            }
            let even = |block: &&[Row]| block.len().is_multiple_of(height);
            if blocks.iter().all(even) {
                for block in blocks {
                    self.whole(block, height, reading);
                }
            } else if repeats(run, height) && !self.doubtful {
                self.whole(run, height, reading);
            } else {
                for block in blocks {
                    self.mend(block, height, reading);
                }
            }
        }
    }

    /// The number of rows of a board: its width, unless it is wider than the side that was
    /// asked for and every block is as high as that.
    fn height(&self, run: &[Row], blocks: &[&[Row]]) -> usize {
        let width = run[0].width;
        let all = |side: usize| blocks.iter().all(|block| block.len().is_multiple_of(side));
        if self.n > 1 && !all(width) && all(self.n) { self.n } else { width }
    }

    /// Cuts rows that are known to be whole boards.
    fn whole(&self, rows: &[Row], height: usize, reading: &mut Reading) {
        let width = rows[0].width;
        let asked = width == self.n && height == self.n;
        let listed = self.rows.style == Style::Listed;
        if !asked && (self.doubtful || width == 2 && !listed) {
            return;
        }
        for board in rows.chunks(height) {
            self.boards(board, reading);
        }
    }

    /// Cuts a block whose rows are no whole boards.
    fn mend(&self, block: &[Row], height: usize, reading: &mut Reading) {
        let fits = |length: usize| length > 0 && length.is_multiple_of(height);
        if fits(block.len()) {
            return self.whole(block, height, reading);
        }
        let mixed: Vec<Row> =
            block.iter().filter(|row| !row.symbols.is_power_of_two()).copied().collect();
        if fits(mixed.len()) {
            return self.whole(&mixed, height, reading);
        }
        if block[0].prefixed && fits(block.len() - 1) {
            return self.whole(&block[1..], height, reading);
        }
        if !self.doubtful {
            self.rest(block, height, reading);
        }
    }

    /// Whole boards from the top, and a rest that is no whole board.
    fn rest(&self, block: &[Row], height: usize, reading: &mut Reading) {
        let (whole, rest) = block.split_at(block.len() / height * height);
        if !whole.is_empty() {
            self.whole(whole, height, reading);
        }
        let has_queen = rest.iter().any(|row| row.symbols & self.queens != 0);
        let cut_off = self.is_cut_off(rest);
        if rest[0].width != self.n || cut_off || rest.len() == 1 {
            if has_queen && (rest[0].width == self.n || rest.len() > 1) {
                reading.unread.get_or_insert(rest[0].line);
            }
        } else if has_queen {
            self.boards(rest, reading);
        }
    }

    /// Whether the text ends within the board of these rows, perhaps within a row.
    fn is_cut_off(&self, rest: &[Row]) -> bool {
        let Some(last) = self.last else { return false };
        let end = &rest[rest.len() - 1];
        let symbols: Vec<char> = self.rows.symbols(end.symbols).map(|(_, c)| c).collect();
        let text = last.text.trim();
        let begins = || text.chars().all(|c| c == ' ' || c == '\t' || symbols.contains(&c));
        end.line == last.number || end.line + 1 == last.number && begins()
    }

    /// The boards that stand side by side on these rows.
    fn boards(&self, rows: &[Row], reading: &mut Reading) {
        for lane in 0..rows[0].lanes {
            reading.push(self.board(rows, lane), rows[rows.len() - 1].last);
        }
    }

    fn board(&self, rows: &[Row], lane: usize) -> PrintedBoard {
        let wall = usize::from(self.is_walled(rows, lane));
        let rows = &rows[wall..rows.len() - wall];
        let [height, width] = [rows.len(), rows[0].width - 2 * wall];
        let mut queens = Vec::with_capacity(height);
        for (row, printed) in rows.iter().enumerate() {
            let squares = self.rows.squares(printed, lane)[wall..].iter().take(width).enumerate();
            let occupied = squares.filter(|&(_, &square)| self.queens >> square & 1 == 1);
            queens.extend(occupied.map(|(column, _)| Square { row, column }));
        }
        let margin = width == self.n + 1 && height == self.n;
        let columns = if margin { narrowed(&mut queens, width) } else { width };
        PrintedBoard { line: rows[0].line, rows: height, columns, queens }
    }

    /// Whether a wall of one sign, which stands nowhere else, surrounds a board of side n.
    fn is_walled(&self, rows: &[Row], lane: usize) -> bool {
        let last = self.n + 1;
        if self.n == 0 || rows.len() != last + 1 || rows[0].width != last + 1 {
            return false;
        }
        let sign = self.rows.squares(&rows[0], lane)[0];
        rows.iter().enumerate().all(|(row, printed)| {
            let mut squares = self.rows.squares(printed, lane).iter().enumerate();
            let is_outer = |column| [row, column].iter().any(|&place| place == 0 || place == last);
            squares.all(|(column, &square)| (square == sign) == is_outer(column))
        })
    }
}

/// Takes an empty column too many off the right or the left of a board.
fn narrowed(queens: &mut [Square], width: usize) -> usize {
    let holds = |column: usize| queens.iter().any(|queen| queen.column == column);
    match (holds(0), holds(width - 1)) {
        (_, false) => width - 1,
        (false, true) => {
            for queen in queens.iter_mut() {
                queen.column -= 1;
            }
            width - 1
        }
        (true, true) => width,
    }
}

/// The smallest distance between rows of the same width.
fn closest(rows: &[Row]) -> usize {
    let pairs = rows.windows(2).filter(|pair| pair[0].width == pair[1].width);
    pairs.map(|pair| pair[1].place - pair[0].place).min().unwrap_or(1)
}

/// The rows of a run in which a rule as long as a row, of one symbol, stands before or behind
/// each board: without the rules.
fn between_rules(run: &[Row], height: usize) -> Option<Vec<Row>> {
    let is_rule = |row: &Row| row.symbols.is_power_of_two();
    let parted = |first: usize| {
        let mut places = run.iter().enumerate();
        places.all(|(place, row)| is_rule(row) == ((place + first).is_multiple_of(height + 1)))
    };
    let fits = [0, height].contains(&(run.len() % (height + 1)));
    if height < 2 || run.len() <= height || !fits || !(parted(0) || parted(1)) {
        return None;
    }
    Some(run.iter().filter(|row| !is_rule(row)).copied().collect())
}

/// The rows of boards with squares several lines high: in each block the line with the queen.
fn tall(blocks: &[&[Row]], height: usize, queens: u64) -> Option<Vec<Row>> {
    let lines = blocks[0].len();
    let occupied = |row: &&Row| row.symbols & queens != 0;
    let is_row =
        |block: &&[Row]| block.len() == lines && block.iter().filter(occupied).count() <= 1;
    let fits = lines > 1 && lines != height && blocks.len().is_multiple_of(height);
    if height < 2 || !fits || !blocks.iter().all(is_row) {
        return None;
    }
    Some(blocks.iter().map(|block| *block.iter().find(occupied).unwrap_or(&block[0])).collect())
}

/// Whether the distances within every `height` rows are the same as within the first.
fn repeats(run: &[Row], height: usize) -> bool {
    let distances = |board: &[Row]| -> Vec<usize> {
        board.windows(2).map(|pair| pair[1].place - pair[0].place).collect()
    };
    if !run.len().is_multiple_of(height) {
        return false;
    }
    let first = distances(&run[..height]);
    run.chunks(height).all(|board| distances(board) == first)
}
