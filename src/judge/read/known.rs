//! Lines that were read before.
//!
//! A program that prints every board for n = 12 prints the same twelve lines 14,200 times. Each
//! is taken apart once.

use super::row::{Shape, parse};
use std::collections::HashMap;

/// At most so many lines are remembered: then all of them are forgotten.
const MOST_LINES: usize = 1 << 12;

/// Longer lines are not remembered, in bytes.
const LONGEST: usize = 1 << 8;

/// The rows that lines hold, for boards of side n.
pub(super) struct KnownLines<'t> {
    n: usize,
    rows: HashMap<&'t str, Option<(Shape, Vec<char>)>>,
    /// The squares of the line that was read last, if it was not remembered.
    cells: Vec<char>,
}

impl<'t> KnownLines<'t> {
    pub(super) fn new(n: usize) -> Self {
        Self { n, rows: HashMap::new(), cells: Vec::new() }
    }

    /// Reads a line as [`parse`] does, with the squares of all its rows.
    pub(super) fn row(&mut self, line: &'t str) -> Option<(Shape, &[char])> {
        if line.len() > LONGEST {
            let shape = parse(line, self.n, &mut self.cells)?;
            return Some((shape, &self.cells));
        }
        if self.rows.len() >= MOST_LINES {
            self.rows.clear();
        }
        let known = self.rows.entry(line).or_insert_with(|| {
            let shape = parse(line, self.n, &mut self.cells)?;
            Some((shape, self.cells.clone()))
        });
        known.as_ref().map(|(shape, cells)| (*shape, cells.as_slice()))
    }
}
