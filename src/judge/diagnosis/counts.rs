//! Programs that print a number only: what number each mistake leads to.

use super::observation::{Observation, SEARCHED_N};
use super::{Fit, lines, subsets};
use crate::judge::mistake::Mistake;

/// How many wrong numbers a mistake must predict before it is named: one number fits too many.
pub const ENOUGH: usize = 3;

pub fn fit(mistake: Mistake, seen: &Observation) -> Fit {
    let Some(stated) = seen.stated() else { return Fit::Silent };
    let all = seen.all as u64;
    let tells = seen.is_wrong();
    if mistake == Mistake::WrongCount {
        return Fit::of(true, tells, || format!("it says {stated}, and there are {all}"));
    }
    if seen.n > SEARCHED_N {
        return Fit::Silent;
    }
    let predicted = predicted(mistake, seen, stated);
    if predicted.is_empty() && !tells {
        // "0 solutions" beside boards of other sizes.
        return Fit::Silent;
    }
    let came_true = predicted.contains(&stated);
    Fit::of(came_true, tells, || {
        format!("it says {stated}, not {all}: the number to which this mistake leads")
    })
}

/// The numbers to which a mistake may lead; none for a mistake that numbers cannot show.
fn predicted(mistake: Mistake, seen: &Observation, stated: u64) -> Vec<u64> {
    let n = seen.n;
    let all = seen.all as u64;
    let Some(solutions) = seen.solutions() else { return Vec::new() };
    let first = |wanted: &dyn Fn(usize) -> bool| {
        solutions.iter().filter(|board| board.first().is_some_and(|&at| wanted(at))).count() as u64
    };
    match mistake {
        Mistake::ColumnNeverCompared
        | Mistake::FallingDiagonalNeverCompared
        | Mistake::NoDiagonalsCompared => vec![lines_number(mistake, n, stated)],
        Mistake::StopsAtFirstSolution => vec![all.min(1)],
        Mistake::OneSolutionPerFirstColumn => {
            vec![(0..n).filter(|&column| first(&|at| at == column) > 0).count() as u64]
        }
        Mistake::FundamentalSolutionsOnly => {
            vec![subsets::classes(solutions.iter()).len() as u64]
        }
        Mistake::MirrorsMissing => vec![first(&|at| at < n / 2), first(&|at| at < n.div_ceil(2))],
        Mistake::OffByOneFirstRow => vec![first(&|at| at > 0)],
        Mistake::MiddleColumnMirroredTwice => vec![2 * first(&|at| at < n.div_ceil(2))],
        _ => Vec::new(),
    }
}

/// How many boards there are without a check, or one more than stated if there are more.
fn lines_number(mistake: Mistake, n: usize, stated: u64) -> u64 {
    let limit = usize::try_from(stated).unwrap_or(usize::MAX).saturating_add(1);
    lines::number(mistake, n, limit) as u64
}
