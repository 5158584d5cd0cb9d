//! Running what people wrote, in any language.
//!
//! Programs are run with the rights of whoever runs the judge: they are watched and ended, but
//! they are **not sandboxed**. Put a container in front of them for that.

pub mod batch;
pub mod capture;
mod errors;
pub mod examine;
mod functions;
pub mod group;
pub mod harness;
pub mod interrupt;
pub mod language;
pub mod process;
pub mod program;
pub mod reader;
pub mod source;
