//! The likely bug, named only when the evidence fits.
//!
//! Each [`Mistake`] predicts what a program that makes it prints for each n: often the very set
//! of boards. It is named if nothing that was seen speaks against it and at least one thing
//! speaks for it. Several sizes are several chances to be refuted, so a run over n = 1…8 names
//! a mistake with far more right than a single text does.

mod counts;
mod crash;
mod dead_ends;
mod lines;
mod observation;
mod shapes;
mod subsets;

use crate::judge::call::{Call, Mode};
use crate::judge::case::Case;
use crate::judge::mistake::Mistake;
use crate::judge::verdict::Verdict;
use observation::Observation;

/// A mistake and why the judge believes that the program makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    /// The mistake.
    pub mistake: Mistake,
    /// The evidence, in one sentence with its full stop.
    pub evidence: String,
}

/// What one observation says about one mistake.
enum Fit {
    /// A program with this mistake would have done something else.
    Against,
    /// A program with this mistake might have done this, and so might another.
    Silent,
    /// This is what the mistake does; the evidence, a sentence without its full stop.
    For(String),
}

impl Fit {
    /// For, if the prediction came true where a right program would have done something else.
    fn of(came_true: bool, tells: bool, evidence: impl FnOnce() -> String) -> Self {
        match (came_true, tells) {
            (false, _) => Self::Against,
            (true, false) => Self::Silent,
            (true, true) => Self::For(evidence()),
        }
    }
}

/// The mistakes in the order in which they are asked: where two of them predict the same, the
/// one that is seen more often comes first.
const ORDER: [Mistake; 25] = [
    Mistake::UnsignedSubtraction,
    Mistake::SizeIgnored,
    Mistake::ZeroBoardForUnsolvable,
    Mistake::N1Refused,
    Mistake::RowsShareOneList,
    Mistake::EmptyBoardRepeated,
    Mistake::PartialBoardsPrinted,
    Mistake::ColumnNeverCompared,
    Mistake::RowNeverCompared,
    Mistake::FallingDiagonalNeverCompared,
    Mistake::RisingDiagonalNeverCompared,
    Mistake::NoDiagonalsCompared,
    Mistake::SameBoardRepeated,
    Mistake::StopsAtFirstSolution,
    Mistake::FundamentalSolutionsOnly,
    Mistake::OneSolutionPerFirstColumn,
    Mistake::OnlyNBoardsPrinted,
    Mistake::MirrorsMissing,
    Mistake::OffByOneFirstRow,
    Mistake::MiddleColumnMirroredTwice,
    Mistake::DuplicatesPrinted,
    Mistake::UndoMissing,
    Mistake::DiagonalArraysTooShort,
    Mistake::IndexOutOfRange,
    Mistake::WrongCount,
];

/// Mistakes that spoil n = 1, 2 or 3 alone, and so may stand beside another one.
const SMALL: [Mistake; 2] = [Mistake::N1Refused, Mistake::ZeroBoardForUnsolvable];

/// Mistakes that are looked for in the same way whether boards or numbers were printed.
const TELL_FROM_NUMBERS: [Mistake; 3] =
    [Mistake::SizeIgnored, Mistake::N1Refused, Mistake::UndoMissing];

/// Names the likely bug of a program from all its calls and what was found in them.
pub(super) fn diagnose(mode: Mode, calls: &[Call], cases: &[Case]) -> Vec<Diagnosis> {
    if cases.iter().all(|case| case.verdict == Verdict::Accepted) {
        return Vec::new();
    }
    if let Some(diagnosis) = crash::state_kept(calls, cases) {
        return vec![diagnosis];
    }
    let pairs = calls.iter().zip(cases);
    let seen: Vec<_> = pairs.map(|(call, case)| Observation::new(mode, call, case)).collect();
    let seen: Vec<_> = seen.iter().collect();
    match single(&seen) {
        Some(diagnosis) => vec![diagnosis],
        None => fixed_size(&seen).unwrap_or_else(|| beside_a_small_one(&seen)),
    }
}

/// The one mistake that explains everything.
fn single(seen: &[&Observation]) -> Option<Diagnosis> {
    ORDER.into_iter().find_map(|mistake| weigh(mistake, seen))
}

/// A size that is written into the program, whatever else goes wrong when that size is asked for.
fn fixed_size(seen: &[&Observation]) -> Option<Vec<Diagnosis>> {
    let ignores = |seen: &&Observation| matches!(fit(Mistake::SizeIgnored, seen), Fit::For(_));
    let others: Vec<_> = seen.iter().copied().filter(ignores).collect();
    let is_fixed = others.len() >= counts::ENOUGH && others.len() + 1 >= seen.len();
    let diagnosis = is_fixed.then(|| weigh(Mistake::SizeIgnored, &others)).flatten()?;
    Some(vec![diagnosis])
}

/// A mistake that spoils the smallest sizes, together with what explains the others.
fn beside_a_small_one(seen: &[&Observation]) -> Vec<Diagnosis> {
    let mut named = Vec::new();
    let mut rest = seen.to_vec();
    for mistake in SMALL {
        let (spoilt, others) = rest
            .iter()
            .partition::<Vec<_>, _>(|observation| matches!(fit(mistake, observation), Fit::For(_)));
        if let Some(diagnosis) = weigh(mistake, &spoilt) {
            named.push(diagnosis);
            rest = others;
        }
    }
    if named.is_empty() || rest.iter().all(|observation| observation.is_accepted()) {
        return named;
    }
    // A half search finds nothing for n = 1 either: beside another mistake that says little.
    named.retain(|diagnosis| diagnosis.mistake != Mistake::N1Refused);
    single(&rest).map(|diagnosis| [vec![diagnosis], named].concat()).unwrap_or_default()
}

/// The diagnosis, if no observation is against the mistake and at least one is for it.
fn weigh(mistake: Mistake, seen: &[&Observation]) -> Option<Diagnosis> {
    if !agree(mistake, seen) {
        return None;
    }
    let mut sizes = Vec::new();
    let mut sentence = None;
    for observation in seen {
        match fit(mistake, observation) {
            Fit::Against => return None,
            Fit::Silent => {}
            Fit::For(evidence) => {
                sentence.get_or_insert((observation.n, evidence));
                sizes.push(observation.n);
            }
        }
    }
    let (n, evidence) = sentence?;
    let likewise = likewise(n, sizes);
    Some(Diagnosis { mistake, evidence: format!("For n = {n}: {evidence}{likewise}.") })
}

/// The other sizes of which the same can be said.
fn likewise(n: usize, mut sizes: Vec<usize>) -> String {
    sizes.sort_unstable();
    sizes.dedup();
    let others: Vec<_> =
        sizes.into_iter().filter(|&other| other != n).map(|other| other.to_string()).collect();
    if others.is_empty() {
        String::new()
    } else {
        format!(" (and likewise for n = {})", others.join(", "))
    }
}

/// Whether the observations can come from this one mistake when they are taken together.
fn agree(mistake: Mistake, seen: &[&Observation]) -> bool {
    let counted = seen.iter().filter(|observation| observation.is_counted());
    let telling = counted.filter(|observation| matches!(fit(mistake, observation), Fit::For(_)));
    let few_counts = (1..counts::ENOUGH).contains(&telling.count());
    match mistake {
        // What comes on standard error says more than a number.
        Mistake::WrongCount
        | Mistake::N1Refused
        | Mistake::IndexOutOfRange
        | Mistake::DiagonalArraysTooShort
        | Mistake::UnsignedSubtraction => true,
        Mistake::ZeroBoardForUnsolvable => shapes::empty_or_beside_right_boards(seen),
        Mistake::SizeIgnored => shapes::one_size(seen),
        Mistake::UndoMissing => shapes::any_overfull(seen) || dead_ends::explains(seen),
        _ => !few_counts,
    }
}

/// What one observation says about one mistake.
fn fit(mistake: Mistake, seen: &Observation) -> Fit {
    if let Some(fit) = crash::fit(mistake, seen) {
        return fit;
    }
    if seen.is_counted() && !TELL_FROM_NUMBERS.contains(&mistake) {
        return counts::fit(mistake, seen);
    }
    match mistake {
        Mistake::ColumnNeverCompared
        | Mistake::RowNeverCompared
        | Mistake::FallingDiagonalNeverCompared
        | Mistake::RisingDiagonalNeverCompared
        | Mistake::NoDiagonalsCompared => lines::fit(mistake, seen),
        Mistake::StopsAtFirstSolution
        | Mistake::OneSolutionPerFirstColumn
        | Mistake::OnlyNBoardsPrinted
        | Mistake::FundamentalSolutionsOnly
        | Mistake::MirrorsMissing
        | Mistake::OffByOneFirstRow
        | Mistake::MiddleColumnMirroredTwice
        | Mistake::DuplicatesPrinted => subsets::fit(mistake, seen),
        Mistake::SameBoardRepeated
        | Mistake::EmptyBoardRepeated
        | Mistake::SizeIgnored
        | Mistake::N1Refused
        | Mistake::ZeroBoardForUnsolvable
        | Mistake::RowsShareOneList
        | Mistake::UndoMissing
        | Mistake::PartialBoardsPrinted
        | Mistake::WrongCount => shapes::fit(mistake, seen),
        Mistake::StateKeptBetweenCalls
        | Mistake::UnsignedSubtraction
        | Mistake::IndexOutOfRange
        | Mistake::DiagonalArraysTooShort => Fit::Silent,
    }
}
