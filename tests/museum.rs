//! The museum: small programs, right, wrong and hostile, each with the verdict, the bug and the
//! phrase that `queens judge` must find; and whole classes of them.
//!
//! A program whose interpreter or compiler is missing is reported as ignored, by name. Those
//! whose compilers are slow are ignored too, unless `--include-ignored` is given.

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

/// Looks through all processes for one that the judge left behind.
#[cfg(target_os = "linux")]
fn nobody_is_left(mark: &str) -> Result<(), String> {
    let mark = format!("QUEENS_MUSEUM={mark}");
    for process in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
        let environment = std::fs::read(process.path().join("environ")).unwrap_or_default();
        if environment.split(|&byte| byte == 0).any(|pair| pair == mark.as_bytes()) {
            let command = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
            return Err(format!("left over: {}", String::from_utf8_lossy(&command)));
        }
    }
    Ok(())
}

#[cfg(not(target_os = "linux"))]
fn nobody_is_left(_: &str) -> Result<(), String> {
    Ok(())
}
