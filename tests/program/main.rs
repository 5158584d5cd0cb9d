//! The program `queens` as its users meet it, in one binary: each test binary more is linked again.

#![cfg(feature = "cli")]

mod commands;
#[path = "../common/mod.rs"]
mod common;
#[cfg(feature = "parallel")]
mod long_counts;
mod pictures;
#[cfg(unix)]
mod terminal;
mod trace;
