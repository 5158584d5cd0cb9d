//! What a crash says, and what a second call says.

use super::observation::Observation;
use super::{Diagnosis, Fit};
use crate::judge::call::Call;
use crate::judge::case::Case;
use crate::judge::mistake::Mistake;
use crate::judge::verdict::Verdict;

/// What languages say when an index is beyond the end, in lower case.
const OUT_OF_RANGE: [&str; 11] = [
    "out of bounds",
    "index out of range",
    "indexerror",
    "outofbounds",
    "out_of_range",
    "range_check",
    "subscript out of range",
    "outside the bounds",
    "stack smashing detected",
    "buffer overflow",
    "__n < this->size()",
];

/// What JavaScript says of a place in a row that there is not, before the number of the place.
const OF_UNDEFINED: [&str; 2] = ["of undefined (reading '", "of undefined (setting '"];

/// Where languages write the index and the length of the array, in lower case.
const INDEX_AND_LENGTH: [(&str, &str); 6] = [
    ("but the index is ", "the len is "),
    ("index ", "out of bounds for length "),
    ("index out of range [", "with length "),
    ("__n (which is ", "this->size() (which is "),
    ("index ", "out of bounds for type 'int ["),
    ("index ", "out of bounds for type '_bool ["),
];

/// What an observation says of the mistakes that only a crash shows, and of any mistake if the
/// call was not judged by its boards: then nothing.
pub fn fit(mistake: Mistake, seen: &Observation) -> Option<Fit> {
    let text = || error_text(seen.call);
    match mistake {
        Mistake::UnsignedSubtraction => Some(unsigned(&text())),
        Mistake::IndexOutOfRange => Some(index(&text())),
        Mistake::DiagonalArraysTooShort => Some(diagonals(seen.n, &text())),
        Mistake::N1Refused if seen.case.verdict == Verdict::Unreadable => None,
        _ if !seen.is_accepted() && !seen.is_wrong() => Some(Fit::Silent),
        _ if seen.n == 0 => Some(Fit::Silent),
        _ => None,
    }
}

/// Standard error, and what was found instead of boards, in lower case.
fn error_text(call: &Call) -> String {
    let unread = call.printed.unread.as_ref().map_or("", |unread| &unread.text);
    format!("{}\n{unread}", call.errors).to_lowercase()
}

fn unsigned(text: &str) -> Fit {
    let found = text.contains("attempt to subtract with overflow");
    Fit::of(true, found, || "it stops at a subtraction whose result is below zero".to_owned())
}

fn index(text: &str) -> Fit {
    let undefined = |words| number_after(text, words).is_some();
    let found = OUT_OF_RANGE.into_iter().any(|words| text.contains(words))
        || OF_UNDEFINED.into_iter().any(undefined);
    Fit::of(true, found, || match index_and_length(text) {
        Some((index, length)) => {
            format!(
                "it reads place {index} of a list whose last place is {}",
                length.saturating_sub(1)
            )
        }
        None => "it reads beyond the end of a list".to_owned(),
    })
}

/// A list that is longer than the board is wide is for diagonals.
fn diagonals(n: usize, text: &str) -> Fit {
    let Some((index, length)) = index_and_length(text) else { return Fit::Silent };
    let diagonals = (2 * n).saturating_sub(1);
    let found = n < length && length < diagonals && length <= index && index < diagonals;
    Fit::of(true, found, || {
        format!(
            "there are {diagonals} diagonals in each direction, and it keeps them in {length} places"
        )
    })
}

fn index_and_length(text: &str) -> Option<(usize, usize)> {
    INDEX_AND_LENGTH
        .into_iter()
        .find_map(|(index, length)| Some((number_after(text, index)?, number_after(text, length)?)))
}

/// The number that follows directly on one of the places where the words stand.
fn number_after(text: &str, words: &str) -> Option<usize> {
    text.match_indices(words).find_map(|(at, _)| {
        let rest = &text[at + words.len()..];
        let end = rest.find(|character: char| !character.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().ok()
    })
}

/// The same n asked for twice, first with a right answer, then, after other calls in the same
/// process, with a wrong one.
pub fn state_kept(calls: &[Call], cases: &[Case]) -> Option<Diagnosis> {
    let judged: Vec<_> = calls.iter().zip(cases).collect();
    let spoilt = judged.iter().enumerate().find(|&(place, &(call, case))| {
        let failed = matches!(case.verdict, Verdict::Wrong | Verdict::RuntimeError);
        let before = &judged[..place];
        let has_company = before.iter().any(|(other, _)| other.session == call.session);
        let was_right = before.iter().any(|(other, case)| {
            other.n == call.n && case.verdict == Verdict::Accepted && !case.silent
        });
        failed && has_company && was_right
    });
    spoilt.map(|(_, (call, _))| Diagnosis {
        mistake: Mistake::StateKeptBetweenCalls,
        evidence: format!(
            "The answer for n = {} is right at first and wrong when it is asked for again after \
             other sizes.",
            call.n
        ),
    })
}
