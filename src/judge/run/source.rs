//! What the source text of a submission shows: has it a main, and which functions can be called?
//!
//! No parser, only the words and brackets outside comments and strings. Where that misjudges a
//! file, running it tells: a "program" that prints nothing is called as functions after all.

use super::language::Language;

mod blank;
mod declared;
mod scripts;
mod tokens;

pub use declared::Function;

use blank::blank;
use declared::{functions, is_class_word, names_after};
use tokens::{is_word, tokens};

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

    /// The names of all functions that the text declares, but for its main and the private ones
    /// of a script.
    pub fn declared_names(&self) -> Vec<String> {
        let mut names = match self.language.name {
            "Python" => names_after("def", &self.code),
            "Perl" => names_after("sub", &self.code),
            "JavaScript" | "JavaScript module" => names_after("function", &self.code),
            _ => functions(&self.code).into_iter().map(|function| function.name).collect(),
        };
        names.retain(|name| name != "main" && !name.starts_with('_'));
        names
    }

    /// Whether the text runs something by itself, rather than only declare functions.
    pub fn has_main(&self) -> bool {
        match self.language.name {
            "C" | "C++" | "Rust" | "Java" | "Go" => self.function("main").is_some(),
            name => scripts::runs(name, &self.code),
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
        scripts::statements(&self.code).any(|line| {
            let rest = line.strip_prefix("import").or_else(|| line.strip_prefix("export"));
            rest.is_some_and(|rest| rest.starts_with([' ', '{', '*']))
        })
    }

    /// The declaration of a function, in the languages that put braces around its body.
    pub fn function(&self, name: &str) -> Option<Function> {
        functions(&self.code).into_iter().find(|function| function.name == name)
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
        functions(&self.code).iter().any(|function| {
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
}
