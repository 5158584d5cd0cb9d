//! What the pages say is what the code does.

#[cfg(feature = "cli")]
#[path = "../common/mod.rs"]
mod common;
#[cfg(feature = "cli")]
mod pages;
mod texts;
