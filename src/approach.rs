//! The approaches: one module for each way of searching, and the list of them all.
//!
//! Every approach has the same one function, `search(n, visitor)`, and the modules do not know
//! each other: read any of them alone. [`Approach`] is the list, for callers who want to choose
//! by name or to run them all. How to add one is in `docs/adding-an-approach.md`.

use crate::board::{self, Board};
use crate::visitor::{Count, EachSolution, First, Visitor};
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

pub mod bitmask;
pub mod column_scan;
pub mod conflict_arrays;
pub mod dancing_links;
pub mod diagonal_arrays;
pub mod iterative;
pub mod iterative_deepening;
pub mod left_scan;
pub mod pairwise;
pub mod row_hash_sets;
pub mod symmetry;
#[cfg(feature = "yours")]
pub mod yours;

/// Writes the enum, the list and everything that is looked up for each approach from one table,
/// so that no part of an approach can be forgotten.
macro_rules! registry {
    ($($(#[$note:meta])* $approach:ident, $module:ident, $name:literal, $summary:literal;)*) => {
        /// A way of searching for all solutions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Approach {
            $($(#[$note])*
            #[doc = concat!("`", $name, "`: ", $summary, ". See [`", stringify!($module), "`].")]
            $approach,)*
        }

        impl Approach {
            /// Every approach, in reading order.
            pub const ALL: &'static [Self] = &[$($(#[$note])* Self::$approach),*];

            /// Its name on the command line, of its page and of its benchmark, such as
            /// `row-hash-sets`.
            pub fn name(self) -> &'static str {
                match self {
                    $($(#[$note])* Self::$approach => $name,)*
                }
            }

            /// The idea in one line, without a full stop.
            pub fn summary(self) -> &'static str {
                match self {
                    $($(#[$note])* Self::$approach => $summary,)*
                }
            }

            /// Its page, in Markdown: the same text as its module's documentation.
            pub fn page(self) -> &'static str {
                match self {
                    $($(#[$note])* Self::$approach =>
                        include_str!(concat!("../docs/", $name, ".md")),)*
                }
            }

            /// Its own source text, for showing the code beside the search.
            pub fn source(self) -> &'static str {
                match self {
                    $($(#[$note])* Self::$approach =>
                        include_str!(concat!("approach/", stringify!($module), ".rs")),)*
                }
            }

            /// The largest n that [`search`](Self::search) accepts. What can be finished in a
            /// lifetime is far less.
            pub fn max_n(self) -> usize {
                match self {
                    $($(#[$note])* Self::$approach => $module::MAX_N,)*
                }
            }

            /// Searches for every way to place n queens and reports each step to the visitor.
            ///
            /// Returns [`ControlFlow::Break`] if the visitor stopped the search.
            ///
            /// # Panics
            ///
            /// If n is greater than [`max_n`](Self::max_n).
            pub fn search(self, n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
                match self {
                    $($(#[$note])* Self::$approach => $module::search(n, visitor),)*
                }
            }
        }
    };
}

registry! {
    RowHashSets, row_hash_sets, "row-hash-sets",
        "row by row, what is taken in three hash sets";
    DiagonalArrays, diagonal_arrays, "diagonal-arrays",
        "row by row, arrays of fixed size and a board of characters";
    ColumnScan, column_scan, "column-scan",
        "column by column, the whole board scanned before every queen";
    ConflictArrays, conflict_arrays, "conflict-arrays",
        "row by row, one number per row, what is taken in arrays";
    Symmetry, symmetry, "symmetry",
        "the left half of the first row, every solution mirrored";
    Pairwise, pairwise, "pairwise",
        "row by row, each new queen compared with every earlier one";
    LeftScan, left_scan, "left-scan",
        "column by column, only the part of the board to the left looked at";
    Bitmask, bitmask, "bitmask",
        "row by row, the free columns of a row as the bits of a machine word";
    Iterative, iterative, "iterative",
        "row by row without recursion, the array of columns as the stack";
    IterativeDeepening, iterative_deepening, "iterative-deepening",
        "pairwise to depth 1, then 2, and so on to n";
    DancingLinks, dancing_links, "dancing-links",
        "exact cover of rows and columns, the one with fewest free squares first";
    #[cfg(feature = "yours")]
    Yours, yours, "yours",
        "written by you";
}

impl Approach {
    /// Every solution as rows of `.` and `Q`: LeetCode 51, "N-Queens".
    ///
    /// Keeps all boards in memory, n² bytes and more for each.
    ///
    /// # Panics
    ///
    /// If n is greater than [`max_n`](Self::max_n).
    ///
    /// ```
    /// use n_queens::Approach;
    ///
    /// let boards = Approach::RowHashSets.solve_n_queens(4);
    /// assert!(boards.contains(&[".Q..", "...Q", "Q...", "..Q."].map(String::from).to_vec()));
    /// ```
    pub fn solve_n_queens(self, n: usize) -> Vec<Vec<String>> {
        let mut boards = Vec::new();
        let mut keep = EachSolution(|queens: &[usize]| {
            boards.push(board::rows(queens));
            ControlFlow::Continue(())
        });
        // Keeping boards never stops the search, so there is nothing to learn from its answer.
        let _ = self.search(n, &mut keep);
        boards
    }

    /// The number of solutions: LeetCode 52, "N-Queens II".
    ///
    /// # Panics
    ///
    /// If n is greater than [`max_n`](Self::max_n).
    ///
    /// ```
    /// assert_eq!(n_queens::Approach::Symmetry.total_n_queens(8), 92);
    /// ```
    pub fn total_n_queens(self, n: usize) -> u64 {
        let mut count = Count::default();
        let _ = self.search(n, &mut count);
        count.solutions
    }

    /// The solution that this approach finds first, or `None` for n = 2 and n = 3.
    ///
    /// # Panics
    ///
    /// If n is greater than [`max_n`](Self::max_n).
    ///
    /// ```
    /// use n_queens::Approach;
    ///
    /// assert_eq!(Approach::ConflictArrays.first(5).unwrap().columns(), [0, 2, 4, 1, 3]);
    /// assert_eq!(Approach::ConflictArrays.first(3), None);
    /// ```
    pub fn first(self, n: usize) -> Option<Board> {
        let mut first = First::default();
        let _ = self.search(n, &mut first);
        first.board
    }
}

impl fmt::Display for Approach {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

impl FromStr for Approach {
    type Err = UnknownApproach;

    fn from_str(name: &str) -> Result<Self, UnknownApproach> {
        let found = Self::ALL.iter().find(|approach| approach.name() == name);
        found.copied().ok_or_else(|| UnknownApproach(name.to_owned()))
    }
}

/// No approach has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownApproach(pub String);

impl fmt::Display for UnknownApproach {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Approach::ALL.iter().map(|approach| approach.name()).collect();
        write!(formatter, "no approach is called {:?}: there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownApproach {}
