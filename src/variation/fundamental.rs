// One solution of each kind, turns and mirror images left out.
//
// Idea: the eight symmetries of the square make a class out of each solution; the member whose
// columns come first in the order of the alphabet stands for its class.
// A test costs O(n) for each of eight images, and every solution is tested.
// It loses, as a way of counting, to searches that leave the images out from the beginning.
// The page with the whiteboard form and the counts: docs/fundamental.md

#![doc = include_str!("../../docs/fundamental.md")]

use crate::board::Board;
use crate::variation::completion::{Order, Partial, Piece};
use crate::visitor::EachSolution;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts. It visits every solution, so that what can be finished
/// in a lifetime is far less: see [`KNOWN_COUNTS`](crate::KNOWN_COUNTS).
pub const MAX_N: usize = super::completion::MAX_N;

/// The number of classes for n = 1…16 ([OEIS A002562](https://oeis.org/A002562)).
///
/// ```
/// assert_eq!(n_queens::variation::fundamental::KNOWN_COUNTS[8 - 1], 12);
/// ```
pub const KNOWN_COUNTS: [u64; 16] =
    [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1_787, 9_233, 45_752, 285_053, 1_846_955];

/// The solutions that turning and mirroring make of one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The one whose columns come first in the order of the alphabet.
    pub board: Board,
    /// How many there are: 1 for n ≤ 1, else 2 if a quarter turn changes nothing, 4 if half a
    /// turn changes nothing, and mostly 8.
    pub size: usize,
}

impl Class {
    /// The class of a solution, or `None` if the board is not the first of its class.
    ///
    /// ```
    /// use n_queens::{Board, variation::fundamental::Class};
    ///
    /// let board = Board::new(vec![1, 3, 0, 2]).unwrap();
    /// assert_eq!(Class::led_by(&board).unwrap().size, 2);
    /// assert_eq!(Class::led_by(&board.mirrored()), None);
    /// ```
    pub fn led_by(board: &Board) -> Option<Self> {
        let images = BTreeSet::from(board.symmetries()?);
        let leads = images.first() == Some(board);
        leads.then(|| Self { board: board.clone(), size: images.len() })
    }
}

/// Reports one class after the other, in the order of their first boards.
///
/// Returns [`ControlFlow::Break`] if `found` stopped the search.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, mut found: impl FnMut(Class) -> ControlFlow<()>) -> ControlFlow<()> {
    assert!(n <= MAX_N, "fundamental takes n up to {MAX_N}, not {n}");
    let empty = Partial::new(n, Piece::Queen, &[]).expect("no queen is given");
    let mut each_solution = EachSolution(|queens: &[usize]| {
        Class::led_by(&Board::from(queens)).map_or(ControlFlow::Continue(()), &mut found)
    });
    empty.search(Order::RowByRow, &mut each_solution)
}

/// All classes, in the order of their first boards.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
///
/// ```
/// use n_queens::variation::fundamental;
///
/// let classes = fundamental::classes(8);
/// assert_eq!(classes.len(), 12);
/// assert_eq!(classes.iter().map(|class| class.size).sum::<usize>(), 92);
/// ```
pub fn classes(n: usize) -> Vec<Class> {
    let mut classes = Vec::new();
    // Keeping classes never stops the search, so there is nothing to learn from its answer.
    let _ = search(n, |class| {
        classes.push(class);
        ControlFlow::Continue(())
    });
    classes
}
