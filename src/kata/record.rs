//! What was done when: the attempts at each exercise, their checks, the hints that were read.

use super::check::Checked;
use super::exercise::Exercise;
use super::language::Language;
use super::moment::Moment;
use crate::judge::{Mistake, Verdict};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Everything that is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The attempts, the latest last.
    #[serde(default)]
    pub attempts: Vec<Attempt>,
    /// How many hints of an exercise were read since it was last begun.
    #[serde(default)]
    pub hints: BTreeMap<String, usize>,
}

/// An exercise, once: from the stub to the last check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The exercise.
    #[serde(with = "by_name")]
    pub exercise: Exercise,
    /// The language.
    #[serde(with = "by_name")]
    pub language: Language,
    /// The file, as it was named.
    pub file: PathBuf,
    /// When it was begun.
    pub started: Moment,
    /// The minutes on the clock, if it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u64>,
    /// The checks, in order.
    #[serde(default)]
    pub checks: Vec<Check>,
    /// The mistake for which a hint was read last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nudged: Option<String>,
}

/// One check of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// When.
    pub at: Moment,
    /// The letters of the verdict.
    pub verdict: String,
    /// The likely bugs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diagnosis: Vec<String>,
}

impl Check {
    /// What is kept of it.
    pub fn of(checked: &Checked) -> Self {
        Self {
            at: Moment::now(),
            verdict: checked.verdict.letters().to_owned(),
            diagnosis: checked.mistakes.iter().map(ToString::to_string).collect(),
        }
    }

    /// Whether it was passed.
    pub fn is_pass(&self) -> bool {
        self.verdict == Verdict::Accepted.letters()
    }
}

impl Attempt {
    /// Begins an exercise now.
    pub fn begin(exercise: Exercise, language: Language, file: &Path) -> Self {
        Self {
            exercise,
            language,
            file: file.to_owned(),
            started: Moment::now(),
            minutes: None,
            checks: Vec::new(),
            nudged: None,
        }
    }

    /// When it was passed for the first time.
    pub fn passed(&self) -> Option<Moment> {
        self.checks.iter().find(|check| check.is_pass()).map(|check| check.at)
    }

    /// When it was begun or checked last.
    fn touched(&self) -> Moment {
        self.checks.last().map_or(self.started, |check| check.at)
    }

    /// The checks up to the first that was passed.
    pub fn tries(&self) -> usize {
        let pass = self.checks.iter().position(Check::is_pass);
        pass.map_or(self.checks.len(), |place| place + 1)
    }

    /// The verdicts of these checks, such as `WA WA AC`.
    pub fn verdicts(&self) -> String {
        let checks = self.checks.iter().take(self.tries());
        checks.map(|check| check.verdict.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// The likely bug that the last check named.
    pub fn mistake(&self) -> Option<Mistake> {
        self.checks.last()?.diagnosis.first()?.parse().ok()
    }
}

impl Record {
    /// The attempt at an exercise that was begun or checked last: there may be one in each
    /// language.
    pub fn latest(&self, exercise: Exercise) -> Option<&Attempt> {
        self.attempts
            .iter()
            .filter(|attempt| attempt.exercise == exercise)
            .max_by_key(|attempt| attempt.touched())
    }

    /// The same, to be changed.
    pub fn latest_mut(&mut self, exercise: Exercise) -> Option<&mut Attempt> {
        self.attempts
            .iter_mut()
            .filter(|attempt| attempt.exercise == exercise)
            .max_by_key(|attempt| attempt.touched())
    }

    /// The latest attempt that uses a file, whichever way its path is written.
    pub fn attempt_with(&self, file: &Path) -> Option<usize> {
        let same = |other: &Path| {
            other == file
                || other.canonicalize().is_ok_and(|other| file.canonicalize().ok() == Some(other))
        };
        self.attempts.iter().rposition(|attempt| same(&attempt.file))
    }

    /// Whether an exercise was ever passed.
    pub fn is_passed(&self, exercise: Exercise) -> bool {
        self.passes(exercise).next().is_some()
    }

    /// When an exercise was passed, in order.
    pub fn passes(&self, exercise: Exercise) -> impl Iterator<Item = Moment> {
        let attempts = self.attempts.iter().filter(move |attempt| attempt.exercise == exercise);
        attempts.filter_map(Attempt::passed)
    }

    /// How many hints of an exercise were read.
    pub fn hints_read(&self, exercise: Exercise) -> usize {
        self.hints.get(exercise.name()).copied().unwrap_or(0)
    }

    /// Adds an attempt; its hints are unread again.
    pub fn begin(&mut self, attempt: Attempt) {
        self.hints.remove(attempt.exercise.name());
        self.attempts.push(attempt);
    }
}

/// Things that are written as their name.
mod by_name {
    use super::{Deserialize, Deserializer, Display, FromStr, Serializer, de};

    pub fn serialize<T: Display, S: Serializer>(value: &T, into: S) -> Result<S::Ok, S::Error> {
        into.collect_str(value)
    }

    pub fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}
