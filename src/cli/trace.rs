//! `queens trace`: a search step by step, printed or played.

use super::error::{Error, note};
use super::{Output, Status, values};
use clap::ValueEnum;
use n_queens::Approach;
use n_queens::trace::{Player, Recorder, Recording};
use std::env;
use std::io::{self, IsTerminal};

mod beside;
mod json;
mod play;
mod screen;
mod terminal;
mod text;

/// The most steps that are ever written down.
const MOST_STEPS: usize = 1_000_000;

/// Watch a search: every square tried, why it is refused, every step back
#[derive(clap::Args)]
#[command(after_help = "Examples:
  queens trace 4 --play
  queens trace 6 --fold
  queens trace 5 --approach conflict-arrays --with symmetry")]
pub(super) struct Arguments {
    /// How many queens, on a board of as many rows and columns
    #[arg(value_name = "N", value_parser = values::size, default_value_t = 4)]
    n: usize,
    /// How to search
    #[arg(long, value_name = "NAME", value_parser = values::approach(), default_value = "conflict-arrays")]
    approach: Approach,
    /// A second approach, to see which steps they share
    #[arg(long, value_name = "NAME", value_parser = values::approach())]
    with: Option<Approach>,
    /// One line for each dead end and for each solution
    #[arg(long, conflicts_with_all = ["with", "format", "play"])]
    fold: bool,
    /// Start with this step, or with this line of the folded or the common trace
    #[arg(long, value_name = "K", value_parser = values::at_least_one, default_value_t = 1, conflicts_with = "play")]
    from: usize,
    /// Print at most so many
    #[arg(long, value_name = "K", value_parser = values::at_least_one, default_value_t = 200, conflicts_with = "play")]
    steps: usize,
    /// How to print the steps
    #[arg(long, value_enum, default_value_t, conflicts_with = "play")]
    format: Format,
    /// Play the search in the terminal, forwards and backwards
    #[arg(long)]
    play: bool,
    /// Steps a second
    #[arg(long, value_name = "X", value_parser = speed, default_value_t = 4, requires = "play")]
    speed: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// The board at each step, and what happens there
    #[default]
    Text,
    /// One object with all steps
    Json,
}

/// Reads a speed that the player can play at.
fn speed(text: &str) -> Result<u32, String> {
    let speeds = Player::SPEEDS;
    let read = text.parse().ok().filter(|speed| speeds.contains(speed));
    read.ok_or_else(|| format!("give a whole number from {} to {}", speeds.start(), speeds.end()))
}

/// A search that was recorded, and whose it is.
struct Traced {
    approach: Approach,
    recording: Recording,
}

impl Traced {
    fn up_to(limit: usize, approach: Approach, n: usize) -> Self {
        let mut recorder = Recorder::up_to(limit);
        // Whether the recorder ran out of room is said by the recording.
        let _ = approach.search(n, &mut recorder);
        Self { approach, recording: recorder.finish(n) }
    }
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let approaches = [Some(arguments.approach), arguments.with];
    let approaches: Vec<_> = approaches.into_iter().flatten().collect();
    for &approach in &approaches {
        values::check_size(approach, arguments.n)?;
    }
    if arguments.play {
        check_terminal()?;
    }
    let limit = limit(arguments);
    let traced: Vec<_> = approaches
        .into_iter()
        .map(|approach| Traced::up_to(limit, approach, arguments.n))
        .collect();
    if arguments.play {
        play::play(&traced, arguments.speed, output.has_colour())?;
    } else {
        print(arguments, &traced, output)?;
    }
    Ok(Status::Success)
}

/// Refuses to play where nothing can be drawn.
fn check_terminal() -> Result<(), Error> {
    const OTHERWISE: &str = "without it the steps are printed";
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(Error::usage(format!(
            "--play needs a terminal to read keys from and to draw on; {OTHERWISE}"
        )));
    }
    if env::var_os("TERM").is_some_and(|name| name == "dumb") {
        return Err(Error::usage(format!(
            "--play needs a terminal that can be drawn on, and TERM says that this one is dumb; \
             {OTHERWISE}"
        )));
    }
    Ok(())
}

/// How many steps to write down.
fn limit(arguments: &Arguments) -> usize {
    let wanted = (arguments.from - 1).saturating_add(arguments.steps);
    if arguments.play || arguments.fold { MOST_STEPS } else { wanted.min(MOST_STEPS) }
}

fn print(arguments: &Arguments, traced: &[Traced], output: &mut Output) -> Result<(), Error> {
    let window = Window { from: arguments.from, steps: arguments.steps };
    let there_is_more = match (arguments.format, traced) {
        (Format::Json, _) => json::write(traced, window, output)?,
        (Format::Text, [left, right]) => beside::write(left, right, window, output)?,
        (Format::Text, [one, ..]) if arguments.fold => text::write_folded(one, window, output)?,
        (Format::Text, [one, ..]) => text::write(one, window, output)?,
        (Format::Text, []) => false,
    };
    output.finish()?;
    if there_is_more {
        note(&window.cut(if arguments.fold || traced.len() > 1 { "lines" } else { "steps" }));
    }
    Ok(())
}

/// Which of many steps or lines are printed.
#[derive(Clone, Copy)]
struct Window {
    /// The first, counted from 1.
    from: usize,
    /// How many at most.
    steps: usize,
}

impl Window {
    /// Those of the items that are printed.
    fn of<T>(self, items: &[T]) -> &[T] {
        let start = (self.from - 1).min(items.len());
        &items[start..start.saturating_add(self.steps).min(items.len())]
    }

    /// Refuses a start behind the last of so many steps or lines.
    fn check(self, items: usize, what: &str, is_complete: bool) -> Result<(), Error> {
        let from = self.from;
        if from <= items.max(1) {
            return Ok(());
        }
        Err(Error::usage(if is_complete {
            format!("there are {items} {what}, so --from takes 1 to {items}, not {from}")
        } else {
            format!(
                "only the first {items} {what} are kept, so --from takes 1 to {items}, not {from}"
            )
        }))
    }

    /// Whether some of so many items come after those that are printed.
    fn ends_before(self, items: usize) -> bool {
        (self.from - 1).saturating_add(self.steps) < items
    }

    /// The sentence for a trace that goes on.
    fn cut(self, what: &str) -> String {
        let Self { from, steps } = self;
        let next = from.saturating_add(steps);
        if next > MOST_STEPS {
            return format!("cut after the first {MOST_STEPS} steps: no more are kept");
        }
        let more = if from == 1 {
            format!("the first {} with --steps {}", 2 * steps, 2 * steps)
        } else {
            format!("from the first on with --steps {next}")
        };
        format!(
            "cut after {what} {from} to {}: see those that follow with --from {next}, or {more}",
            next - 1
        )
    }
}

/// A number and what it counts: `1 solution`, `2 solutions`.
fn counted(number: u64, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
