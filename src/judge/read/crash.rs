//! What a crashed program leaves in the text: the line that says why.

use super::text::Text;

/// Longer lines are no messages.
const LONGEST: usize = 400;

/// What stands on a line that says why.
const REASONS: [&str; 9] = [
    "out of bounds",
    "out of range",
    "outside the bounds",
    "range_check",
    "with overflow",
    "buffer overflow",
    "stack smashing",
    "of undefined (",
    "divide by zero",
];

/// What stands on a line that only says that the program crashed.
const CRASHES: [&str; 6] = [
    "panicked at",
    "Exception in thread",
    "Traceback (most recent call last)",
    "terminate called",
    "egmentation fault",
    "core dumped",
];

/// The number of the last line that says why the program crashed or, without one, that it did.
pub(super) fn line(text: &Text) -> Option<usize> {
    let (mut why, mut that) = (None, None);
    for line in text.lines().filter(|line| line.text.len() <= LONGEST && line.text.contains(' ')) {
        if is_any(line.text, &REASONS) || names_error(line.text) {
            why = Some(line.number);
        } else if is_any(line.text, &CRASHES) {
            that = Some(line.number);
        }
    }
    why.or(that)
}

fn is_any(line: &str, words: &[&str]) -> bool {
    words.iter().any(|word| line.contains(word))
}

/// Whether a word such as `IndexError:` stands on the line.
fn names_error(line: &str) -> bool {
    let is_error = |word: &str| {
        let name = word.strip_suffix(':').and_then(|name| name.rsplit('.').next());
        let kind = name
            .and_then(|name| name.strip_suffix("Error").or_else(|| name.strip_suffix("Exception")));
        kind.is_some_and(|kind| kind.starts_with(|first: char| first.is_ascii_uppercase()))
    };
    line.split(' ').any(is_error)
}
