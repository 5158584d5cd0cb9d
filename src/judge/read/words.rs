//! A line of talk as words and numbers.

/// A word, a number or a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece<'t> {
    /// Letters, in lower case if the line is.
    Word(&'t str),
    /// A whole number.
    Number(u64),
    /// A number with a point or colons in it: a time, a version.
    Measure,
    /// Anything else but blanks.
    Sign(char),
}

/// The pieces of a line, from the left.
pub(super) fn pieces(line: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let length = if first.is_ascii_digit() {
            let (piece, length) = number(rest);
            pieces.push(piece);
            length
        } else if first.is_alphabetic() {
            let is_word = |c: char| c.is_alphabetic() || c == '\'';
            let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            pieces.push(Piece::Word(&rest[..length]));
            length
        } else {
            if !first.is_whitespace() {
                pieces.push(Piece::Sign(first));
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    pieces
}

/// The number that begins a text, and its length. `14,200` is one number and so is `92.0`;
/// `0.5` and `1:30` are measures.
fn number(text: &str) -> (Piece<'_>, usize) {
    let bytes = text.as_bytes();
    let digits =
        |from: usize| bytes[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut end = digits(0);
    let mut whole = text[..end].to_owned();
    while end <= 15
        && bytes.get(end) == Some(&b',')
        && whole.len() < 4 + end
        && digits(end + 1) == 3
    {
        whole.push_str(&text[end + 1..end + 4]);
        end += 4;
    }
    let joins = |at: usize| matches!(bytes.get(at), Some(b'.' | b':')) && digits(at + 1) > 0;
    if !joins(end) {
        return (whole.parse().map_or(Piece::Measure, Piece::Number), end);
    }
    let zeros = bytes[end + 1..].iter().take_while(|&&byte| byte == b'0').count();
    let is_whole = bytes[end] == b'.' && zeros == digits(end + 1) && !joins(end + 1 + zeros);
    let before = end;
    while joins(end) {
        end += 1;
        end += digits(end);
    }
    let number = text[..before].parse().ok().filter(|_| is_whole);
    (number.map_or(Piece::Measure, Piece::Number), end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Piece::{Measure, Number, Sign, Word};

    #[test]
    fn numbers_are_told_from_measures() {
        assert_eq!(pieces("14,200 in 0.5s"), [Number(14_200), Word("in"), Measure, Word("s")]);
        assert_eq!(pieces("n=8: 92"), [Word("n"), Sign('='), Number(8), Sign(':'), Number(92)]);
        assert_eq!(pieces("1,30 0:00:01"), [Number(1), Sign(','), Number(30), Measure]);
        assert_eq!(pieces("99999999999999999999999"), [Measure]);
        assert_eq!(pieces("92.0 10.00 1.0.0 9.05"), [Number(92), Number(10), Measure, Measure]);
    }
}
