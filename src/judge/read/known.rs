//! Lines that were read before.
//!
//! A program that prints every board for n = 12 prints the same twelve lines 14,200 times. Each
//! is taken apart once, and its squares are kept once; so it is with talk.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// At most so many lines are remembered: then all of them are forgotten.
const MOST_LINES: usize = 1 << 10;

/// Longer lines are not remembered, in bytes.
pub(super) const LONGEST: usize = 1 << 9;

/// What was read in each line.
#[derive(Debug)]
pub(super) struct KnownLines<'t, T>(HashMap<&'t [u8], T, BuildHasherDefault<LineHasher>>);

impl<T> Default for KnownLines<'_, T> {
    fn default() -> Self {
        Self(HashMap::default())
    }
}

impl<'t, T> KnownLines<'t, T> {
    /// What is in a line, if it is remembered.
    pub(super) fn find(&self, line: impl AsRef<[u8]>) -> Option<&T> {
        let line = line.as_ref();
        if line.len() > LONGEST { None } else { self.0.get(line) }
    }

    /// Remembers what is in a line.
    pub(super) fn keep<L: AsRef<[u8]> + ?Sized>(&mut self, line: &'t L, found: T) {
        if self.0.len() >= MOST_LINES {
            self.0.clear();
        }
        if line.as_ref().len() <= LONGEST {
            self.0.insert(line.as_ref(), found);
        }
    }

    /// What is in a line, which is read only if it is not remembered.
    pub(super) fn get(&mut self, line: &'t str, read: impl FnOnce() -> T) -> T
    where
        T: Copy,
    {
        self.find(line).copied().unwrap_or_else(|| {
            let found = read();
            self.keep(line, found);
            found
        })
    }
}

/// Mixes a line eight bytes at a time, several times faster than the hasher of the standard
/// library: few lines are remembered, so that no choice of lines makes it slow.
#[derive(Debug, Default)]
struct LineHasher(u64);

impl LineHasher {
    fn mix(&mut self, word: u64) {
        let mixed = self.0.rotate_left(23) ^ word;
        self.0 = mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for LineHasher {
    /// The last word overlaps the one before it, or is all there is of a short line.
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for &word in words {
            self.mix(u64::from_le_bytes(word));
        }
        match bytes.last_chunk::<8>() {
            Some(&last) if !rest.is_empty() => self.mix(u64::from_le_bytes(last)),
            Some(_) => {}
            None => self.mix(rest.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))),
        }
    }

    fn write_usize(&mut self, length: usize) {
        self.mix(length as u64);
    }

    /// The upper bits, which depend on all others, become the lower ones as well.
    fn finish(&self) -> u64 {
        self.0 ^ self.0.rotate_left(32)
    }
}
