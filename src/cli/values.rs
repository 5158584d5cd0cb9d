//! Arguments that several commands take.

use super::error::Error;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use n_queens::Approach;
use n_queens::board::Square;
use n_queens::judge::Mode;
use n_queens::judge::notation::Notation;

/// Reads n.
pub(super) fn size(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| "n is a whole number from 0 on, such as 8".to_owned())
}

/// Reads how many of something, one at least.
pub(super) fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number) if number > 0 => Ok(number),
        _ => Err("give a whole number from 1 on".to_owned()),
    }
}

/// More threads than any machine has cores only take memory.
const MOST_THREADS: usize = 256;

/// Reads how many threads are to work at the same time.
pub(super) fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number @ 1..=MOST_THREADS) => Ok(number),
        _ => Err(format!("give a whole number from 1 to {MOST_THREADS}")),
    }
}

/// Reads where a random choice begins.
pub(super) fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "a seed is a whole number from 0 on, such as 7".to_owned())
}

/// Reads a square, written `ROW-COLUMN`.
pub(super) fn square(text: &str) -> Result<Square, String> {
    let read = || {
        let (row, column) = text.trim().split_once('-')?;
        Some(Square { row: row.parse().ok()?, column: column.parse().ok()? })
    };
    read().ok_or_else(|| "write a square as ROW-COLUMN, both from 0, such as 0-1".to_owned())
}

/// Reads the name of an approach; completions and help list them all.
pub(super) fn approach() -> impl TypedValueParser<Value = Approach> {
    let names = Approach::ALL.iter().map(|approach| PossibleValue::new(approach.name()));
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Approach>())
}

/// The approaches asked for, each once; all of them if none was named.
pub(super) fn chosen(names: &[Approach]) -> Vec<Approach> {
    let wanted = |approach: &&Approach| names.is_empty() || names.contains(approach);
    Approach::ALL.iter().filter(wanted).copied().collect()
}

/// Several sizes of the board, from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sizes {
    first: usize,
    last: usize,
}

impl Sizes {
    /// The largest.
    pub(super) fn last(self) -> usize {
        self.last
    }

    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        self.first..=self.last
    }
}

/// Reads one size, or the first and the last: `8` or `4-6`.
pub(super) fn sizes(text: &str) -> Result<Sizes, String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (first.parse(), last.parse()) {
        (Ok(first), Ok(last)) if first <= last => Ok(Sizes { first, last }),
        _ => Err("give one size such as 8, or the first and the last such as 4-6".to_owned()),
    }
}

/// Reads the name of a mode.
pub(super) fn mode() -> impl TypedValueParser<Value = Mode> {
    let names = Mode::ALL.map(|mode| PossibleValue::new(mode.name()));
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Mode>())
}

/// A notation, or `None` if it is to be found out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known(pub(super) Option<Notation>);

/// Reads the name of a notation, or `auto`.
pub(super) fn notation() -> impl TypedValueParser<Value = Known> {
    let found_out = PossibleValue::new("auto").help("found out from the text");
    let known = Notation::ALL
        .map(|notation| PossibleValue::new(notation.name()).help(notation.description()));
    PossibleValuesParser::new([found_out].into_iter().chain(known))
        .map(|name| Known(name.parse().ok()))
}

/// Refuses an n that the approach cannot take.
pub(super) fn check_size(approach: Approach, n: usize) -> Result<(), Error> {
    if n <= approach.max_n() {
        return Ok(());
    }
    Err(Error::usage(format!("{approach} takes n from 0 to {}, not {n}", approach.max_n())))
}
