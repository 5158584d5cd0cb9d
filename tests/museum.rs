//! The museum: small programs, right, wrong and hostile, each with the verdict, the bug and the
//! phrase that `queens judge` must find; and whole classes of them.
//!
//! A program whose interpreter or compiler is missing is reported as ignored, by name. All but a
//! few quick ones of each kind are ignored too, unless `--include-ignored` is given.

#[path = "museum/class.rs"]
mod class;
#[path = "museum/exhibits.rs"]
mod exhibits;
#[path = "museum/usage.rs"]
mod usage;

use std::path::{Path, PathBuf};

fn main() {
    let arguments = libtest_mimic::Arguments::from_args();
    let trials =
        exhibits::trials().into_iter().chain(class::trials()).chain(usage::trials()).collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// The folder with the programs.
fn museum() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/judge")
}

/// Fails if the judge left a process behind.
fn nobody_is_left(mark: &str) -> Result<(), String> {
    match alive(mark).first() {
        Some(command) => Err(format!("left over: {command}")),
        None => Ok(()),
    }
}

/// The commands of all processes that carry the mark.
#[cfg(target_os = "linux")]
fn alive(mark: &str) -> Vec<String> {
    let mark = format!("QUEENS_MUSEUM={mark}");
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let marked = processes.map(|process| process.path()).filter(|process| {
        let environment = std::fs::read(process.join("environ")).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|pair| pair == mark.as_bytes())
    });
    let command = |process: PathBuf| std::fs::read(process.join("cmdline")).unwrap_or_default();
    marked.map(|process| String::from_utf8_lossy(&command(process)).into_owned()).collect()
}

#[cfg(not(target_os = "linux"))]
fn alive(_: &str) -> Vec<String> {
    Vec::new()
}
