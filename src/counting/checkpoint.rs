//! A [`Ledger`] as a file: a long count goes on after any kind of end.
//!
//! The file is text, and a new one takes the place of the old one in a single step: whoever
//! ends the program, and whenever, one of the two is there and whole.

use super::ledger::{Ledger, VERSION};
use super::seal::{is_sealed, sealed};
use super::shard::Shard;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::ops::RangeInclusive;
use std::path::Path;

const TITLE: &str = "n-queens checkpoint";

/// More than any checkpoint takes; a device without an end is not read any further.
const LONGEST_TEXT: u64 = 1 << 26;

/// Writes the ledger, in place of what was there.
///
/// # Errors
///
/// If the file, or the one with `.part` added to its name that it is written to first, cannot
/// be written.
pub fn save(ledger: &Ledger, path: &Path) -> io::Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let mut file = File::create(&part)?;
    file.write_all(text(ledger).as_bytes())?;
    file.sync_all()?;
    fs::rename(&part, path)
}

/// Reads the ledger of this count.
///
/// # Errors
///
/// [`CannotResume`] if the file cannot be read, was not written by [`save`], was changed since,
/// or belongs to another count.
pub fn load(n: usize, shard: Shard, path: &Path) -> Result<Ledger, CannotResume> {
    let unreadable = |error: io::Error| CannotResume::Unreadable(error.kind());
    // Nothing ever comes out of a pipe to which nobody writes.
    if path.exists() && !path.is_file() {
        return Err(CannotResume::Foreign);
    }
    let mut text = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LONGEST_TEXT).read_to_end(&mut text))
        .map_err(unreadable)?;
    let text = String::from_utf8(text).map_err(|_| CannotResume::Foreign)?;
    parse(n, shard, &text)
}

fn text(ledger: &Ledger) -> String {
    let done: Vec<_> = ranges(ledger.done_pieces()).iter().map(show_range).collect();
    sealed(&format!(
        "{TITLE}\nversion {VERSION}\nn {}\nshard {}\npieces {}\ndone {}\nsolutions {}\n",
        ledger.n(),
        ledger.shard(),
        ledger.len(),
        done.join(","),
        ledger.solutions()
    ))
}

fn parse(n: usize, shard: Shard, text: &str) -> Result<Ledger, CannotResume> {
    if !text.starts_with(TITLE) {
        return Err(CannotResume::Foreign);
    }
    if !is_sealed(text) {
        return Err(CannotResume::Damaged);
    }
    let mut lines = text.lines().skip(1);
    let mut value = |name: &str| {
        let line = lines.next().and_then(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.ok_or(CannotResume::Foreign)
    };
    expect("version", value("version")?, &VERSION.to_string())?;
    expect("n", value("n")?, &n.to_string())?;
    expect("shard", value("shard")?, &shard.to_string())?;
    let ledger = Ledger::new(n, shard);
    expect("number of pieces", value("pieces")?, &ledger.len().to_string())?;
    let done = parse_ranges(value("done")?).ok_or(CannotResume::Foreign)?;
    let solutions = value("solutions")?.parse().map_err(|_| CannotResume::Foreign)?;
    ledger.resumed(&done, solutions).ok_or(CannotResume::Foreign)
}

fn expect(what: &'static str, found: &str, wanted: &str) -> Result<(), CannotResume> {
    if found == wanted {
        return Ok(());
    }
    Err(CannotResume::OtherCount { what, found: found.to_owned(), wanted: wanted.to_owned() })
}

/// Neighbouring numbers joined.
fn ranges(numbers: impl Iterator<Item = usize>) -> Vec<RangeInclusive<usize>> {
    let mut ranges: Vec<RangeInclusive<usize>> = Vec::new();
    for number in numbers {
        match ranges.last_mut() {
            Some(last) if last.end() + 1 == number => *last = *last.start()..=number,
            _ => ranges.push(number..=number),
        }
    }
    ranges
}

fn show_range(range: &RangeInclusive<usize>) -> String {
    format!("{}-{}", range.start(), range.end())
}

fn parse_ranges(text: &str) -> Option<Vec<usize>> {
    let mut numbers = Vec::new();
    for range in text.split(',').filter(|range| !range.is_empty()) {
        let (start, end) = range.split_once('-')?;
        // Numbers beyond any count would only fill the memory.
        let end: usize = end.parse().ok().filter(|&end| end < 1 << 24)?;
        numbers.extend(start.parse().ok()?..=end);
    }
    Some(numbers)
}

/// Why a count cannot go on from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotResume {
    /// It cannot be read.
    Unreadable(io::ErrorKind),
    /// Something else wrote it.
    Foreign,
    /// It was changed or cut off after it was written.
    Damaged,
    /// It belongs to another count.
    OtherCount {
        /// What differs.
        what: &'static str,
        /// What the file says.
        found: String,
        /// What it should say.
        wanted: String,
    },
}

impl fmt::Display for CannotResume {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(kind) => write!(formatter, "it cannot be read: {kind}"),
            Self::Foreign => {
                formatter.write_str("it is not a checkpoint: choose a file that is not there yet")
            }
            Self::Damaged => formatter
                .write_str("it was edited or cut off: remove it to count from the beginning"),
            Self::OtherCount { what, found, wanted } => write!(
                formatter,
                "it belongs to another count, whose {what} is {found}, not {wanted}"
            ),
        }
    }
}

impl std::error::Error for CannotResume {}
