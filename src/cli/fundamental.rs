//! `queens fundamental`: one solution of each kind.

use super::error::{Error, note};
use super::estimate;
use super::format::{self, BoardPrinter, Format};
use super::progress::Progress;
use super::{Output, Status, values};
use n_queens::variation::fundamental::{self, Class};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Print one solution of each class of mirror images and turns
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens fundamental 8")]
pub(super) struct Arguments {
    /// How many queens, on a board of as many rows and columns
    #[arg(value_name = "N", value_parser = values::size)]
    n: usize,
    /// Print the number of classes alone
    #[arg(long, conflicts_with = "format")]
    count: bool,
    /// How to print a board; all but `board` leave out the sizes and send the sum to standard error
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Start even if it is going to take more than a day
    #[arg(long)]
    force: bool,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let n = arguments.n;
    if n > fundamental::MAX_N {
        let largest = fundamental::MAX_N;
        return Err(Error::usage(format!("fundamental takes n from 0 to {largest}, not {n}")));
    }
    format::check_size(arguments.format, n)?;
    estimate::refuse_absurd_work(n, arguments.force, |n| {
        let _ = fundamental::search(n, |_| ControlFlow::Continue(()));
    })?;
    if arguments.count {
        let sizes = count(n);
        writeln!(output, "{}", sizes.values().sum::<u64>())?;
    } else if arguments.format == Format::Board {
        let sizes = list(n, output)?;
        if sizes.is_empty() {
            note(&sum(n, &sizes));
        } else {
            writeln!(output, "{}", sum(n, &sizes))?;
        }
    } else {
        note(&sum(n, &print(n, arguments.format, output)?));
    }
    Ok(Status::Success)
}

/// How many classes there are of each size.
type Sizes = BTreeMap<usize, u64>;

fn count(n: usize) -> Sizes {
    let _progress = Progress::start(format!("counting classes for n = {n}"));
    let mut sizes = Sizes::new();
    let _ = fundamental::search(n, |class| {
        *sizes.entry(class.size).or_default() += 1;
        ControlFlow::Continue(())
    });
    sizes
}

/// Boards alone, for other programs.
fn print(n: usize, format: Format, output: &mut Output) -> Result<Sizes, Error> {
    let mut printer = BoardPrinter::new(output, format);
    let sizes = each(n, |_, class| printer.print(class.board.columns()))?;
    printer.finish()?;
    Ok(sizes)
}

/// Boards with a heading each, for people.
fn list(n: usize, output: &mut Output) -> Result<Sizes, Error> {
    each(n, |number, class| {
        let images = if class.size == 1 { "board" } else { "boards" };
        writeln!(output, "class {number}: {} {images}", class.size)?;
        BoardPrinter::new(&mut *output, Format::Board).print(class.board.columns())?;
        writeln!(output)
    })
}

/// Calls `print` with each class and its number, from 1, until that fails.
fn each(n: usize, mut print: impl FnMut(u64, &Class) -> io::Result<()>) -> Result<Sizes, Error> {
    let mut sizes = Sizes::new();
    let mut result = Ok(());
    let _ = fundamental::search(n, |class| {
        *sizes.entry(class.size).or_default() += 1;
        result = print(sizes.values().sum(), &class);
        if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    result?;
    Ok(sizes)
}

/// The classes by size, largest first, and the solutions that they make up.
fn sum(n: usize, sizes: &Sizes) -> String {
    let classes: u64 = sizes.values().sum();
    if classes == 0 {
        return format!("there is no solution for n = {n}");
    }
    let terms: Vec<_> =
        sizes.iter().rev().map(|(size, classes)| format!("{classes}·{size}")).collect();
    let solutions: u64 = sizes.iter().map(|(&size, classes)| size as u64 * classes).sum();
    let word = if classes == 1 { "class" } else { "classes" };
    format!("{classes} {word}: {} = {solutions}", terms.join(" + "))
}
