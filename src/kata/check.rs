//! Judging the file of an exercise, with the judge that judges anyone's program.

use super::exercise::{Exercise, Kind};
use super::language::Language;
use super::place;
use super::rooks;
use crate::judge::run::examine::{self, Examination, Request};
use crate::judge::run::program::{Settings, Text};
use crate::judge::run::reader::Reader;
use crate::judge::{Call, Ending, Mistake, Mode, Report, Verdict};
use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

/// How long one process may run: sizes up to 8 or 10 take any search much less, and nobody likes
/// to wait for an endless loop.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the judge says of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// The verdict.
    pub verdict: Verdict,
    /// The exit status that goes with it.
    pub exit_status: u8,
    /// The likely bugs.
    pub mistakes: Vec<Mistake>,
    /// The explanation.
    pub explanation: String,
}

impl Checked {
    /// Whether the file passed.
    pub fn is_pass(&self) -> bool {
        self.verdict == Verdict::Accepted
    }
}

impl From<&Report> for Checked {
    fn from(report: &Report) -> Self {
        Self {
            verdict: report.verdict,
            exit_status: report.exit_status(),
            mistakes: report.diagnosis.iter().map(|found| found.mistake).collect(),
            explanation: report.to_string(),
        }
    }
}

/// Judges a file.
///
/// # Errors
///
/// If there is no place for a temporary copy.
pub fn check(exercise: Exercise, language: Language, file: &Path) -> io::Result<Checked> {
    if let Some(checked) = nothing_to_run(exercise, language, file) {
        return Ok(checked);
    }
    let examination = examine(exercise, language, file)?;
    let mut checked = match exercise.kind() {
        Kind::Rooks => rooks::judge(&examination),
        _ => Checked::from(&examination.report(mode(exercise))),
    };
    if checked.verdict == Verdict::RuntimeError {
        let lines = fs::read_to_string(file).unwrap_or_default().lines().count();
        let mut calls = examination.calls.iter();
        if let Some(line) = calls.find_map(|call| place::crashed(&call.errors, language, lines)) {
            let Checked { explanation, .. } = &checked;
            checked.explanation = format!("{explanation}\n\nIt crashed in line {line}.");
        }
    }
    Ok(checked)
}

/// What is said of a file without the function of the exercise, unless it is a program: what a
/// compiler says of such a file does not help.
fn nothing_to_run(exercise: Exercise, language: Language, file: &Path) -> Option<Checked> {
    let text = Text::read(file).ok()?;
    let (source, kind, name) = (text.source(), exercise.kind(), exercise.function(language));
    let is_search = matches!(kind, Kind::Boards | Kind::Count);
    let is_known = || !source.known_functions(kind == Kind::Count).is_empty();
    let has_function = source.words().any(|word| word == name) || (is_search && is_known());
    if has_function || (is_search && source.has_main()) {
        return None;
    }
    let ending = Ending::NotBuilt(format!("there is no function `{name}` in it"));
    let mut checked =
        Checked::from(&Report::new(mode(exercise), &[Call { ending, ..Call::default() }]));
    checked.explanation += "\n\nKeep the name and the parameters that the stub has.";
    Some(checked)
}

fn examine(exercise: Exercise, language: Language, file: &Path) -> io::Result<Examination> {
    let mut request = request(exercise);
    request.settings.limits.time = PATIENCE;
    let Some(driver) = driver(exercise.kind(), language) else {
        request.settings.call = function(exercise, language, file);
        return Ok(examine::file(file, &request));
    };
    let folder = TempDir::with_prefix("queens-kata-")?;
    let copy = folder.path().join(file.file_name().unwrap_or_default());
    fs::write(&copy, [fs::read(file)?, driver.into()].concat())?;
    let name = if language == Language::Rust { "solve_n_queens" } else { "solveNQueens" };
    request.settings.call = Some(name.to_owned());
    Ok(examine::file(&copy, &request))
}

/// What is asked of every file of an exercise.
pub(super) fn request(exercise: Exercise) -> Request {
    let mode = mode(exercise);
    Request {
        mode,
        sizes: Some(sizes(exercise.kind())),
        reader: Reader::new(mode, None),
        settings: Settings { count: mode == Mode::Count, ..Settings::default() },
        way: None,
    }
}

fn mode(exercise: Exercise) -> Mode {
    if exercise.kind() == Kind::Count { Mode::Count } else { Mode::All }
}

/// The sizes to ask for. Trying out every way to choose squares takes much longer than a search;
/// tables of known counts end at 9.
fn sizes(kind: Kind) -> Vec<usize> {
    let last = match kind {
        Kind::Boards => 8,
        Kind::Count => 10,
        Kind::TwoQueens | Kind::IsSolution => 4,
        Kind::Completion | Kind::Rooks => 6,
    };
    (1..=last).collect()
}

/// The function to call, if the file still declares it. A learner may have replaced everything:
/// then the judge finds out by itself what the file is.
pub(super) fn function(exercise: Exercise, language: Language, file: &Path) -> Option<String> {
    let name = exercise.function(language);
    if exercise.kind() == Kind::Rooks {
        return Some(name.to_owned());
    }
    let text = Text::read(file).ok()?;
    let names = text.source().known_functions(exercise.kind() == Kind::Count);
    names.into_iter().find(|known| known == name)
}

/// Code that is put below the learner's and turns a question that is not about all boards into
/// one that is: the judge then names the mistake as it does for any search.
fn driver(kind: Kind, language: Language) -> Option<&'static str> {
    match (kind, language) {
        (Kind::TwoQueens, Language::Rust) => Some(include_str!("drivers/two-queens.rs")),
        (Kind::TwoQueens, Language::Python) => Some(include_str!("drivers/two-queens.py")),
        (Kind::IsSolution, Language::Rust) => Some(include_str!("drivers/is-solution.rs")),
        (Kind::IsSolution, Language::Python) => Some(include_str!("drivers/is-solution.py")),
        (Kind::Completion, Language::Rust) => Some(include_str!("drivers/completion.rs")),
        (Kind::Completion, Language::Python) => Some(include_str!("drivers/completion.py")),
        _ => None,
    }
}
