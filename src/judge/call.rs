//! What is judged: one call of a function or one run of a program, and what was asked of it.

use crate::judge::printed::Printed;
use std::fmt;
use std::str::FromStr;

/// What the program was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// All boards if it printed boards, otherwise their number.
    #[default]
    Auto,
    /// All boards.
    All,
    /// One board, whichever it is.
    First,
    /// The number of solutions.
    Count,
}

impl Mode {
    /// Every mode, in the order of the help text.
    pub const ALL: [Self; 4] = [Self::Auto, Self::All, Self::First, Self::Count];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::All => "all",
            Self::First => "first",
            Self::Count => "count",
        }
    }

    /// What is compared once it is known what was printed: never [`Auto`](Self::Auto).
    pub(super) fn settled(self, printed: &Printed) -> Self {
        let says_some = printed.count.is_some_and(|count| count.solutions > 0);
        match self {
            Self::Auto if printed.boards.is_empty() && says_some => Self::Count,
            Self::Auto => Self::All,
            asked => asked,
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

impl FromStr for Mode {
    type Err = UnknownMode;

    fn from_str(name: &str) -> Result<Self, UnknownMode> {
        let found = Self::ALL.into_iter().find(|mode| mode.name() == name);
        found.ok_or_else(|| UnknownMode(name.to_owned()))
    }
}

/// No mode has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownMode(pub String);

impl fmt::Display for UnknownMode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "no mode is called {:?}: there are auto, all, first, count", self.0)
    }
}

impl std::error::Error for UnknownMode {}

/// One call of a function, or one run of a program, for one n.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Call {
    /// The size that was asked for.
    pub n: usize,
    /// What was printed or returned.
    pub printed: Printed,
    /// How it ended.
    pub ending: Ending,
    /// What came on standard error, or the message of a panic.
    pub errors: String,
    /// Wall-clock time in seconds, if it was measured.
    pub seconds: Option<f64>,
    /// Calls with the same number were made one after another in one process, in the order in
    /// which they are listed; a program that is started anew has a number of its own.
    pub session: usize,
}

/// What stands in place of the error text of a size that was left out.
pub(super) const NOT_RUN: &str = "not run, because other sizes had exceeded a limit already";

/// How a call or a run ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// The function returned, the program exited with status 0, or only its text is known.
    #[default]
    Finished,
    /// The program exited with another status.
    Exit(i32),
    /// A signal ended the program.
    Signal(i32),
    /// The function panicked or threw.
    Panicked,
    /// It was stopped at the time limit.
    TimeLimit,
    /// It was stopped because it printed too much.
    OutputLimit,
    /// It does not compile or parse; the text says why.
    NotBuilt(String),
    /// It could not be started, which is not its own fault; the text says why.
    NotStarted(String),
}

impl Ending {
    /// Whether nothing was ever run, so that no size has failed.
    pub(super) fn never_ran(&self) -> bool {
        matches!(self, Self::NotBuilt(_) | Self::NotStarted(_))
    }
}
