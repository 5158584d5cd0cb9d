//! What `queens judge` refuses, how it is interrupted, and what it says of what is missing.

use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use libtest_mimic::{Failed, Trial};
use n_queens::judge::run::language;

use crate::{alive, museum, nobody_is_left};

/// Options that cannot be used, and what would have been right.
const REFUSED: [(&str, &str); 16] = [
    ("judge", "name a file, a command after --, or a folder with --batch"),
    ("judge missing.py", "missing.py is not a file"),
    ("judge .", "is a folder; judge it with --batch"),
    ("judge --n 2,3 x.py", "a program that prints nothing would pass"),
    ("judge --n 8-4 x.py", "look like 1-8 or 4,6,8"),
    ("judge --limit 0 x.py", "a number of seconds above 0"),
    ("judge --mode some x.py", "auto, all, first, count"),
    ("judge --batch missing", "missing is not a folder"),
    ("judge --tell full x.py", "--feedback"),
    ("judge --csv x.csv museum.tsv", "--csv goes with --batch and a folder"),
    ("judge --limit -1 x.py", "a number of seconds above 0"),
    ("judge --batch right --csv missing/x.csv", "there is no folder for missing/x.csv"),
    ("judge --call a.b right/paths.pl", "the name of a function alone, such as solveNQueens"),
    ("judge --batch right --csv museum.tsv", "museum.tsv was not written by the judge"),
    ("judge --batch right --markdown README.md", "README.md was not written by the judge"),
    ("judge --batch right --csv x.csv --markdown x.csv", "the same file; name two"),
];

/// Runs in the museum that end with this status and say this.
const SAID: [(&str, i32, &str); 7] = [
    ("judge -- no-such-program", 4, "JE"),
    ("judge --wrap no-such-program wrong/conio.c", 4, "which --wrap puts in front"),
    ("judge museum.tsv", 4, "--languages"),
    ("judge --n 4 -- perl wrong/n1-refused.pl {n}", 0, "n in the command"),
    ("judge --n 4 -- perl right/paths.pl", 0, "n on standard input"),
    ("judge --n 4 --n-by arg right/paths.pl", 1, "n as the first argument"),
    ("judge --n 4 --wrap env right/paths.pl", 0, "AC"),
];

pub fn trials() -> Vec<Trial> {
    let refused = REFUSED
        .map(|(line, words)| Trial::test(format!("usage/{line}"), move || refuses(line, words)));
    let perl_is_missing = language::find("perl").is_none();
    let said = SAID.map(|(line, status, words)| {
        let ignored = line.contains(".pl") && perl_is_missing;
        let note = if ignored { " (perl is not installed)" } else { "" };
        Trial::test(format!("usage/{line}{note}"), move || says(line, status, words))
            .with_ignored_flag(ignored)
    });
    let others = [Trial::test("usage/an interruption ends everything", interruption)
        .with_ignored_flag(!cfg!(unix))];
    refused.into_iter().chain(said).chain(others).collect()
}

fn queens(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_queens"));
    command.args(line.split(' ')).current_dir(museum());
    command
}

fn refuses(line: &str, words: &str) -> Result<(), Failed> {
    let output = queens(line).output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    let right = output.status.code() == Some(2)
        && output.stdout.is_empty()
        && errors.lines().count() == 1
        && errors.contains(words);
    if right { Ok(()) } else { Err(format!("{:?}: {errors}", output.status).into()) }
}

fn says(line: &str, status: i32, words: &str) -> Result<(), Failed> {
    let output = queens(line).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let right = output.status.code() == Some(status) && text.contains(words);
    if right { Ok(()) } else { Err(format!("{:?}: {text}", output.status).into()) }
}

fn interruption() -> Result<(), Failed> {
    let mark = "interruption";
    let file = museum().join("hostile/ignores-the-signal.py");
    let mut judge = Command::new(env!("CARGO_BIN_EXE_queens"))
        .args([Path::new("judge"), &file])
        .env("QUEENS_MUSEUM", mark)
        .stdout(std::process::Stdio::null())
        .spawn()?;
    wait_for_child(mark);
    let asked = Instant::now();
    Command::new("kill").args(["-INT", &judge.id().to_string()]).status()?;
    let status = judge.wait()?;
    nobody_is_left(mark)?;
    if status.code() == Some(130) && asked.elapsed() < Duration::from_secs(5) {
        Ok(())
    } else {
        Err(format!("{status:?} after {:?}", asked.elapsed()).into())
    }
}

/// Waits until the judge has started what it judges.
fn wait_for_child(mark: &str) {
    let started = Instant::now();
    while alive(mark).len() < 2 && started.elapsed() < Duration::from_secs(2) {
        sleep(Duration::from_millis(10));
    }
}
