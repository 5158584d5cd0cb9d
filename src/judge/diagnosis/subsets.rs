//! Right boards only, but not all of them, or some of them more than once.

use super::Fit;
use super::observation::{Boards, Observation, SEARCHED_N};
use super::shapes::is_untouched;
use crate::board::Board;
use crate::judge::call::Mode;
use crate::judge::mistake::Mistake;
use std::collections::BTreeSet;

/// Where a search may start: each gives, for a board, the place of one queen on that edge.
const EDGES: [Edge; 4] = [Edge::TopRow, Edge::LeftColumn, Edge::BottomRow, Edge::RightColumn];

#[derive(Clone, Copy, PartialEq)]
enum Edge {
    TopRow,
    LeftColumn,
    BottomRow,
    RightColumn,
}

impl Edge {
    /// The place of the queen on this edge.
    fn place(self, board: &[usize]) -> Option<usize> {
        let last = board.len().checked_sub(1)?;
        match self {
            Self::TopRow => board.first().copied(),
            Self::BottomRow => board.last().copied(),
            Self::LeftColumn => board.iter().position(|&column| column == 0),
            Self::RightColumn => board.iter().position(|&column| column == last),
        }
    }

    /// The edge and what its squares are numbered by, in words.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::TopRow => ("top row", "column"),
            Self::BottomRow => ("bottom row", "column"),
            Self::LeftColumn => ("left column", "row"),
            Self::RightColumn => ("right column", "row"),
        }
    }
}

pub fn fit(mistake: Mistake, seen: &Observation) -> Fit {
    if let (Mistake::OnlyNBoardsPrinted, Some(evidence)) = (mistake, filled_up(seen)) {
        return Fit::For(evidence);
    }
    let Some(boards) = seen.valid().filter(|_| seen.mode != Mode::First) else {
        return if seen.is_accepted() { Fit::Silent } else { Fit::Against };
    };
    let evidence = match mistake {
        Mistake::StopsAtFirstSolution => stops_at_first(seen),
        Mistake::OneSolutionPerFirstColumn => one_for_each_place(seen, boards),
        Mistake::OnlyNBoardsPrinted => only_n(seen),
        Mistake::FundamentalSolutionsOnly => one_of_each_class(seen, boards),
        Mistake::MirrorsMissing => half(seen, boards),
        Mistake::OffByOneFirstRow => one_place_untried(seen, boards),
        Mistake::MiddleColumnMirroredTwice => middle_twice(seen, boards),
        _ => repeats(seen),
    };
    match evidence {
        // Too large for the true set to be made: nothing is known.
        None if seen.n > SEARCHED_N => Fit::Silent,
        None => Fit::Against,
        Some(_) if is_complete(seen) || seen.n < 4 => Fit::Silent,
        Some(evidence) => Fit::For(evidence),
    }
}

/// Whether each solution was printed once: then at most the stated total is wrong.
fn is_complete(seen: &Observation) -> bool {
    seen.tally.missing == 0 && seen.tally.duplicate == 0
}

// Each of the following is the evidence, or `None` if the mistake would have printed something
// else. What a right program prints is evidence too if the mistake prints the same.

fn stops_at_first(seen: &Observation) -> Option<String> {
    let all = seen.all;
    (seen.tally.printed == all.min(1))
        .then(|| format!("it prints one board, which is right, where there are {all} solutions"))
}

fn one_for_each_place(seen: &Observation, boards: &Boards) -> Option<String> {
    let solutions = seen.solutions()?;
    let edge = EDGES.into_iter().find(|&edge| {
        let places: BTreeSet<_> = boards.keys().map(|board| edge.place(board)).collect();
        let possible: BTreeSet<_> = solutions.iter().map(|board| edge.place(board)).collect();
        places == possible && places.len() == seen.tally.printed
    })?;
    let (edge, place) = edge.words();
    Some(format!(
        "it prints one board for each {place} in which the queen of the {edge} can stand, {} of \
         {} solutions",
        seen.tally.printed, seen.all
    ))
}

fn only_n(seen: &Observation) -> Option<String> {
    let Observation { n, tally, all, .. } = seen;
    (tally.valid == *all.min(n) && tally.duplicate == 0).then(|| {
        format!("it prints {n} right boards, as many as the board has rows, of {all} solutions")
    })
}

/// All solutions, and then as many boards as set up before the search as make n in all.
pub fn filled_up(seen: &Observation) -> Option<String> {
    let Observation { n, tally, all, .. } = seen;
    let (solved, others) = seen.boards().split_at_checked(*all)?;
    let fills = tally.printed == *n && tally.valid == *all && tally.duplicate == 0;
    let in_order = solved.iter().all(|board| !is_untouched(board));
    let are_empty = !others.is_empty() && others.iter().all(is_untouched);
    (fills && in_order && are_empty && seen.mode != Mode::First).then(|| {
        format!(
            "it prints {n} boards, as many as the board has rows: the {all} solutions, and then \
             {} on which no queen was placed",
            others.len()
        )
    })
}

fn one_of_each_class(seen: &Observation, boards: &Boards) -> Option<String> {
    if seen.n > 1 && 2 * boards.len() > seen.all {
        return None; // at least a board and its mirror image are in each class
    }
    let printed = classes(boards.keys());
    (printed.len() == seen.tally.printed && printed == classes(seen.solutions()?.iter())).then(
        || {
            format!(
                "it prints {} boards of {}, none of which is another one turned or mirrored",
                printed.len(),
                seen.all
            )
        },
    )
}

/// The least of the eight boards that turning and mirroring make, for each of the boards.
pub fn classes<'a>(boards: impl Iterator<Item = &'a Vec<usize>>) -> BTreeSet<Board> {
    let symmetries = boards.filter_map(|board| Board::from(&board[..]).symmetries());
    symmetries.filter_map(|images| images.into_iter().min()).collect()
}

fn half(seen: &Observation, boards: &Boards) -> Option<String> {
    let one_of_each = seen.n <= 1
        || is_one_of_each_pair(seen, boards, left_right)
        || is_one_of_each_pair(seen, boards, top_bottom);
    let found = seen.tally.duplicate == 0 && (one_of_each || is_half(seen, boards));
    found.then(|| {
        format!(
            "each of the {} missing boards is the mirror image of one that is there",
            seen.tally.missing
        )
    })
}

/// Whether these are as many as half of the solutions, and none is the image of another.
fn is_one_of_each_pair(
    seen: &Observation,
    boards: &Boards,
    mirror: fn(&[usize]) -> Vec<usize>,
) -> bool {
    2 * boards.len() == seen.all && !boards.keys().any(|board| boards.contains_key(&mirror(board)))
}

/// Whether these are the solutions with the queen of one edge in one half of it, the middle
/// square included or not.
fn is_half(seen: &Observation, boards: &Boards) -> bool {
    let n = seen.n;
    EDGES.into_iter().any(|edge| {
        [n / 2, n.div_ceil(2)].into_iter().any(|middle| {
            let is_left = |board: &Vec<usize>| edge.place(board).is_some_and(|at| at < middle);
            are_those(seen, boards, is_left) || are_those(seen, boards, |board| !is_left(board))
        })
    })
}

/// Whether these are the solutions with a property.
fn are_those(
    seen: &Observation,
    boards: &Boards,
    has_property: impl Fn(&Vec<usize>) -> bool,
) -> bool {
    seen.solutions().is_some_and(|solutions| {
        solutions.iter().all(|board| boards.contains_key(board) == has_property(board))
    })
}

fn left_right(board: &[usize]) -> Vec<usize> {
    board.iter().map(|column| board.len() - 1 - column).collect()
}

fn top_bottom(board: &[usize]) -> Vec<usize> {
    board.iter().rev().copied().collect()
}

fn one_place_untried(seen: &Observation, boards: &Boards) -> Option<String> {
    // The four corners, each on the edge where a search is likely to have begun.
    let last = seen.n.saturating_sub(1);
    let mut places = [
        (Edge::TopRow, last),
        (Edge::TopRow, 0),
        (Edge::LeftColumn, last),
        (Edge::BottomRow, last),
    ]
    .into_iter();
    let (edge, untried) = places.find(|&(edge, untried)| {
        are_those(seen, boards, |board| edge.place(board) != Some(untried))
    })?;
    let (edge, place) = edge.words();
    (seen.tally.duplicate == 0).then(|| {
        format!(
            "all solutions are there but the {} whose queen of the {edge} stands in {place} \
             {untried}",
            seen.tally.missing
        )
    })
}

fn middle_twice(seen: &Observation, boards: &Boards) -> Option<String> {
    let middle = (seen.n % 2 == 1).then_some(seen.n / 2);
    let solutions = seen.solutions()?;
    let edge = EDGES.into_iter().find(|edge| {
        solutions.iter().all(|board| {
            let times = if middle.is_some() && edge.place(board) == middle { 2 } else { 1 };
            boards.get(board) == Some(&times) || seen.n == 1
        })
    })?;
    let (edge, place) = edge.words();
    Some(format!(
        "all solutions are there, and the {} whose queen of the {edge} stands in the middle \
         {place} are there twice",
        seen.tally.duplicate
    ))
}

fn repeats(seen: &Observation) -> Option<String> {
    let tally = &seen.tally;
    let hidden = if tally.missing > 0 {
        let are = if tally.missing == 1 { "solution is" } else { "solutions are" };
        format!(", and {} {are} missing", tally.missing)
    } else {
        String::new()
    };
    (tally.duplicate > 0 || tally.missing == 0).then(|| {
        let repeats = if tally.duplicate == 1 {
            "is a repeat of an earlier one"
        } else {
            "are repeats of earlier ones"
        };
        format!("{} of its {} boards {repeats}{hidden}", tally.duplicate, tally.printed)
    })
}
