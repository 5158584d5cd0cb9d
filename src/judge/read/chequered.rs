//! Rows of chequered boards of which the light or the dark squares are left blank.
//!
//! Such a row looks like others with blanks between the squares, so these rows are gathered
//! apart from them.

use super::cell::{is_odd, is_punctuation};

/// The row of n squares, each one, two or three characters wide, on a line that shows a blank on
/// every other square and one and the same sign on the others, but for queens.
pub(super) fn row(line: &str, n: usize) -> Option<Vec<char>> {
    let is_sign = |sign: char| !is_odd(sign) && !is_punctuation(sign);
    if n < 4 || line.len() > 12 * n || !line.chars().all(is_sign) {
        return None;
    }
    let line: Vec<char> = line.trim_end().chars().collect();
    let is_such = |row: &Vec<char>| row.contains(&' ') && is_chequered(row);
    (1..=3).find_map(|width| squares(&line, n, width).filter(is_such))
}

/// The squares of a row, with the blanks that were cut off at its end.
fn squares(line: &[char], n: usize, width: usize) -> Option<Vec<char>> {
    let count = line.len().div_ceil(width);
    if count > n || count + 2 <= n {
        return None;
    }
    let mut row: Vec<char> = line.chunks(width).map(square).collect::<Option<_>>()?;
    row.resize(n, ' ');
    Some(row)
}

/// The one sign in the characters of a square, or a blank.
fn square(part: &[char]) -> Option<char> {
    let from = part.iter().position(|&sign| sign != ' ');
    let to = part.iter().rposition(|&sign| sign != ' ');
    let (Some(from), Some(to)) = (from, to) else { return Some(' ') };
    part[from..=to].iter().all(|&other| other == part[from]).then_some(part[from])
}

/// Whether every other square is blank and the others show the same sign, but for queens, which
/// are fewer.
fn is_chequered(row: &[char]) -> bool {
    let is_such = |sign: char, from: usize| {
        let (own, other) = (row.iter().skip(from).step_by(2), row.iter().skip(1 - from).step_by(2));
        let queens: Vec<char> = own
            .clone()
            .filter(|&&square| square != sign)
            .chain(other.filter(|&&square| square != ' '))
            .copied()
            .collect();
        let painted = own.filter(|&&square| square == sign).count();
        let alike = queens.iter().all(|&queen| queen == queens[0] && queen != ' ' && queen != sign);
        alike && painted > 0
    };
    row.iter().any(|&sign| sign != ' ' && (is_such(sign, 0) || is_such(sign, 1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("#Q# ", Some("#Q# "))]
    #[case(" # Q", Some(" # Q"))]
    #[case("Q #", Some("Q # "))]
    #[case(" #Q#", Some(" #Q#"))]
    #[case("Q   #", Some("Q # "))]
    #[case("##QQ##", Some("#Q# "))]
    #[case("### Q ###", Some("#Q# "))]
    #[case(" # #", Some(" # #"))]
    #[case("Q . . .", None)]
    #[case("# Q", Some("# Q "))]
    #[case("# # . .", None)]
    #[case("1 3", None)]
    #[case("a word", None)]
    #[case(".Q..", None)]
    fn rows(#[case] line: &str, #[case] expected: Option<&str>) {
        assert_eq!(row(line, 4), expected.map(|row| row.chars().collect()));
    }
}
