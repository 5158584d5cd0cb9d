//! Boards that stand on one line each.

use super::cell::{is_decimal, is_odd, is_punctuation, is_row};

/// The squares of one board or several that stand on a line row behind row, perhaps behind a
/// label: `.Q../...Q/Q.../..Q.`, `.Q..\n...Q\nQ...\n..Q.`, `.Q.....QQ.....Q.`, `1Q2/3Q/Q3/2Q1`.
pub(super) fn squares(line: &str, n: usize) -> Option<Vec<char>> {
    if n < 2 || line.len() + 1 < n.saturating_mul(3) {
        return None;
    }
    let unlabelled = line.rsplit(':').next()?;
    let words = words(unlabelled);
    whole(&words, n).or_else(|| flat(&words, n)).or_else(|| fen(unlabelled, n))
}

/// What stands between blanks and signs, and between line ends that were spelt out.
fn words<'l>(line: &'l str) -> Vec<&'l str> {
    let is_gap = |c: char| matches!(c, ' ' | '\t' | ',' | '/' | '|' | ';');
    let words = |line: &'l str| line.split(is_gap).filter(|word| !word.is_empty());
    if !line.contains(['\\', '/']) {
        return words(line).collect();
    }
    let lines = line.split("\\n").flat_map(|line| line.split("/n"));
    lines.flat_map(words).collect()
}

/// Words that are rows of n squares each, n for each board.
fn whole(words: &[&str], n: usize) -> Option<Vec<char>> {
    if words.is_empty() || !words.len().is_multiple_of(n) {
        return None;
    }
    if words.iter().any(|word| word.len() < n || word.chars().count() != n || is_decimal(word)) {
        return None;
    }
    // `_Q_` is a single square of a wide board.
    if n == 3 && words.iter().all(|word| word.starts_with('_') && word.ends_with('_')) {
        return None;
    }
    let mut squares: Vec<char> = words.iter().flat_map(|word| word.chars()).collect();
    let is_plain = |symbol: &char| !is_odd(*symbol) && !is_punctuation(*symbol);
    let is_whole = squares.iter().all(is_plain) && squares.chunks_mut(n).all(is_row);
    is_whole.then_some(squares)
}

/// All squares of a board one after another. There must be as many queens as rows.
fn flat(words: &[&str], n: usize) -> Option<Vec<char>> {
    let single = words.iter().all(|word| word.chars().nth(1).is_none());
    if n < 4 || !(single || words.len() == 1) {
        return None;
    }
    let squares: Vec<char> = words.iter().flat_map(|word| word.chars()).collect();
    let is_board = |board: &[char]| board.len() == n * n && has_queens(board, n);
    if squares.is_empty() || !squares.chunks(n * n).all(is_board) {
        return None;
    }
    Some(squares)
}

/// Whether some symbol stands n times on a board of few symbols; of letters there must be two,
/// and one queen in each row.
fn has_queens(board: &[char], n: usize) -> bool {
    let mut kinds: Vec<char> = Vec::new();
    for &symbol in board {
        if !kinds.contains(&symbol) {
            kinds.push(symbol);
        }
        if kinds.len() > 3 || is_punctuation(symbol) {
            return false;
        }
    }
    let odd = kinds.iter().any(|&kind| is_odd(kind));
    let stands = |part: &[char], kind: char| part.iter().filter(|&&other| other == kind).count();
    kinds.iter().any(|&kind| {
        let alone = board.chunks(n).all(|row| stands(row, kind) == 1);
        stands(board, kind) == n && (!odd || kinds.len() == 2 && alone)
    })
}

/// The placement of pieces as chess programs write it: a number stands for so many empty squares.
fn fen(line: &str, n: usize) -> Option<Vec<char>> {
    let words: Vec<&str> = line.split_whitespace().next()?.split('/').collect();
    let rows: Vec<Vec<char>> = words.iter().map(|word| expanded(word, n)).collect::<Option<_>>()?;
    (rows.len() == n).then(|| rows.concat())
}

/// One row in which numbers stand for empty squares.
fn expanded(word: &str, n: usize) -> Option<Vec<char>> {
    let mut row = Vec::new();
    let mut number = 0_usize;
    for symbol in word.chars().chain(['/']) {
        if let Some(digit) = symbol.to_digit(10) {
            number = number.saturating_mul(10).saturating_add(digit as usize);
            continue;
        }
        if number > n || !matches!(symbol, 'Q' | 'q' | '/') {
            return None;
        }
        row.extend(std::iter::repeat_n('.', std::mem::take(&mut number)));
        row.push(symbol);
    }
    row.pop();
    (row.len() == n).then_some(row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case(".Q../...Q/Q.../..Q.")]
    #[case("Solution 1: .Q.. ...Q Q... ..Q.")]
    #[case(".Q..\\n...Q\\nQ...\\n..Q.\\n")]
    #[case(". Q . ./n. . . Q/nQ . . ./n. . Q ./n")]
    #[case(".Q.....QQ.....Q.")]
    #[case(". Q . . . . . Q Q . . . . . Q .")]
    #[case("1Q2/3Q/Q3/2Q1")]
    fn one_board(#[case] line: &str) {
        let squares: Option<String> = squares(line, 4).map(|squares| squares.iter().collect());
        assert_eq!(squares.as_deref(), Some(".Q.....QQ.....Q."));
    }

    #[rstest]
    #[case("bwbbbbbwwbbbbbwb", 4)]
    #[case(".Q..\\n...Q\\nQ...\\n..Q.\\n\\n..Q.\\nQ...\\n...Q\\n.Q..", 8)]
    fn as_many_rows(#[case] line: &str, #[case] count: usize) {
        assert_eq!(squares(line, 4).map(|squares| squares.len()), Some(4 * count));
    }

    #[rstest]
    #[case("this is no board")]
    #[case(".Q..n...QnQ...n..Q.")]
    #[case("0123456789012345")]
    #[case("1111111111111111")]
    #[case("1Q2/3Q/Q3/2Q2")]
    #[case("99999999999999999999999999999999")]
    fn no_board(#[case] line: &str) {
        assert_eq!(squares(line, 4), None);
    }
}
