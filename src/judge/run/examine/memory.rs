//! C and C++ do not look whether an index is in range. A program that crashed without a word, or
//! is wrong for no reason that is known, is built once more with checks, which say what it did.

use std::path::Path;

use super::runs::Runs;
use super::{Examination, Request, Way};
use crate::judge::run::errors;
use crate::judge::run::functions;
use crate::judge::run::language::Language;
use crate::judge::run::program::{Program, Settings, Shape};
use crate::judge::{Call, Diagnosis, Ending, Mistake, Verdict};

/// How the program is run once more.
pub struct Again<'a> {
    pub file: &'a Path,
    pub settings: &'a Settings,
    /// How n reaches it; `None` if its function is called.
    pub way: Option<Way>,
}

/// Adds what the checks say to the call that failed first.
pub fn explain(examination: &mut Examination, request: &Request, again: &Again) {
    if Language::of(again.file).is_none_or(|language| language.checks.is_empty()) {
        return;
    }
    let Some(place) = suspect(examination, request) else { return };
    let call = &mut examination.calls[place];
    if let Some(said) = again.run(request, call.n) {
        call.errors = said;
    }
}

impl Again<'_> {
    fn run(&self, request: &Request, n: usize) -> Option<String> {
        // The checks themselves take more memory than a program may.
        let limits = self.settings.limits.without_memory();
        let settings = Settings { checked: true, limits, ..self.settings.clone() };
        let shape = if self.way.is_some() { Shape::Program } else { Shape::Functions };
        let program = Program::from_file(self.file, shape, &settings).ok()?;
        let call = match self.way {
            Some(way) => Runs { program: &program, request, way }.run(n).call,
            None => functions::once(&program, request, n),
        };
        errors::memory_fault(&call.errors, program.file())
    }
}

/// The call to look into: the smallest crash or, if nothing explains them, the smallest wrong
/// answer.
fn suspect(examination: &Examination, request: &Request) -> Option<usize> {
    let calls = || examination.calls.iter().enumerate();
    let crashed = |call: &Call| matches!(call.ending, Ending::Signal(_));
    let crash = calls().filter(|(_, call)| crashed(call)).min_by_key(|(_, call)| call.n);
    if let Some((place, _)) = crash {
        return Some(place);
    }
    let report = examination.report(request.mode);
    let says_little = |diagnosis: &Diagnosis| diagnosis.mistake == Mistake::WrongCount;
    let is_mystery = report.verdict == Verdict::Wrong && report.diagnosis.iter().all(says_little);
    let n = report.first_failure().filter(|_| is_mystery)?.n;
    calls().find(|(_, call)| call.n == n).map(|(place, _)| place)
}
