//! How much work a counter did: a measure that no other process on the machine can disturb.

/// Is told how many squares a counter tried.
///
/// `()` does not listen, and then the reports cost nothing; [`Tried`] adds them up. So the
/// function that is timed is the function that is measured.
pub trait Meter {
    /// A queen was put on that many more free squares.
    fn tried(&mut self, squares: u64);
}

impl Meter for () {
    fn tried(&mut self, _squares: u64) {}
}

/// The squares tried so far. The counters work on sets of free squares, so a square that an
/// earlier queen attacks is never tried.
///
/// ```
/// use n_queens::counting::{half_board, work::Tried};
///
/// let mut work = Tried::default();
/// assert_eq!(half_board::count(8, &mut work), 92);
/// assert_eq!(work.squares, 1028);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// How many squares.
    pub squares: u64,
}

impl Meter for Tried {
    fn tried(&mut self, squares: u64) {
        self.squares += squares;
    }
}
