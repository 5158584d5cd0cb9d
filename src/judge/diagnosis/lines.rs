//! Lines that are never compared: the program prints all boards without the other attacks.

use super::Fit;
use super::observation::{Boards, Observation, SEARCHED_N};
use crate::board::{Line, Square};
use crate::judge::call::Mode;
use crate::judge::mistake::Mistake;

/// The mistakes of this module.
const MISTAKES: [Mistake; 5] = [
    Mistake::ColumnNeverCompared,
    Mistake::RowNeverCompared,
    Mistake::FallingDiagonalNeverCompared,
    Mistake::RisingDiagonalNeverCompared,
    Mistake::NoDiagonalsCompared,
];

/// Below this size there are too few boards to tell one mistake from another.
const TELLING_N: usize = 3;

pub fn fit(mistake: Mistake, seen: &Observation) -> Fit {
    // The smallest sizes are often answered without a search.
    if (seen.n <= 3 && seen.is_accepted()) || seen.n > SEARCHED_N {
        return Fit::Silent;
    }
    let by_column = (mistake == Mistake::RowNeverCompared).then(|| seen.by_column());
    let Some(boards) = by_column.as_ref().unwrap_or(&seen.by_row) else { return Fit::Against };
    let one = seen.mode == Mode::First;
    let came_true =
        if one { is_the_first(mistake, seen.n, boards) } else { are_all(mistake, seen.n, boards) };
    let unmistakable = !one || no_other_mistake(mistake, seen.n, boards);
    let tells = seen.n >= TELLING_N && seen.tally.invalid > 0 && unmistakable;
    Fit::of(came_true, tells, || evidence(mistake, seen))
}

/// Whether these are all the boards, each once, on which no queen attacks another along a line
/// that is compared.
fn are_all(mistake: Mistake, n: usize, boards: &Boards) -> bool {
    let compared = compared(mistake);
    boards.values().all(|&times| times == 1)
        && boards.keys().all(|board| has_no_attack(board, compared))
        && Search { n, rows: n, compared, limit: boards.len() + 1 }.count(&mut Vec::new())
            == boards.len()
}

fn is_the_first(mistake: Mistake, n: usize, boards: &Boards) -> bool {
    let mut queens = Vec::new();
    let found = Search { n, rows: n, compared: compared(mistake), limit: 1 }.count(&mut queens);
    found == boards.len() && boards.keys().all(|board| *board == queens)
}

/// Whether no other of these mistakes has the same first board.
fn no_other_mistake(mistake: Mistake, n: usize, boards: &Boards) -> bool {
    let by_row = |other: &Mistake| {
        (*other == Mistake::RowNeverCompared) == (mistake == Mistake::RowNeverCompared)
    };
    let mut others = MISTAKES.into_iter().filter(|other| *other != mistake).filter(by_row);
    !others.any(|other| is_the_first(other, n, boards))
}

/// The lines that a program with this mistake does compare. A search for one queen in each
/// column is the same with rows and columns exchanged, which leaves the diagonals as they are.
fn compared(mistake: Mistake) -> &'static [Line] {
    match mistake {
        Mistake::FallingDiagonalNeverCompared => &[Line::Column, Line::Rising],
        Mistake::RisingDiagonalNeverCompared => &[Line::Column, Line::Falling],
        Mistake::NoDiagonalsCompared => &[Line::Column],
        _ => &[Line::Falling, Line::Rising],
    }
}

fn has_no_attack(board: &[usize], compared: &[Line]) -> bool {
    (1..board.len()).all(|row| is_free(&board[..row], board[row], compared))
}

/// Whether a queen in the next row and this column is attacked along none of the lines.
fn is_free(queens: &[usize], column: usize, compared: &[Line]) -> bool {
    let new = Square { row: queens.len(), column };
    queens.iter().enumerate().all(|(row, &column)| {
        let line = new.attacks(Square { row, column });
        line.is_none_or(|line| !compared.contains(&line))
    })
}

/// Counts the boards without an attack along the compared lines, up to a limit.
struct Search {
    n: usize,
    /// How many rows get a queen.
    rows: usize,
    compared: &'static [Line],
    limit: usize,
}

impl Search {
    /// When the limit is reached, `queens` is left as the last board that was counted.
    fn count(&self, queens: &mut Vec<usize>) -> usize {
        if queens.len() == self.rows {
            return 1;
        }
        let mut found = 0;
        for column in 0..self.n {
            if is_free(queens, column, self.compared) {
                queens.push(column);
                found += Self { limit: self.limit - found, ..*self }.count(queens);
                if found == self.limit {
                    return found;
                }
                queens.pop();
            }
        }
        found
    }
}

/// How many boards a program with this mistake counts, up to a limit.
pub fn number(mistake: Mistake, n: usize, limit: usize) -> usize {
    Search { n, rows: n, compared: compared(mistake), limit }.count(&mut Vec::new())
}

/// In how many ways queens can be placed on all rows but the last, up to a limit.
pub fn number_one_short(n: usize, limit: usize) -> usize {
    let compared = &[Line::Column, Line::Falling, Line::Rising];
    Search { n, rows: n.saturating_sub(1), compared, limit }.count(&mut Vec::new())
}

fn evidence(mistake: Mistake, seen: &Observation) -> String {
    let (shared, kept) = match mistake {
        Mistake::ColumnNeverCompared => ("column", "a row or a diagonal"),
        Mistake::RowNeverCompared => ("row", "a column or a diagonal"),
        Mistake::FallingDiagonalNeverCompared => {
            ("falling diagonal (\\)", "a row, a column or a rising diagonal (/)")
        }
        Mistake::RisingDiagonalNeverCompared => {
            ("rising diagonal (/)", "a row, a column or a falling diagonal (\\)")
        }
        _ => ("diagonal", "a row or a column"),
    };
    if seen.mode == Mode::First {
        return format!(
            "its board is the first one that a search finds which never looks whether two queens \
             share a {shared}"
        );
    }
    let printed = seen.boards().len();
    format!(
        "it prints exactly the {printed} boards on which no two queens share {kept}; the only \
         attacks on them are between queens that share a {shared}"
    )
}
