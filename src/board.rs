//! The board and its one rule: no two queens on one row, column or diagonal.
//!
//! Nothing here searches. [`Board::is_solution`] is the oracle that every approach is held to,
//! so it knows none of them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A square of the board, both numbers counted from 0; shown as `(row, column)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    /// The row, 0 at the top.
    pub row: usize,
    /// The column, 0 at the left.
    pub column: usize,
}

impl Square {
    /// The line along which queens on the two squares attack each other, if they do.
    ///
    /// A square does not attack itself. O(1).
    ///
    /// ```
    /// use n_queens::board::{Line, Square};
    ///
    /// let queen = Square { row: 1, column: 3 };
    /// assert_eq!(queen.attacks(Square { row: 3, column: 1 }), Some(Line::Rising));
    /// assert_eq!(queen.attacks(Square { row: 2, column: 1 }), None);
    /// ```
    pub fn attacks(self, other: Square) -> Option<Line> {
        if self == other {
            None
        } else if self.row == other.row {
            Some(Line::Row)
        } else if self.column == other.column {
            Some(Line::Column)
        } else if self.row + other.column == other.row + self.column {
            Some(Line::Falling)
        } else if self.row + self.column == other.row + other.column {
            Some(Line::Rising)
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "({}, {})", self.row, self.column)
    }
}

/// The four lines along which a queen attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Line {
    /// Squares with the same row.
    Row,
    /// Squares with the same column.
    Column,
    /// Squares with the same `row − column`, which look like `\`.
    Falling,
    /// Squares with the same `row + column`, which look like `/`.
    Rising,
}

impl fmt::Display for Line {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Falling => "falling diagonal",
            Self::Rising => "rising diagonal",
        })
    }
}

/// Two queens that attack each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// The queen that stood first in reading order.
    pub first: Square,
    /// The queen that stood second.
    pub second: Square,
    /// The line that they share.
    pub line: Line,
}

impl fmt::Display for Attack {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "queens at {} and {} share a {}", self.first, self.second, self.line)
    }
}

/// n queens on an n × n board, one in each row; they may attack each other.
///
/// Read from and shown as n lines of `.` and `Q`:
///
/// ```
/// use n_queens::Board;
///
/// let board: Board = ".Q..\n...Q\nQ...\n..Q.".parse()?;
/// assert_eq!(board.columns(), [1, 3, 0, 2]);
/// assert!(board.is_solution());
/// assert_eq!(board.mirrored().to_string(), "..Q.\nQ...\n...Q\n.Q..");
/// # Ok::<(), n_queens::board::InvalidBoard>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    /// `columns[row]` is the column of the queen in that row, always less than n.
    columns: Vec<usize>,
}

impl Board {
    /// A board from the column of each row's queen.
    ///
    /// # Errors
    ///
    /// [`InvalidBoard`] if a column is not less than n, the number of queens.
    ///
    /// ```
    /// use n_queens::Board;
    ///
    /// assert!(Board::new(vec![1, 3, 0, 2]).is_ok());
    /// let error = Board::new(vec![0, 2]).unwrap_err();
    /// assert_eq!(error.to_string(), "row 1: column 2 is off the board, whose columns are 0 to 1");
    /// ```
    pub fn new(columns: Vec<usize>) -> Result<Self, InvalidBoard> {
        let n = columns.len();
        match columns.iter().position(|&column| column >= n) {
            Some(row) => Err(InvalidBoard::OffTheBoard { row, column: columns[row], n }),
            None => Ok(Self { columns }),
        }
    }

    /// Reads n lines of n characters, `.` for an empty square and `Q` for a queen.
    ///
    /// # Errors
    ///
    /// [`InvalidBoard`] if a row has not exactly n squares and one queen, or holds another
    /// character.
    pub fn parse(text: &str) -> Result<Self, InvalidBoard> {
        let n = text.lines().count();
        let rows = text.lines().enumerate();
        Ok(Self {
            columns: rows.map(|(row, line)| parse_row(n, row, line)).collect::<Result<_, _>>()?,
        })
    }

    /// The number of queens, of rows and of columns.
    pub fn n(&self) -> usize {
        self.columns.len()
    }

    /// The column of the queen in each row, from the top.
    pub fn columns(&self) -> &[usize] {
        &self.columns
    }

    /// The squares on which the queens stand, from the top.
    pub fn queens(&self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + '_ {
        self.columns.iter().enumerate().map(|(row, &column)| Square { row, column })
    }

    /// The board as n strings of `.` and `Q`, as the interview question wants it.
    pub fn rows(&self) -> Vec<String> {
        rows(&self.columns)
    }

    /// Whether no queen attacks another. Time and space O(n).
    pub fn is_solution(&self) -> bool {
        self.first_attacked().is_none()
    }

    /// The first attack in reading order: the topmost queen that is attacked from above, and
    /// the topmost queen that attacks it. Time and space O(n).
    ///
    /// ```
    /// use n_queens::Board;
    ///
    /// let board = Board::new(vec![1, 3, 2, 0]).unwrap();
    /// let attack = board.first_attack().unwrap();
    /// assert_eq!(attack.to_string(), "queens at (1, 3) and (2, 2) share a rising diagonal");
    /// ```
    pub fn first_attack(&self) -> Option<Attack> {
        let second = self.first_attacked()?;
        self.queens()
            .find_map(|first| first.attacks(second).map(|line| Attack { first, second, line }))
    }

    /// The topmost queen that a queen above it attacks.
    fn first_attacked(&self) -> Option<Square> {
        let n = self.n();
        let mut columns = vec![false; n];
        let mut falling = vec![false; 2 * n];
        let mut rising = vec![false; 2 * n];
        self.queens().find(|&Square { row, column }| {
            let lines =
                [&mut columns[column], &mut falling[row + n - column], &mut rising[row + column]];
            lines.into_iter().fold(false, |attacked, line| attacked | std::mem::replace(line, true))
        })
    }

    /// The mirror image, left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let n = self.n();
        Self { columns: self.columns.iter().map(|column| n - 1 - column).collect() }
    }

    /// The board turned a quarter clockwise, or `None` if two queens share a column: they
    /// would come to stand in one row.
    ///
    /// ```
    /// use n_queens::Board;
    ///
    /// let board = Board::new(vec![0, 1, 2]).unwrap();
    /// assert_eq!(board.rotated(), Board::new(vec![2, 1, 0]).ok());
    /// assert_eq!(Board::new(vec![0, 0]).unwrap().rotated(), None);
    /// ```
    pub fn rotated(&self) -> Option<Self> {
        let n = self.n();
        let mut columns = vec![n; n];
        for Square { row, column } in self.queens() {
            if columns[column] != n {
                return None;
            }
            columns[column] = n - 1 - row;
        }
        Some(Self { columns })
    }

    /// The eight boards that turning and mirroring make of this one, itself first; some may be
    /// equal. `None` if two queens share a column.
    pub fn symmetries(&self) -> Option<[Self; 8]> {
        let quarter = self.rotated()?;
        let half = quarter.rotated()?;
        let three_quarters = half.rotated()?;
        let mirrored = [self, &quarter, &half, &three_quarters].map(Self::mirrored);
        let [image, quarter_image, half_image, three_quarters_image] = mirrored;
        Some([
            self.clone(),
            quarter,
            half,
            three_quarters,
            image,
            quarter_image,
            half_image,
            three_quarters_image,
        ])
    }
}

impl From<&[usize]> for Board {
    /// A board from the queens that a search reports.
    ///
    /// # Panics
    ///
    /// If a column is not less than n: [`Board::new`] returns an error instead.
    fn from(queens: &[usize]) -> Self {
        Self::new(queens.to_vec()).unwrap_or_else(|error| panic!("{error}"))
    }
}

impl FromStr for Board {
    type Err = InvalidBoard;

    fn from_str(text: &str) -> Result<Self, InvalidBoard> {
        Self::parse(text)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.rows().join("\n"))
    }
}

/// The rows of a board as strings of `.` and `Q`, the top row first, for the queens that a search
/// reports. Takes time and space n².
///
/// ```
/// assert_eq!(n_queens::board::rows(&[1, 3, 0, 2]), [".Q..", "...Q", "Q...", "..Q."]);
/// ```
pub fn rows(queens: &[usize]) -> Vec<String> {
    let n = queens.len();
    queens
        .iter()
        .map(|&column| (0..n).map(|other| if other == column { 'Q' } else { '.' }).collect())
        .collect()
}

/// The column of the one queen in a line of `.` and `Q`.
fn parse_row(n: usize, row: usize, line: &str) -> Result<usize, InvalidBoard> {
    if let Some(found) = line.chars().find(|character| !matches!(character, '.' | 'Q')) {
        return Err(InvalidBoard::Character { row, found });
    }
    if line.len() != n {
        return Err(InvalidBoard::Width { row, squares: line.len(), n });
    }
    match line.matches('Q').count() {
        1 => Ok(line.find('Q').unwrap_or_default()),
        queens => Err(InvalidBoard::Queens { row, queens }),
    }
}

/// Why something is not a [`Board`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidBoard {
    /// A queen stands beyond the last column.
    OffTheBoard {
        /// Row of the queen.
        row: usize,
        /// Its column.
        column: usize,
        /// Size of the board.
        n: usize,
    },
    /// A row has more or fewer squares than the board has rows.
    Width {
        /// The row.
        row: usize,
        /// How many squares it has.
        squares: usize,
        /// How many it should have.
        n: usize,
    },
    /// A row has no queen or more than one.
    Queens {
        /// The row.
        row: usize,
        /// How many queens stand in it.
        queens: usize,
    },
    /// A character is neither `.` nor `Q`.
    Character {
        /// The row.
        row: usize,
        /// The character.
        found: char,
    },
}

impl fmt::Display for InvalidBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OffTheBoard { row, column, n } => write!(
                formatter,
                "row {row}: column {column} is off the board, whose columns are 0 to {}",
                n - 1
            ),
            Self::Width { row, squares, n } => {
                write!(formatter, "row {row}: {squares} squares on a board of {n} rows")
            }
            Self::Queens { row, queens } => {
                write!(formatter, "row {row}: {queens} queens where exactly one should stand")
            }
            Self::Character { row, found } => {
                write!(formatter, "row {row}: {found:?} is neither '.' nor 'Q'")
            }
        }
    }
}

impl Error for InvalidBoard {}
