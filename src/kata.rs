//! Practise: from a stub to a solution that is judged, hinted and compared.
//!
//! An [`Exercise`](exercise::Exercise) has a task, a constraint and hints; a
//! [stub](stub::stub) and a [solution](exercise::Exercise::solution) for each language; and a
//! [record](record::Record) says what was done when. What a learner writes is judged by
//! [`judge`](crate::judge), like anyone's program; nothing here runs or compares boards of queens
//! by itself.
//!
//! `docs/kata.md` is the page for the learner.

pub mod check;
pub mod constraint;
pub mod exercise;
pub mod language;
pub mod moment;
pub mod nudge;
pub mod observe;
pub mod pace;
mod place;
pub mod record;
mod recursion;
mod rooks;
pub mod schedule;
pub mod store;
pub mod stub;
pub mod text;
