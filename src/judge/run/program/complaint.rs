//! What a compiler complains of, in one line.

use std::path::Path;

use crate::judge::run::process::Outcome;

/// The line in which a compiler says what is wrong, and the place in the file.
pub fn complaint(outcome: &Outcome, directory: &Path) -> String {
    let text = outcome.error_text("") + &outcome.text();
    let text = text.replace(&format!("{}/", directory.display()), "").replace("./", "");
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    let unlinked = lines().find(|line| line.contains("undefined reference"));
    let said = unlinked.or_else(|| lines().find(is_error)).or_else(|| lines().find(is_placed));
    let said = said.or_else(|| lines().next()).unwrap_or("the compiler failed");
    let place = lines().find_map(place).filter(|place| !said.contains(place));
    let place = place.map(|place| format!(" ({place})")).unwrap_or_default();
    // Python's own check is sorry for errors that it does not show at their place.
    let said = said.strip_prefix("Sorry: ").unwrap_or(said);
    format!("{said}{place}{}", if is_python_2(said) { "; this is Python 2" } else { "" })
}

/// `file.c:3:5: error: …`, `error[E0308]: …`, `SyntaxError: …`.
fn is_error(line: &&str) -> bool {
    let line = line.to_lowercase();
    line.contains("error:") || line.starts_with("error[")
}

/// `file.go:3:5: …`: the compiler of Go says no more.
fn is_placed(line: &&str) -> bool {
    let mut parts = line.split(':').skip(1);
    let mut is_number = || parts.next().is_some_and(|part| part.parse::<u32>().is_ok());
    is_number() && is_number()
}

/// The place in the file, where it stands on a line of its own.
fn place(line: &str) -> Option<&str> {
    let pointer = line.strip_prefix("--> ").or_else(|| line.strip_prefix("File "));
    let ends_with_number =
        || line.rsplit_once(':').is_some_and(|(_, end)| end.parse::<u32>().is_ok());
    pointer.or_else(|| ends_with_number().then_some(line))
}

fn is_python_2(said: &str) -> bool {
    said.contains("Missing parentheses in call to 'print'")
        || said.contains("multiple exception types must be parenthesized")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::run::process::Ended;
    use std::time::Duration;

    #[test]
    fn complaints_name_the_line() {
        let said = |errors: &str| {
            let outcome = Outcome {
                output: Vec::new(),
                errors: errors.into(),
                ended: Ended::Exit(1),
                time: Duration::ZERO,
                beats: Vec::new(),
            };
            complaint(&outcome, Path::new("/tmp/x"))
        };
        assert_eq!(
            said("  File \"./error.py\", line 1\n  f(\n   ^\nSyntaxError: '(' was never closed\n"),
            "SyntaxError: '(' was never closed (\"error.py\", line 1)"
        );
        assert_eq!(
            said("/tmp/x/a.js:2\n}\n^\n\nSyntaxError: Unexpected token '}'\n    at wrapSafe\n"),
            "SyntaxError: Unexpected token '}' (a.js:2)"
        );
        assert_eq!(
            said("./a.c:1:2: fatal error: conio.h: No such"),
            "a.c:1:2: fatal error: conio.h: No such"
        );
        assert_eq!(
            said("# command-line-arguments\n./a.go:9:2: x declared but not used\n"),
            "a.go:9:2: x declared but not used"
        );
        assert_eq!(
            said("Sorry: IndentationError: unexpected indent (a.py, line 2)"),
            "IndentationError: unexpected indent (a.py, line 2)"
        );
    }
}
