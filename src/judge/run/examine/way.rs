//! How n reaches a program, and how that is found out.

use std::fmt;

use super::Request;
use super::runs::{Run, Runs};
use crate::KNOWN_COUNTS;
use crate::judge::run::program::Program;
use crate::judge::run::source::Source;
use crate::judge::{Call, Ending, Printed};

/// How n reaches a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// n and a newline on standard input.
    Input,
    /// n as the first argument.
    Argument,
    /// On standard input, after a line that says that there is one test case.
    Cases,
    /// In place of `{n}` in the command.
    Command,
}

impl fmt::Display for Way {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Input => "n on standard input",
            Self::Argument => "n as the first argument",
            Self::Cases => "the number of test cases, 1, and then n on standard input",
            Self::Command => "n in the command",
        })
    }
}

/// The way that brings the best answer for one size, with that answer; of equals the first.
pub fn find_way(program: &Program, request: &Request, source: &Source) -> (Way, Run) {
    let first =
        if source.reads_arguments() && !source.reads_input() { Way::Argument } else { Way::Input };
    let try_way = |way| Runs { program, request, way }.run(request.trial());
    let mut best = (first, try_way(first));
    for way in [Way::Input, Way::Argument, Way::Cases] {
        let worth_now = worth(&best.1.call);
        let hopeless = match way {
            Way::Argument => !source.reads_arguments(),
            // Boards of a wrong size are no sign of a program that waits for more.
            Way::Cases => worth_now > 1,
            Way::Input | Way::Command => false,
        };
        if worth_now == PERFECT || best.1.call.ending == Ending::TimeLimit {
            break;
        }
        if way == first || hopeless {
            continue;
        }
        let run = try_way(way);
        let needed = if way == Way::Cases { PERFECT } else { worth_now + 1 };
        if worth(&run.call) >= needed {
            best = (way, run);
        }
    }
    best
}

/// The worth of an answer that fits the size.
pub const PERFECT: u8 = 3;

/// How much an answer looks as if the program had been given its n: boards or a count of the
/// right size are worth most, a crash or a usage message nothing.
pub fn worth(call: &Call) -> u8 {
    let Printed { boards, count, none, .. } = &call.printed;
    let fits = boards.iter().any(|board| board.rows == call.n && board.columns == call.n);
    let counts = count.is_some_and(|count| {
        KNOWN_COUNTS.get(call.n).is_some_and(|&known| known == count.solutions)
    });
    match (fits || (boards.is_empty() && counts), boards.is_empty() && count.is_none()) {
        (true, _) => PERFECT,
        (false, false) => 2,
        (false, true) if none.is_some() => 1,
        (false, true) => 0,
    }
}
