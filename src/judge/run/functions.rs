//! A function that is called for several n in one process, in mixed order, on one object that
//! is used again and on fresh ones: state that is kept between calls is the commonest mistake
//! of all, and no single call shows it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::examine::{Examination, PATIENCE, Request, ending, not_run, not_started};
use super::harness::MARK;
use super::process::Outcome;
use super::program::Program;
use crate::judge::{Call, Ending, Printed};

/// Sizes in the order in which they are asked; any others follow, the largest first.
const ORDER: [usize; 8] = [4, 1, 5, 6, 2, 8, 3, 7];

/// So many sizes are called again alone: one that is right alone says enough.
const SUSPECTS: usize = 3;

/// Calls the functions of a program that was built for that.
pub(super) fn examine(program: &Program, request: &Request) -> Examination {
    let mut caller = Caller::new(program, request);
    let sizes = mixed(request.sizes(caller.counts()));
    let again = sizes.first().copied();
    let reused = sizes.iter().copied().chain(again).map(Wish::reused);
    let wishes: Vec<Wish> = reused.chain(sizes.iter().copied().map(Wish::fresh)).collect();
    caller.all(&wishes);
    let mut alone = caller.suspects_alone(&sizes);
    alone.append(&mut caller.calls);
    let list: Vec<String> = sizes.iter().chain(&again).map(ToString::to_string).collect();
    let how = format!(
        "{} called for n = {} in one process, on one object and then on fresh ones",
        program.functions.first().map_or("it", String::as_str),
        list.join(", ")
    );
    Examination { calls: alone, how, ..Examination::default() }
}

/// Calls the function of a program that was built for that once, in a process of its own. The
/// seconds are those of the call, without the start of the process.
pub fn once(program: &Program, request: &Request, n: usize) -> Call {
    let mut calls = Caller::new(program, request).session(&[Wish::fresh(n)]);
    calls.pop().unwrap_or_else(|| Call { n, ..Call::default() })
}

/// The sizes in an order that shows what a call leaves behind for the next.
fn mixed(mut sizes: Vec<usize>) -> Vec<usize> {
    sizes.sort_by_key(|&n| {
        let place = ORDER.iter().position(|&other| other == n);
        (place.unwrap_or(ORDER.len()), std::cmp::Reverse(n))
    });
    sizes
}

/// One call that is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wish {
    n: usize,
    is_fresh: bool,
}

impl Wish {
    fn fresh(n: usize) -> Self {
        Self { n, is_fresh: true }
    }

    fn reused(n: usize) -> Self {
        Self { n, is_fresh: false }
    }

    fn argument(self) -> String {
        format!("{}:{}", if self.is_fresh { "fresh" } else { "reused" }, self.n)
    }
}

struct Caller<'a> {
    program: &'a Program,
    request: &'a Request,
    calls: Vec<Call>,
    sessions: usize,
    patience: usize,
}

impl<'a> Caller<'a> {
    fn new(program: &'a Program, request: &'a Request) -> Self {
        Self { program, request, calls: Vec::new(), sessions: 0, patience: PATIENCE }
    }

    /// Whether the function counts: found out by one call, unless that makes no difference.
    fn counts(&mut self) -> bool {
        if self.request.sizes(true) == self.request.sizes(false) {
            return false;
        }
        let first = self.session(&[Wish::fresh(ORDER[0])]);
        first.iter().any(|call| call.printed.boards.is_empty() && call.printed.count.is_some())
    }

    /// Makes all the calls. Where one ends the process, the others follow in a new one, without
    /// that size: it would end it again.
    fn all(&mut self, wishes: &[Wish]) {
        let mut left = wishes.to_vec();
        while !left.is_empty() {
            if self.patience == 0 {
                self.calls.extend(left.iter().map(|wish| not_run(wish.n)));
                return;
            }
            let made = self.session(&left);
            let Some(last) = made.last().cloned() else { return };
            left.drain(..made.len().min(left.len()));
            self.calls.extend(made);
            if last.ending != Ending::Finished {
                left.retain(|wish| wish.n != last.n);
            }
        }
    }

    /// Calls alone, in a process of its own, each size of which some call differs from another:
    /// what such a call answers is what the function does when nothing was kept.
    fn suspects_alone(&mut self, sizes: &[usize]) -> Vec<Call> {
        if self.patience == 0 {
            return Vec::new();
        }
        let suspects = sizes.iter().copied().filter(|&n| self.wavers(n));
        let suspects: Vec<usize> = suspects.take(SUSPECTS).collect();
        let alone = suspects.into_iter().flat_map(|n| {
            let mut calls = self.session(&[Wish::fresh(n)]);
            calls.retain(|call| call.ending == Ending::Finished);
            calls
        });
        alone.collect()
    }

    /// Whether two calls for one n came to different ends. One that is too slow at first is not
    /// waited for again.
    fn wavers(&self, n: usize) -> bool {
        let mut calls = self.calls.iter().filter(|call| call.n == n);
        let Some(first) = calls.next() else { return false };
        calls.any(|call| call.ending != first.ending || !same(&call.printed, &first.printed))
            || !matches!(first.ending, Ending::Finished | Ending::TimeLimit)
    }

    /// One process: as many calls as it makes before it ends.
    fn session(&mut self, wishes: &[Wish]) -> Vec<Call> {
        let session = self.sessions;
        self.sessions += 1;
        let mark = mark();
        let arguments: Vec<String> = wishes.iter().map(|wish| wish.argument()).collect();
        let outcome = self.program.run_marked(MARK, &mark, &arguments);
        let mut calls = match outcome {
            Ok(outcome) => self.read(wishes, &outcome, &mark),
            Err(error) => vec![not_started(wishes[0].n, self.program.why_not_started(&error))],
        };
        for call in &mut calls {
            call.session = session;
            if matches!(call.ending, Ending::TimeLimit | Ending::OutputLimit) {
                self.patience = self.patience.saturating_sub(1);
            }
        }
        calls
    }

    /// The calls that the output tells of.
    fn read(&self, wishes: &[Wish], outcome: &Outcome, mark: &str) -> Vec<Call> {
        let text = outcome.text();
        let mut calls = Vec::new();
        for (place, (wish, part)) in wishes.iter().zip(parts(&text, mark)).enumerate() {
            let printed = match part.returned {
                Some(value) => self.answer(wish.n, value, part.own),
                None => Printed::default(),
            };
            let seconds = seconds(&outcome.beats, place);
            calls.push(Call { n: wish.n, printed, seconds, ..Call::default() });
            if part.returned.is_none() {
                break;
            }
        }
        if !text.contains(&format!("\n{mark} done")) {
            end_early(wishes, outcome, self.program.errors(outcome), &mut calls);
        }
        calls
    }

    /// What a function returned or, if that is nothing, what it printed meanwhile.
    fn answer(&self, n: usize, value: &str, own: &str) -> Printed {
        let is_perl = self.program.language.is_some_and(|language| language.name == "Perl");
        // A Perl function without a return statement returns what its last statement gave.
        let says_nothing = matches!(value, "null" | "true" | "false")
            || (is_perl && matches!(value, "1" | "\"\"" | "[]"));
        if says_nothing && !own.trim().is_empty() {
            self.request.reader.text(n, own.as_bytes())
        } else {
            self.request.reader.value(n, value)
        }
    }
}

/// Ends the last call as the process ended: before its time.
fn end_early(wishes: &[Wish], outcome: &Outcome, errors: String, calls: &mut Vec<Call>) {
    if calls.is_empty() {
        calls.push(Call { n: wishes[0].n, ..Call::default() });
    }
    let last = calls.last_mut().expect("there is one at least");
    last.errors = errors;
    last.ending = match ending(outcome.ended) {
        Ending::Finished => {
            last.errors += "\nit ended the whole program inside the call";
            Ending::Exit(0)
        }
        other => other,
    };
}

/// Whether two answers are the same, in whatever lines they stand.
fn same(one: &Printed, other: &Printed) -> bool {
    let boards = |printed: &Printed| -> Vec<_> {
        printed.boards.iter().map(|board| (board.rows, board.queens.clone())).collect()
    };
    let count = |printed: &Printed| printed.count.map(|count| count.solutions);
    let (mut ours, mut theirs) = (boards(one), boards(other));
    ours.sort();
    theirs.sort();
    ours == theirs && count(one) == count(other)
}

/// One call in the output of a harness.
struct Part<'a> {
    /// What the function itself printed.
    own: &'a str,
    /// What it returned, in JSON.
    returned: Option<&'a str>,
}

fn parts<'a>(text: &'a str, mark: &str) -> Vec<Part<'a>> {
    let call = format!("\n{mark} call ");
    let returned = format!("\n{mark} returned ");
    text.split(call.as_str())
        .skip(1)
        .map(|part| {
            let after_name = part.split_once('\n').map_or("", |(_, rest)| rest);
            match after_name.split_once(returned.as_str()) {
                Some((own, rest)) => Part { own, returned: rest.lines().next() },
                None => match part.split_once(returned.as_str()) {
                    Some((_, rest)) => Part { own: "", returned: rest.lines().next() },
                    None => Part { own: after_name, returned: None },
                },
            }
        })
        .collect()
}

/// How long a call took: two heartbeats belong to each, at its start and at its end.
fn seconds(beats: &[Duration], place: usize) -> Option<f64> {
    let start = beats.get(2 * place)?;
    let end = beats.get(2 * place + 1)?;
    Some(end.saturating_sub(*start).as_secs_f64())
}

/// A word that no program prints by itself.
fn mark() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanoseconds = now.map_or(0, |time| time.as_nanos());
    format!("judged-{nanoseconds:x}-{}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_asked_in_mixed_order() {
        assert_eq!(mixed((1..=10).collect()), [4, 1, 5, 6, 2, 8, 3, 7, 10, 9]);
    }

    #[test]
    fn own_prints_and_returned_values_are_kept_apart() {
        let text = "\nM call fresh:4\ntrying\n\nM returned []\n\nM call fresh:1\nboom";
        let parts = parts(text, "M");
        assert_eq!((parts[0].own, parts[0].returned), ("trying\n", Some("[]")));
        assert_eq!((parts[1].own, parts[1].returned), ("boom", None));
    }
}
