//! The exercises, in the order in which they are best done.

use super::language::Language;
use super::text::Text;
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// The solution file of an exercise that is there in every language.
macro_rules! in_six {
    ($name:literal, $language:expr) => {
        Some(match $language {
            Language::Rust => include_str!(concat!("solutions/", $name, ".rs")),
            Language::Python => include_str!(concat!("solutions/", $name, ".py")),
            Language::JavaScript => include_str!(concat!("solutions/", $name, ".js")),
            Language::Java => include_str!(concat!("solutions/", $name, ".java")),
            Language::Cpp => include_str!(concat!("solutions/", $name, ".cpp")),
            Language::C => include_str!(concat!("solutions/", $name, ".c")),
        })
    };
}

/// The solution file of an exercise that is there in Rust and Python.
macro_rules! in_two {
    ($name:literal, $language:expr) => {
        match $language {
            Language::Rust => Some(include_str!(concat!("solutions/", $name, ".rs"))),
            Language::Python => Some(include_str!(concat!("solutions/", $name, ".py"))),
            _ => None,
        }
    };
}

/// Writes the enum, the list and everything that is looked up for each exercise from one table.
macro_rules! exercises {
    ($($exercise:ident, $name:literal, $kind:ident, $solution:ident $file:literal, $minutes:literal,
       $page:literal, $summary:literal;)*) => {
        /// Something to practise.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Exercise {
            $(#[doc = concat!("`", $name, "`: ", $summary, ".")]
            $exercise,)*
        }

        impl Exercise {
            /// Every exercise, in order.
            pub const ALL: &'static [Self] = &[$(Self::$exercise),*];

            /// Its name on the command line and of its files.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$exercise => $name,)*
                }
            }

            /// What it is, in one line without a full stop.
            pub fn summary(self) -> &'static str {
                match self {
                    $(Self::$exercise => $summary,)*
                }
            }

            /// What is asked for.
            pub fn kind(self) -> Kind {
                match self {
                    $(Self::$exercise => Kind::$kind,)*
                }
            }

            /// About how long it takes the first time.
            pub fn minutes(self) -> u64 {
                match self {
                    $(Self::$exercise => $minutes,)*
                }
            }

            /// The page to read afterwards, from the top of the repository.
            pub fn page(self) -> &'static str {
                match self {
                    $(Self::$exercise => concat!("docs/", $page, ".md"),)*
                }
            }

            /// Its task, constraint and hints.
            pub fn text(self) -> Text {
                Text::parse(match self {
                    $(Self::$exercise => include_str!(concat!("tasks/", $name, ".md")),)*
                })
            }

            /// A solution: a whole file in the interview's signature. `None` if the exercise is
            /// not there in that language.
            pub fn solution(self, language: Language) -> Option<&'static str> {
                match self {
                    $(Self::$exercise => $solution!($file, language),)*
                }
            }
        }
    };
}

exercises! {
    TwoQueens, "two-queens", TwoQueens, in_two "two-queens", 5, "kata",
        "whether two queens attack each other";
    IsSolution, "is-solution", IsSolution, in_two "is-solution", 10, "kata",
        "whether a board is a solution";
    RowHashSets, "row-hash-sets", Boards, in_six "row-hash-sets", 30, "row-hash-sets",
        "all boards, row by row, what is taken in three hash sets";
    DiagonalArrays, "diagonal-arrays", Boards, in_six "diagonal-arrays", 20, "diagonal-arrays",
        "all boards, arrays of fixed size and a board of characters";
    ColumnScan, "column-scan", Boards, in_six "column-scan", 20, "column-scan",
        "all boards, column by column, scanning the board";
    ConflictArrays, "conflict-arrays", Boards, in_six "conflict-arrays", 20, "conflict-arrays",
        "all boards, one number per row, conflicts in arrays";
    Pairwise, "pairwise", Boards, in_six "pairwise", 15, "pairwise",
        "all boards, each new queen compared with every earlier one";
    Symmetry, "symmetry", Boards, in_six "symmetry", 25, "symmetry",
        "all boards, half of the first row searched, the rest mirrored";
    CountOnly, "count-only", Count, in_six "count-only", 10, "kata",
        "only the number of solutions";
    Bitmask, "bitmask", Boards, in_six "bitmask", 30, "bitmask",
        "all boards, a row of squares in one number";
    Iterative, "iterative", Boards, in_six "iterative", 25, "iterative",
        "all boards, without recursion";
    Completion, "completion", Completion, in_two "completion", 25, "completion",
        "all boards that hold some given queens";
    Rooks, "rooks", Rooks, in_two "rooks", 10, "rooks",
        "rooks in place of queens";
    Blind, "blind", Boards, in_six "conflict-arrays", 30, "kata",
        "all boards, the approach is yours to choose";
}

/// What is asked for: the signature of the function, and how its answers are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Whether two queens attack each other.
    TwoQueens,
    /// Whether a board is a solution.
    IsSolution,
    /// All boards: LeetCode 51.
    Boards,
    /// The number of solutions: LeetCode 52.
    Count,
    /// All boards that hold the given queens.
    Completion,
    /// All boards with rooks.
    Rooks,
}

impl Exercise {
    /// The exercises in the order of the path: all but the blind one, which is begun when one
    /// likes.
    pub fn path() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|exercise| *exercise != Self::Blind)
    }

    /// The languages in which it can be done.
    pub fn languages(self) -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().filter(move |language| self.solution(*language).is_some())
    }

    /// The exercise that a file is for, by its name: `pairwise-2.py` is `pairwise` again.
    ///
    /// ```
    /// use n_queens::kata::exercise::Exercise;
    /// use std::path::Path;
    ///
    /// assert_eq!(Exercise::of(Path::new("week-2/pairwise-3.py")), Some(Exercise::Pairwise));
    /// assert_eq!(Exercise::of(Path::new("queens.py")), None);
    /// ```
    pub fn of(file: &Path) -> Option<Self> {
        let stem = file.file_stem()?.to_str()?;
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let name = match stem.rsplit_once('-') {
            Some((name, number)) if is_number(number) => name,
            _ => stem,
        };
        name.parse().ok()
    }

    /// How the judge comes to see boards where the exercise asks for something else.
    pub fn asked(self) -> Option<&'static str> {
        match self.kind() {
            Kind::TwoQueens => Some(
                "queens are put on a board one after another wherever your function says that none \
                 attacks them; each board with n queens that comes about is judged",
            ),
            Kind::IsSolution => Some(
                "your function is shown every board with n queens, or one less; each that it calls \
                 a solution is judged",
            ),
            Kind::Completion => Some(
                "your function is given every pair of squares in the first and the last row; all \
                 that it returns together is judged, and must be every solution once",
            ),
            Kind::Boards | Kind::Count | Kind::Rooks => None,
        }
    }

    /// The name of the function that is called, in that language.
    pub fn function(self, language: Language) -> &'static str {
        let is_rust = language == Language::Rust;
        match self.kind() {
            Kind::TwoQueens => "queens_attack",
            Kind::IsSolution => "is_solution",
            Kind::Boards if is_rust => "solve_n_queens",
            Kind::Boards => "solveNQueens",
            Kind::Count if is_rust => "total_n_queens",
            Kind::Count => "totalNQueens",
            Kind::Completion => "complete_n_queens",
            Kind::Rooks => "solve_n_rooks",
        }
    }
}

impl fmt::Display for Exercise {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

impl FromStr for Exercise {
    type Err = UnknownExercise;

    fn from_str(name: &str) -> Result<Self, UnknownExercise> {
        let found = Self::ALL.iter().find(|exercise| exercise.name() == name);
        found.copied().ok_or_else(|| UnknownExercise(name.to_owned()))
    }
}

/// No exercise has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownExercise(pub String);

impl fmt::Display for UnknownExercise {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Exercise::ALL.iter().map(|exercise| exercise.name()).collect();
        write!(formatter, "no exercise is called {:?}: there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownExercise {}
