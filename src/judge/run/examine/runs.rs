//! A program that is started anew for each n.

use super::ending::{ending, forgive, not_run};
use super::way::Way;
use super::{Examination, PATIENCE, Request, alike};
use crate::judge::run::process::{Ended, Outcome};
use crate::judge::run::program::Program;
use crate::judge::{Call, Ending, Printed};

/// How much of a text is kept, in bytes, in case it must be read once more with the others: more
/// than all boards of n = 12 take.
const KEPT: usize = 4 << 20;
/// How much is read of what a program printed before it was stopped: enough to describe it. Boards
/// take several times the memory of their text, and those of all sizes are held together, by
/// each of the threads that judge a class.
const DESCRIBED: usize = 1 << 18;

/// One run and the start of the text that was read.
#[derive(Clone, Default)]
pub struct Run {
    pub call: Call,
    pub output: Vec<u8>,
    /// How long the whole text was, in bytes.
    pub length: usize,
}

/// A program, and how n reaches it.
pub struct Runs<'a> {
    pub program: &'a Program,
    pub request: &'a Request,
    pub way: Way,
}

impl Runs<'_> {
    /// All sizes; what is known of one of them already is not run again.
    pub fn examine(&self, trial: Option<Run>) -> Examination {
        let first = trial.unwrap_or_else(|| self.run(self.request.trial()));
        let mut runs = self.all(&first);
        let ignores_n = alike::ignores_n(&runs);
        let mut notes = Vec::new();
        if ignores_n {
            notes.extend(alike::read_as_one_text(self.request, &mut runs));
        } else {
            alike::read_small_boards(self.request.mode, &mut runs);
        }
        let mut calls: Vec<Call> = runs.into_iter().map(|run| run.call).collect();
        notes.extend(forgive(&first.call, &mut calls));
        let how = format!("run anew for each n, with {}", self.way);
        Examination { calls, how, notes, ignores_n }
    }

    fn all(&self, first: &Run) -> Vec<Run> {
        let printed = &first.call.printed;
        let prints_counts = printed.boards.is_empty() && printed.count.is_some();
        let is_slow = is_trying(&first.call, true);
        let mut patience = if is_slow { PATIENCE - 1 } else { PATIENCE };
        let mut runs = Vec::new();
        for (session, n) in self.request.sizes(prints_counts).into_iter().enumerate() {
            let mut run = match patience {
                _ if n == first.call.n => first.clone(),
                0 => Run { call: not_run(n), ..Run::default() },
                _ => self.run(n),
            };
            run.call.session = session;
            if n != first.call.n && is_trying(&run.call, is_slow) {
                patience = patience.saturating_sub(1);
            }
            runs.push(run);
        }
        runs
    }

    /// One run.
    pub fn run(&self, n: usize) -> Run {
        let line = match self.way {
            Way::Input => Some(format!("{n}\n")),
            Way::Cases => Some(format!("1\n{n}\n")),
            Way::Argument | Way::Command => None,
        };
        let arguments = if self.way == Way::Argument { vec![n.to_string()] } else { Vec::new() };
        match self.program.run(n, line.as_deref(), &arguments) {
            Ok(outcome) => self.read(n, outcome),
            Err(error) => {
                let why = self.program.why_not_started(&error);
                Run { call: not_started(n, why), ..Run::default() }
            }
        }
    }

    fn read(&self, n: usize, outcome: Outcome) -> Run {
        let errors = self.program.errors(&outcome);
        let Outcome { mut output, ended, time, .. } = outcome;
        let length = output.len();
        let is_stopped = matches!(ended, Ended::OutputLimit | Ended::TimeLimit);
        if is_stopped {
            output.truncate(DESCRIBED);
        }
        let mut printed = self.request.reader.text(n, &output);
        if is_stopped {
            leave_out_what_was_begun(&mut printed);
        }
        output.truncate(KEPT);
        output.shrink_to_fit();
        let seconds = Some(time.as_secs_f64());
        let call = Call { n, printed, ending: ending(ended), errors, seconds, session: 0 };
        Run { call, output, length }
    }
}

/// The last board of a program that was stopped may be the beginning of one.
fn leave_out_what_was_begun(printed: &mut Printed) {
    if let [.., before, last] = &printed.boards[..]
        && (last.rows, last.columns) < (before.rows, before.columns)
    {
        printed.boards.pop();
    }
}

/// Whether a run exceeded a limit. Many a program that is quick enough hangs where there is no
/// solution: that counts only if it is slow elsewhere.
fn is_trying(call: &Call, is_slow: bool) -> bool {
    match call.ending {
        Ending::TimeLimit => is_slow || call.n > 3,
        Ending::OutputLimit => true,
        _ => false,
    }
}

/// A run that did not come about.
pub fn not_started(n: usize, why: String) -> Call {
    Call { n, ending: Ending::NotStarted(why), ..Call::default() }
}
