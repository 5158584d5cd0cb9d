//! What goes wrong, as one line on standard error and an exit status.

use super::Output;
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit status for bad input and for output that cannot be written.
const USAGE: u8 = 2;

/// Why a command could not do its work.
#[derive(Debug)]
pub(super) enum Error {
    /// The user asked for something that cannot be done; the text says what can.
    Usage(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Error {
    pub(super) fn usage(message: impl Into<String>) -> Self {
        Self::Usage(message.into())
    }

    /// Says what went wrong and returns the exit status. A reader who closed the pipe has seen
    /// enough, so that is no error.
    pub(super) fn report(&self) -> ExitCode {
        match self {
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => fail(&format!(
                "cannot write the output: {}; free some space or choose another place",
                lower_case(&error.to_string())
            )),
            Self::Usage(message) => fail(&message.replace('\n', "\\n")),
        }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Writes a line to standard error. That it may be closed is not worth a word: nobody could
/// read it.
pub(super) fn note(message: &str) {
    let mut stderr = anstream::stderr();
    let _ = if supports_unicode::on(supports_unicode::Stream::Stderr) {
        writeln!(stderr, "{message}")
    } else {
        writeln!(stderr, "{}", deunicode::deunicode(message))
    };
}

fn fail(message: &str) -> ExitCode {
    note(&format!("error: {message}"));
    ExitCode::from(USAGE)
}

/// Shows help where it was asked for; anything else that is wrong with the arguments becomes
/// one line.
pub(super) fn report_arguments(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        return fail(&one_line(&error.to_string()));
    }
    match show(&error.render()) {
        Err(error) => Error::from(error).report(),
        Ok(()) => ExitCode::SUCCESS,
    }
}

/// Writes a help where data goes: somebody asked for it.
fn show(help: &clap::builder::StyledStr) -> io::Result<()> {
    let mut output = Output::standard();
    let text = if output.has_colour() { help.ansi().to_string() } else { help.to_string() };
    output.write_all(text.as_bytes())?;
    output.finish()
}

/// The argument parser's message without its usage lines, joined to one line.
fn one_line(message: &str) -> String {
    let lines = message.lines().map(str::trim).filter(|line| !line.is_empty());
    let told =
        lines.take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let mut joined = String::new();
    for line in told {
        let separator = match line {
            _ if joined.is_empty() => "",
            _ if line.starts_with("tip:") => "; ",
            _ => " ",
        };
        joined.push_str(separator);
        joined.push_str(line);
    }
    joined.trim_start_matches("error: ").to_owned()
}

/// An operating system's message in the case of ours.
pub(super) fn lower_case(message: &str) -> String {
    let mut characters = message.chars();
    characters
        .next()
        .map_or_else(String::new, |first| first.to_lowercase().chain(characters).collect())
}
