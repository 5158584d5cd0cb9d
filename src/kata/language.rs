//! The languages in which an exercise can be done.

use crate::judge::run::language as judged;
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// An interview language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// Rust.
    Rust,
    /// Python 3.
    Python,
    /// JavaScript, run by Node.
    JavaScript,
    /// Java.
    Java,
    /// C++.
    Cpp,
    /// C.
    C,
}

impl Language {
    /// Every language, in the order of the help.
    pub const ALL: [Self; 6] =
        [Self::Rust, Self::Python, Self::JavaScript, Self::Java, Self::Cpp, Self::C];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rust => "rust",
            Self::Python => "python",
            Self::JavaScript => "javascript",
            Self::Java => "java",
            Self::Cpp => "cpp",
            Self::C => "c",
        }
    }

    /// Its name as people write it.
    pub fn title(self) -> &'static str {
        match self {
            Self::Rust => "Rust",
            Self::Python => "Python",
            Self::JavaScript => "JavaScript",
            Self::Java => "Java",
            Self::Cpp => "C++",
            Self::C => "C",
        }
    }

    /// The ending of its files.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Rust => "rs",
            Self::Python => "py",
            Self::JavaScript => "js",
            Self::Java => "java",
            Self::Cpp => "cpp",
            Self::C => "c",
        }
    }

    /// What begins a line of comment.
    pub fn comment(self) -> &'static str {
        if self == Self::Python { "#" } else { "//" }
    }

    /// The language of a file, by its ending.
    ///
    /// ```
    /// use n_queens::kata::language::Language;
    /// use std::path::Path;
    ///
    /// assert_eq!(Language::of(Path::new("practice/pairwise.cpp")), Some(Language::Cpp));
    /// assert_eq!(Language::of(Path::new("pairwise.hs")), None);
    /// ```
    pub fn of(file: &Path) -> Option<Self> {
        let name = judged::Language::of(file)?.name;
        Self::ALL.into_iter().find(|language| {
            name.starts_with(language.title()) && {
                // "C" begins "C++" as well, and "Java" begins "JavaScript".
                name == language.title() || *language == Self::JavaScript
            }
        })
    }

    /// The first program that it needs and that is not installed here.
    pub fn missing_program(self) -> Option<&'static str> {
        let programs = judged::Language::named(self.title())?.programs();
        programs.into_iter().find(|program| judged::find(program).is_none())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(name: &str) -> Result<Self, UnknownLanguage> {
        let found = Self::ALL.into_iter().find(|language| language.name() == name);
        found.ok_or_else(|| UnknownLanguage(name.to_owned()))
    }
}

/// No language has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Language::ALL.map(Language::name).join(", ");
        write!(formatter, "no language is called {:?}: there are {names}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}
