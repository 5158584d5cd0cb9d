//! The words and signs of a code.

/// Words and single characters, without blanks.
pub fn tokens(code: &str) -> impl Iterator<Item = &str> {
    let mut rest = code;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let first = rest.chars().next()?;
        let in_word = |character: char| character.is_alphanumeric() || character == '_';
        let length = if in_word(first) {
            rest.find(|character| !in_word(character)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (word, after) = rest.split_at(length);
        rest = after;
        Some(word)
    })
}

/// The first word or sign of a line; empty if there is none.
pub fn first_word(line: &str) -> &str {
    tokens(line).next().unwrap_or_default()
}

/// Whether it is a name or a keyword rather than a sign or a number.
pub fn is_word(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphabetic() || first == '_')
}
