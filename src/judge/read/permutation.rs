//! Numbers that may be the columns of queens, one in each column.

/// Whether the numbers are those from 0 or from 1 on, each once.
pub(super) fn is_permutation(values: &[u32]) -> bool {
    let mut seen = vec![false; values.len() + 1];
    for &value in values {
        match seen.get_mut(value as usize) {
            Some(seen) if !*seen => *seen = true,
            _ => return false,
        }
    }
    !(seen[0] && seen[values.len()])
}

/// Whether no number stands twice.
pub(super) fn are_distinct(values: impl Iterator<Item = u32>) -> bool {
    let mut values: Vec<u32> = values.collect();
    values.sort_unstable();
    values.windows(2).all(|two| two[0] != two[1])
}

/// Whether the numbers only count up or down, as they do along the edge of a board.
pub(super) fn is_axis(values: &[u32]) -> bool {
    let up = values.windows(2).all(|two| two[0].checked_add(1) == Some(two[1]));
    up || values.windows(2).all(|two| Some(two[0]) == two[1].checked_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permutations_count_from_0_or_from_1() {
        assert!(is_permutation(&[1, 3, 0, 2]));
        assert!(is_permutation(&[2, 4, 1, 3]));
        assert!(!is_permutation(&[0, 1, 2, 4]));
        assert!(!is_permutation(&[1, 1, 0, 2]));
        assert!(!is_permutation(&[1, 2, 3, 1000]));
    }

    #[test]
    fn axes_count_up_or_down() {
        assert!(is_axis(&[0, 1, 2]));
        assert!(is_axis(&[3, 2, 1]));
        assert!(!is_axis(&[0, 1, 0]));
        assert!(!is_axis(&[0, 2, 4]));
    }
}
