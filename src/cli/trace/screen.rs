//! What the player draws: a list of lines that fits the terminal, whatever its size.

use super::Traced;
use super::text;
use anstyle::Style;
use n_queens::trace::{Mark, Player, Replay};
use n_queens::visitor::Step;
use std::fmt::Write;

const KEYS: [&str; 2] = [
    "space play   left/right step   s/S solution   d/D dead end   home/end",
    "up/down speed   q quit",
];
/// Lines of the sentence under each board: reserved, so that nothing jumps.
const SENTENCE_LINES: usize = 3;
/// Spaces between two boards.
const GAP: usize = 4;

/// All that the screen depends on.
pub(super) struct Screen<'player> {
    pub(super) traced: &'player [Traced],
    pub(super) player: &'player Player<'player>,
    /// Columns and lines of the terminal.
    pub(super) size: (u16, u16),
    pub(super) has_colour: bool,
}

/// A piece of a line in one style.
struct Span {
    text: String,
    style: Style,
}

impl Span {
    fn new(style: Style, text: impl Into<String>) -> Self {
        Self { text: text.into(), style }
    }

    fn plain(text: impl Into<String>) -> Self {
        Self::new(Style::new(), text)
    }
}

type Line = Vec<Span>;

impl Screen<'_> {
    /// The lines of the screen, no more and none longer than the terminal shows.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = self.heading();
        let below = self.below();
        let room = usize::from(self.size.1).saturating_sub(lines.len() + below.len());
        lines.extend(self.boards(room));
        lines.extend(below);
        lines.truncate(self.size.1.into());
        lines.into_iter().map(|line| self.printed(line)).collect()
    }

    /// The step, and how it goes on.
    fn heading(&self) -> Vec<Line> {
        let player = self.player;
        let pace = if player.is_playing() { "playing" } else { "paused" };
        let at = format!("step {} of {}", player.at(), player.len());
        let speed = format!("   {pace}, {} a second", player.steps_per_second());
        vec![vec![Span::new(Style::new().bold(), at), Span::plain(speed)], self.bar(), Line::new()]
    }

    /// How far the search has come.
    fn bar(&self) -> Line {
        let width = usize::from(self.size.0).saturating_sub(2);
        let done = width * self.player.at() / self.player.len().max(1);
        vec![
            Span::plain("["),
            Span::plain("#".repeat(done)),
            Span::new(Style::new().dimmed(), "-".repeat(width - done)),
            Span::plain("]"),
        ]
    }

    /// The boards side by side, cut to the rows around the one in question.
    fn boards(&self, room: usize) -> Vec<Line> {
        let boards: Vec<_> = self.panes().map(|(_, replay)| board(replay, room)).collect();
        let height = boards.iter().map(Vec::len).max().unwrap_or(0);
        let mut lines: Vec<Line> = (0..height).map(|_| Line::new()).collect();
        for mut board in boards {
            let last = lines.len().min(board.len());
            for (line, row) in lines.iter_mut().zip(board.drain(..last)) {
                if !line.is_empty() {
                    line.push(Span::plain(" ".repeat(GAP)));
                }
                line.extend(row);
            }
        }
        lines
    }

    /// For each search its name, its sentence, its source line and its counts; then the keys.
    fn below(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for (traced, replay) in self.panes() {
            lines.push(Line::new());
            lines.push(vec![
                Span::new(Style::new().bold(), traced.approach.name()),
                Span::plain(format!(
                    ", n = {}: {}",
                    traced.recording.n,
                    text::counts(replay.tally())
                )),
            ]);
            lines.extend(self.sentence(traced, replay));
            if self.traced.len() == 1 {
                lines.push(source_line(traced, replay));
            }
        }
        lines.push(Line::new());
        lines.extend(KEYS.map(|keys| vec![Span::new(Style::new().dimmed(), keys)]));
        lines
    }

    fn sentence(&self, traced: &Traced, replay: &Replay<'_>) -> Vec<Line> {
        let sentence = match replay.last_step() {
            Some(step) => step.to_string(),
            None => traced.approach.summary().to_owned(),
        };
        let mut lines: Vec<Line> = textwrap::wrap(&sentence, usize::from(self.size.0).max(1))
            .into_iter()
            .map(|line| vec![Span::plain(line)])
            .collect();
        if replay.at() == traced.recording.steps.len() {
            lines.push(vec![Span::plain(if traced.recording.is_complete {
                "the search is over"
            } else {
                "the search goes on, but no more steps are kept"
            })]);
        }
        lines.resize_with(SENTENCE_LINES, Line::new);
        lines
    }

    fn panes(&self) -> impl Iterator<Item = (&Traced, &Replay<'_>)> {
        self.traced.iter().zip(self.player.replays())
    }

    /// The line cut to the width of the terminal, with colours if they are wanted.
    fn printed(&self, line: Line) -> String {
        let mut left = usize::from(self.size.0);
        let mut printed = String::new();
        for Span { text, style } in line {
            let text: String = text.chars().take(left).collect();
            left -= text.chars().count();
            if self.has_colour {
                let _ = write!(printed, "{style}{text}{style:#}");
            } else {
                printed.push_str(&text);
            }
        }
        printed
    }
}

/// The board with its row and column numbers, in at most `room` lines.
fn board(replay: &Replay<'_>, room: usize) -> Vec<Line> {
    let picture = replay.picture();
    let n = picture.len();
    let dim = Style::new().dimmed();
    let numbers: Vec<_> = (0..n).map(|column| (column % 10).to_string()).collect();
    let mut lines = vec![vec![Span::new(dim, format!("   {}", numbers.join(" ")))]];
    let shown = n.min(room.saturating_sub(1));
    let first = row_in_question(replay).saturating_sub(shown / 2).min(n - shown);
    for (row, marks) in picture.iter().enumerate().skip(first).take(shown) {
        let mut line = vec![Span::new(dim, format!("{row:>2}"))];
        line.extend(
            marks
                .iter()
                .map(|&mark: &Mark| Span::new(text::style(mark), format!(" {}", mark.symbol()))),
        );
        lines.push(line);
    }
    lines
}

fn row_in_question(replay: &Replay<'_>) -> usize {
    match replay.last_step().map(|last| &last.step) {
        Some(Step::Tried(square) | Step::Placed(square) | Step::Removed(square)) => square.row,
        _ => 0,
    }
}

/// The line of the approach's own source that reported the step.
fn source_line(traced: &Traced, replay: &Replay<'_>) -> Line {
    let Some(last) = replay.last_step() else { return Line::new() };
    let index = (last.source_line as usize).saturating_sub(1);
    let code = traced.approach.source().lines().nth(index).unwrap_or_default().trim();
    vec![Span::new(Style::new().dimmed(), format!("line {}: {code}", last.source_line))]
}
