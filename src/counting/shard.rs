//! Counts that outgrow one machine: each takes a shard, and the results are merged.

use super::ledger::VERSION;
use super::seal::{is_sealed, sealed};
use crate::KNOWN_COUNTS;
use std::fmt;
use std::str::FromStr;

/// Every so many-th piece of a count, such as the 3rd of 8 shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which one, counted from 1.
    index: usize,
    /// How many there are.
    of: usize,
}

impl Shard {
    /// The whole count as one shard.
    pub const WHOLE: Self = Self { index: 1, of: 1 };

    /// Whether it is part of the shard to do the piece with this number.
    pub fn has(self, piece: usize) -> bool {
        piece % self.of == self.index - 1
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.index, self.of)
    }
}

impl FromStr for Shard {
    type Err = InvalidShard;

    /// Reads `I/K`, the I-th of K shards.
    ///
    /// ```
    /// use n_queens::counting::shard::Shard;
    ///
    /// assert!("3/8".parse::<Shard>().is_ok());
    /// assert!("0/8".parse::<Shard>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, InvalidShard> {
        let (index, of) = text.split_once('/').ok_or(InvalidShard)?;
        let number = |digits: &str| digits.parse::<usize>().map_err(|_| InvalidShard);
        let shard = Self { index: number(index)?, of: number(of)? };
        let exists = 0 < shard.index && shard.index <= shard.of;
        if exists { Ok(shard) } else { Err(InvalidShard) }
    }
}

/// A text names no shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidShard;

impl fmt::Display for InvalidShard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a shard is written I/K with I from 1 to K, such as 3/8")
    }
}

impl std::error::Error for InvalidShard {}

/// What a finished shard counted. Shown as, and read from, one line.
///
/// ```
/// use n_queens::counting::shard::{Shard, ShardCount};
///
/// let shard = "1/2".parse()?;
/// let count = ShardCount { n: 8, shard, solutions: 56 };
/// let line = "n-queens shard, version 1, n 8, shard 1/2, solutions 56, check 224fced00995a681";
/// assert_eq!(count.to_string(), line);
/// # Ok::<(), n_queens::counting::shard::InvalidShard>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardCount {
    /// The size of the board.
    pub n: usize,
    /// The shard.
    pub shard: Shard,
    /// Its part of the solutions.
    pub solutions: u64,
}

impl fmt::Display for ShardCount {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { n, shard, solutions } = self;
        formatter.write_str(&sealed(&format!(
            "n-queens shard, version {VERSION}, n {n}, shard {shard}, solutions {solutions}, "
        )))
    }
}

impl FromStr for ShardCount {
    type Err = InvalidLine;

    fn from_str(line: &str) -> Result<Self, InvalidLine> {
        let fields = line.strip_prefix("n-queens shard, ").ok_or(InvalidLine::Foreign)?;
        if !is_sealed(line) {
            return Err(InvalidLine::Damaged);
        }
        let mut fields = fields.split(", ").map(|field| field.split_once(' ').unwrap_or_default());
        let mut value = |wanted| match fields.next() {
            Some((name, value)) if name == wanted => Ok(value),
            _ => Err(InvalidLine::Foreign),
        };
        let version = value("version")?;
        if version != VERSION.to_string() {
            return Err(InvalidLine::Version(version.to_owned()));
        }
        let n = value("n")?.parse().map_err(|_| InvalidLine::Foreign)?;
        let shard = value("shard")?.parse().map_err(|_| InvalidLine::Foreign)?;
        let solutions = value("solutions")?.parse().map_err(|_| InvalidLine::Foreign)?;
        Ok(Self { n, shard, solutions })
    }
}

/// Why a line is not the result of a shard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidLine {
    /// Something else wrote it.
    Foreign,
    /// It was changed or cut off after it was written.
    Damaged,
    /// Another version of the program numbered the pieces.
    Version(String),
}

impl fmt::Display for InvalidLine {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => {
                formatter.write_str("not a line that `queens count N --shard I/K` prints")
            }
            Self::Damaged => {
                formatter.write_str("the line was edited or cut off: count that shard again")
            }
            Self::Version(version) => write!(
                formatter,
                "the shard has version {version}, this program {VERSION}: count all shards with one"
            ),
        }
    }
}

impl std::error::Error for InvalidLine {}

/// Adds up the shards of one count of n queens.
///
/// # Errors
///
/// [`CannotMerge`] unless each shard is there exactly once, all are of the same n and the
/// same number of shards, and the sum is the known count.
///
/// ```
/// use n_queens::counting::shard::{Shard, ShardCount, merge};
///
/// let whole = ShardCount { n: 8, shard: Shard::WHOLE, solutions: 92 };
/// assert_eq!(merge(8, &[whole]), Ok(92));
/// assert!(merge(8, &[whole, whole]).is_err());
/// ```
pub fn merge(n: usize, counts: &[ShardCount]) -> Result<u64, CannotMerge> {
    let of = counts.first().ok_or(CannotMerge::Nothing)?.shard.of;
    if let Some(other) = counts.iter().find(|count| count.n != n) {
        return Err(CannotMerge::OtherSize { n, other: other.n });
    }
    if let Some(other) = counts.iter().find(|count| count.shard.of != of) {
        return Err(CannotMerge::OtherNumber { of, other: other.shard.of });
    }
    let mut indices: Vec<usize> = counts.iter().map(|count| count.shard.index).collect();
    indices.sort_unstable();
    if let Some(pair) = indices.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(CannotMerge::Twice(Shard { index: pair[0], of }));
    }
    if let Some(index) = (1..=of).find(|index| indices.get(index - 1) != Some(index)) {
        return Err(CannotMerge::Missing(Shard { index, of }));
    }
    let sum = counts.iter().try_fold(0_u64, |sum, count| sum.checked_add(count.solutions));
    match sum {
        Some(sum) if KNOWN_COUNTS.get(n).is_none_or(|&known| known == sum) => Ok(sum),
        _ => Err(CannotMerge::WrongSum { n }),
    }
}

/// Why shards cannot be merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotMerge {
    /// There is no shard.
    Nothing,
    /// A shard is of another n.
    OtherSize {
        /// The n that was asked for.
        n: usize,
        /// The shard's n.
        other: usize,
    },
    /// The count was cut into different numbers of shards.
    OtherNumber {
        /// Into so many.
        of: usize,
        /// And into so many.
        other: usize,
    },
    /// A shard is there more than once.
    Twice(Shard),
    /// A shard is not there.
    Missing(Shard),
    /// The sum is not the known count.
    WrongSum {
        /// The size of the board.
        n: usize,
    },
}

impl fmt::Display for CannotMerge {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => formatter.write_str("there is no shard to merge"),
            Self::OtherSize { n, other } => {
                write!(formatter, "a shard is of n = {other}, not of n = {n}")
            }
            Self::OtherNumber { of, other } => write!(
                formatter,
                "some shards are of {of}, some of {other}: all must cut the count alike"
            ),
            Self::Twice(shard) => write!(formatter, "the shard {shard} is there twice"),
            Self::Missing(shard) => write!(formatter, "the shard {shard} is missing"),
            Self::WrongSum { n } => write!(
                formatter,
                "the shards do not add up to the known count for n = {n} (OEIS A000170)"
            ),
        }
    }
}

impl std::error::Error for CannotMerge {}
