//! Two recorded searches in step: the lines that they share, and those of one alone.

use super::{Traced, Window, text};
use crate::cli::{Error, Output};
use n_queens::trace::{Recording, Replay};
use similar::{Algorithm, DiffTag, capture_diff_slices_deadline};
use std::collections::HashMap;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// How long to look for the best way to pair the steps; after that, a good way will do.
const PATIENCE: Duration = Duration::from_secs(2);

/// A step of the left search, of the right one, or of both; numbers count from 0.
#[derive(Clone, Copy)]
struct Pair {
    left: Option<usize>,
    right: Option<usize>,
}

/// Writes the lines in the window; the answer is whether more follow.
pub(super) fn write(
    left: &Traced,
    right: &Traced,
    window: Window,
    output: &mut Output,
) -> Result<bool, Error> {
    let pairs = pairs(&left.recording, &right.recording);
    let is_complete = left.recording.is_complete && right.recording.is_complete;
    window.check(pairs.len(), "lines", is_complete)?;
    writeln!(output, "n = {}\n= both", left.recording.n)?;
    for (sign, traced) in [("< ", left), ("> ", right)] {
        output.entry(sign, &format!("{} alone: {}", traced.approach, traced.approach.summary()))?;
    }
    writeln!(output)?;
    for pair in window.of(&pairs) {
        let (lead, sentence) = line(*pair, &left.recording, &right.recording);
        output.entry(&lead, &sentence)?;
    }
    let there_is_more = window.ends_before(pairs.len()) || !is_complete;
    if !there_is_more {
        conclusion(&pairs, left, right, output)?;
    }
    Ok(there_is_more)
}

/// The steps of both searches in order, equal ones paired.
fn pairs(left: &Recording, right: &Recording) -> Vec<Pair> {
    let mut numbers = HashMap::new();
    let left = numbered(left, &mut numbers);
    let right = numbered(right, &mut numbers);
    let deadline = Some(Instant::now() + PATIENCE);
    let parts = capture_diff_slices_deadline(Algorithm::Myers, &left, &right, deadline);
    let mut pairs = Vec::new();
    for part in parts {
        let (tag, of_left, of_right) = part.as_tag_tuple();
        if tag == DiffTag::Equal {
            let both = of_left.zip(of_right);
            pairs.extend(both.map(|(left, right)| Pair { left: Some(left), right: Some(right) }));
        } else {
            pairs.extend(of_left.map(|left| Pair { left: Some(left), right: None }));
            pairs.extend(of_right.map(|right| Pair { left: None, right: Some(right) }));
        }
    }
    pairs
}

/// One number for each different sentence, so that comparing steps is cheap.
fn numbered(recording: &Recording, numbers: &mut HashMap<String, usize>) -> Vec<usize> {
    let number = |sentence: String| {
        let next = numbers.len();
        *numbers.entry(sentence).or_insert(next)
    };
    recording.steps.iter().map(ToString::to_string).map(number).collect()
}

/// The numbers of the step in both searches and whose it is; and its sentence.
fn line(pair: Pair, left: &Recording, right: &Recording) -> (String, String) {
    let number =
        |index: Option<usize>| index.map_or(String::new(), |index| (index + 1).to_string());
    let (sign, step) = match (pair.left, pair.right) {
        (Some(index), Some(_)) => ('=', left.steps.get(index)),
        (Some(index), None) => ('<', left.steps.get(index)),
        (None, Some(index)) => ('>', right.steps.get(index)),
        (None, None) => (' ', None),
    };
    let sentence = step.map(ToString::to_string).unwrap_or_default();
    (format!("{:>5} {:>5}  {sign} ", number(pair.left), number(pair.right)), sentence)
}

fn conclusion(
    pairs: &[Pair],
    left: &Traced,
    right: &Traced,
    output: &mut Output,
) -> io::Result<()> {
    let shared = pairs.iter().filter(|pair| pair.left.is_some() && pair.right.is_some()).count();
    writeln!(output, "\n= {shared} in both")?;
    for (sign, traced) in [('<', left), ('>', right)] {
        let steps = traced.recording.steps.len();
        let mut end = Replay::new(&traced.recording);
        end.go_to(steps);
        let (alone, counts) = (steps - shared, text::counts(end.tally()));
        let sentence = format!("{alone} of the {steps} steps of {}: {counts}", traced.approach);
        output.entry(&format!("{sign} "), &sentence)?;
    }
    Ok(())
}
