//! Everything in a text that may be part of a board, and the boards it makes in each notation.

use super::blank;
use super::cell;
use super::cut::Cut;
use super::known::KnownLines;
use super::lines::{Lines, Seen};
use super::lists::{self, Held, Lists};
use super::numbers::Numbers;
use super::queens;
use super::reading::Reading;
use super::row::{Style, shape};
use super::rows::Rows;
use super::text::{Line, Text};
use crate::judge::notation::Notation;

/// Everything in a text that may be part of a board.
pub(super) struct Found<'t> {
    lines: Lines,
    pub lists: Lists,
    /// The line from which on there was no room for more.
    pub stopped: Option<usize>,
    /// The last line that is not blank, if there is any.
    pub last: Option<Line<'t>>,
    /// How many lines were read.
    pub count: usize,
    text: &'t Text<'t>,
}

impl<'t> Found<'t> {
    /// Gathers rows, numbers and squares, until there is no room for more.
    pub(super) fn in_text(text: &'t Text<'t>, n: usize) -> Self {
        let longest = n.saturating_mul(64).saturating_add(1 << 16);
        let mut known = KnownLines::<(Option<Seen>, Option<Held>)>::default();
        let mut lines = Lines::new(n);
        let mut lists = lists::Reader::new(text.as_str(), n);
        let (mut stopped, mut last, mut count) = (None, None, 0);
        for line in text.lines() {
            if lines.is_full() || lists.is_full() {
                stopped = Some(line.number);
                break;
            }
            count += 1;
            if !line.text.trim_ascii().is_empty() {
                last = Some(line);
            }
            if line.text.is_empty() {
                lists.line(&line);
            } else if let Some((seen, held)) = known.find(line.text) {
                if let Some(seen) = seen {
                    lines.again(&line, seen);
                }
                lists.again(&line, held.as_ref());
            } else {
                let is_short = line.text.len() <= longest && !line.is_idle();
                let seen = is_short.then(|| lines.see(&line));
                known.keep(line.text, (seen, lists.line(&line)));
            }
        }
        lines.end();
        Self { lines, lists: lists.end(), stopped, last, count, text }
    }

    /// Reads the text in every notation in which it can be read.
    pub(super) fn readings(&mut self, n: usize) -> Vec<Reading> {
        let mut readings = Vec::new();
        let last = self.last;
        let Self { lines, lists, text, .. } = self;
        let bordered = || has_rows(text);
        lines.rows.iter_mut().for_each(|rows| rows.take_zeros_off(n));
        let matrix = lists.numbers.is_matrix(n);
        if matrix {
            numbers_as_rows(&lists.numbers, &mut lists.rows);
        }
        let tally = lines.numbers.has_tally(n);
        let chequered = Some(&lines.chequered).filter(|rows| rows.take_turns());
        let others = [&lists.rows, &lines.strung, &lines.quoted].into_iter().chain(chequered);
        for rows in lines.rows.iter().filter(|_| !tally).chain(others) {
            row_readings(rows, n, last, &mut readings);
        }
        let numbers: [(_, _, &dyn Fn() -> bool); 2] = [
            (&lines.numbers, Notation::Columns, &bordered),
            (&lists.numbers, Notation::ListedColumns, &|| false),
        ];
        for (numbers, notation, bordered) in numbers {
            if !numbers.is_matrix(n) {
                let mut reading = Reading::new(notation);
                numbers.columns(n, bordered, &mut reading);
                readings.push(reading);
            }
            let mut reading = Reading::new(Notation::Pairs);
            numbers.pairs(n, &mut reading);
            readings.push(reading);
        }
        for squares in [&lines.squares, &lists.squares] {
            let mut reading = Reading::new(Notation::Squares);
            squares.boards(n, &mut reading);
            readings.push(reading);
        }
        readings.extend(blank::read(&lines.blank, n));
        readings
    }
}

/// Whether more than one line is no talk.
fn has_rows(text: &Text) -> bool {
    let is_word = |two: &[u8]| two.iter().all(u8::is_ascii_alphabetic) && two[0] != two[1];
    let is_talk = |line: &str| line.as_bytes().windows(2).any(is_word);
    let mut others =
        text.lines().filter(|line| !line.text.trim().is_empty() && !is_talk(line.text));
    others.nth(1).is_some()
}

/// Takes lists of 0 and 1 as rows of squares.
fn numbers_as_rows(numbers: &Numbers, rows: &mut Rows) {
    for (run, values) in numbers.runs() {
        let symbol = |&value: &u32| match value {
            0 => '0',
            1 => '1',
            _ => cell::NUMBER,
        };
        let cells: Vec<char> = values.iter().map(symbol).collect();
        let shape = shape(Style::Listed, cells.len());
        let is_row = cells.len() > 1 || run.nested;
        let row = if is_row { rows.spell(shape, &cells) } else { None };
        if let Some(row) = row {
            rows.push(run.line, run.place, row);
        }
    }
    rows.put_in_order();
}

/// One reading for each alphabet in which rows of this style are written.
fn row_readings(rows: &Rows, n: usize, last: Option<Line>, readings: &mut Vec<Reading>) {
    for alphabet in rows.alphabets() {
        let chosen = rows.written_in(alphabet);
        let Some(queens) = queens::queens(rows, &chosen, alphabet, n) else { continue };
        let doubtful = rows.is_odd(alphabet);
        if doubtful && (alphabet.count_ones() > 3 || n < 3) {
            continue;
        }
        let mut reading = Reading::new(match rows.style {
            Style::Compact => Notation::CompactRows,
            Style::Spaced => Notation::SpacedRows,
            Style::Tabbed => Notation::TabbedRows,
            Style::Barred => Notation::BarredRows,
            Style::Listed => Notation::ListedRows,
        });
        reading.unread = rows.full;
        Cut { rows, queens, n, last, doubtful }.cut(&chosen, &mut reading);
        readings.push(reading);
    }
}
