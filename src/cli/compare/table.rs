//! The comparison as a table that fits a terminal.

use super::measure::{Comparison, Entry, Time};
use crate::cli::{Output, help};
use anstyle::{AnsiColor, Style};
use comfy_table::{CellAlignment, ColumnConstraint, Row, Table, presets};
use indicatif::HumanCount;
use std::io::{self, Write};

/// The longest bar, in characters.
const BAR: usize = 16;
/// The shortest that is worth its place.
const SHORTEST_BAR: usize = 4;
/// Spaces between two columns.
const GAP: usize = 2;
/// The columns that a narrow terminal does without, by their place in the header; first the
/// solutions, which are the same for all, last the ratio, which the times show too.
const EXPENDABLE: [usize; 5] = [2, 6, 4, 3, 7];

const HEADER: [&str; 9] =
    ["", "approach", "solutions", "tried", "placed", "median", "spread", "slower", ""];

pub(super) fn write(comparison: &Comparison, output: &mut Output) -> io::Result<()> {
    let n = comparison.n;
    output.sentence(&format!("All solutions of the {n} × {n} board, fastest approach first."))?;
    output
        .sentence("A square is tried each time a search looks whether a queen may stand on it.")?;
    writeln!(output)?;
    let lines = fitting_lines(comparison, output);
    let (header, rows) = lines.split_first().expect("a table has a header");
    writeln!(output, "{}", output.styled(Style::new().bold(), header))?;
    for (entry, row) in comparison.approaches.iter().zip(rows) {
        writeln!(output, "{}", output.styled(style(entry), row))?;
    }
    for entry in &comparison.approaches {
        if let Some(wrong) = &entry.wrong {
            writeln!(output)?;
            output.sentence(&format!("{} is WRONG and so not ranked: {wrong}", entry.approach))?;
        }
    }
    if comparison.times().any(|time| time.shared) {
        writeln!(output)?;
        output.sentence("= the middle halves of their times overlap: no difference was shown")?;
    }
    if output.is_terminal() {
        let hint = format!("read one: {} explain NAME     verify all: cargo test", help::program());
        let hint = output.styled(Style::new().dimmed(), &hint);
        writeln!(output)?;
        output.sentence(&hint)?;
    }
    Ok(())
}

/// The table as lines that fit a terminal; the bars take what room there is.
fn fitting_lines(comparison: &Comparison, output: &Output) -> Vec<String> {
    let room = if output.is_terminal() { output.width() } else { usize::MAX };
    let mut tables = (0..=EXPENDABLE.len()).map(|count| {
        let left_out = &EXPENDABLE[..count];
        let width = |bar| width(&lines(comparison, left_out, bar));
        let bar = room.saturating_sub(width(0) + GAP).min(BAR);
        let bar = if bar < SHORTEST_BAR { 0 } else { bar };
        (left_out, bar, bar > 0 || (count > 1 && width(0) <= room))
    });
    let fitting = tables.find(|(_, _, fits)| *fits);
    let (left_out, bar, _) = fitting.unwrap_or((&EXPENDABLE, 0, true));
    lines(comparison, left_out, bar)
}

fn width(lines: &[String]) -> usize {
    lines.iter().map(|line| line.chars().count()).max().unwrap_or(0)
}

/// The table as lines without trailing blanks, the header first, with bars of a length up to
/// this one.
fn lines(comparison: &Comparison, left_out: &[usize], bar: usize) -> Vec<String> {
    let slowest = comparison.times().map(|time| time.times_slower).fold(1.0, f64::max);
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(HEADER);
    table.add_rows(comparison.approaches.iter().map(|entry| row(entry, slowest, bar)));
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
        if (2..8).contains(&column.index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        if left_out.contains(&column.index) {
            column.set_constraint(ColumnConstraint::Hidden);
        }
    }
    table.to_string().lines().map(|line| line.trim_end().to_owned()).collect()
}

fn row(entry: &Entry, slowest: f64, longest: usize) -> Row {
    let mut cells = vec![String::new(), entry.approach.to_owned()];
    cells.extend(
        [entry.solutions, entry.tried, entry.placed].map(|count| HumanCount(count).to_string()),
    );
    match &entry.time {
        Some(time) => {
            cells[0] = format!("{}{}", time.rank, if time.shared { "=" } else { "" });
            cells.push(duration(time.median_seconds));
            cells.push(spread(time));
            cells.push(format!("{:.1} ×", time.times_slower));
            cells.push(bar(time.times_slower / slowest, longest));
        }
        None => cells.push("WRONG".to_owned()),
    }
    Row::from(cells)
}

fn style(entry: &Entry) -> Style {
    match &entry.time {
        None => AnsiColor::Red.on_default(),
        Some(time) if time.rank == 1 => AnsiColor::Green.on_default(),
        Some(_) => Style::new(),
    }
}

/// Half the width of the middle half of the samples, in percent of the median.
fn spread(time: &Time) -> String {
    let width = time.upper_quartile_seconds - time.lower_quartile_seconds;
    format!("± {:.0} %", 50.0 * width / time.median_seconds)
}

/// A bar for a number between 0 and 1, one character at least where there is room for bars.
fn bar(share: f64, longest: usize) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "0 to BAR"
    )]
    let length = (share * longest as f64).round().max(1.0) as usize;
    "█".repeat(length.min(longest))
}

/// A duration with three digits and the unit that suits it.
pub(in crate::cli) fn duration(seconds: f64) -> String {
    const UNITS: [(f64, &str); 3] = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")];
    let found = UNITS.into_iter().find(|(length, _)| seconds >= *length);
    let (length, unit) = found.unwrap_or((1e-9, "ns"));
    let number = seconds / length;
    let decimals = if number < 10.0 { 2 } else { usize::from(number < 100.0) };
    format!("{number:.decimals$} {unit}")
}
