//! What can be counted while an answer runs: in Python, which lets a program be watched from
//! within. Other languages show only their words, see [`constraint`](super::constraint).

use super::check;
use super::exercise::{Exercise, Kind};
use super::language::Language;
use crate::Approach;
use crate::judge::Mode;
use crate::judge::run::examine;
use crate::judge::run::program::{Program, Settings, Shape};
use crate::visitor::Tally;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// The size for which calls are counted.
pub const N: usize = 6;
/// Two sizes between which the solutions grow from 4 to 92.
pub const GROWING: (usize, usize) = (6, 8);
/// What holds no solutions grows by less than this from one of these sizes to the other.
const FEW_TIMES: u64 = 3;

/// What was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Observed {
    /// The search called itself so often for n = [`N`].
    OwnCalls {
        /// So often.
        calls: u64,
        /// So many queens are placed by a search that places none on an attacked square.
        needed: u64,
    },
    /// The most bytes in use at one time for the two sizes of [`GROWING`].
    Bytes(u64, u64),
}

impl Observed {
    /// Whether the memory grows as the number of solutions does.
    pub fn keeps_solutions(self) -> bool {
        matches!(self, Self::Bytes(small, large) if large > FEW_TIMES * small)
    }
}

/// Watches an answer that has passed. Nothing is known of other languages, of other exercises
/// and of an answer that goes wrong when it is watched.
pub fn observe(exercise: Exercise, language: Language, file: &Path) -> Vec<Observed> {
    if language != Language::Python || !matches!(exercise.kind(), Kind::Boards | Kind::Count) {
        return Vec::new();
    }
    let own_calls = || {
        let calls = count("kata_own_calls", file, &[N])?[0];
        Some(Observed::OwnCalls { calls, needed: needed(exercise) })
    };
    let bytes = || {
        let bytes = count("kata_most_bytes", file, &[GROWING.0, GROWING.1])?;
        Some(Observed::Bytes(bytes[0], bytes[1]))
    };
    let bytes = (exercise.kind() == Kind::Count).then(bytes).flatten();
    own_calls().into_iter().chain(bytes).collect()
}

/// How many queens the approach of the exercise places.
fn needed(exercise: Exercise) -> u64 {
    let approach = exercise.name().parse().unwrap_or(Approach::ConflictArrays);
    let mut tally = Tally::default();
    // A tally never stops a search.
    let _ = approach.search(N, &mut tally);
    tally.placed
}

/// What a function of the driver answers for each size.
fn count(name: &str, file: &Path, sizes: &[usize]) -> Option<Vec<u64>> {
    let folder = TempDir::with_prefix("queens-kata-").ok()?;
    let copy = folder.path().join("watched.py");
    let driver = include_str!("drivers/observe.py");
    fs::write(&copy, [fs::read(file).ok()?, driver.into()].concat()).ok()?;
    let mut request = check::request(Exercise::CountOnly);
    request.mode = Mode::Count;
    request.settings = Settings { call: Some(name.to_owned()), ..request.settings };
    let program = Program::from_file(&copy, Shape::Functions, &request.settings).ok()?;
    let answer = |&n| Some(examine::once(&program, &request, n).printed.count?.solutions);
    sizes.iter().map(answer).collect()
}
