//! Lines that were read before.
//!
//! A program that prints every board for n = 12 prints the same twelve lines 14,200 times. Each
//! is taken apart once, and its squares are kept once; so it is with talk.

use std::collections::HashMap;

/// At most so many lines are remembered: then all of them are forgotten.
const MOST_LINES: usize = 1 << 12;

/// Longer lines are not remembered, in bytes.
const LONGEST: usize = 1 << 8;

/// What was read in each line.
#[derive(Debug, Default)]
pub(super) struct KnownLines<'t, T>(HashMap<&'t str, T>);

impl<'t, T: Copy> KnownLines<'t, T> {
    /// What is in a line, which is read only if it is not remembered.
    pub(super) fn get(&mut self, line: &'t str, read: impl FnOnce() -> T) -> T {
        if line.len() > LONGEST {
            return read();
        }
        if self.0.len() >= MOST_LINES {
            self.0.clear();
        }
        *self.0.entry(line).or_insert_with(read)
    }
}
