//! Adding up shards.

use crate::cli::{Error, input};
use n_queens::counting::shard::{self, ShardCount};
use std::path::{Path, PathBuf};

/// More than the lines of any sensible number of shards take.
const LONGEST_TEXT: u64 = 1 << 24;

/// The sum of the shards in the files, which hold a line for each.
pub(super) fn merge(n: usize, files: &[PathBuf]) -> Result<u64, Error> {
    let mut counts = Vec::new();
    for file in files {
        counts.extend(read(file)?);
    }
    shard::merge(n, &counts).map_err(|error| Error::usage(format!("cannot merge: {error}")))
}

fn read(file: &Path) -> Result<Vec<ShardCount>, Error> {
    let text = input::read_file(file, LONGEST_TEXT)?;
    let text = String::from_utf8_lossy(&text);
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(number, line)| parse(file, number, line)).collect()
}

fn parse(file: &Path, number: usize, line: &str) -> Result<ShardCount, Error> {
    line.parse()
        .map_err(|error| Error::usage(format!("{}, line {number}: {error}", file.display())))
}
