//! What is plotted: for each quantity the approaches with their numbers, equal ones together.

use crate::cli::compare::measure::{Comparison, Entry};
use crate::cli::compare::table::duration;
use clap::ValueEnum;
use indicatif::HumanCount;
use n_queens::Approach;

/// Something that grows with n.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Quantity {
    /// Squares on which the search looked whether a queen may stand
    Tried,
    /// Queens put down
    Placed,
    /// Time to find all solutions, the median of several runs
    Time,
}

impl Quantity {
    /// Its name above the plot.
    pub(super) fn title(self) -> &'static str {
        match self {
            Self::Tried => "squares tried",
            Self::Placed => "queens placed",
            Self::Time => "time for all solutions",
        }
    }

    /// A value with its unit.
    pub(super) fn show(self, value: f64) -> String {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
        match self {
            Self::Tried | Self::Placed => HumanCount(value.round() as u64).to_string(),
            Self::Time => duration(value),
        }
    }

    /// A power of ten with its unit.
    pub(super) fn tick(self, power: i32) -> String {
        match (self, power) {
            (Self::Tried | Self::Placed, _) => self.show(10_f64.powi(power)),
            (Self::Time, ..-6) => format!("{} ns", 10_f64.powi(power + 9).round()),
            (Self::Time, -6..-3) => format!("{} µs", 10_f64.powi(power + 6).round()),
            (Self::Time, -3..0) => format!("{} ms", 10_f64.powi(power + 3).round()),
            (Self::Time, _) => format!("{} s", 10_f64.powi(power)),
        }
    }

    fn of(self, entry: &Entry) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "a plot needs few digits")]
        let value = match self {
            Self::Tried => entry.tried as f64,
            Self::Placed => entry.placed as f64,
            Self::Time => entry.time.as_ref()?.median_seconds,
        };
        // A logarithmic axis has no place for 0, and what is wrong is not plotted.
        (value > 0.0 && entry.wrong.is_none()).then_some(value)
    }
}

/// The numbers that one or more approaches share.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Series {
    pub(super) names: Vec<&'static str>,
    /// n and the value there.
    pub(super) points: Vec<(usize, f64)>,
}

impl Series {
    /// The first name, and how many more there are.
    pub(super) fn label(&self) -> String {
        match &self.names[..] {
            [] => String::new(),
            [only] => (*only).to_owned(),
            [first, others @ ..] => format!("{first} + {}", others.len()),
        }
    }
}

/// The series of a quantity in reading order, equal ones joined.
pub(super) fn series(comparisons: &[Comparison], quantity: Quantity) -> Vec<Series> {
    let mut all: Vec<Series> = Vec::new();
    for name in Approach::ALL.iter().map(|approach| approach.name()) {
        let points = points(comparisons, quantity, name);
        if points.is_empty() {
            continue;
        }
        match all.iter_mut().find(|series| series.points == points) {
            Some(equal) => equal.names.push(name),
            None => all.push(Series { names: vec![name], points }),
        }
    }
    all
}

fn points(comparisons: &[Comparison], quantity: Quantity, name: &str) -> Vec<(usize, f64)> {
    let point = |comparison: &Comparison| {
        let entry = comparison.approaches.iter().find(|entry| entry.approach == name)?;
        Some((comparison.n, quantity.of(entry)?))
    };
    comparisons.iter().filter_map(point).collect()
}

/// The whole powers of ten around all values: the ends of a logarithmic axis, never equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Axis {
    pub(super) lowest: i32,
    pub(super) highest: i32,
}

impl Axis {
    pub(super) fn around(all: &[Series]) -> Self {
        let values = || all.iter().flat_map(|series| &series.points).map(|&(_, value)| value);
        #[expect(clippy::cast_possible_truncation, reason = "the logarithm of a double is small")]
        let power = |value: f64| value as i32;
        let lowest = power(values().fold(f64::MAX, f64::min).log10().floor());
        let highest = power(values().fold(f64::MIN_POSITIVE, f64::max).log10().ceil());
        Self { lowest, highest: highest.max(lowest + 1) }
    }

    /// Where a value lies between the ends, 0 to 1.
    pub(super) fn share(self, value: f64) -> f64 {
        (value.log10() - f64::from(self.lowest)) / f64::from(self.highest - self.lowest)
    }

    /// The exponents of ten from end to end.
    pub(super) fn powers(self) -> impl Iterator<Item = i32> {
        self.lowest..=self.highest
    }
}
