//! Lines that were read before.
//!
//! A program that prints every board for n = 12 prints the same twelve lines 14,200 times. Each
//! is taken apart once, and its squares are kept once.

use super::row::Style;
use super::rows::Row;
use std::collections::HashMap;

/// At most so many lines are remembered: then all of them are forgotten.
const MOST_LINES: usize = 1 << 12;

/// Longer lines are not remembered, in bytes.
const LONGEST: usize = 1 << 8;

/// The rows that lines hold, each with its style.
#[derive(Debug, Default)]
pub(super) struct KnownLines<'t>(HashMap<&'t str, Option<(Style, Row)>>);

impl<'t> KnownLines<'t> {
    /// The row of a line, which is read only if it is not remembered.
    pub(super) fn row(
        &mut self,
        line: &'t str,
        read: impl FnOnce() -> Option<(Style, Row)>,
    ) -> Option<(Style, Row)> {
        if line.len() > LONGEST {
            return read();
        }
        if self.0.len() >= MOST_LINES {
            self.0.clear();
        }
        *self.0.entry(line).or_insert_with(read)
    }
}
