//! Running the program `queens` in tests.
#![allow(dead_code, reason = "each test binary uses a part of it")]

use n_queens::Approach;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program, with a known environment: UTF-8, no colours.
pub fn queens(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_queens"));
    command.args(arguments).env("LC_ALL", "C.UTF-8").env_remove("CARGO_MANIFEST_DIR");
    command.env_remove("NO_COLOR").env_remove("CLICOLOR").env_remove("CLICOLOR_FORCE");
    command
}

/// Every approach but a reader's own, which may be unfinished: only the suite says so of that.
pub fn of_the_house() -> Vec<Approach> {
    Approach::ALL.iter().copied().filter(|approach| approach.name() != "yours").collect()
}

/// What the program wrote and how it ended.
#[derive(Debug, PartialEq, Eq)]
pub struct Ended {
    pub status: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl From<Output> for Ended {
    fn from(output: Output) -> Self {
        Self {
            status: output.status.code(),
            stdout: String::from_utf8(output.stdout).expect("UTF-8"),
            stderr: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }
}

/// Runs the program to its end.
pub fn run(arguments: &[&str]) -> Ended {
    queens(arguments).stdin(Stdio::null()).output().expect("queens starts").into()
}

/// Runs the program with a text on standard input.
pub fn run_with_input(arguments: &[&str], input: &str) -> Ended {
    let mut child = queens(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("queens starts");
    // A program that refuses its arguments may end before it has read anything.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("queens ends").into()
}

/// Checks that bad input is refused as it should be: one lower-case line that says what would
/// have been right, status 2, nothing on standard output.
#[track_caller]
pub fn assert_refused(ended: &Ended, message: &str) {
    assert_eq!(ended.status, Some(2), "{ended:?}");
    assert_eq!(ended.stdout, "", "{ended:?}");
    pretty_assertions::assert_eq!(ended.stderr, format!("error: {message}\n"));
}
