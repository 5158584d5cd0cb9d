//! Rust functions, called several times in one process.

use crate::board::{Board, Square};
use crate::judge::call::{Call, Ending, Mode};
use crate::judge::printed::{Printed, PrintedBoard, StatedCount, Unread};
use crate::judge::report::Report;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

/// The sizes for which boards are asked, in this order. Mixed and repeated, because state that
/// is kept between calls is the commonest mistake of all, and no single call shows it.
pub const LISTED: [usize; 15] = [4, 1, 5, 6, 2, 8, 3, 7, 4, 1, 5, 6, 2, 8, 3];

/// The sizes for which counts are asked: beyond 8, where tables of known answers end.
pub const COUNTED: [usize; 17] = [4, 1, 5, 6, 2, 8, 3, 9, 7, 10, 4, 1, 5, 6, 2, 8, 3];

/// Judges a function that returns all boards: `Vec<Vec<String>>` with `Q` and `.`, or
/// `Vec<Board>`.
///
/// It is called for n = 1…8 in mixed order, most of them twice. A panic is caught and judged,
/// unless panics abort the process.
pub fn judge<T: Into<Printed>>(solver: impl FnMut(usize) -> T) -> Report {
    Report::new(Mode::All, &calls(&LISTED, solver))
}

/// Judges a function that returns the number of solutions, for n = 1…10.
///
/// ```
/// use n_queens::{Approach, judge};
///
/// judge::judge_counter(|n| Approach::Symmetry.total_n_queens(n)).assert_accepted();
/// ```
pub fn judge_counter(counter: impl FnMut(usize) -> u64) -> Report {
    Report::new(Mode::Count, &calls(&COUNTED, counter))
}

/// Calls a function for these sizes, one after another, for [`Report::new`].
///
/// ```
/// use n_queens::judge::{Mode, Report, calls};
/// use n_queens::{Approach, Board};
///
/// let first = |n| Vec::from_iter(Approach::ConflictArrays.first(n));
/// Report::new(Mode::First, &calls(&[20, 4, 3], first)).assert_accepted();
/// ```
pub fn calls<T: Into<Printed>>(sizes: &[usize], mut solver: impl FnMut(usize) -> T) -> Vec<Call> {
    sizes.iter().map(|&n| call(n, &mut solver)).collect()
}

fn call<T: Into<Printed>>(n: usize, solver: &mut impl FnMut(usize) -> T) -> Call {
    let start = Instant::now();
    // Whatever state a panic leaves behind is the solver's own: the judge looks at none of it.
    let returned = catch_unwind(AssertUnwindSafe(|| solver(n).into()));
    let seconds = Some(start.elapsed().as_secs_f64());
    match returned {
        Ok(printed) => Call { n, printed, seconds, ..Call::default() },
        Err(panic) => {
            let errors = message(&*panic);
            Call { n, ending: Ending::Panicked, errors, seconds, ..Call::default() }
        }
    }
}

/// The message of a panic.
fn message(panic: &(dyn Any + Send)) -> String {
    let literal = panic.downcast_ref::<&str>().map(|&message| message.to_owned());
    literal.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// What a function returned, as if it had been printed; an empty list says that there is no
/// solution. Lines are 0, since nothing was printed.
impl From<Vec<Vec<String>>> for Printed {
    fn from(boards: Vec<Vec<String>>) -> Self {
        let none = boards.is_empty().then_some(0);
        let mut printed = Self { none, ..Self::default() };
        for (index, rows) in boards.iter().enumerate() {
            match board(rows) {
                Ok(board) => printed.boards.push(board),
                Err(problem) => {
                    let text = format!("board {}: {problem}", index + 1);
                    printed.unread.get_or_insert(Unread { line: 0, text });
                }
            }
        }
        printed
    }
}

impl From<Vec<Board>> for Printed {
    fn from(boards: Vec<Board>) -> Self {
        let none = boards.is_empty().then_some(0);
        let boards = boards.iter().map(|board| PrintedBoard {
            line: 0,
            rows: board.n(),
            columns: board.n(),
            queens: board.queens().collect(),
        });
        Self { boards: boards.collect(), none, ..Self::default() }
    }
}

impl From<u64> for Printed {
    fn from(solutions: u64) -> Self {
        Self { count: Some(StatedCount { line: 0, solutions }), ..Self::default() }
    }
}

/// A board from rows of `.` and `Q`.
fn board(rows: &[String]) -> Result<PrintedBoard, String> {
    let columns = rows.first().map_or(0, |row| row.chars().count());
    let mut queens = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        for (column, character) in text.chars().enumerate() {
            match character {
                'Q' => queens.push(Square { row, column }),
                '.' => {}
                _ => return Err(format!("row {row} holds {character:?}, not 'Q' or '.'")),
            }
        }
        if text.chars().count() != columns {
            return Err(format!("row {row} is not as long as row 0"));
        }
    }
    Ok(PrintedBoard { line: 0, rows: rows.len(), columns, queens })
}
