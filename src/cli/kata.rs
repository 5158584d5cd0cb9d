//! `queens kata`: exercises, from a stub to a solution that is judged.

use super::{Error, Output, Status};
use clap::Subcommand;

mod again;
mod begin;
mod check;
mod desk;
mod hint;
mod list;
mod next;
mod progress;
mod solution;
mod start;
mod values;
mod watch;

use desk::Desk;

/// Practise: write a solution yourself, have it judged, repeat it next week
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  queens kata start row-hash-sets --lang python\n  queens kata check"
)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    List(list::Arguments),
    Start(start::Arguments),
    Check(check::Arguments),
    Watch(watch::Arguments),
    Hint(hint::Arguments),
    Solution(solution::Arguments),
    Again(again::Arguments),
    Progress(progress::Arguments),
    Next(next::Arguments),
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let desk = Desk::here();
    match &arguments.command {
        None => list::run(&list::Arguments::default(), &desk, output),
        Some(Command::List(arguments)) => list::run(arguments, &desk, output),
        Some(Command::Start(arguments)) => start::run(arguments, &desk, output),
        Some(Command::Check(arguments)) => check::run(arguments, &desk, output),
        Some(Command::Watch(arguments)) => watch::run(arguments, &desk, output),
        Some(Command::Hint(arguments)) => hint::run(arguments, &desk, output),
        Some(Command::Solution(arguments)) => solution::run(arguments, &desk, output),
        Some(Command::Again(arguments)) => again::run(arguments, &desk, output),
        Some(Command::Progress(arguments)) => progress::run(arguments, &desk, output),
        Some(Command::Next(arguments)) => next::run(arguments, &desk, output),
    }
}
