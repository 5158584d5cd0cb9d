//! A recorded search as text: each step beside its board, or folded to a line for each ending.

use super::{Traced, Window, counted};
use crate::cli::output::NARROWEST;
use crate::cli::{Error, Output};
use anstyle::{AnsiColor, Style};
use n_queens::board::Square;
use n_queens::trace::{Ending, Folded, Image, Mark, Replay};
use n_queens::visitor::Tally;
use std::borrow::Cow;
use std::io::{self, Write};

const LEGEND: &str =
    "Q queen   ? tried, free   x attacked   | - \\ / line of attack   o taken away";
/// Columns for the number of a step, and the spaces after it.
const NUMBER: usize = 7;

/// Writes the steps in the window; the answer is whether more follow.
pub(super) fn write(traced: &Traced, window: Window, output: &mut Output) -> Result<bool, Error> {
    let recording = &traced.recording;
    window.check(recording.steps.len(), "steps", recording.is_complete)?;
    heading(traced, LEGEND, output)?;
    let mut replay = Replay::new(recording);
    replay.go_to(window.from - 1);
    for _ in window.of(&recording.steps) {
        replay.forward();
        write_step(&replay, output)?;
    }
    if recording.is_complete {
        conclusion(&replay, output)?;
    }
    Ok(!recording.is_complete)
}

/// The name of the search, its idea, and what the symbols mean.
fn heading(traced: &Traced, legend: &str, output: &mut Output) -> io::Result<()> {
    let Traced { approach, recording } = traced;
    output.sentence(&format!("{approach}, n = {}: {}", recording.n, approach.summary()))?;
    output.sentence(legend)?;
    writeln!(output)
}

/// The number of the step, the board, and beside or above it what the step does.
fn write_step(replay: &Replay<'_>, output: &mut Output) -> io::Result<()> {
    let n = replay.recording().n;
    let sentence = replay.last_step().map(ToString::to_string).unwrap_or_default();
    let board: Vec<String> = replay.picture().iter().map(|row| drawn(row, output)).collect();
    if output.is_terminal() && output.width() < NUMBER + 2 * n + 1 + NARROWEST {
        output.entry(&format!("{:>5}  ", replay.at()), &sentence)?;
        for row in board {
            writeln!(output, "{:NUMBER$}{row}", "")?;
        }
        return writeln!(output);
    }
    let sentence = beside_the_board(&sentence, n, output);
    let empty = " ".repeat((2 * n).saturating_sub(1));
    for line in 0..board.len().max(sentence.len()) {
        let number = if line == 0 { replay.at().to_string() } else { String::new() };
        let row = board.get(line).unwrap_or(&empty);
        let words = sentence.get(line).map_or(String::new(), |words| format!("  {words}"));
        writeln!(output, "{number:>5}  {row}{words}")?;
    }
    writeln!(output)
}

/// The sentence in lines that fit beside the board on a terminal; in a file or a pipe it stays
/// one line, easy to search for.
fn beside_the_board(sentence: &str, n: usize, output: &Output) -> Vec<String> {
    if !output.is_terminal() {
        return vec![sentence.to_owned()];
    }
    let width = output.width() - (NUMBER + 2 * n + 1);
    textwrap::wrap(sentence, width).into_iter().map(Cow::into_owned).collect()
}

/// A row of the board with a space between its squares, if the terminal has room for it.
fn drawn(row: &[Mark], output: &Output) -> String {
    let is_wide = output.is_terminal() && NUMBER + 2 * row.len() > output.width();
    let squares: Vec<_> =
        row.iter().map(|&mark| output.styled(style(mark), &mark.symbol().to_string())).collect();
    squares.join(if is_wide { "" } else { " " })
}

/// The colour of a mark, for those who see it; the symbol alone says the same.
pub(super) fn style(mark: Mark) -> Style {
    match mark {
        Mark::Empty | Mark::Removed => Style::new().dimmed(),
        Mark::Queen => Style::new().bold(),
        Mark::AttackingQueen => AnsiColor::Red.on_default().bold(),
        Mark::Attack(_) | Mark::Refused => AnsiColor::Red.on_default(),
        Mark::Free => AnsiColor::Green.on_default().bold(),
    }
}

fn conclusion(replay: &Replay<'_>, output: &mut Output) -> io::Result<()> {
    let steps = replay.recording().steps.len() as u64;
    let mut end = replay.clone();
    end.go_to(usize::MAX);
    let steps = counted(steps, "step", "steps");
    output.sentence(&format!("the search is over after {steps}: {}", counts(end.tally())))
}

/// The counts in words.
pub(super) fn counts(tally: Tally) -> String {
    format!(
        "{}, {}, {}",
        counted(tally.tried, "square tried", "squares tried"),
        counted(tally.placed, "queen placed", "queens placed"),
        counted(tally.solved, "solution", "solutions")
    )
}

/// Writes the folded lines in the window; the answer is whether more follow.
pub(super) fn write_folded(
    traced: &Traced,
    window: Window,
    output: &mut Output,
) -> Result<bool, Error> {
    let recording = &traced.recording;
    let folded = recording.fold();
    window.check(folded.len(), "lines", recording.is_complete)?;
    heading(traced, "one line for each dead end and each solution; x attacked", output)?;
    let width = 2 * recording.steps.len().to_string().len() + 1;
    for line in window.of(&folded) {
        let steps = format!("{}-{}", line.steps.start + 1, line.steps.end);
        let board = one_line(line, recording.n);
        output
            .entry(&format!("{steps:>width$}  "), &format!("{board}  {}", ending(line.ending)))?;
    }
    let there_is_more = window.ends_before(folded.len()) || !recording.is_complete;
    if !there_is_more {
        writeln!(output)?;
        conclusion(&Replay::new(recording), output)?;
    }
    Ok(there_is_more)
}

/// The board with a space between its rows, the squares of a dead end crossed out.
fn one_line(folded: &Folded, n: usize) -> String {
    let symbol = |square: Square| match folded.ending {
        _ if folded.queens.contains(&square) => 'Q',
        Ending::DeadEnd(lane) if lane.contains(square) => 'x',
        _ => '.',
    };
    let row = |row| (0..n).map(|column| symbol(Square { row, column })).collect::<String>();
    (0..n).map(row).collect::<Vec<_>>().join(" ")
}

fn ending(ending: Ending) -> String {
    match ending {
        Ending::DeadEnd(lane) => format!("dead end: {lane} has no free square"),
        Ending::Solution { number, image: Image::Mirror } => format!("solution {number}, mirrored"),
        Ending::Solution { number, .. } => format!("solution {number}"),
        Ending::End => "back to the empty board".to_owned(),
    }
}
