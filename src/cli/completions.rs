//! `queens completions`: what a shell needs to complete commands and names.

use super::{Error, Output, Program, Status};
use clap::{CommandFactory, ValueEnum};
use clap_complete::Shell;
use std::io::Write;

/// Print completions for a shell
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  queens completions bash > ~/.local/share/bash-completion/completions/queens"
)]
pub(super) struct Arguments {
    /// The shell that should complete
    #[arg(value_enum)]
    shell: Supported,
}

/// The shells that are tried in the tests.
#[derive(Clone, Copy, ValueEnum)]
enum Supported {
    Bash,
    Zsh,
    Fish,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let shell = match arguments.shell {
        Supported::Bash => Shell::Bash,
        Supported::Zsh => Shell::Zsh,
        Supported::Fish => Shell::Fish,
    };
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Program::command(), "queens", &mut script);
    output.write_all(&script)?;
    Ok(Status::Success)
}
