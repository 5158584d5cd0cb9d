//! The notations in which boards are printed.

use std::fmt;
use std::str::FromStr;

/// How boards, or their number, are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Notation {
    /// Squares side by side: `.Q..`.
    CompactRows,
    /// Squares with blanks between them: `. Q . .`.
    SpacedRows,
    /// Squares with tabs between them.
    TabbedRows,
    /// Squares between bars, with or without rules: `|   | Q |   |   |`.
    BarredRows,
    /// Squares of which the empty ones are left blank.
    BlankRows,
    /// Rows as strings or lists in brackets: `[".Q..", "...Q", "Q...", "..Q."]`.
    ListedRows,
    /// The column of each row's queen: `1 3 0 2`.
    Columns,
    /// The column of each row's queen, in brackets: `[1, 3, 0, 2]`.
    ListedColumns,
    /// The row and column of each queen: `(0, 1) (1, 3) (2, 0) (3, 2)`.
    Pairs,
    /// The square of each queen in the manner of chess: `b1 d2 a3 c4`.
    Squares,
    /// A number of solutions and no boards.
    Count,
}

impl Notation {
    /// Every notation, in the order of the help text; of two that read a text equally well the
    /// first one wins.
    pub const ALL: [Self; 11] = [
        Self::CompactRows,
        Self::SpacedRows,
        Self::TabbedRows,
        Self::BarredRows,
        Self::BlankRows,
        Self::ListedRows,
        Self::Columns,
        Self::ListedColumns,
        Self::Pairs,
        Self::Squares,
        Self::Count,
    ];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::CompactRows => "compact-rows",
            Self::SpacedRows => "spaced-rows",
            Self::TabbedRows => "tabbed-rows",
            Self::BarredRows => "barred-rows",
            Self::BlankRows => "blank-rows",
            Self::ListedRows => "listed-rows",
            Self::Columns => "columns",
            Self::ListedColumns => "listed-columns",
            Self::Pairs => "pairs",
            Self::Squares => "squares",
            Self::Count => "count",
        }
    }

    /// One line that says what it looks like.
    pub fn description(self) -> &'static str {
        match self {
            Self::CompactRows => "squares side by side, as in .Q..",
            Self::SpacedRows => "squares with blanks between them, as in . Q . . or 0 1 0 0",
            Self::TabbedRows => "squares with tabs between them",
            Self::BarredRows => "squares between bars, with or without rules",
            Self::BlankRows => "squares of which the empty ones are left blank",
            Self::ListedRows => "rows as strings or lists in brackets, over any line ends",
            Self::Columns => "the column of each row's queen, as in 1 3 0 2",
            Self::ListedColumns => "the same in brackets, as in [1, 3, 0, 2]",
            Self::Pairs => "row and column of each queen, as in (0, 1) (1, 3) or 0-1, 1-3",
            Self::Squares => "chess squares, as in b1 d2 a3 c4",
            Self::Count => "a number of solutions and no boards",
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

impl FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(name: &str) -> Result<Self, UnknownNotation> {
        let found = Self::ALL.into_iter().find(|notation| notation.name() == name);
        found.ok_or_else(|| UnknownNotation(name.to_owned()))
    }
}

/// No notation has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownNotation(pub String);

impl fmt::Display for UnknownNotation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Notation::ALL.map(Notation::name).join(", ");
        write!(formatter, "no notation is called {:?}: there are {names}", self.0)
    }
}

impl std::error::Error for UnknownNotation {}
