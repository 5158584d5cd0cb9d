//! The working folder: what was done there, and which file is meant.

use super::super::error::{Error, note};
use super::super::help;
use n_queens::kata::exercise::Exercise;
use n_queens::kata::language::Language;
use n_queens::kata::record::{Attempt, Record};
use n_queens::kata::store::{Store, Trouble};
use std::cell::Cell;
use std::path::{Path, PathBuf};

/// Where the learner works.
pub struct Desk {
    store: Store,
    /// A trouble is told once.
    has_complained: Cell<bool>,
}

/// The file of an exercise.
pub struct Work {
    pub exercise: Exercise,
    pub language: Language,
    pub file: PathBuf,
}

impl Desk {
    /// The current folder.
    pub fn here() -> Self {
        Self { store: Store::within(Path::new("")), has_complained: Cell::new(false) }
    }

    /// What was done so far. A record that cannot be used is worth a word and no more: the
    /// exercises go on without it.
    pub fn record(&self) -> Record {
        self.store.read().unwrap_or_else(|trouble| {
            self.complain(&trouble);
            Record::default()
        })
    }

    /// Changes the record, if it can be kept.
    pub fn change(&self, change: impl FnOnce(&mut Record)) {
        if let Err(trouble) = self.store.change(change) {
            self.complain(&trouble);
        }
    }

    fn complain(&self, trouble: &Trouble) {
        if !self.has_complained.replace(true) {
            note(&format!("note: {trouble}; nothing is remembered until it is mended or deleted"));
        }
    }

    /// The file that is meant: the one that is named, or the one that was begun last.
    pub fn work(&self, named: Option<&Path>) -> Result<Work, Error> {
        let record = self.record();
        let Some(file) = named else {
            return match record.attempts.last() {
                Some(attempt) => present(Work::from(attempt)),
                None => Err(Error::usage(format!(
                    "nothing was begun in this folder; name a file, or begin with {} kata start {}",
                    help::program(),
                    Exercise::RowHashSets
                ))),
            };
        };
        let language = Language::of(file).ok_or_else(|| Error::usage(other_language(file)))?;
        let known = record.attempt_with(file).map(|place| record.attempts[place].exercise);
        match known.or_else(|| Exercise::of(file)) {
            Some(exercise) => present(Work { exercise, language, file: file.to_owned() }),
            None => Err(Error::usage(format!(
                "cannot tell which exercise {} is; call it {}, or like any other name that \
                 {} kata list shows",
                file.display(),
                Path::new("row-hash-sets").with_extension(language.extension()).display(),
                help::program()
            ))),
        }
    }
}

impl From<&Attempt> for Work {
    fn from(attempt: &Attempt) -> Self {
        let Attempt { exercise, language, file, .. } = attempt;
        Self { exercise: *exercise, language: *language, file: file.clone() }
    }
}

/// The work, if its file is there and can be done.
fn present(work: Work) -> Result<Work, Error> {
    let program = help::program();
    check_language(work.exercise, work.language)?;
    if work.file.is_file() {
        return Ok(work);
    }
    Err(Error::usage(format!(
        "there is no file {}; {program} kata again {} begins afresh",
        work.file.display(),
        work.exercise
    )))
}

/// Refuses a language in which the exercise is not there.
pub fn check_language(exercise: Exercise, language: Language) -> Result<(), Error> {
    if exercise.solution(language).is_some() {
        return Ok(());
    }
    let names: Vec<_> = exercise.languages().map(Language::name).collect();
    Err(Error::usage(format!("{exercise} can be done in {}, not in {language}", names.join(", "))))
}

fn other_language(file: &Path) -> String {
    let endings = Language::ALL.map(|language| format!(".{}", language.extension()));
    format!(
        "{} ends in none of {}; {} judge {} judges many other languages",
        file.display(),
        endings.join(", "),
        help::program(),
        file.display()
    )
}
