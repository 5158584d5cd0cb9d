//! The languages that can be run: one table of build and run commands.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

/// How the sources of one language are built and run.
///
/// In the commands `{file}` stands for the source file, `{class}` for the Java class that holds
/// `main` and `{memory}` for the memory limit in MiB.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// Its name.
    pub name: &'static str,
    /// The endings of its files, in lower case; a copy is given the first.
    pub extensions: &'static [&'static str],
    /// Compiles the file, or checks its syntax where nothing is compiled; may be empty.
    pub build: &'static [&'static str],
    /// Runs it.
    pub run: &'static [&'static str],
    /// Makes the interpreter print its own path: the one on the search path may be a script
    /// that takes longer to find the real one than a small program takes to run.
    pub itself: &'static [&'static str],
    /// What is added to `build` so that an index out of range is seen and named; empty where it
    /// always is.
    pub checks: &'static [&'static str],
}

const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };
const C: &str = if cfg!(windows) { "gcc" } else { "cc" };
const CPP: &str = if cfg!(windows) { "g++" } else { "c++" };
const CHECKS: &[&str] = &[
    "-g",
    "-O1",
    "-D_GLIBCXX_ASSERTIONS",
    "-fsanitize=address,bounds",
    "-fno-sanitize-recover=bounds",
];
const BUILT: &str = "./judged-program";

/// Every language, in the order in which `queens judge --languages` shows them.
pub const LANGUAGES: [Language; 16] = [
    Language {
        name: "Python",
        extensions: &["py", "pyw"],
        build: &[PYTHON, "-m", "py_compile", "{file}"],
        run: &[PYTHON, "{file}"],
        itself: &["-c", "import sys; print(sys.executable)"],
        checks: &[],
    },
    Language {
        name: "JavaScript",
        extensions: &["js", "cjs"],
        build: &["node", "--check", "{file}"],
        run: &["node", "--max-old-space-size={memory}", "{file}"],
        itself: &["-p", "process.execPath"],
        checks: &[],
    },
    Language {
        name: "JavaScript module",
        extensions: &["mjs"],
        build: &["node", "--check", "{file}"],
        run: &["node", "--max-old-space-size={memory}", "{file}"],
        itself: &["-p", "process.execPath"],
        checks: &[],
    },
    Language {
        name: "Java",
        extensions: &["java"],
        build: &["javac", "-encoding", "UTF-8", "-nowarn", "-d", ".", "{file}"],
        run: &["java", "-Xmx{memory}m", "-XX:+UseSerialGC", "-cp", ".", "{class}"],
        itself: &[],
        checks: &[],
    },
    Language {
        name: "C",
        extensions: &["c"],
        build: &[C, "-O2", "-w", "-o", BUILT, "{file}", "-lm"],
        run: &[BUILT],
        itself: &[],
        checks: CHECKS,
    },
    Language {
        name: "C++",
        extensions: &["cpp", "cc", "cxx", "c++"],
        build: &[CPP, "-O2", "-w", "-o", BUILT, "{file}"],
        run: &[BUILT],
        itself: &[],
        checks: CHECKS,
    },
    Language {
        name: "Rust",
        extensions: &["rs"],
        build: &[
            "rustc",
            "--edition=2021",
            "--crate-name=judged",
            "-Awarnings",
            "-Copt-level=2",
            "-Cdebug-assertions=on",
            "-o",
            BUILT,
            "{file}",
        ],
        run: &[BUILT],
        itself: &[],
        checks: &[],
    },
    Language {
        name: "Perl",
        extensions: &["pl", "perl"],
        build: &["perl", "-c", "{file}"],
        run: &["perl", "{file}"],
        itself: &["-e", "print $^X"],
        checks: &[],
    },
    Language {
        name: "Go",
        extensions: &["go"],
        build: &["go", "build", "-o", BUILT, "{file}"],
        run: &[BUILT],
        itself: &[],
        checks: &[],
    },
    Language {
        name: "Ruby",
        extensions: &["rb"],
        build: &["ruby", "-c", "{file}"],
        run: &["ruby", "{file}"],
        itself: &["-e", "print RbConfig.ruby"],
        checks: &[],
    },
    Language {
        name: "PHP",
        extensions: &["php"],
        build: &["php", "-l", "{file}"],
        run: &["php", "{file}"],
        itself: &[],
        checks: &[],
    },
    Language {
        name: "TypeScript",
        extensions: &["ts"],
        build: &[],
        run: &["tsx", "{file}"],
        itself: &[],
        checks: &[],
    },
    Language {
        name: "Kotlin",
        extensions: &["kt"],
        build: &["kotlinc", "{file}", "-include-runtime", "-d", "judged.jar"],
        run: &["java", "-Xmx{memory}m", "-XX:+UseSerialGC", "-jar", "judged.jar"],
        itself: &[],
        checks: &[],
    },
    Language {
        name: "Swift",
        extensions: &["swift"],
        build: &["swiftc", "-O", "-o", BUILT, "{file}"],
        run: &[BUILT],
        itself: &[],
        checks: &[],
    },
    Language {
        name: "Haskell",
        extensions: &["hs"],
        build: &["ghc", "-v0", "-O", "-o", BUILT, "{file}"],
        run: &[BUILT],
        itself: &[],
        checks: &[],
    },
    Language {
        name: "shell",
        extensions: &["sh", "bash"],
        build: &["bash", "-n", "{file}"],
        run: &["bash", "{file}"],
        itself: &[],
        checks: &[],
    },
];

impl Language {
    /// The language of a file, by the ending of its name in whatever case.
    ///
    /// ```
    /// use std::path::Path;
    /// use n_queens::judge::run::language::Language;
    ///
    /// assert_eq!(Language::of(Path::new("Queens.PY")).unwrap().name, "Python");
    /// assert!(Language::of(Path::new("notes.txt")).is_none());
    /// ```
    pub fn of(file: &Path) -> Option<&'static Self> {
        let extension = file.extension()?.to_str()?.to_lowercase();
        LANGUAGES.iter().find(|language| language.extensions.contains(&extension.as_str()))
    }

    /// The language with this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        LANGUAGES.iter().find(|language| language.name == name)
    }

    /// The programs that must be installed, each once.
    pub fn programs(&self) -> Vec<&'static str> {
        let mut programs: Vec<_> =
            self.build.first().into_iter().chain(self.run.first()).copied().collect();
        programs.retain(|program| !program.starts_with("./"));
        programs.dedup();
        programs
    }
}

/// The path of an installed program, as the shell would find it.
pub fn find(program: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders)
        .map(|folder| folder.join(program).with_extension(std::env::consts::EXE_EXTENSION))
        .find(|path| path.is_file())
}

/// The path of the interpreter that really runs, asked for once.
pub fn interpreter(language: &Language, program: &str) -> OsString {
    static KNOWN: Mutex<Vec<(String, OsString)>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, path)) = known.iter().find(|(name, _)| name == program) {
        return path.clone();
    }
    let path = ask(language, program).unwrap_or_else(|| program.into());
    known.push((program.to_owned(), path.clone()));
    path
}

/// Asks the interpreter where it is, if the one on the search path is only a script.
fn ask(language: &Language, program: &str) -> Option<OsString> {
    let found = find(program)?;
    if language.itself.is_empty() || !is_script(&found) {
        return None;
    }
    let answer =
        Command::new(found).args(language.itself).stdin(Stdio::null()).output().ok()?.stdout;
    let path = String::from_utf8(answer).ok()?.trim().to_owned();
    Path::new(&path).is_file().then(|| path.into())
}

fn is_script(file: &Path) -> bool {
    use std::io::Read;
    let mut start = [0; 2];
    std::fs::File::open(file).is_ok_and(|mut file| file.read_exact(&mut start).is_ok())
        && start == *b"#!"
}

/// Whether Go finds a place for what it has compiled, without which it refuses to work.
pub fn has_go_cache() -> bool {
    static KNOWN: OnceLock<bool> = OnceLock::new();
    *KNOWN.get_or_init(|| {
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        let home = || set("HOME").map(|home| Path::new(&home).join(".cache"));
        let usual = set("XDG_CACHE_HOME").map(PathBuf::from).or_else(home);
        let is_writable = |folder: PathBuf| {
            std::fs::create_dir_all(&folder).is_ok() && tempfile::tempfile_in(folder).is_ok()
        };
        !cfg!(unix) || set("GOCACHE").is_some() || usual.is_some_and(is_writable)
    })
}

/// The command of a template, with its words filled in.
pub fn fill(template: &[&str], words: &[(&str, &OsStr)]) -> Vec<OsString> {
    template.iter().map(|part| fill_word(OsStr::new(part), words)).collect()
}

/// One word of a command, with every `{name}` in it replaced.
pub fn fill_word(part: &OsStr, words: &[(&str, &OsStr)]) -> OsString {
    let Some(text) = part.to_str() else { return part.to_owned() };
    let Some((name, value)) = words.iter().find(|(name, _)| text.contains(name)) else {
        return part.to_owned();
    };
    let mut filled = OsString::new();
    for (index, piece) in text.split(name).enumerate() {
        if index > 0 {
            filled.push(value);
        }
        filled.push(piece);
    }
    filled
}
