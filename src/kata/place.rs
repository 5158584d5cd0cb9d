//! Where a program crashed: the line of its file that the error message names.

use super::language::Language;

/// Parts of the names of the judge's own files, which the learner did not write.
const NOT_YOURS: [&str; 2] = ["judged-harness", "JudgeHarness"];

/// The line, counted from 1, in which a file of so many lines crashed, if the message tells.
pub(super) fn crashed(errors: &str, language: Language, lines: usize) -> Option<usize> {
    let told = errors.lines().filter(|line| !NOT_YOURS.iter().any(|name| line.contains(name)));
    let mut places = told.filter_map(|line| named(line, language)).filter(|line| *line <= lines);
    match language {
        // A traceback ends where the error is; the others begin there.
        Language::Python => places.next_back(),
        _ => places.next(),
    }
}

/// The number after `.py", line `, or after `.rs:` and the like.
fn named(line: &str, language: Language) -> Option<usize> {
    let mark = match language {
        Language::Python => ".py\", line ".to_owned(),
        _ => format!(".{}:", language.extension()),
    };
    let (_, rest) = line.split_once(&mark)?;
    let end = rest.find(|character: char| !character.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case::python(
        Language::Python,
        "  File \"./judged-harness.py\", line 80, in main\n  File \"./pairwise.py\", line 22, in f\n  \
         File \"./pairwise.py\", line 15, in g\nIndexError: list index out of range",
        Some(15)
    )]
    #[case::rust(
        Language::Rust,
        "\nthread 'main' (7) panicked at ./pairwise.rs:28:5:\nindex out of bounds\n",
        Some(28)
    )]
    #[case::java(
        Language::Java,
        "Exception in thread \"main\" java.lang.X: 4\n\tat Solution.fill(Solution.java:17)\n\
         \tat JudgeHarness.main(JudgeHarness.java:99)\n",
        Some(17)
    )]
    #[case::below_the_file(Language::Python, "File \"./two-queens.py\", line 90, in f", None)]
    #[case::nothing(Language::C, "", None)]
    fn the_innermost_line_of_the_file_is_named(
        #[case] language: Language,
        #[case] errors: &str,
        #[case] line: Option<usize>,
    ) {
        assert_eq!(crashed(errors, language, 40), line);
    }
}
