//! Whether an answer keeps the constraint of its exercise, as far as its words show it.
//!
//! Words prove little, so they only ever speak against a file: what remains is a question for
//! the one who wrote it.

use super::exercise::Exercise;
use super::language::Language;
use super::recursion;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// This word should not be there.
    Against(&'static str),
    /// None of these words is there, though one should be.
    Lacks(&'static str),
    /// This function calls itself by its name, though none should.
    CallsItself(String),
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
        Exercise::Iterative => {
            let words: Vec<&str> = source.words().collect();
            recursion::calls_itself(language, &words).map_or(Finding::Nothing, Finding::CallsItself)
        }
        _ => Finding::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::run::language as judged;
    use rstest::rstest;

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

    #[rstest]
    #[case(Language::Rust, "fn fill(row: usize) { if safe(row) { fill(row + 1) } }", true)]
    #[case(Language::Rust, "fn fill() { while safe(1) { safe(2); } fn safe(n: i32) {} }", false)]
    #[case(Language::C, "static void fill(int row) { for (;;) fill(row + 1); }", true)]
    #[case(Language::C, "int f(int n) { while (n) { while (g(n)) { g(n); } } }", false)]
    #[case(Language::Cpp, "int f() { function<void(int)> fill = [&](int r) { fill(r); }; }", true)]
    #[case(Language::Java, "class S { void fill(int r) throws E { this.fill(r + 1); } }", true)]
    #[case(Language::JavaScript, "const fill = (row) => { fill(row + 1); };", true)]
    #[case(
        Language::JavaScript,
        "var solve = function (n) { fill(0); function fill(r) { fill(1) } }",
        true
    )]
    #[case(Language::JavaScript, "const free = safe(0); if (safe(1)) { safe(2); }", false)]
    fn a_function_that_calls_itself_speaks_against_the_iterative_one(
        #[case] language: Language,
        #[case] code: &str,
        #[case] recurses: bool,
    ) {
        let found = look_at(Exercise::Iterative, language, code);
        assert_eq!(matches!(found, Finding::CallsItself(_)), recurses, "{found:?}");
    }

    /// The solutions of all others do recurse, so the words must show it.
    #[test]
    fn every_recursive_solution_calls_itself() {
        for language in
            [Language::Rust, Language::JavaScript, Language::Java, Language::Cpp, Language::C]
        {
            for exercise in [Exercise::RowHashSets, Exercise::Bitmask, Exercise::CountOnly] {
                let code = exercise.solution(language).unwrap();
                let found = look_at(Exercise::Iterative, language, code);
                assert_ne!(found, Finding::Nothing, "{exercise} in {language}");
            }
        }
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
