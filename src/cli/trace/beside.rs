//! Two recorded searches in step: the lines that they share, and those of one alone.

use super::{Traced, Window, text};
use crate::cli::Output;
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
) -> io::Result<bool> {
    writeln!(output, "n = {}", left.recording.n)?;
    writeln!(output, "= both")?;
    writeln!(output, "< {} alone: {}", left.approach, left.approach.summary())?;
    writeln!(output, "> {} alone: {}\n", right.approach, right.approach.summary())?;
    let pairs = pairs(&left.recording, &right.recording);
    for pair in window.of(&pairs) {
        writeln!(output, "{}", line(*pair, &left.recording, &right.recording))?;
    }
    let is_complete = left.recording.is_complete && right.recording.is_complete;
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

fn line(pair: Pair, left: &Recording, right: &Recording) -> String {
    let number =
        |index: Option<usize>| index.map_or(String::new(), |index| (index + 1).to_string());
    let (sign, step) = match (pair.left, pair.right) {
        (Some(index), Some(_)) => ('=', left.steps.get(index)),
        (Some(index), None) => ('<', left.steps.get(index)),
        (None, Some(index)) => ('>', right.steps.get(index)),
        (None, None) => (' ', None),
    };
    let sentence = step.map(ToString::to_string).unwrap_or_default();
    format!("{:>5} {:>5}  {sign} {sentence}", number(pair.left), number(pair.right))
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
        writeln!(
            output,
            "{sign} {} of the {steps} steps of {}: {}",
            steps - shared,
            traced.approach,
            text::counts(end.tally())
        )?;
    }
    Ok(())
}
