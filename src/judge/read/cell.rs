//! What a single square may look like, and whether squares make a row.

use super::text::BROKEN;

/// Stands for any number above 1 on a square: some programs number their queens.
pub(super) const NUMBER: char = '\u{1}';

/// How likely a symbol is a queen, judged by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Liking {
    /// Nobody prints it for anything else.
    Queen,
    /// Programs print it for queens or for empty squares.
    Either,
    /// Nearly always an empty square.
    Empty,
}

/// How likely `symbol` is a queen.
pub(super) fn liking(symbol: char) -> Liking {
    match symbol {
        'Q' | 'q' | '♛' | '♕' | '👑' | '👸' | '🤴' | '\u{f111}' | NUMBER => Liking::Queen,
        '.' | '_' | '-' | '0' | ' ' | '\0' | '·' | '⬜' | '⬛' | '□' | '＿' | '\u{3000}'
        | '\u{f10c}' | '~' | ',' | '+' | '▢' | '░' | '◻' | '◼' | '⚪' | '⚫' | '🟫' | '🟨'
        | '🟩' => Liking::Empty,
        _ => Liking::Either,
    }
}

/// Whether a symbol is a letter or sign that talk is made of and boards seldom are.
pub(super) fn is_odd(symbol: char) -> bool {
    match symbol {
        'Q' | 'q' | 'X' | 'x' | 'O' | 'o' => false,
        BROKEN | '=' | ':' | '?' | '!' | '<' | '>' | '/' | '\\' | '%' | '&' | '$' | '^' => true,
        _ => symbol.is_alphanumeric() && !matches!(symbol, '0' | '1' | '〇' | '口' | '王' | '后'),
    }
}

/// The symbol of a square that is printed as `text`, if it may be one.
pub(super) fn cell(text: &str) -> Option<char> {
    let mut characters = text.chars();
    let Some(first) = characters.next() else { return Some(' ') };
    match characters.next() {
        None => (!is_punctuation(first)).then_some(first),
        Some(_) => long_cell(text, first),
    }
}

/// A square of several characters: a word, a padded or numbered queen, a number.
fn long_cell(text: &str, first: char) -> Option<char> {
    match text {
        "Queen" | "queen" | "QUEEN" => return Some('Q'),
        "true" | "True" | "TRUE" => return Some('1'),
        "false" | "False" | "FALSE" => return Some('0'),
        "Empty" | "empty" | "EMPTY" | "None" | "null" | "nil" => return Some('.'),
        _ => {}
    }
    if let "0" | "1" = whole(text) {
        return Some(first);
    }
    if text.chars().all(|character| character == first) {
        return (!is_punctuation(first) && text.chars().count() <= 3).then_some(first);
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return (text.len() <= 4 && first != '0').then_some(NUMBER);
    }
    let rest = text[first.len_utf8()..].trim_start();
    if matches!(first, 'Q' | 'q') && rest.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(first);
    }
    let inner: Vec<char> = text.chars().skip(1).take(3).collect();
    let closing = match first {
        '[' => ']',
        '(' => ')',
        '\'' | '"' => first,
        _ if !first.is_alphanumeric() && !is_punctuation(first) => first,
        _ => return None,
    };
    match inner.as_slice() {
        &[symbol, last] if last == closing => Some(symbol),
        _ => None,
    }
}

/// A whole number without the point and the zeros behind it: `1.`, `0.00`.
pub(super) fn whole(number: &str) -> &str {
    match number.split_once('.') {
        Some((whole, zeros)) if zeros.bytes().all(|byte| byte == b'0') => whole,
        _ => number,
    }
}

/// Whether a word is a number with a point in it.
pub(super) fn is_decimal(word: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    word.split_once('.').is_some_and(|(whole, rest)| digits(whole) && digits(rest))
}

/// Signs that stand between squares, never on one.
pub(super) fn is_punctuation(character: char) -> bool {
    matches!(character, '(' | ')' | '[' | ']' | '{' | '}' | '\'' | '"' | '`' | ',' | ';' | '|')
}

/// Whether the symbols may be one row of a board; a number above 1 becomes [`NUMBER`].
pub(super) fn is_row(cells: &mut [char]) -> bool {
    let mut numbers = 0;
    let mut above_one = 0;
    let mut kinds = [' '; 4];
    let mut known = 0;
    for &symbol in cells.iter() {
        numbers += usize::from(symbol == NUMBER || matches!(symbol, '1'..='9'));
        above_one += usize::from(symbol == NUMBER || matches!(symbol, '2'..='9'));
        if !kinds[..known].contains(&symbol) {
            if known == kinds.len() {
                return false;
            }
            kinds[known] = symbol;
            known += 1;
        }
    }
    for symbol in cells.iter_mut().filter(|symbol| matches!(symbol, '2'..='9')) {
        *symbol = NUMBER;
    }
    above_one == 0 || numbers == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case("", Some(' '))]
    #[case("Q", Some('Q'))]
    #[case("Q 12", Some('Q'))]
    #[case("q3", Some('q'))]
    #[case("12", Some(NUMBER))]
    #[case("01", None)]
    #[case("12345", None)]
    #[case("_Q_", Some('Q'))]
    #[case("___", Some('_'))]
    #[case("#Q#", Some('Q'))]
    #[case("[Q]", Some('Q'))]
    #[case("'#'", Some('#'))]
    #[case("false", Some('0'))]
    #[case("1.00", Some('1'))]
    #[case("queens", None)]
    #[case("(", None)]
    #[case("Qu", None)]
    fn squares(#[case] text: &str, #[case] expected: Option<char>) {
        assert_eq!(cell(text), expected);
    }

    #[test]
    fn numbers_are_queens_only_alone() {
        let mut row = ['.', '3', '.'];
        assert!(is_row(&mut row));
        assert_eq!(row, ['.', NUMBER, '.']);
        assert!(!is_row(&mut ['1', '3', '0']));
        assert!(is_row(&mut ['1', '1', '0']));
        assert!(!is_row(&mut ['a', 'b', 'c', 'd', 'e']));
    }
}
