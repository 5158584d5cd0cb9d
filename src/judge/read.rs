//! Reads what a program printed, in whatever notation it printed it.
//!
//! The passes, each in a module of its own and each linear in the text:
//!
//! 1. `text`: bytes become lines of plain characters;
//! 2. `row`, `lists`, `bare`, `squares`: lines become rows of squares, and text in
//!    brackets becomes rows and runs of numbers;
//! 3. `queens`: which symbol is the queen;
//! 4. `cut`, `numbers`, `blank`: rows and numbers become boards;
//! 5. `reading`: of the notations in which the text can be read the best one is chosen;
//! 6. `counts`, `words`, `phrases`: the number of solutions that the talk around the boards
//!    states.
//!
//! `known` remembers the lines that were taken apart: programs print few different ones.

mod bare;
mod blank;
mod cell;
mod counts;
mod cut;
mod known;
mod lists;
mod numbers;
mod phrases;
mod queens;
mod reading;
mod row;
mod rows;
mod squares;
mod text;
mod words;

use self::cut::Cut;
use self::known::KnownLines;
use self::numbers::Numbers;
use self::reading::{Reading, choose};
use self::row::{Shape, Style};
use self::rows::{MOST_ROWS, Row, Rows};
use self::squares::Squares;
use self::text::{Line, Text};
use super::notation::Notation;
use super::printed::{Printed, PrintedBoard, StatedCount, Unread};
use crate::board::Square;

/// What is known of a text before it is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// What was asked for: it settles what a bare `1` is for n = 1.
    pub asked: Asked,
    /// The notation, if it is known.
    pub notation: Option<Notation>,
}

/// What the program was asked to print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Boards or their number.
    #[default]
    Either,
    /// Boards: all or one.
    Boards,
    /// The number of solutions.
    Count,
}

/// How much of a line that cannot be read is shown, in characters.
const SHOWN: usize = 80;

/// Reads what was printed for boards of side `n`.
///
/// No bytes make it panic. Time and space are linear in the text, and space is bounded: of
/// more than a million boards or six million rows the rest is [unread](Printed::unread). That
/// is room for every board up to n = 14.
///
/// ```
/// use n_queens::judge::notation::Notation;
/// use n_queens::judge::read::{Options, read};
///
/// let printed = read(b"n? Board 1:\n* Q * *\n* * * Q\nQ * * *\n* * Q *\n", 4, Options::default());
/// assert_eq!(printed.notation, Some(Notation::SpacedRows));
/// assert_eq!(printed.boards[0].line, 2);
/// assert_eq!(printed.boards[0].queens.iter().map(|queen| queen.column).collect::<Vec<_>>(), [1, 3, 0, 2]);
/// ```
pub fn read(bytes: &[u8], n: usize, options: Options) -> Printed {
    let text = Text::clean(bytes);
    let mut found = Found::in_text(&text, n);
    let wanted =
        |reading: &Reading| options.notation.is_none_or(|notation| notation == reading.notation);
    let mut readings = found.readings(n, text.last_line());
    readings.retain(wanted);
    let best = choose(readings, n);
    let talk = counts::read(&text, n, best.as_ref().map_or(&[], |best| &best.lines));
    let mut printed = Printed { count: talk.count, none: talk.none, ..Printed::default() };
    let mut unread = found.unread;
    if let Some(best) = best {
        printed.notation = Some(best.notation);
        printed.boards = best.boards;
        unread = unread.or(best.unread);
    } else if printed.count.is_some() {
        printed.notation = Some(Notation::Count);
    }
    emptied(&found.lists.emptied, n, &mut printed);
    if n <= 1 {
        smallest(&text, n, options, &mut printed);
    }
    if printed.boards.is_empty() && printed.none.is_none() && printed.count.is_none() {
        printed.none = found.empty;
        unread = unread.or_else(|| first_line(&text));
    }
    printed.unread = unread.and_then(|line| shown(&text, line));
    printed
}

/// Everything in a text that may be part of a board.
struct Found {
    rows: [Rows; 4],
    /// The rows of boards that stand on one line each.
    strung: Rows,
    numbers: Numbers,
    squares: Squares,
    blank: Vec<blank::Queen>,
    lists: lists::Lists,
    unread: Option<usize>,
    empty: Option<usize>,
}

impl Found {
    fn in_text(text: &Text, n: usize) -> Self {
        let styles = [Style::Compact, Style::Spaced, Style::Tabbed, Style::Barred];
        let lists = lists::read(text, n);
        let mut found = Self {
            rows: styles.map(Rows::new),
            strung: Rows::new(Style::Compact),
            numbers: Numbers::default(),
            squares: Squares::default(),
            blank: Vec::new(),
            unread: lists.unread,
            empty: lists.empty,
            lists,
        };
        let longest = n.saturating_mul(64).saturating_add(1 << 16);
        let mut known = KnownLines::<Option<(Style, Row)>>::default();
        let mut cells = Vec::new();
        let mut stack = bare::Stack::default();
        for line in text.lines().filter(|line| line.text.len() <= longest && !line.is_idle()) {
            if found.is_full() {
                break;
            }
            let row = known.get(line.text, || found.new_row(line.text, n, &mut cells));
            if let Some((style, row)) = row {
                found.rows_of(style).for_each(|rows| rows.push(line.number, line.place, row));
            }
            found.string_of_rows(&line, n);
            if found.blank.len() < MOST_ROWS {
                found.blank.extend(blank::queen(&line));
            }
            if ends_in_number(line.text) {
                stack.line(&line, n, &mut found.numbers);
                bare::line(&line, n, &mut found.numbers);
                found.squares.line(line.number, line.text, n);
            }
        }
        stack.end(n, &mut found.numbers);
        found
    }

    /// Whether there is no room for what is left of the text.
    fn is_full(&self) -> bool {
        self.rows.iter().chain([&self.strung]).any(|rows| rows.full.is_some())
            || self.numbers.full.is_some()
            || self.squares.full.is_some()
    }

    fn new_row(&mut self, line: &str, n: usize, cells: &mut Vec<char>) -> Option<(Style, Row)> {
        let shape = row::parse(line, n, cells)?;
        let row = self.rows_of(shape.style).find_map(|rows| rows.spell(shape, cells))?;
        Some((shape.style, row))
    }

    /// Keeps the n rows of a board that stand on one line.
    fn string_of_rows(&mut self, line: &Line, n: usize) {
        for cells in row::string_of_rows(line.text, n).unwrap_or_default() {
            let shape = Shape { style: Style::Compact, width: n, lanes: 1, prefixed: false };
            if let Some(row) = self.strung.spell(shape, &cells) {
                self.strung.push(line.number, line.place, row);
            }
        }
    }

    fn rows_of(&mut self, style: Style) -> impl Iterator<Item = &mut Rows> {
        self.rows.iter_mut().filter(move |rows| rows.style == style)
    }

    /// Reads the text in every notation in which it can be read.
    fn readings(&mut self, n: usize, last: Line) -> Vec<Reading> {
        let mut readings = Vec::new();
        let lists = &mut self.lists;
        let matrix = lists.numbers.is_matrix(n);
        if matrix {
            numbers_as_rows(&lists.numbers, &mut lists.rows);
        }
        let tally = n == 2 && self.numbers.has_tally();
        for rows in self.rows.iter().filter(|_| !tally).chain([&lists.rows, &self.strung]) {
            row_readings(rows, n, last, &mut readings);
        }
        for (numbers, notation) in
            [(&self.numbers, Notation::Columns), (&lists.numbers, Notation::ListedColumns)]
        {
            if !numbers.is_matrix(n) {
                let mut reading = Reading::new(notation);
                numbers.columns(n, &mut reading);
                readings.push(reading);
            }
            let mut reading = Reading::new(Notation::Pairs);
            numbers.pairs(n, &mut reading);
            readings.push(reading);
        }
        for squares in [&self.squares, &lists.squares] {
            let mut reading = Reading::new(Notation::Squares);
            squares.boards(n, &mut reading);
            readings.push(reading);
        }
        readings.extend(blank::read(&self.blank, n));
        readings
    }
}

/// Whether the last letter or digit of a line is a digit.
fn ends_in_number(line: &str) -> bool {
    let last = line.bytes().rfind(u8::is_ascii_alphanumeric);
    last.is_some_and(|last| last.is_ascii_digit())
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
        let shape = Shape { style: Style::Listed, width: cells.len(), lanes: 1, prefixed: false };
        let is_row = cells.len() > 1 || run.nested && !cells.is_empty();
        let row = if is_row { rows.spell(shape, &cells) } else { None };
        if let Some(row) = row {
            rows.push(run.line, run.place, row);
        }
    }
    rows.put_in_order();
}

/// One reading for each alphabet in which rows of this style are written.
fn row_readings(rows: &Rows, n: usize, last: Line, readings: &mut Vec<Reading>) {
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

/// Takes a list of empty lists for boards without queens, as a program prints them that undoes
/// its moves in the very boards that it keeps.
fn emptied(lines: &[usize], n: usize, printed: &mut Printed) {
    let stated = printed.count.map_or(lines.len() as u64, |count| count.solutions);
    let told = !printed.boards.is_empty() || stated != lines.len() as u64;
    if n < 4 || lines.len() < 2 || told {
        return;
    }
    let board = |&line: &usize| PrintedBoard { line, rows: n, columns: n, queens: Vec::new() };
    printed.boards = lines.iter().map(board).collect();
    (printed.none, printed.notation) = (None, Some(Notation::ListedColumns));
}

/// What is peculiar for n = 0 and n = 1: the empty board `[[]]`, and a bare number that is the
/// whole answer. A bare 0 is the column of the one queen, a bare 1 is a board if boards were
/// asked for.
fn smallest(text: &Text, n: usize, options: Options, printed: &mut Printed) {
    if !printed.boards.is_empty() || options.asked == Asked::Count {
        return;
    }
    let squeezed: String = text.as_str().chars().filter(|c| !c.is_whitespace()).take(200).collect();
    let board = |line: usize| PrintedBoard {
        line,
        rows: n,
        columns: n,
        queens: vec![Square { row: 0, column: 0 }; n],
    };
    if n == 0 && squeezed.ends_with("[[]]") {
        printed.boards.push(board(text.last_line().number));
        (printed.none, printed.notation) = (None, Some(Notation::ListedRows));
        return;
    }
    if n == 1 && squeezed.trim_matches(['[', ']']).eq_ignore_ascii_case("true") {
        printed.boards.push(board(text.last_line().number));
        (printed.unread, printed.notation) = (None, Some(Notation::ListedRows));
        return;
    }
    let Some(StatedCount { line, solutions }) = printed.count else { return };
    let bare = text.lines().any(|l| l.number == line && l.text.trim().parse::<u64>().is_ok());
    let is_board = bare && (solutions == 0 || solutions == 1 && options.asked == Asked::Boards);
    if n == 1 && is_board && options.notation.is_none_or(|asked| asked == Notation::Columns) {
        printed.boards.push(board(line));
        printed.count = None;
        (printed.none, printed.notation) = (None, Some(Notation::Columns));
    }
}

/// The first line with anything on it.
fn first_line(text: &Text) -> Option<usize> {
    text.lines().find(|line| !line.text.trim().is_empty()).map(|line| line.number)
}

/// A line as it is shown to the reader of a report.
fn shown(text: &Text, number: usize) -> Option<Unread> {
    let line = text.lines().find(|line| line.number == number)?;
    let text = line.text.trim().chars().take(SHOWN).collect();
    Some(Unread { line: number, text })
}
