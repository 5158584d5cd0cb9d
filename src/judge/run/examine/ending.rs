//! How runs ended, in the judge's words.

use super::way::{PERFECT, worth};
use crate::judge::call::NOT_RUN;
use crate::judge::run::process::Ended;
use crate::judge::{Call, Ending, Printed};

/// The same end in the judge's words.
pub fn ending(ended: Ended) -> Ending {
    match ended {
        Ended::Exit(0) => Ending::Finished,
        Ended::Exit(status) => Ending::Exit(status),
        Ended::Signal(signal) => Ending::Signal(signal),
        Ended::TimeLimit => Ending::TimeLimit,
        Ended::OutputLimit => Ending::OutputLimit,
    }
}

/// A size that was left out, counted as a time-out.
pub fn not_run(n: usize) -> Call {
    Call { n, ending: Ending::TimeLimit, errors: NOT_RUN.to_owned(), ..Call::default() }
}

/// What looks like a crash, and is none if the answer for the first size is right: a program
/// that asks for one n after another stumbles at the end of its input, and `void main()` leaves
/// any status.
pub fn forgive(first: &Call, calls: &mut [Call]) -> Option<String> {
    let (is_alike, note): (fn(&Call) -> bool, _) = if worth(first) < PERFECT {
        return None;
    } else if at_end_of_input(first) {
        (at_end_of_input, "it asks for more input after its answer and stops with an error")
    } else if is_quiet_exit(first) {
        (is_silent_exit, "it ends with a status other than 0, which says that it failed")
    } else {
        return None;
    };
    for call in calls.iter_mut().filter(|call| is_alike(call)) {
        call.ending = Ending::Finished;
        call.errors.clear();
    }
    Some(note.to_owned())
}

fn is_quiet_exit(call: &Call) -> bool {
    matches!(call.ending, Ending::Exit(_)) && call.errors.trim().is_empty()
}

/// Nothing that can be read where there is nothing to print.
fn is_silent_exit(call: &Call) -> bool {
    let Printed { boards, count, none, .. } = &call.printed;
    let is_silent = boards.is_empty() && count.is_none() && none.is_none();
    is_quiet_exit(call) && is_silent && matches!(call.n, 0 | 2 | 3)
}

fn at_end_of_input(call: &Call) -> bool {
    const WORDS: [&str; 4] = ["EOFError", "NoSuchElementException", "end of file", "end of input"];
    matches!(call.ending, Ending::Exit(_)) && WORDS.iter().any(|words| call.errors.contains(words))
}
