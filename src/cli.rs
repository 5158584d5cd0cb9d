//! The program `queens`: arguments, tables, colours and exit statuses.
//!
//! Each command is a module with its `Arguments` and a `run` that writes to the `Output` it is
//! given. What a command answers becomes the exit status; what goes wrong becomes one line on
//! standard error.

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;

mod check;
mod compare;
mod complete;
mod completions;
mod count;
mod error;
mod estimate;
mod explain;
mod first;
mod format;
mod fundamental;
mod growth;
mod help;
mod input;
mod judge;
mod judgement;
mod kata;
mod list;
mod output;
mod page;
mod print;
mod progress;
mod rooks;
mod solve;
mod trace;
mod values;

use error::Error;
use output::Output;

/// The exit status for a fault of the program itself.
const INTERNAL: u8 = 70;

/// How a command ended, when nothing went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// It did what it was asked.
    Success,
    /// It found the answer, and the answer is no.
    Negative,
    /// A program was judged; the judge's exit status.
    Judged(u8),
    /// It was interrupted.
    Interrupted,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Success => 0,
            Status::Negative => 1,
            Status::Judged(status) => status,
            Status::Interrupted => 130,
        })
    }
}

/// The N-Queens kata: solve, compare, explain and judge.
#[derive(Parser)]
#[command(name = "queens", version, infer_long_args = true)]
struct Program {
    #[command(flatten)]
    color: colorchoice_clap::Color,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    List(list::Arguments),
    Explain(explain::Arguments),
    Solve(solve::Arguments),
    Count(count::Arguments),
    Compare(compare::Arguments),
    Growth(growth::Arguments),
    First(first::Arguments),
    Complete(complete::Arguments),
    Rooks(rooks::Arguments),
    Fundamental(fundamental::Arguments),
    Trace(trace::Arguments),
    Page(page::Arguments),
    Judge(Box<judge::Arguments>),
    Check(check::Arguments),
    Kata(kata::Arguments),
    Completions(completions::Arguments),
}

/// Runs the program with the given arguments, the program's own name first.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let program = match parse(arguments) {
        Ok(program) => program,
        Err(error) => return error::report_arguments(&error),
    };
    program.color.write_global();
    // A panic is our fault; whoever reads the exit status must not take it for a verdict.
    match panic::catch_unwind(AssertUnwindSafe(|| perform(program.command))) {
        Ok(Ok(status)) => status.into(),
        Ok(Err(error)) => error.report(),
        Err(_) => ExitCode::from(INTERNAL),
    }
}

fn perform(command: Option<Command>) -> Result<Status, Error> {
    let mut output = Output::standard();
    let status = dispatch(command, &mut output)?;
    output.finish()?;
    Ok(status)
}

/// The arguments as the commands want them; the help is laid out by [`help`].
fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Program, clap::Error> {
    let matches = help::lay_out(Program::command()).try_get_matches_from(arguments)?;
    Program::from_arg_matches(&matches)
}

fn dispatch(command: Option<Command>, output: &mut Output) -> Result<Status, Error> {
    match command {
        None => compare::run(&compare::Arguments::default(), output),
        Some(Command::List(arguments)) => list::run(&arguments, output),
        Some(Command::Explain(arguments)) => explain::run(&arguments, output),
        Some(Command::Solve(arguments)) => solve::run(&arguments, output),
        Some(Command::Count(arguments)) => count::run(&arguments, output),
        Some(Command::Compare(arguments)) => compare::run(&arguments, output),
        Some(Command::Growth(arguments)) => growth::run(&arguments, output),
        Some(Command::First(arguments)) => first::run(&arguments, output),
        Some(Command::Complete(arguments)) => complete::run(&arguments, output),
        Some(Command::Rooks(arguments)) => rooks::run(&arguments, output),
        Some(Command::Fundamental(arguments)) => fundamental::run(&arguments, output),
        Some(Command::Trace(arguments)) => trace::run(&arguments, output),
        Some(Command::Page(arguments)) => page::run(&arguments, output),
        Some(Command::Judge(arguments)) => judge::run(&arguments, output),
        Some(Command::Check(arguments)) => check::run(&arguments, output),
        Some(Command::Kata(arguments)) => kata::run(&arguments, output),
        Some(Command::Completions(arguments)) => completions::run(&arguments, output),
    }
}
