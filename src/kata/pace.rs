//! How fast an answer is, beside the reference in the same language.
//!
//! Times are those of one call, without the start of the process. One call on a machine that may
//! do other things tells a factor of two, not a tenth.

use super::check::{self, Checked};
use super::exercise::{Exercise, Kind};
use super::language::Language;
use crate::judge::run::examine;
use crate::judge::run::program::{NotReady, Program, Settings, Shape};
use crate::judge::{Ending, Report};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

/// The first size that is timed, the last that was judged.
const FIRST: usize = 8;
/// The last.
const LAST: usize = 12;
/// Seconds after which no larger size is timed.
const ENOUGH: f64 = 1.0;
/// Times below this many seconds say nothing about growth.
const TELLING: f64 = 0.005;

/// What was measured.
#[derive(Clone, Debug, PartialEq)]
pub enum Pace {
    /// Seconds for the largest size that was tried.
    Measured(Measured),
    /// The time limit was exceeded for this size.
    TooSlow(usize),
    /// A size beyond those that were judged went wrong.
    Wrong(Checked),
}

/// An answer and the reference, side by side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The size.
    pub n: usize,
    /// Seconds of the answer.
    pub yours: f64,
    /// Seconds of the reference.
    pub reference: f64,
    /// How many times longer each took than for n − 1, the answer first.
    pub growth: Option<(f64, f64)>,
}

/// Measures a file that was accepted, for n from 8 until a call takes more than a second, 12 at
/// most. `None` if there is nothing to compare: the exercise has no pace, or the file is a
/// program without the function.
pub fn measure(exercise: Exercise, language: Language, file: &Path) -> Option<Pace> {
    if !matches!(exercise.kind(), Kind::Boards | Kind::Count) {
        return None;
    }
    check::function(exercise, language, file)?;
    let yours = Timer::new(exercise, language, file).ok()?;
    let mut times = Vec::new();
    for n in FIRST..=LAST {
        match yours.seconds(n) {
            Ok(seconds) => times.push((n, seconds)),
            Err(None) => return Some(Pace::TooSlow(n)),
            Err(Some(checked)) => return Some(Pace::Wrong(*checked)),
        }
        if times.last().is_some_and(|(_, seconds)| *seconds > ENOUGH) {
            break;
        }
    }
    compare(&times, &reference(exercise, language)?)
}

/// The reference, built.
fn reference(exercise: Exercise, language: Language) -> Option<Timer> {
    let folder = TempDir::with_prefix("queens-kata-").ok()?;
    let file = folder.path().join("reference").with_extension(language.extension());
    fs::write(&file, exercise.solution(language)?).ok()?;
    Timer::new(exercise, language, &file).ok()
}

fn compare(times: &[(usize, f64)], reference: &Timer) -> Option<Pace> {
    let &(n, yours) = times.last()?;
    let seconds = |n| reference.seconds(n).ok();
    let before = times.len().checked_sub(2).and_then(|place| times.get(place));
    let growth =
        before.filter(|(_, seconds)| *seconds > TELLING).and_then(|&(smaller, earlier)| {
            let reference_earlier = seconds(smaller)?;
            (reference_earlier > TELLING / 10.0)
                .then_some(())
                .and_then(|()| Some((yours / earlier, seconds(n)? / reference_earlier)))
        });
    Some(Pace::Measured(Measured { n, yours, reference: seconds(n)?, growth }))
}

/// A program that is called for one n after another.
struct Timer {
    exercise: Exercise,
    program: Program,
}

impl Timer {
    fn new(exercise: Exercise, language: Language, file: &Path) -> Result<Self, NotReady> {
        let call = Some(exercise.function(language).to_owned());
        let settings = Settings { call, ..check::request(exercise).settings };
        Ok(Self { exercise, program: Program::from_file(file, Shape::Functions, &settings)? })
    }

    /// The seconds of one call; an error without a report says that it took too long.
    fn seconds(&self, n: usize) -> Result<f64, Option<Box<Checked>>> {
        let request = check::request(self.exercise);
        let call = examine::once(&self.program, &request, n);
        if call.ending == Ending::TimeLimit {
            return Err(None);
        }
        let report = Report::new(request.mode, std::slice::from_ref(&call));
        if report.is_accepted() {
            // Nothing is done in no time; the clock may be coarse.
            Ok(call.seconds.unwrap_or_default().max(1e-6))
        } else {
            Err(Some(Box::new(Checked::from(&report))))
        }
    }
}
