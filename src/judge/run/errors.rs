//! What a program says on standard error when it fails, made short: the last line is what went
//! wrong, with the place in the file that was handed in.

/// What lines begin with that tell of the interpreter, or of who called whom.
const NOISE: [&str; 5] = ["at ", "Node.js v", "note: run with", "... ", "exit status "];
/// What comes before nothing but a record of the calls.
const RECORD: &str = "goroutine ";

/// The text without its noise; the place is added to the last line if that names none.
pub fn essence(errors: &[u8], file: &str) -> String {
    let text = String::from_utf8_lossy(errors);
    let is_noise = |line: &&str| NOISE.iter().any(|start| line.trim_start().starts_with(start));
    let told = text.lines().take_while(|line| !line.starts_with(RECORD));
    let told = told.filter(|line| !is_noise(line)).collect::<Vec<_>>().join("\n");
    let told = told.trim_end();
    let names_one = told.lines().next_back().is_none_or(|last| last.contains(file));
    match line_of(&text, file).filter(|_| !names_one) {
        Some(line) => format!("{told} ({file}:{line})"),
        None => told.to_owned(),
    }
}

/// What the checks of C and C++ say of an access that is not allowed, with its place, in one
/// line; `None` if they say nothing of the kind.
pub fn memory_fault(errors: &str, file: &str) -> Option<String> {
    let after = |words: &str| {
        let (_, rest) = errors.split_once(words)?;
        rest.lines().next().map(str::trim)
    };
    let said = after("runtime error: ")
        .or_else(|| after("Assertion '").and_then(|rest| rest.split('\'').next()))
        .map(str::to_owned)
        .or_else(|| after("ERROR: AddressSanitizer: ").and_then(in_words))?;
    let place = line_of(errors, file).map(|line| format!(" ({file}:{line})"));
    Some(said + &place.unwrap_or_default())
}

/// The kind of a forbidden access; a program that ended itself has said why already.
fn in_words(kind: &str) -> Option<String> {
    match kind.split_whitespace().next()? {
        "ABRT" => None,
        "SEGV" => Some("it uses memory that is not its own".to_owned()),
        kind => Some(kind.replace('-', " ")),
    }
}

/// The line of the file that is named: in a traceback of Python the last, elsewhere the first.
fn line_of(text: &str, file: &str) -> Option<usize> {
    let places = |mark: &'static str| text.lines().filter_map(move |line| number(line, file, mark));
    places("\", line ").next_back().or_else(|| places(":").next())
}

/// The number that follows the name of the file and a mark.
fn number(line: &str, file: &str, mark: &str) -> Option<usize> {
    let (before, after) = line.split_once(file).filter(|_| !file.is_empty())?;
    if before.ends_with(|character: char| character.is_alphanumeric() || "-_".contains(character)) {
        return None;
    }
    let digits = after.strip_prefix(mark)?;
    let end = digits.find(|character: char| !character.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{essence, memory_fault};
    use rstest::rstest;

    #[rstest]
    #[case::java(
        "Exception in thread \"main\" java.lang.X: 4\n\tat java.base/java.util.Y.get(Y.java:9)\n\
         \tat Board.fill(Board.java:17)\n\tat Board.main(Board.java:3)\n",
        "Board.java",
        "java.lang.X: 4 (Board.java:17)"
    )]
    #[case::python(
        "Traceback (most recent call last):\n  File \"./judged-harness.py\", line 80, in main\n  \
         File \"./a.py\", line 2, in f\n  File \"./a.py\", line 5, in g\nIndexError: out of range\n",
        "a.py",
        "\nIndexError: out of range (a.py:5)"
    )]
    #[case::node(
        "/tmp/x/a.js:7\n  b[9][0] = 1;\n\nTypeError: no such thing\n    at f (/tmp/x/a.js:7:3)\n\
         \nNode.js v20.1.0\n",
        "a.js",
        "\nTypeError: no such thing (a.js:7)"
    )]
    #[case::go(
        "panic: runtime error: index out of range [6] with length 6\n\ngoroutine 1 [running]:\n\
         main.place(...)\n\t/tmp/x/a.go:26 +0x17e\nexit status 2\n",
        "a.go",
        "panic: runtime error: index out of range [6] with length 6 (a.go:26)"
    )]
    #[case::rust("thread 'main' panicked at ./a.rs:28:5:\ngone\n", "a.rs", "\ngone (a.rs:28)")]
    #[case::perl("Died at ./a.pl line 12.\n", "a.pl", "Died at ./a.pl line 12.")]
    #[case::silence("", "a.c", "")]
    fn the_last_line_is_what_went_wrong_and_where(
        #[case] errors: &str,
        #[case] file: &str,
        #[case] end: &str,
    ) {
        let essence = essence(errors.as_bytes(), file);
        assert!(essence.ends_with(end), "{essence:?}");
    }

    #[rstest]
    #[case::bounds(
        "./a.c:4:116: runtime error: index 4 out of bounds for type 'int [4]'\n",
        Some("index 4 out of bounds for type 'int [4]' (a.c:4)")
    )]
    #[case::vector(
        "/usr/include/vector.h:1: x operator[](y): Assertion '__n < this->size()' failed.\n\
         ==1==ERROR: AddressSanitizer: ABRT on z\n    #5 0x5 in go(int) /tmp/x/a.c:7\n",
        Some("__n < this->size() (a.c:7)")
    )]
    #[case::heap(
        "==1==ERROR: AddressSanitizer: heap-buffer-overflow on x\n    #0 0x5 in go /tmp/x/a.c:9\n",
        Some("heap buffer overflow (a.c:9)")
    )]
    #[case::abort("what(): gone\n==1==ERROR: AddressSanitizer: ABRT on x\n", None)]
    #[case::nothing("3 solutions\n", None)]
    fn checks_say_what_was_not_allowed(#[case] errors: &str, #[case] said: Option<&str>) {
        assert_eq!(memory_fault(errors, "a.c").as_deref(), said);
    }
}
