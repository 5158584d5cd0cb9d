//! What a script does by itself: its statements at the top, outside of functions and classes.

use super::KNOWN_NAMES;
use super::tokens::{first_word, is_word, tokens};

/// Words by which a line at the top of a script shows that it reads its size from outside.
const INPUT_WORDS: [&str; 8] =
    ["input(", "stdin", "STDIN", "argv", "ARGV", "readline", "readFileSync", "prompt("];

/// The lines that begin at the top: not indented and not inside brackets.
pub fn statements(code: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_i64;
    code.lines().filter(move |line| {
        let top = depth == 0 && !line.starts_with([' ', '\t']) && !line.trim().is_empty();
        for character in line.chars() {
            depth += match character {
                '(' | '[' | '{' => 1,
                ')' | ']' | '}' => -1,
                _ => 0,
            };
        }
        depth = depth.max(0);
        top
    })
}

/// Whether a script in this language runs something, rather than only declare functions; `true`
/// for a language that is not known.
pub fn runs(language: &str, code: &str) -> bool {
    let does_something = match language {
        "Python" => runs_in_python,
        "JavaScript" | "JavaScript module" => runs_in_javascript,
        "Perl" => runs_in_perl,
        _ => return true,
    };
    statements(code).any(does_something)
}

/// Whether a line reads its size from outside or calls a function that solves.
fn reads_or_calls(line: &str) -> bool {
    INPUT_WORDS.iter().any(|word| line.contains(word))
        || tokens(line)
            .zip(tokens(line).skip(1))
            .any(|(word, next)| next == "(" && (KNOWN_NAMES.contains(&word) || word == "Solution"))
}

fn runs_in_python(line: &str) -> bool {
    match first_word(line) {
        "def" | "class" | "import" | "from" | "async" | "@" | ")" | "]" | "}" | "else" | "elif"
        | "except" | "finally" => false,
        word if is_word(word) && is_assignment(line) => reads_or_calls(line),
        word => is_word(word),
    }
}

fn runs_in_javascript(line: &str) -> bool {
    match first_word(line) {
        "function" | "class" | "async" | "import" | "export" | "module" | "exports" => false,
        "var" | "let" | "const" => reads_or_calls(line) && !line.contains("=>"),
        "(" | "!" => true,
        word if is_word(word) && is_assignment(line) => reads_or_calls(line),
        word => is_word(word),
    }
}

fn runs_in_perl(line: &str) -> bool {
    match first_word(line) {
        "sub" | "use" | "no" | "package" | "1" | "=" | "}" | ")" | ";" => false,
        "my" | "our" | "$" | "@" | "%" => reads_or_calls(line) || line.contains("shift"),
        word => is_word(word),
    }
}

/// Whether a line gives a value to a name: a lone `=` before any bracket.
fn is_assignment(line: &str) -> bool {
    let Some(place) = line.find('=') else { return false };
    !line[place + 1..].starts_with('=')
        && !line[..place].contains('(')
        && !line[..place].ends_with(['!', '<', '>'])
}

#[cfg(test)]
mod tests {
    use crate::judge::run::language::Language;
    use crate::judge::run::source::Source;

    fn has_main(language: &str, text: &str) -> bool {
        Source::new(Language::named(language).unwrap(), text).has_main()
    }

    #[test]
    fn scripts_show_whether_they_run() {
        let class = "from typing import List\nLIMIT = 9\nclass Solution:\n    def solveNQueens\
                     (self, n):\n        print(n)\n        return []\n";
        assert!(!has_main("Python", class));
        assert!(has_main("Python", "def f(n): pass\nprint(f(4))\n"));
        assert!(!has_main("Python", "def f(n): pass\n\"\"\"\nprint(1)\n\"\"\"\n"));
        let function = "/** @return {string[][]} */\nvar solveNQueens = function(n) {\n\
                        console.log(n);\n};\n";
        assert!(!has_main("JavaScript", function));
        assert!(has_main("JavaScript", "function f(n) {}\nconsole.log(f(4));"));
        assert!(!has_main("Perl", "use strict;\nsub f { print 1 }\n1;\n"));
        assert!(has_main("Perl", "my $n = <STDIN>;\nprint $n;\n"));
    }
}
