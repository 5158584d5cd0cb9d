//! What is left of a board when some queens already stand: the common currency of the faster
//! counters.

use crate::board::Square;

/// The widest window, in columns: the fastest counters keep a row in a lane of 16 bits.
pub const WINDOW: usize = 16;

/// A row without a queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenRow {
    /// The squares that none of the standing queens attacks; bit 0 is the window's left column.
    pub free: u16,
    /// How many rows further down the next open row lies; 1 for the last.
    pub gap: u16,
}

/// A board on which some queens stand and some rows and columns are open.
///
/// The open columns lie in a window of at most [`WINDOW`] columns: beyond it every column has
/// its queen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subproblem {
    /// The open rows, from the top.
    pub rows: Vec<OpenRow>,
    /// The open columns: as many as there are open rows.
    pub columns: u16,
}

impl Subproblem {
    /// The n × n board with these queens, seen through a window of `width` columns from the
    /// column `first` on.
    ///
    /// # Panics
    ///
    /// If the width is greater than [`WINDOW`].
    ///
    /// ```
    /// use n_queens::board::Square;
    /// use n_queens::counting::subproblem::Subproblem;
    ///
    /// let queens = [Square { row: 0, column: 1 }];
    /// let subproblem = Subproblem::new(4, &queens, 0, 4);
    /// assert_eq!(subproblem.rows[0].free, 0b1000);
    /// assert_eq!(subproblem.columns, 0b1101);
    /// ```
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the mask leaves 16 bits at most, and no board has that many rows"
    )]
    pub fn new(n: usize, queens: &[Square], first: usize, width: usize) -> Self {
        assert!(width <= WINDOW, "a window has at most {WINDOW} columns, not {width}");
        let window = (1 << width) - 1;
        let cut = |columns: u32| (columns >> first & window) as u16;
        let open: Vec<usize> =
            (0..n).filter(|&row| queens.iter().all(|queen| queen.row != row)).collect();
        let rows = open.iter().enumerate().map(|(index, &row)| OpenRow {
            free: cut(!attacked(queens, row)),
            gap: open.get(index + 1).map_or(1, |below| (below - row) as u16),
        });
        let taken = queens.iter().fold(0, |taken, queen| taken | 1 << queen.column);
        Self { rows: rows.collect(), columns: cut(!taken) }
    }
}

/// The columns of a row that the queens attack.
pub(super) fn attacked(queens: &[Square], row: usize) -> u32 {
    queens.iter().fold(0, |attacked, queen| {
        let column = 1 << queen.column;
        let distance = row.abs_diff(queen.row);
        attacked | column | column << distance | column >> distance
    })
}
