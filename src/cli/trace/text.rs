//! A recorded search as text: each step beside its board, or folded to a line for each ending.

use super::{Traced, Window, counted};
use crate::cli::Output;
use anstyle::{AnsiColor, Style};
use n_queens::board::Square;
use n_queens::trace::{Ending, Folded, Image, Mark, Replay};
use n_queens::visitor::Tally;
use std::borrow::Cow;
use std::io::{self, Write};

const LEGEND: &str =
    "Q queen   ? tried, free   x attacked   | - \\ / line of attack   o taken away";
/// The fewest columns in which a sentence is readable.
const NARROWEST: usize = 24;

/// Writes the steps in the window; the answer is whether more follow.
pub(super) fn write(traced: &Traced, window: Window, output: &mut Output) -> io::Result<bool> {
    let recording = &traced.recording;
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
    writeln!(output, "{approach}, n = {}: {}", recording.n, approach.summary())?;
    writeln!(output, "{legend}\n")
}

/// The board, and beside it the number of the step and what it does.
fn write_step(replay: &Replay<'_>, output: &mut Output) -> io::Result<()> {
    let n = replay.recording().n;
    let sentence = replay.last_step().map(ToString::to_string).unwrap_or_default();
    let sentence = beside_the_board(&sentence, n, output);
    let board: Vec<String> = replay.picture().iter().map(|row| drawn(row, output)).collect();
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
    let width = output.width().saturating_sub(2 * n + 8).max(NARROWEST);
    textwrap::wrap(sentence, width).into_iter().map(Cow::into_owned).collect()
}

/// A row of the board with a space between its squares.
fn drawn(row: &[Mark], output: &Output) -> String {
    let squares: Vec<_> =
        row.iter().map(|&mark| output.styled(style(mark), &mark.symbol().to_string())).collect();
    squares.join(" ")
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
    writeln!(
        output,
        "the search is over after {}: {}",
        counted(steps, "step", "steps"),
        counts(end.tally())
    )
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
) -> io::Result<bool> {
    let recording = &traced.recording;
    heading(traced, "one line for each dead end and each solution; x attacked", output)?;
    let folded = recording.fold();
    let width = 2 * recording.steps.len().to_string().len() + 1;
    for line in window.of(&folded) {
        let steps = format!("{}-{}", line.steps.start + 1, line.steps.end);
        let board = one_line(line, recording.n);
        writeln!(output, "{steps:>width$}  {board}  {}", ending(line.ending))?;
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
