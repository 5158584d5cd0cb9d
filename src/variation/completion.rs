// Some pieces stand already: can the others be placed?
//
// Idea: always fill the row or column with the fewest free squares left, and start again in
// another order whenever a search has taken too long, each time with more patience.
// A step costs O(n) word operations: every open row and column is looked at.
// It loses to the approaches on the empty board, where choosing saves nothing. The question is
// NP-complete, so some boards will always be slow; random ones up to n = 64 are not.
// The page with the whiteboard form and the counted work: docs/completion.md

#![doc = include_str!("../../docs/completion.md")]

use crate::board::{Board, Square};
use crate::variation::random::SplitMix64;
use crate::visitor::Visitor;
use lines::Lines;
use search::Search;
use std::ops::ControlFlow;

mod invalid;
mod lines;
mod search;

pub use invalid::InvalidPartial;
pub use lines::Piece;
pub use search::{Order, Within};

/// The largest n of a [`Partial`]: the squares of a line are the bits of a `u64`.
pub const MAX_N: usize = 64;

/// How many squares the first search of [`Partial::restart`] may try.
const FIRST_BUDGET: u64 = 200;

/// An n × n board on which some pieces stand, none of which attacks another.
///
/// ```
/// use n_queens::variation::{Partial, Piece};
///
/// let partial = Partial::parse(Piece::Queen, "....\n...Q\n....\n....")?;
/// assert_eq!(partial.first().unwrap().columns(), [1, 3, 0, 2]);
/// # Ok::<(), n_queens::variation::completion::InvalidPartial>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partial {
    n: usize,
    /// In reading order.
    given: Vec<Square>,
    lines: Lines,
}

impl Partial {
    /// A board of n rows with pieces on the `given` squares.
    ///
    /// # Errors
    ///
    /// [`InvalidPartial`] if n is greater than [`MAX_N`], or if a given piece lies off the
    /// board, is given twice or attacks another; the error names the pieces.
    ///
    /// ```
    /// use n_queens::board::Square;
    /// use n_queens::variation::{Partial, Piece};
    ///
    /// let given = [Square { row: 0, column: 1 }, Square { row: 3, column: 4 }];
    /// let error = Partial::new(8, Piece::Queen, &given).unwrap_err();
    /// assert_eq!(error.to_string(), "queens at (0, 1) and (3, 4) share a falling diagonal");
    /// assert!(Partial::new(8, Piece::Rook, &given).is_ok());
    /// ```
    pub fn new(n: usize, piece: Piece, given: &[Square]) -> Result<Self, InvalidPartial> {
        invalid::check(n, piece, given)?;
        let mut given = given.to_vec();
        given.sort_unstable();
        let lines = given
            .iter()
            .fold(Lines::open(n, piece), |lines, square| lines.with(square.row, square.column));
        Ok(Self { n, given, lines })
    }

    /// Reads n lines of n squares: `.` where nothing stands, `Q` for a queen or `R` for a rook.
    ///
    /// Blanks between squares and blank lines do not matter.
    ///
    /// # Errors
    ///
    /// [`InvalidPartial`] as for [`new`](Self::new), and if a line is not of n squares or holds
    /// another character.
    pub fn parse(piece: Piece, text: &str) -> Result<Self, InvalidPartial> {
        let lines: Vec<_> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        let mut given = Vec::new();
        for (row, line) in lines.iter().enumerate() {
            let columns = invalid::pieces_in(lines.len(), piece, row, line)?;
            given.extend(columns.into_iter().map(|column| Square { row, column }));
        }
        Self::new(lines.len(), piece, &given)
    }

    /// A board with `count` pieces on random squares, each free when its turn came; fewer if no
    /// square was free any more. The same seed gives the same board: material for tests,
    /// benchmarks and exercises.
    ///
    /// # Errors
    ///
    /// [`InvalidPartial`] if n is greater than [`MAX_N`].
    pub fn random(n: usize, piece: Piece, count: usize, seed: u64) -> Result<Self, InvalidPartial> {
        let mut partial = Self::new(n, piece, &[])?;
        let mut random = SplitMix64::new(seed);
        for _ in 0..count {
            let free: Vec<_> = partial.lines.free_squares().collect();
            let Some(&(row, column)) = free.get(random.below(free.len())) else { break };
            partial.lines = partial.lines.with(row, column);
            partial.given.push(Square { row, column });
        }
        partial.given.sort_unstable();
        Ok(partial)
    }

    /// The number of rows and of columns.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The squares on which pieces stand, in reading order.
    pub fn given(&self) -> &[Square] {
        &self.given
    }

    /// Reports every way to place the missing pieces.
    ///
    /// Only free squares are tried. The given pieces are not reported as placed; a solution
    /// holds them.
    pub fn search(&self, order: Order, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let mut queens = vec![0; self.n];
        for square in &self.given {
            queens[square.row] = square.column;
        }
        Search::new(order, queens).fill(self.lines, visitor)
    }

    /// A completion, or `None` if there is none. The same in every run; see
    /// [`restart`](Self::restart).
    ///
    /// ```
    /// use n_queens::board::Square;
    /// use n_queens::variation::{Partial, Piece};
    ///
    /// let corner = [Square { row: 0, column: 0 }];
    /// assert_eq!(Partial::new(4, Piece::Queen, &corner)?.first(), None);
    /// assert_eq!(Partial::new(5, Piece::Queen, &corner)?.first().unwrap().columns()[0], 0);
    /// # Ok::<(), n_queens::variation::completion::InvalidPartial>(())
    /// ```
    pub fn first(&self) -> Option<Board> {
        self.restart().board
    }

    /// Looks for a completion, and tells how.
    ///
    /// Searches within a budget of squares tried; when that is spent it starts again in another
    /// order with half as much again. A lucky order is short, and no order is kept for long if
    /// it is unlucky; the budget grows past any search in the end, so the answer is certain.
    pub fn restart(&self) -> Restarted {
        let (mut budget, mut tried) = (FIRST_BUDGET, 0);
        let mut order = Order::FewestFree;
        for searches in 1.. {
            let mut within = Within::tries(budget);
            let ended = self.search(order, &mut within);
            tried += budget - within.tries_left;
            if ended.is_continue() || within.board.is_some() {
                return Restarted { board: within.board, order, searches, tried };
            }
            budget += budget / 2;
            order = Order::Shuffled { seed: searches };
        }
        unreachable!("the budget outgrows every search")
    }
}

/// What [`Partial::restart`] found, and the work that it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restarted {
    /// A completion, if there is one.
    pub board: Option<Board>,
    /// The order of the last search. A search for every completion may use it too: it finds its
    /// first one at once, where another order may take very long.
    pub order: Order,
    /// How many searches there were.
    pub searches: u64,
    /// How many squares they tried, all together.
    pub tried: u64,
}
