//! Lists that were read before are not taken apart again.

use super::{DEEPEST, Reader, is_bracket};
use crate::judge::read::known::LONGEST;
use crate::judge::read::reading::MOST_BOARDS;
use crate::judge::read::rows::Shift;
use crate::judge::read::text::find;
use std::ops::Range;

/// What one list holds, or one line with its lists.
pub(in crate::judge::read) struct Held {
    line: usize,
    place: usize,
    rows: Range<usize>,
    numbers: Range<usize>,
    squares: Range<usize>,
    /// How many line ends are within it.
    lines: usize,
    /// How many lists are within it.
    places: usize,
    /// Its last list, or one of them, holds nothing.
    empty: bool,
}

impl Held {
    /// The same of a list that closes where this ends.
    pub(super) fn of_one_list(self) -> Self {
        Self { places: 1, empty: false, ..self }
    }
}

impl Reader<'_> {
    /// Keeps what the list at `at` holds, if it was read before; returns where it ends.
    pub(super) fn list_again(&mut self, at: usize) -> Option<usize> {
        let inside = &self.text.as_bytes()[at + 1..];
        let length = 2 + find(&inside[..inside.len().min(LONGEST)], is_bracket);
        let list = self.text.as_bytes().get(at..at + length)?;
        if self.open.len() >= DEEPEST {
            return None;
        }
        let known = std::mem::take(&mut self.known);
        let end = known.find(list).map(|held| {
            let first = self.items.counts();
            self.repeat(held);
            self.settle(first);
            at + length
        });
        self.known = known;
        end
    }

    /// Keeps what was read before once more.
    pub(super) fn repeat(&mut self, held: &Held) {
        if let Some(outer) = self.open.last_mut() {
            outer.nested = true;
        }
        let shift = Shift { lines: self.line - held.line, places: self.place - held.place };
        self.items.rows.again(shift, &held.rows);
        self.items.numbers.again(shift, &held.numbers);
        self.items.squares.again(shift, &held.squares);
        self.line += held.lines;
        if held.empty {
            self.empty = Some(self.line);
            if self.empties.len() < MOST_BOARDS {
                self.empties.push(self.line);
            }
        }
        self.place += held.places;
    }

    /// Says of the latest items where they end and what stands around them.
    pub(super) fn settle(&mut self, [rows, numbers, _]: [usize; 3]) {
        let (line, nested, worded) = (self.line, !self.open.is_empty(), self.worded);
        self.items.rows.all[rows..].iter_mut().for_each(|row| row.last = line);
        for run in self.items.numbers.since(numbers) {
            (run.last, run.nested, run.worded) = (line, nested, worded);
        }
    }

    /// Everything that was found since then.
    pub(super) fn held(&self, first: [usize; 3], line: usize, place: usize) -> Held {
        let last = self.items.counts();
        let [rows, numbers, squares] = [0, 1, 2].map(|kind| first[kind]..last[kind]);
        let (lines, places) = (self.line - line, self.place - place);
        let empty = self.empty == Some(self.line);
        Held { line, place, rows, numbers, squares, lines, places, empty }
    }
}
