//! The verdicts, as programming contests name them.

use std::fmt;

/// What the judge says of one size, or of a whole run.
///
/// Ordered from the best to the worst: the verdict of a run is the greatest of its sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// AC: accepted.
    Accepted,
    /// PE: what was printed cannot be read, so nothing is known of it.
    Unreadable,
    /// WA: boards or counts are wrong.
    Wrong,
    /// TLE: the time limit was exceeded.
    TimeLimit,
    /// OLE: more was printed than the judge accepts.
    OutputLimit,
    /// RTE: the program crashed.
    RuntimeError,
    /// CE: the program does not compile or parse.
    CompileError,
    /// JE: the judge could not do its work, so nothing is said of the program.
    JudgeError,
}

impl Verdict {
    /// The two or three letters that contests use.
    pub fn letters(self) -> &'static str {
        match self {
            Self::Accepted => "AC",
            Self::Unreadable => "PE",
            Self::Wrong => "WA",
            Self::TimeLimit => "TLE",
            Self::OutputLimit => "OLE",
            Self::RuntimeError => "RTE",
            Self::CompileError => "CE",
            Self::JudgeError => "JE",
        }
    }

    /// The verdict in a word or two, for someone who does not know the letters.
    pub fn words(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Unreadable => "unreadable",
            Self::Wrong => "wrong answer",
            Self::TimeLimit => "out of time",
            Self::OutputLimit => "too much output",
            Self::RuntimeError => "crashed",
            Self::CompileError => "does not compile",
            Self::JudgeError => "not judged",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.letters())
    }
}
