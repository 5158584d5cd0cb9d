//! Whether an answer keeps the constraint of its exercise, as far as its words show it.
//!
//! Words prove little, so they only ever speak against a file: what remains is a question for
//! the one who wrote it.

use super::exercise::Exercise;
use super::language::Language;
use crate::judge::run::source::Source;

/// Words for sets and for maps, in the six languages.
const SETS: &[&str] = &[
    "set",
    "frozenset",
    "Set",
    "HashSet",
    "LinkedHashSet",
    "TreeSet",
    "BTreeSet",
    "BitSet",
    "unordered_set",
    "dict",
    "Map",
    "HashMap",
    "TreeMap",
    "BTreeMap",
    "unordered_map",
];

/// Words for loops.
const LOOPS: &[&str] = &["for", "while", "loop", "do"];

/// What the words of a file say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// This word should not be there.
    Against(&'static str),
    /// None of these words is there, though one should be.
    Lacks(&'static str),
    /// Nothing speaks against it.
    Nothing,
}

/// Looks through the code of a file, without its comments and strings.
pub fn look(exercise: Exercise, language: Language, source: &Source) -> Finding {
    let first_of = |words: &'static [&'static str]| {
        words.iter().find(|word| source.words().any(|found| found == **word))
    };
    match exercise {
        Exercise::TwoQueens => {
            first_of(LOOPS).map_or(Finding::Nothing, |word| Finding::Against(word))
        }
        Exercise::DiagonalArrays
        | Exercise::ColumnScan
        | Exercise::ConflictArrays
        | Exercise::Pairwise
        | Exercise::Bitmask => {
            first_of(SETS).map_or(Finding::Nothing, |word| Finding::Against(word))
        }
        Exercise::RowHashSets if language != Language::C && first_of(SETS).is_none() => {
            Finding::Lacks("set")
        }
        _ => Finding::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::run::language as judged;

    fn look_at(exercise: Exercise, language: Language, code: &str) -> Finding {
        let judged = judged::Language::named(language.title()).unwrap();
        look(exercise, language, &Source::new(judged, code))
    }

    #[test]
    fn a_set_speaks_against_arrays_and_a_comment_does_not() {
        let found = look_at(Exercise::DiagonalArrays, Language::Python, "taken = set()");
        assert_eq!(found, Finding::Against("set"));
        let found = look_at(Exercise::DiagonalArrays, Language::Python, "# no set()\nx = 'set'");
        assert_eq!(found, Finding::Nothing);
    }

    #[test]
    fn every_solution_keeps_its_constraint() {
        for &exercise in Exercise::ALL {
            for language in exercise.languages() {
                let found = look_at(exercise, language, exercise.solution(language).unwrap());
                assert_eq!(found, Finding::Nothing, "{exercise} in {language}");
            }
        }
    }
}
