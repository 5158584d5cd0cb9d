//! Adding up shards.

use super::super::Error;
use crate::counting::shard::{self, ShardCount};
use std::fs;
use std::path::{Path, PathBuf};

/// The sum of the shards in the files, which hold a line for each.
pub(super) fn merge(n: usize, files: &[PathBuf]) -> Result<u64, Error> {
    let mut counts = Vec::new();
    for file in files {
        counts.extend(read(file)?);
    }
    shard::merge(n, &counts).map_err(|error| Error::usage(format!("cannot merge: {error}")))
}

fn read(file: &Path) -> Result<Vec<ShardCount>, Error> {
    let cannot_read =
        |error: std::io::Error| Error::usage(format!("cannot read {}: {error}", file.display()));
    let text = fs::read(file).map_err(cannot_read)?;
    let text = String::from_utf8_lossy(&text);
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(number, line)| parse(file, number, line)).collect()
}

fn parse(file: &Path, number: usize, line: &str) -> Result<ShardCount, Error> {
    line.parse()
        .map_err(|error| Error::usage(format!("{}, line {number}: {error}", file.display())))
}
