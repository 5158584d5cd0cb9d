//! Which function calls itself, as far as the words of a file show it.

use super::language::Language;

/// Words that look like calls and are none.
const NO_FUNCTIONS: [&str; 6] = ["if", "while", "for", "switch", "catch", "match"];

/// The first function whose body calls it by its own name. In Python, where a body ends with its
/// indentation, the words do not show it; there it is [observed](super::observe).
pub(super) fn calls_itself(language: Language, words: &[&str]) -> Option<String> {
    let places = 0..words.len();
    let mut found = places.filter(|&place| {
        let body = body(language, words, place);
        body.is_some_and(|body| body.windows(2).any(|pair| pair == [words[place], "("]))
    });
    found.next().map(|place| words[place].to_owned())
}

/// The body of the function whose name is declared at a place.
fn body<'a>(language: Language, words: &'a [&'a str], place: usize) -> Option<&'a [&'a str]> {
    let (name, before) = (words[place], place.checked_sub(1).map_or("", |before| words[before]));
    let is_declared = match language {
        Language::Python => false,
        Language::Rust => before == "fn",
        _ => {
            !NO_FUNCTIONS.contains(&name)
                && name.starts_with(|c: char| c.is_alphabetic() || c == '_')
        }
    };
    let start = if is_declared { place + 1 + head(&words[place + 1..])? } else { return None };
    let end = start + closing(&words[start..])?;
    Some(&words[start..end])
}

/// How far it is from the end of a name to the brace that opens the body: past the parameters
/// and a type after them, or past an assignment, as in `fill = (row) => {`.
fn head(words: &[&str]) -> Option<usize> {
    let is_assigned = words.first() == Some(&"=");
    let opening = words.iter().position(|word| *word == "(")?;
    if !(opening == 0 || is_assigned) {
        return None;
    }
    let after = opening + closing(&words[opening..])?;
    let mut rest = words.iter().enumerate().skip(after);
    let (brace, _) = rest.find(|(_, word)| matches!(**word, "{" | ";" | ")" | "}" | ","))?;
    (words[brace] == "{").then_some(brace)
}

/// How many words there are up to the bracket that closes the first one, with it.
fn closing(words: &[&str]) -> Option<usize> {
    let mut depth = 0_usize;
    for (place, word) in words.iter().enumerate() {
        match *word {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(place + 1);
        }
    }
    None
}
