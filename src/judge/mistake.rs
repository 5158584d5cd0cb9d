//! The mistakes that the judge can name, and what to do about each.
//!
//! `docs/common-mistakes.md` has a section for each of them.

use std::fmt;
use std::str::FromStr;

/// Writes the enum and everything that is looked up for each mistake from one table.
macro_rules! mistakes {
    ($($mistake:ident, $id:literal, $advice:literal;)*) => {
        /// A mistake that people make in N-Queens programs.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Mistake {
            $(#[doc = concat!("`", $id, "`: ", $advice)]
            $mistake,)*
        }

        impl Mistake {
            /// Every mistake, in the order of the page.
            pub const ALL: &'static [Self] = &[$(Self::$mistake),*];

            /// Its name in reports and in links, such as `column-never-compared`.
            pub fn id(self) -> &'static str {
                match self {
                    $(Self::$mistake => $id,)*
                }
            }

            /// What to do about it, in one sentence.
            pub fn advice(self) -> &'static str {
                match self {
                    $(Self::$mistake => $advice,)*
                }
            }
        }
    };
}

mistakes! {
    ColumnNeverCompared, "column-never-compared",
        "Before you place a queen, also look whether a queen already stands in its column.";
    RowNeverCompared, "row-never-compared",
        "Before you place a queen, also look whether a queen already stands in its row.";
    FallingDiagonalNeverCompared, "falling-diagonal-never-compared",
        "Also compare the falling diagonals: two queens share one if row − column is the same for both.";
    RisingDiagonalNeverCompared, "rising-diagonal-never-compared",
        "Also compare the rising diagonals: two queens share one if row + column is the same for both.";
    NoDiagonalsCompared, "no-diagonals-compared",
        "Also compare both diagonals: two queens share one if row − column or row + column is the same for both.";
    StopsAtFirstSolution, "stops-at-first-solution",
        "After a solution go on searching: store it and do not pass \"found\" up to the callers (if one board is the task, judge it with --mode first).";
    OneSolutionPerFirstColumn, "one-solution-per-first-column",
        "After a solution go on with the next column in every row, not in the first row alone.";
    MirrorsMissing, "mirrors-missing",
        "Half of the first row gives one board of each two: also add its mirror image, left and right exchanged.";
    MiddleColumnMirroredTwice, "middle-column-mirrored-twice",
        "For odd n the mirror image of a board with its first queen in the middle column is found by the search itself: do not add it again.";
    SameBoardRepeated, "same-board-repeated",
        "Store a copy of the board for each solution, not the one board that the search goes on changing.";
    EmptyBoardRepeated, "empty-board-repeated",
        "Store a copy of the board at the moment when it is solved: the board itself is emptied again when the search goes back.";
    DuplicatesPrinted, "duplicates-printed",
        "Let every board be reached in one way only: one start, one row for each call, and no mirror image of a board whose image the search finds itself.";
    SizeIgnored, "size-ignored",
        "Use the n that is passed in or read, everywhere: look for a number that is written into the program.";
    OnlyNBoardsPrinted, "only-n-boards-printed",
        "The loop that prints runs n times: run it once for each solution that was found.";
    FundamentalSolutionsOnly, "fundamental-solutions-only",
        "Keep turned and mirrored boards too: each of them is a solution of its own.";
    OffByOneFirstRow, "off-by-one-first-row",
        "Try every column in the first row too, from 0 up to and including n − 1.";
    N1Refused, "n1-refused",
        "n = 1 has one solution, a single queen: only n = 2 and n = 3 have none.";
    ZeroBoardForUnsolvable, "zero-board-for-unsolvable",
        "Look at what the search returns, and print the board only if it found a solution.";
    StateKeptBetweenCalls, "state-kept-between-calls",
        "Make the lists and counters anew in every call: nothing static, global, in the class or in a default argument.";
    RowsShareOneList, "rows-share-one-list",
        "Make a new list for each row; in Python [['.'] * n for _ in range(n)], not [['.'] * n] * n.";
    UnsignedSubtraction, "unsigned-subtraction",
        "Unsigned numbers cannot be negative: write row + n − column, or use abs_diff or a signed type.";
    IndexOutOfRange, "index-out-of-range",
        "Check the first and the last index of every loop over rows and columns: they run from 0 to n − 1.";
    DiagonalArraysTooShort, "diagonal-arrays-too-short",
        "Make each array of diagonals 2n − 1 long: row + column runs from 0 to 2n − 2.";
    UndoMissing, "undo-missing",
        "After the recursive call take back all that you did before it: the queen and every mark that it made.";
    PartialBoardsPrinted, "partial-boards-printed",
        "Print or store a board only when all n queens stand on it.";
    WrongCount, "wrong-count",
        "Count each solution once, when the last queen stands, and set the counter to 0 at the start.";
}

impl Mistake {
    /// Where it is explained, with a small program that makes it.
    pub fn section(self) -> String {
        format!("docs/common-mistakes.md#{}", self.id())
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.id())
    }
}

impl FromStr for Mistake {
    type Err = UnknownMistake;

    fn from_str(id: &str) -> Result<Self, UnknownMistake> {
        let found = Self::ALL.iter().find(|mistake| mistake.id() == id);
        found.copied().ok_or_else(|| UnknownMistake(id.to_owned()))
    }
}

/// No mistake has this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownMistake(pub String);

impl fmt::Display for UnknownMistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "no mistake is called {:?}: docs/common-mistakes.md has them all", self.0)
    }
}

impl std::error::Error for UnknownMistake {}
