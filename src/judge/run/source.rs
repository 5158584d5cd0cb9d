//! What the source text of a submission shows: has it a main, and which functions can be called?
//!
//! No parser, only the words and brackets outside comments and strings. Where that misjudges a
//! file, running it tells: a "program" that prints nothing is called as functions after all.

use super::language::Language;

/// The names under which the function that solves is known, most usual first. The first six
/// return boards or counts as LeetCode's two exercises want them.
const KNOWN_NAMES: [&str; 20] = [
    "solveNQueens",
    "solve_n_queens",
    "totalNQueens",
    "total_n_queens",
    "countNQueens",
    "count_n_queens",
    "solveNQueen",
    "solve_n_queen",
    "solve_nqueens",
    "solveNqueens",
    "solveQueens",
    "solve_queens",
    "nQueens",
    "n_queens",
    "nqueens",
    "NQueens",
    "nQueen",
    "n_queen",
    "nqueen",
    "queens",
];

/// Words by which a line at the top of a script shows that it reads its size from outside.
const INPUT_WORDS: [&str; 8] =
    ["input(", "stdin", "STDIN", "argv", "ARGV", "readline", "readFileSync", "prompt("];

/// Words that read an argument.
const ARGUMENT_WORDS: [&str; 8] =
    ["argv", "args[", "args.length", "ARGV", "env::args", "os.Args", "argparse", "shift"];
/// Words that read standard input.
const STANDARD_INPUT_WORDS: [&str; 16] = [
    "input(",
    "stdin",
    "STDIN",
    "Scanner",
    "scanf",
    "cin",
    "readline",
    "gets",
    "<>",
    "readLine",
    "BufferedReader",
    "read_line",
    "System.in",
    "getchar",
    "/dev/stdin",
    "readFileSync(0",
];

/// A source text with its comments and strings blanked out.
#[derive(Debug)]
pub struct Source<'a> {
    language: &'static Language,
    /// The text as it came.
    pub text: &'a str,
    code: String,
}

/// A function as it is declared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The class, or the type in Rust, whose method it is.
    pub class: Option<String>,
    /// Its parameters, as written.
    pub parameters: Vec<String>,
    /// Whether the word before its name is `void`.
    pub is_void: bool,
}

impl<'a> Source<'a> {
    /// Looks through a source text. Time linear in its length.
    pub fn new(language: &'static Language, text: &'a str) -> Self {
        Self { language, text, code: blank(language, text) }
    }

    /// The language in which it is written.
    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// The text as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        self.text.as_bytes().to_vec()
    }

    /// The words and signs of the code in order, without comments and strings.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        tokens(&self.code)
    }

    /// The known function names that the text declares; those that count first if a count is
    /// wanted.
    pub fn known_functions(&self, count: bool) -> Vec<String> {
        let mut names: Vec<&str> =
            KNOWN_NAMES.into_iter().filter(|name| self.declares(name)).collect();
        let counts = |name: &str| name.starts_with("total") || name.starts_with("count");
        if count {
            names.sort_by_key(|name| !counts(name));
        }
        names.into_iter().map(str::to_owned).collect()
    }

    /// Whether the text runs something by itself, rather than only declare functions.
    pub fn has_main(&self) -> bool {
        match self.language.name {
            "C" | "C++" | "Rust" | "Java" | "Go" => self.function("main").is_some(),
            "Python" => self.statements().any(runs_in_python),
            "JavaScript" | "JavaScript module" => self.statements().any(runs_in_javascript),
            "Perl" => self.statements().any(runs_in_perl),
            _ => true,
        }
    }

    /// Whether the text reads arguments. A guess: the code is not followed.
    pub fn reads_arguments(&self) -> bool {
        let is_known =
            !matches!(self.language.name, "Ruby" | "PHP" | "Swift" | "Haskell" | "shell");
        !is_known || ARGUMENT_WORDS.iter().any(|word| self.text.contains(word))
    }

    /// Whether the text reads standard input. A guess as well.
    pub fn reads_input(&self) -> bool {
        STANDARD_INPUT_WORDS.iter().any(|word| self.text.contains(word))
    }

    /// Whether a JavaScript text is a module in the newer sense.
    pub fn is_module(&self) -> bool {
        self.statements().any(|line| {
            let rest = line.strip_prefix("import").or_else(|| line.strip_prefix("export"));
            rest.is_some_and(|rest| rest.starts_with([' ', '{', '*']))
        })
    }

    /// The declaration of a function, in the languages that put braces around its body.
    pub fn function(&self, name: &str) -> Option<Function> {
        self.functions().into_iter().find(|function| function.name == name)
    }

    /// The names of the classes, outermost and inner ones, in order.
    pub fn classes(&self) -> Vec<String> {
        let words: Vec<&str> = tokens(&self.code).collect();
        let classes = words.windows(2).filter(|pair| is_class_word(pair[0]) && is_word(pair[1]));
        classes.map(|pair| pair[1].to_owned()).collect()
    }

    /// The word that follows another: the name after `package`, or after `public class`.
    pub fn word_after(&self, before: &[&str]) -> Option<String> {
        let words: Vec<&str> = tokens(&self.code).collect();
        let place = words.windows(before.len()).position(|window| window == before)?;
        words.get(place + before.len()).map(|word| (*word).to_owned())
    }

    /// The name of the package with its dots.
    pub fn package(&self) -> Option<String> {
        let rest = self.code.lines().find_map(|line| line.trim().strip_prefix("package "))?;
        Some(rest.split(';').next()?.split_whitespace().collect())
    }

    /// The place after the package line's semicolon.
    pub fn package_end(&self) -> Option<usize> {
        self.package()?;
        let start = self.code.find("package ")?;
        self.code[start..].find(';').map(|length| start + length + 1)
    }

    /// The text with another name for its main, which is then called by nobody.
    pub fn without_main(&self, declaration: &str) -> String {
        match self.code.find(&format!("{declaration}(")) {
            None => self.text.to_owned(),
            Some(place) => {
                let end = place + declaration.len();
                format!("{}_of_submission{}", &self.text[..end], &self.text[end..])
            }
        }
    }

    /// Whether a type of this name is declared, and not only given methods.
    pub fn declares_type(&self, name: &str) -> bool {
        ["struct", "enum", "class"].iter().any(|word| self.follows(word, name))
    }

    /// Whether a Rust type has no fields.
    pub fn is_unit(&self, name: &str) -> bool {
        let words: Vec<&str> = tokens(&self.code).collect();
        words.windows(3).any(|words| words == ["struct", name, ";"]) || !self.declares_type(name)
    }

    /// Whether a class has a constructor that takes the size.
    pub fn makes_with_size(&self, class: &str) -> bool {
        self.functions().iter().any(|function| {
            function.name == class
                && function.class.as_deref() == Some(class)
                && function.parameters.len() == 1
        })
    }

    fn declares(&self, name: &str) -> bool {
        match self.language.name {
            "C" | "C++" | "Rust" | "Java" | "Go" => self.function(name).is_some(),
            "Python" => self.follows("def", name),
            "Perl" => self.follows("sub", name),
            "JavaScript" | "JavaScript module" => tokens(&self.code).any(|word| word == name),
            _ => false,
        }
    }

    fn follows(&self, first: &str, second: &str) -> bool {
        let words: Vec<&str> = tokens(&self.code).collect();
        words.windows(2).any(|pair| pair == [first, second])
    }

    /// The lines that begin at the top: not indented and not inside brackets.
    fn statements(&self) -> impl Iterator<Item = &str> {
        let mut depth = 0_i64;
        self.code.lines().filter(move |line| {
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

    fn functions(&self) -> Vec<Function> {
        let words: Vec<&str> = tokens(&self.code).collect();
        let mut around: Vec<Option<String>> = Vec::new();
        let mut coming: Option<String> = None;
        let mut found = Vec::new();
        for (place, &word) in words.iter().enumerate() {
            match word {
                "{" => around.push(coming.take()),
                "}" => drop(around.pop()),
                ";" => coming = None,
                _ if is_class_word(word) || (word == "for" && coming.is_some()) => {
                    coming = name_after(&words, place).or(coming);
                }
                _ if is_word(word)
                    && words.get(place + 1) == Some(&"(")
                    && around.iter().all(Option::is_some)
                    && coming.is_none() =>
                {
                    let class = around.last().cloned().flatten();
                    found.push(declaration(&words, place, class));
                }
                _ => {}
            }
        }
        found
    }
}

fn is_class_word(word: &str) -> bool {
    matches!(word, "class" | "struct" | "impl" | "interface" | "enum" | "record" | "namespace")
}

fn is_word(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// The first name after a place, past generic parameters in angle brackets.
fn name_after(words: &[&str], place: usize) -> Option<String> {
    let mut depth = 0_usize;
    for &word in words.get(place + 1..)? {
        match word {
            "<" => depth += 1,
            ">" => depth = depth.saturating_sub(1),
            _ if depth == 0 && is_word(word) => return Some(word.to_owned()),
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// The function whose name stands at a place and is followed by its parameters.
fn declaration(words: &[&str], place: usize, class: Option<String>) -> Function {
    let mut depth = 0_i64;
    let mut parameters = vec![String::new()];
    for &word in &words[place + 1..] {
        match word {
            "(" | "<" | "[" => depth += 1,
            ")" | ">" | "]" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if depth == 1 && word == "," {
            parameters.push(String::new());
        } else if !(depth == 1 && word == "(") {
            let last = parameters.last_mut().expect("there is always one");
            last.push_str(word);
            last.push(' ');
        }
    }
    parameters.retain(|parameter| !parameter.trim().is_empty());
    let is_void = place > 0 && words[place - 1] == "void";
    Function { name: words[place].to_owned(), class, parameters, is_void }
}

/// Words and single characters, without blanks.
fn tokens(code: &str) -> impl Iterator<Item = &str> {
    let mut rest = code;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let first = rest.chars().next()?;
        let in_word = |character: char| character.is_alphanumeric() || character == '_';
        let length = if in_word(first) {
            rest.find(|character| !in_word(character)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (word, after) = rest.split_at(length);
        rest = after;
        Some(word)
    })
}

fn first_word(line: &str) -> &str {
    tokens(line).next().unwrap_or_default()
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

/// The text with the insides of comments and strings replaced by blanks; lines stay.
fn blank(language: &Language, text: &str) -> String {
    let is_script = matches!(language.name, "Python" | "Perl" | "Ruby" | "shell");
    let has_lifetimes = language.name == "Rust";
    let mut code = String::with_capacity(text.len());
    let mut left = text;
    while let Some(first) = left.chars().next() {
        let length = hidden(left, is_script, has_lifetimes);
        let (piece, after) = left.split_at(length.max(first.len_utf8()));
        if length == 0 {
            code.push_str(piece);
        } else {
            // As many bytes as before, so that places in the code are places in the text.
            code.extend(piece.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        }
        left = after;
    }
    code
}

/// The length of the comment or string that begins here, 0 if none does. Scripts comment with
/// `#`; where there are lifetimes a quote is not always the start of a character.
fn hidden(left: &str, is_script: bool, has_lifetimes: bool) -> usize {
    let until = |start: usize, end: &str| {
        let inside = left.get(start..).unwrap_or_default();
        inside.find(end).map_or(left.len(), |place| start + place + end.len())
    };
    let line = || left.find('\n').unwrap_or(left.len());
    match left.as_bytes() {
        [b'$', b'#', ..] if is_script => 2,
        [b'#', ..] if is_script => line(),
        [b'/', b'/', ..] if !is_script => line(),
        [b'/', b'*', ..] if !is_script => until(2, "*/"),
        [b'"', b'"', b'"', ..] => until(3, "\"\"\""),
        [b'\'', b'\'', b'\'', ..] if is_script => until(3, "'''"),
        [b'\'', b'\\', _, ..] if has_lifetimes => until(3, "'"),
        [b'\'', ..] if has_lifetimes => {
            let end = left[1..].chars().next().map_or(1, |inside| 1 + inside.len_utf8());
            if left[end..].starts_with('\'') { end + 1 } else { 0 }
        }
        [quote @ (b'"' | b'\'' | b'`'), ..] => string(left, char::from(*quote)),
        _ => 0,
    }
}

/// The length of a string with its quotes; all but template strings end with their line.
fn string(left: &str, quote: char) -> usize {
    let mut escaped = false;
    for (place, character) in left.char_indices().skip(1) {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' if quote != '`' => return place,
            _ if character == quote => return place + 1,
            _ => {}
        }
    }
    left.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(language: &str, text: &'static str) -> Source<'static> {
        Source::new(Language::named(language).unwrap(), text)
    }

    #[test]
    fn methods_are_found_in_their_class() {
        let text = "class Solution {\npublic:\n  bool safe(int r) { return f(r); }\n  \
                    vector<vector<string>> solveNQueens(int n) { safe(n); return {}; }\n};";
        let found = source("C++", text).function("solveNQueens").unwrap();
        assert_eq!(found.class.as_deref(), Some("Solution"));
        assert_eq!(found.parameters, ["int n "]);
    }

    #[test]
    fn calls_are_not_declarations() {
        let text = "int total;\nvoid queens(int n) { solveNQueens(n); }";
        assert_eq!(source("C", text).function("solveNQueens"), None);
        assert!(source("C", text).function("queens").unwrap().is_void);
    }

    #[test]
    fn generic_parameters_do_not_part() {
        let text = "impl Solution { fn f(&mut self, map: &HashMap<i32, i32>, n: i32) {} }";
        let found = source("Rust", text).function("f").unwrap();
        assert_eq!(found.parameters.len(), 3);
        assert_eq!(found.class.as_deref(), Some("Solution"));
    }

    #[test]
    fn scripts_show_whether_they_run() {
        let class = "from typing import List\nLIMIT = 9\nclass Solution:\n    def solveNQueens\
                     (self, n):\n        print(n)\n        return []\n";
        assert!(!source("Python", class).has_main());
        assert!(source("Python", "def f(n): pass\nprint(f(4))\n").has_main());
        assert!(!source("Python", "def f(n): pass\n\"\"\"\nprint(1)\n\"\"\"\n").has_main());
        let function = "/** @return {string[][]} */\nvar solveNQueens = function(n) {\n\
                        console.log(n);\n};\n";
        assert!(!source("JavaScript", function).has_main());
        assert!(source("JavaScript", "function f(n) {}\nconsole.log(f(4));").has_main());
        assert!(!source("Perl", "use strict;\nsub f { print 1 }\n1;\n").has_main());
        assert!(source("Perl", "my $n = <STDIN>;\nprint $n;\n").has_main());
    }

    #[test]
    fn comments_and_strings_are_blank() {
        let text =
            "// int main() {}\nconst char *s = \"int main() {\";\nint f(int n) { return n; }";
        assert!(!source("C", text).has_main());
        assert!(source("C", "void main() {}").has_main());
    }
}
