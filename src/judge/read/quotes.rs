//! Words and quoted strings within brackets.

use super::cell::is_punctuation;
use super::text::find;

/// The length of the word that begins a text, and what of it is meant if it stands in quotes.
pub(super) fn word(text: &str) -> (usize, Option<&str>) {
    if let Some(length) = quoted(text) {
        return (length, Some(&text[1..length - 1]));
    }
    match text.bytes().position(ends_word).unwrap_or(text.len()) {
        0 => (text.chars().next().map_or(1, char::len_utf8), None),
        length => (length, None),
    }
}

/// Whether a word within a list ends before this byte.
fn ends_word(byte: u8) -> bool {
    let character = char::from(byte);
    is_punctuation(character) && character != '|'
        || matches!(character, ' ' | '\t' | '\n' | '\u{c}' | ':' | '=')
}

/// The length of a quoted string that begins `text`, with its quotes, if it ends on this line
/// as a string does.
fn quoted(text: &str) -> Option<usize> {
    let quote = text.bytes().next().filter(|first| matches!(first, b'\'' | b'"'))?;
    let end = 1 + find(&text.as_bytes()[1..], |byte| byte == quote || byte == b'\n');
    let follows = text.as_bytes().get(end + 1).copied().unwrap_or(b' ');
    let ends = matches!(follows, b',' | b' ' | b']' | b')' | b'}' | b':' | b'\n' | b'\t' | b'\x0c');
    (text.as_bytes().get(end) == Some(&quote) && ends).then_some(end + 1)
}
