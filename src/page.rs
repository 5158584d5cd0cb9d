//! One self-contained page for a browser: recorded searches to play, race and read.
//!
//! Everything that the page needs is in the one file: no network, no other file. The steps come
//! from the search itself by way of [`crate::trace`], the code beside the board is the
//! approach's own source. The parts of the page are readable files under `src/page/`.

use crate::Approach;
use crate::trace::{Lane, Order, Reason, Recorded, Recorder, Recording};
use crate::visitor::Step;
use serde::Serialize;

/// The most steps that a page holds: some four megabytes.
pub const MOST_STEPS: usize = 500_000;

const TEMPLATE: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/style.css");
/// The scripts in the order in which they need each other.
const SCRIPTS: [&str; 6] = [
    include_str!("page/search.js"),
    include_str!("page/board.js"),
    include_str!("page/transport.js"),
    include_str!("page/watch.js"),
    include_str!("page/race.js"),
    include_str!("page/main.js"),
];

#[derive(Serialize)]
struct Data {
    approaches: Vec<About>,
    searches: Vec<Record>,
}

#[derive(Serialize)]
struct About {
    name: &'static str,
    summary: &'static str,
    source: &'static str,
}

/// A recording in few bytes. `search.js` reads it.
#[derive(Serialize)]
struct Record {
    approach: &'static str,
    n: usize,
    order: &'static str,
    /// One letter for each step: what it did, and why.
    kinds: String,
    /// For each step its square, `row · n + column`; 0 for a solution.
    squares: Vec<usize>,
    /// For each step the line of the source that reported it.
    lines: Vec<u32>,
    /// For each removal that names one, the row, or n + the column.
    lanes: Vec<usize>,
    /// The solutions in order: the column of each row's queen.
    boards: Vec<Vec<usize>>,
}

/// The page with every approach on boards of every size given, or `None` if it would hold more
/// than [`MOST_STEPS`] steps. The same arguments make the same page, byte for byte.
///
/// # Panics
///
/// If a size is greater than an approach's [`max_n`](Approach::max_n).
///
/// ```
/// use n_queens::{Approach, page};
///
/// let page = page::build(&[4], &[Approach::ConflictArrays]).unwrap();
/// assert!(page.starts_with("<!doctype html>"));
/// assert!(page::build(&[12], &[Approach::ConflictArrays]).is_none());
/// ```
pub fn build(sizes: &[usize], approaches: &[Approach]) -> Option<String> {
    let mut room = MOST_STEPS;
    let mut searches = Vec::new();
    for &approach in approaches {
        for &n in sizes {
            let mut recorder = Recorder::up_to(room);
            // Whether the recorder ran out of room is said by the recording.
            let _ = approach.search(n, &mut recorder);
            let recording = recorder.finish(n);
            if !recording.is_complete {
                return None;
            }
            room -= recording.steps.len();
            searches.push(record(approach, &recording));
        }
    }
    Some(assemble(&Data { approaches: approaches.iter().copied().map(about).collect(), searches }))
}

/// Puts the parts into the template.
fn assemble(data: &Data) -> String {
    // A `<` can only stand in a string, where this is another way to write it; left as it is, it
    // might end the script element.
    let data = serde_json::json!(data).to_string().replace('<', "\\u003c");
    TEMPLATE
        .replace("{{style}}", STYLE.trim_end())
        .replace("{{script}}", SCRIPTS.join("\n").trim_end())
        .replace("{{data}}", &data)
}

fn about(approach: Approach) -> About {
    About { name: approach.name(), summary: approach.summary(), source: approach.source() }
}

fn record(approach: Approach, recording: &Recording) -> Record {
    let Recording { n, steps, .. } = recording;
    Record {
        approach: approach.name(),
        n: *n,
        order: match recording.order {
            Order::Rows => "rows",
            Order::Columns => "columns",
            Order::Mixed => "mixed",
        },
        kinds: steps.iter().map(letter).collect(),
        squares: steps.iter().map(|recorded| place(recorded, *n)).collect(),
        lines: steps.iter().map(|recorded| recorded.source_line).collect(),
        lanes: steps.iter().filter_map(|recorded| lane(recorded, *n)).collect(),
        boards: steps.iter().filter_map(board).collect(),
    }
}

/// The letter that `search.js` knows the step by.
fn letter(recorded: &Recorded) -> char {
    use crate::trace::Image;
    match recorded.reason {
        Reason::Free => 'f',
        Reason::Refused(_) => 'x',
        Reason::Passed => 'n',
        Reason::Placed => 'p',
        Reason::DeadEnd { .. } => 'd',
        Reason::Explored { .. } => 'e',
        Reason::NextSolution { .. } => 's',
        Reason::NoDeeper { .. } => 'u',
        Reason::Solution { image: Image::Standing, .. } => '=',
        Reason::Solution { image: Image::Mirror, .. } => 'm',
        Reason::Solution { image: Image::Other, .. } => 'o',
    }
}

fn place(recorded: &Recorded, n: usize) -> usize {
    match recorded.step {
        Step::Tried(square) | Step::Placed(square) | Step::Removed(square) => {
            square.row * n + square.column
        }
        Step::Solved(_) => 0,
    }
}

fn lane(recorded: &Recorded, n: usize) -> Option<usize> {
    match recorded.reason {
        Reason::DeadEnd { lane, .. } | Reason::Explored { lane, .. } => Some(match lane {
            Lane::Row(row) => row,
            Lane::Column(column) => n + column,
        }),
        _ => None,
    }
}

fn board(recorded: &Recorded) -> Option<Vec<usize>> {
    match &recorded.step {
        Step::Solved(board) => Some(board.columns().to_vec()),
        _ => None,
    }
}
