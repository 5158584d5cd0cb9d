//! The plot as a drawing that suits light and dark pages.

use super::series::{Axis, Quantity, Series, series};
use crate::cli::Output;
use crate::cli::compare::measure::Comparison;
use std::fmt::Write as _;
use std::io::{self, Write};

/// Sizes in pixels.
const WIDTH: f64 = 820.0;
const PANEL: f64 = 330.0;
const LEFT: f64 = 96.0;
const RIGHT: f64 = 640.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 290.0;
/// The least distance between two labels.
const LABEL: f64 = 15.0;

/// How many colours there are.
const COLOURS: usize = 6;
/// Colours that colour-blind readers can tell apart; the labels say the same.
const STYLE: &str = "\
text { font: 13px system-ui, sans-serif; fill: #333 } .title { font-weight: 600; font-size: 15px }
.grid { stroke: #8884; } .series { fill: none; stroke-width: 2 } .leader { stroke-width: 1; opacity: .6 }
.c0 { stroke: #0072b2 } .c1 { stroke: #b35c00 } .c2 { stroke: #00805f } .c3 { stroke: #a8518a }
.c4 { stroke: #8a7a00 } .c5 { stroke: #3a7ca5 } .dot { stroke-width: 5; stroke-linecap: round }
@media (prefers-color-scheme: dark) {
text { fill: #ddd } .c0 { stroke: #56b4e9 } .c1 { stroke: #f0a030 } .c2 { stroke: #2ed3a5 }
.c3 { stroke: #e58cc4 } .c4 { stroke: #e3d34a } .c5 { stroke: #9ad0ee } }";

pub(super) fn write(
    comparisons: &[Comparison],
    quantities: &[Quantity],
    output: &mut Output,
) -> io::Result<()> {
    let sizes: Vec<usize> = comparisons.iter().map(|comparison| comparison.n).collect();
    let mut palette = Palette::default();
    let mut panels = String::new();
    let mut top = 0.0;
    for &quantity in quantities {
        let all = series(comparisons, quantity);
        let panel = panel(quantity, &all, &sizes, &mut palette);
        let _ = writeln!(panels, "<g transform=\"translate(0 {top})\">\n{panel}</g>");
        top += PANEL;
    }
    writeln!(
        output,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {top}\" role=\"img\" \
         aria-label=\"{}\">\n<style>{STYLE}</style>\n{panels}</svg>",
        description(quantities, &sizes)
    )
}

/// The same colour for the same approach in every panel.
#[derive(Default)]
struct Palette {
    names: Vec<&'static str>,
}

impl Palette {
    fn of(&mut self, series: &Series) -> usize {
        let name = series.names.first().copied().unwrap_or_default();
        let place = self.names.iter().position(|&known| known == name).unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        });
        place % COLOURS
    }
}

fn description(quantities: &[Quantity], sizes: &[usize]) -> String {
    let titles: Vec<_> = quantities.iter().map(|quantity| quantity.title()).collect();
    let (first, last) = (sizes.first().copied(), sizes.last().copied());
    let (first, last) = (first.unwrap_or_default(), last.unwrap_or_default());
    format!("{} for n = {first} to {last}, on a logarithmic axis", titles.join(", "))
}

/// One quantity: the grid, then a line with dots and a label for each series.
fn panel(quantity: Quantity, all: &[Series], sizes: &[usize], palette: &mut Palette) -> String {
    let axis = Axis::around(all);
    let mut panel =
        format!("<text class=\"title\" x=\"{LEFT}\" y=\"24\">{}</text>\n", quantity.title());
    for power in axis.powers() {
        let (y, label) = (down(axis, 10_f64.powi(power)), quantity.tick(power));
        let _ = writeln!(
            panel,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{RIGHT}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            LEFT - 10.0,
            y + 4.5
        );
    }
    let _ = writeln!(
        panel,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">n</text>",
        LEFT - 10.0,
        BOTTOM + 22.0
    );
    for &n in sizes {
        let (x, y) = (across(sizes, n), BOTTOM + 22.0);
        let _ = writeln!(panel, "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{n}</text>");
    }
    let ends: Vec<f64> = all.iter().map(|series| end(axis, series)).collect();
    for (series, label) in all.iter().zip(apart(&ends)) {
        panel.push_str(&line(axis, sizes, series, palette.of(series), label));
    }
    panel
}

fn line(axis: Axis, sizes: &[usize], series: &Series, colour: usize, label: f64) -> String {
    let points: Vec<_> = series
        .points
        .iter()
        .map(|&(n, value)| format!("{:.1} {:.1}", across(sizes, n), down(axis, value)))
        .collect();
    let path = format!("M{}", points.join("L"));
    let dots = format!("M{}h0", points.join("h0M"));
    let last = series.points.last().map_or(RIGHT, |&(n, _)| across(sizes, n));
    format!(
        "<g class=\"c{colour}\"><title>{}</title><path class=\"series\" d=\"{path}\"/>\
         <path class=\"dot\" d=\"{dots}\"/>\
         <path class=\"leader\" d=\"M{:.1} {:.1}L{:.1} {label:.1}\"/></g>\
         <text x=\"{:.1}\" y=\"{:.1}\">{}</text>\n",
        series.names.join(", "),
        last + 5.0,
        end(axis, series),
        RIGHT + 22.0,
        RIGHT + 26.0,
        label + 4.5,
        series.label()
    )
}

fn across(sizes: &[usize], n: usize) -> f64 {
    let (first, last) = (sizes.first().copied(), sizes.last().copied());
    let (first, last) = (first.unwrap_or_default(), last.unwrap_or_default());
    #[expect(clippy::cast_precision_loss, reason = "sizes of boards are small")]
    let share = (n - first) as f64 / (last - first).max(1) as f64;
    LEFT + 14.0 + share * (RIGHT - LEFT - 28.0)
}

fn down(axis: Axis, value: f64) -> f64 {
    BOTTOM - axis.share(value) * (BOTTOM - TOP)
}

/// How far down the line of a series ends.
fn end(axis: Axis, series: &Series) -> f64 {
    series.points.last().map_or(BOTTOM, |&(_, value)| down(axis, value))
}

/// Moves labels apart that would cover each other: each as near to its wish as those above it
/// allow, then the lowest back up if they have run out of the panel.
fn apart(wishes: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wishes.len()).collect();
    order.sort_by(|&one, &other| wishes[one].total_cmp(&wishes[other]));
    let mut places = wishes.to_vec();
    let mut lowest = f64::MIN;
    for &index in &order {
        places[index] = wishes[index].max(lowest + LABEL);
        lowest = places[index];
    }
    let mut highest = BOTTOM + LABEL;
    for &index in order.iter().rev() {
        places[index] = places[index].min(highest - LABEL);
        highest = places[index];
    }
    places
}
