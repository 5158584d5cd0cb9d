//! The comparison as a table that fits a terminal.

use super::measure::{Comparison, Entry, Time};
use crate::cli::{Output, help};
use anstyle::{AnsiColor, Style};
use comfy_table::{CellAlignment, Row, Table, presets};
use indicatif::HumanCount;
use std::io::{self, Write};

/// The longest bar, in characters.
const BAR: f64 = 16.0;

const HEADER: [&str; 9] =
    ["", "approach", "solutions", "tried", "placed", "median", "spread", "slower", ""];

pub(super) fn write(comparison: &Comparison, output: &mut Output) -> io::Result<()> {
    let n = comparison.n;
    writeln!(output, "All solutions of the {n} × {n} board, fastest approach first.")?;
    writeln!(
        output,
        "A square is tried each time a search looks whether a queen may stand on it."
    )?;
    writeln!(output)?;
    let lines = lines(comparison);
    let (header, rows) = lines.split_first().expect("a table has a header");
    writeln!(output, "{}", output.styled(Style::new().bold(), header))?;
    for (entry, row) in comparison.approaches.iter().zip(rows) {
        writeln!(output, "{}", output.styled(style(entry), row))?;
    }
    for entry in &comparison.approaches {
        if let Some(wrong) = &entry.wrong {
            writeln!(output, "\n{} is WRONG and so not ranked: {wrong}", entry.approach)?;
        }
    }
    if comparison.times().any(|time| time.shared) {
        writeln!(output, "\n= the middle halves of their times overlap: no difference was shown")?;
    }
    if output.is_terminal() {
        let hint =
            format!("\nread one: {} explain NAME     verify all: cargo test", help::program());
        writeln!(output, "{}", output.styled(Style::new().dimmed(), &hint))?;
    }
    Ok(())
}

/// The table as lines without trailing blanks, the header first.
fn lines(comparison: &Comparison) -> Vec<String> {
    let slowest = comparison.times().map(|time| time.times_slower).fold(1.0, f64::max);
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(HEADER);
    table.add_rows(comparison.approaches.iter().map(|entry| row(entry, slowest)));
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
        if (2..8).contains(&column.index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.to_string().lines().map(|line| line.trim_end().to_owned()).collect()
}

fn row(entry: &Entry, slowest: f64) -> Row {
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
            cells.push(bar(time.times_slower / slowest));
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

/// A bar for a number between 0 and 1, one character at least.
fn bar(share: f64) -> String {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to BAR")]
    let length = (share * BAR).round().max(1.0) as usize;
    "█".repeat(length)
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
