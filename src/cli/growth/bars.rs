//! The plot as bars of characters.

use super::series::{Axis, Quantity, Series, series};
use crate::cli::Output;
use crate::cli::compare::measure::Comparison;
use anstyle::Style;
use std::io::{self, Write};

/// Columns before the bar: n, the value, and what separates them.
const BEFORE_THE_BAR: usize = 22;
/// The longest bar on a wide terminal.
const LONGEST: usize = 72;

pub(super) fn write(
    comparisons: &[Comparison],
    quantities: &[Quantity],
    output: &mut Output,
) -> io::Result<()> {
    for (index, &quantity) in quantities.iter().enumerate() {
        let all = series(comparisons, quantity);
        if index > 0 {
            writeln!(output)?;
        }
        write_quantity(quantity, &all, output)?;
    }
    Ok(())
}

fn write_quantity(quantity: Quantity, all: &[Series], output: &mut Output) -> io::Result<()> {
    let axis = Axis::around(all);
    let width = output.width().saturating_sub(BEFORE_THE_BAR).clamp(12, LONGEST);
    let title = output.styled(Style::new().bold(), quantity.title());
    writeln!(
        output,
        "{title}, on a logarithmic axis: from {} on, {} characters for a factor of ten",
        quantity.tick(axis.lowest),
        tenfold(axis, width)
    )?;
    for series in all {
        writeln!(output)?;
        let names = series.names.join(", ");
        for line in textwrap::wrap(&names, whole_names(output.width())) {
            writeln!(output, "{line}")?;
        }
        for &(n, value) in &series.points {
            let bar = "█".repeat(length(axis.share(value), width));
            writeln!(output, "{n:>4} {:>14}  {bar}", quantity.show(value))?;
        }
    }
    Ok(())
}

/// Breaks lines between names, never at the hyphens inside them.
fn whole_names(width: usize) -> textwrap::Options<'static> {
    textwrap::Options::new(width.max(1)).word_splitter(textwrap::WordSplitter::NoHyphenation)
}

/// How many characters a factor of ten is long.
fn tenfold(axis: Axis, width: usize) -> usize {
    length(axis.share(10_f64.powi(axis.lowest + 1)), width)
}

fn length(share: f64, width: usize) -> usize {
    #[expect(clippy::cast_precision_loss, reason = "a width in characters is small")]
    let length = (share * width as f64).round();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to width")]
    let length = length.max(0.0) as usize;
    length
}
