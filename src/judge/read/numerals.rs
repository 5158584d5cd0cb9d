//! Numbers in words: `ninety-two`.

use super::words::Piece;

const BELOW_TWENTY: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];

const TENS: [&str; 10] =
    ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// Whether a line may hold a number in words.
pub(super) fn any(line: &str) -> bool {
    let mut words = line.split(|c: char| !c.is_alphabetic());
    words.any(|word| value(&word.to_lowercase()).is_some())
}

/// The pieces of a line in lower case, with the numbers in words as numbers.
///
/// One is believed only for n = 1: talk is full of ones that count nothing, and of twos.
pub(super) fn read<'t>(pieces: &[Piece<'t>], n: usize) -> Vec<Piece<'t>> {
    let mut read = Vec::with_capacity(pieces.len());
    let mut rest = pieces;
    while let Some(piece) = rest.first() {
        let (number, length) = number(rest);
        let believed = length > 0 && (number != 1 || n == 1) && !is_pair(rest);
        read.push(if believed { Piece::Number(number) } else { *piece });
        rest = &rest[if believed { length } else { 1 }..];
    }
    read
}

/// `two queens`, as in "no two queens attack each other".
fn is_pair(pieces: &[Piece]) -> bool {
    matches!(pieces, [Piece::Word("two"), Piece::Word("queens" | "of"), ..])
}

/// The number in words that begins here, and of how many pieces it consists.
fn number(pieces: &[Piece]) -> (u64, usize) {
    let (mut whole, mut part) = (0_u64, 0_u64);
    let (mut length, mut at) = (0, 0);
    while let Some(piece) = pieces.get(at) {
        match piece {
            Piece::Word("thousand") if length > 0 => {
                whole = whole.saturating_add(part.saturating_mul(1000));
                part = 0;
            }
            Piece::Word("hundred") if length > 0 => part = part.saturating_mul(100),
            Piece::Word("and") | Piece::Sign('-') if length > 0 => {
                at += 1;
                continue;
            }
            Piece::Word(word) => match value(word) {
                Some(value) if part % 10 == 0 && (part == 0 || value < part) => {
                    part = part.saturating_add(value);
                }
                _ => break,
            },
            _ => break,
        }
        at += 1;
        length = at;
    }
    (whole.saturating_add(part), length)
}

/// The number that one word stands for.
fn value(word: &str) -> Option<u64> {
    let place = |words: &[&str]| words.iter().position(|other| *other == word);
    let found = place(&BELOW_TWENTY).or_else(|| Some(10 * place(&TENS)?));
    found.and_then(|value| u64::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::read::words::pieces;
    use Piece::{Number, Sign, Word};

    #[test]
    fn words_are_numbers() {
        let endless = "two hundred ".repeat(90);
        let read = |line| read(&pieces(line), 8);
        assert_eq!(read("ninety-two ways"), [Number(92), Word("ways")]);
        assert_eq!(read("three hundred and fifty two"), [Number(352)]);
        assert_eq!(read("fourteen thousand two hundred"), [Number(14_200)]);
        assert_eq!(read("twelve, not ten"), [Number(12), Sign(','), Word("not"), Number(10)]);
        assert_eq!(read("one solution"), [Word("one"), Word("solution")]);
        assert_eq!(read("no two queens"), [Word("no"), Word("two"), Word("queens")]);
        assert!(read(&endless).len() < 180);
        assert_eq!(read("thousand ways"), [Word("thousand"), Word("ways")]);
        assert_eq!(read("hundred ways"), [Word("hundred"), Word("ways")]);
        assert_eq!(read("and ninety"), [Word("and"), Number(90)]);
        assert_eq!(read("forty and more"), [Number(40), Word("and"), Word("more")]);
    }
}
