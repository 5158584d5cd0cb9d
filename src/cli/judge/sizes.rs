//! The sizes to judge: ranges and lists.

use std::collections::BTreeSet;

/// The largest size that makes sense: the number of solutions is known up to here.
const LARGEST: usize = 27;

/// Sizes, each once, the smallest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sizes(pub Vec<usize>);

/// Reads sizes such as `1-8` or `4,6,8`.
pub fn parse(text: &str) -> Result<Sizes, String> {
    let mut sizes = BTreeSet::new();
    for part in text.split(',') {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        match (first.trim().parse::<usize>(), last.trim().parse::<usize>()) {
            (Ok(first), Ok(last)) if first <= last && last <= LARGEST => sizes.extend(first..=last),
            _ => return Err(format!("sizes go up to {LARGEST} and look like 1-8 or 4,6,8")),
        }
    }
    if sizes.iter().all(|n| matches!(n, 2 | 3)) {
        return Err("2 and 3 have no solution, so a program that prints nothing would pass; add \
                    another size"
            .to_owned());
    }
    Ok(Sizes(sizes.into_iter().collect()))
}
