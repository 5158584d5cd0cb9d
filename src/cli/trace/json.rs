//! A recorded search for a script to read.

use super::{Traced, Window};
use crate::cli::{Error, Output};
use n_queens::board::Square;
use n_queens::trace::{Attacker, Image, Reason, Recorded, Replay};
use n_queens::visitor::{Step, Tally};
use serde::Serialize;

#[derive(Serialize)]
struct Search {
    approach: &'static str,
    n: usize,
    /// Whether `steps` goes on to the end of the search.
    complete: bool,
    /// The counts after the last of `steps`.
    tally: Counts,
    steps: Vec<StepObject>,
}

#[derive(Serialize)]
struct Counts {
    tried: u64,
    placed: u64,
    solved: u64,
}

#[derive(Serialize)]
struct StepObject {
    /// Counted from 1.
    step: usize,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<[usize; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    free: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attackers: Vec<AttackerObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dead_end: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Solution>,
    /// The queens that stand after the step, in the order in which they were placed.
    queens: Vec<[usize; 2]>,
    /// The line of the approach's source that reported the step.
    source_line: u32,
    text: String,
}

#[derive(Serialize)]
struct AttackerObject {
    queen: [usize; 2],
    line: String,
}

#[derive(Serialize)]
struct Solution {
    number: usize,
    mirrored: bool,
    columns: Vec<usize>,
}

/// Writes one object, or a list of two; the answer is whether more steps follow.
pub(super) fn write(traced: &[Traced], window: Window, output: &mut Output) -> Result<bool, Error> {
    let steps = traced.iter().map(|traced| traced.recording.steps.len()).max().unwrap_or(0);
    window.check(steps, "steps", traced.iter().all(|traced| traced.recording.is_complete))?;
    let searches: Vec<_> = traced.iter().map(|traced| search(traced, window)).collect();
    match &searches[..] {
        [one] => output.json(one)?,
        both => output.json(&both)?,
    }
    Ok(searches.iter().any(|search| !search.complete))
}

fn search(traced: &Traced, window: Window) -> Search {
    let Traced { approach, recording } = traced;
    let mut replay = Replay::new(recording);
    replay.go_to(window.from - 1);
    let steps: Vec<_> = window
        .of(&recording.steps)
        .iter()
        .map(|recorded| {
            replay.forward();
            step(recorded, &replay)
        })
        .collect();
    let Tally { tried, placed, solved } = replay.tally();
    Search {
        approach: approach.name(),
        n: recording.n,
        complete: recording.is_complete,
        tally: Counts { tried, placed, solved },
        steps,
    }
}

fn step(recorded: &Recorded, replay: &Replay<'_>) -> StepObject {
    let (kind, square) = match recorded.step {
        Step::Tried(square) => ("tried", Some(square)),
        Step::Placed(square) => ("placed", Some(square)),
        Step::Removed(square) => ("removed", Some(square)),
        Step::Solved(_) => ("solved", None),
    };
    let attackers = match &recorded.reason {
        Reason::Refused(attackers) => attackers.iter().map(attacker).collect(),
        _ => Vec::new(),
    };
    StepObject {
        step: replay.at(),
        kind,
        square: square.map(pair),
        free: (kind == "tried").then_some(attackers.is_empty()),
        attackers,
        dead_end: match recorded.reason {
            Reason::DeadEnd { lane, .. } => Some(lane.to_string()),
            _ => None,
        },
        solution: solution(recorded),
        queens: replay.queens().iter().copied().map(pair).collect(),
        source_line: recorded.source_line,
        text: recorded.to_string(),
    }
}

fn solution(recorded: &Recorded) -> Option<Solution> {
    match (&recorded.step, &recorded.reason) {
        (Step::Solved(board), Reason::Solution { number, image }) => Some(Solution {
            number: *number,
            mirrored: *image == Image::Mirror,
            columns: board.columns().to_vec(),
        }),
        _ => None,
    }
}

fn attacker(attacker: &Attacker) -> AttackerObject {
    AttackerObject { queen: pair(attacker.queen), line: attacker.line.to_string() }
}

fn pair(square: Square) -> [usize; 2] {
    [square.row, square.column]
}
