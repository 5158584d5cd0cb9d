//! The file with which an exercise begins.

use super::exercise::{Exercise, Kind};
use super::language::Language;

/// The place in a template where the comment about the exercise goes.
const ABOUT: &str = "{about}";

/// The stub of an exercise: a comment with the task, and the signature of the interview around
/// nothing. `None` if the exercise is not there in that language.
///
/// ```
/// use n_queens::kata::{exercise::Exercise, language::Language, stub::stub};
///
/// let stub = stub(Exercise::Pairwise, Language::Java).unwrap();
/// assert!(stub.starts_with("// pairwise: "));
/// assert!(stub.contains("public List<List<String>> solveNQueens(int n) {"));
/// ```
pub fn stub(exercise: Exercise, language: Language) -> Option<String> {
    let template = template(exercise.kind(), language)?.replace("\r\n", "\n");
    Some(template.replace(ABOUT, &about(exercise, language)))
}

/// The comment at the top.
fn about(exercise: Exercise, language: Language) -> String {
    let text = exercise.text();
    let title = format!("{exercise}: {}", exercise.summary());
    let constraint = format!("Constraint:\n{}", text.constraint);
    let paragraphs = [&title, text.task, &constraint, text.example].join("\n\n");
    let lines = paragraphs.lines().map(|line| format!("{} {line}", language.comment()));
    lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

fn template(kind: Kind, language: Language) -> Option<&'static str> {
    Some(match (kind, language) {
        (Kind::Boards, Language::Rust) => include_str!("stubs/boards.rs"),
        (Kind::Boards, Language::Python) => include_str!("stubs/boards.py"),
        (Kind::Boards, Language::JavaScript) => include_str!("stubs/boards.js"),
        (Kind::Boards, Language::Java) => include_str!("stubs/boards.java"),
        (Kind::Boards, Language::Cpp) => include_str!("stubs/boards.cpp"),
        (Kind::Boards, Language::C) => include_str!("stubs/boards.c"),
        (Kind::Count, Language::Rust) => include_str!("stubs/count.rs"),
        (Kind::Count, Language::Python) => include_str!("stubs/count.py"),
        (Kind::Count, Language::JavaScript) => include_str!("stubs/count.js"),
        (Kind::Count, Language::Java) => include_str!("stubs/count.java"),
        (Kind::Count, Language::Cpp) => include_str!("stubs/count.cpp"),
        (Kind::Count, Language::C) => include_str!("stubs/count.c"),
        (Kind::TwoQueens, Language::Rust) => include_str!("stubs/two-queens.rs"),
        (Kind::TwoQueens, Language::Python) => include_str!("stubs/two-queens.py"),
        (Kind::IsSolution, Language::Rust) => include_str!("stubs/is-solution.rs"),
        (Kind::IsSolution, Language::Python) => include_str!("stubs/is-solution.py"),
        (Kind::Completion, Language::Rust) => include_str!("stubs/completion.rs"),
        (Kind::Completion, Language::Python) => include_str!("stubs/completion.py"),
        (Kind::Rooks, Language::Rust) => include_str!("stubs/rooks.rs"),
        (Kind::Rooks, Language::Python) => include_str!("stubs/rooks.py"),
        _ => return None,
    })
}
