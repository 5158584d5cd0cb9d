//! A submission made ready to run: copied into an empty folder of its own, and built.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::TempDir;

use super::harness;
use super::language::{self, Language};
use super::process::{Ended, Limits, Outcome, Run};

mod complaint;
mod files;
mod text;

pub use text::Text;

use complaint::complaint;
pub(super) use files::{Files, fill};
use files::{as_program, stem};

/// How long a compiler may take.
const BUILD_TIME: Duration = Duration::from_secs(60);

/// How to run what people hand in.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// What each run may use.
    pub limits: Limits,
    /// A command that is put in front of every command that touches the submission; `{dir}` in
    /// it stands for the folder.
    pub wrap: Vec<OsString>,
    /// The function to call, if it is not one of the usual names.
    pub call: Option<String>,
    /// Whether a count is asked for, so that the function that counts is called if there is one.
    pub count: bool,
    /// Whether C and C++ are built with checks of every index, which makes them slower.
    pub checked: bool,
}

/// Something that can be run for one n after another.
#[derive(Debug)]
pub struct Program {
    command: Vec<OsString>,
    directory: PathBuf,
    settings: Settings,
    /// The names of the functions that are called, if it is not run as a program.
    pub functions: Vec<String>,
    /// The language of the file, if it is one.
    pub language: Option<&'static Language>,
    /// The name of its copy; empty for a command.
    file: String,
    /// Deleted when the program is dropped.
    _folder: Option<TempDir>,
}

/// Why there is nothing to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotReady {
    /// The compiler or the interpreter refuses the file: what it says.
    NotBuilt(String),
    /// Something is missing here; no fault of the submission.
    NotStarted(String),
}

impl NotReady {
    /// What the compiler says, or what is missing.
    fn into_words(self) -> String {
        match self {
            Self::NotBuilt(words) | Self::NotStarted(words) => words,
        }
    }
}

/// What a file is run as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A program that reads n and prints.
    Program,
    /// Functions that are called.
    Functions,
}

impl Program {
    /// A command, with `{n}` in its arguments where n goes. It runs in the current folder.
    ///
    /// # Errors
    ///
    /// If there is no current folder.
    pub fn from_command(command: &[OsString], settings: &Settings) -> Result<Self, NotReady> {
        let directory = std::env::current_dir().map_err(|error| trouble("this folder", &error))?;
        let mut whole = wrapped(&settings.wrap, &directory);
        whole.extend_from_slice(command);
        Ok(Self {
            command: whole,
            directory,
            settings: settings.clone(),
            functions: Vec::new(),
            language: None,
            file: String::new(),
            _folder: None,
        })
    }

    /// A source file, copied and built.
    ///
    /// # Errors
    ///
    /// [`NotReady`] if its language is not known or not installed, or if it does not build.
    pub fn from_file(file: &Path, shape: Shape, settings: &Settings) -> Result<Self, NotReady> {
        let text = Text::read(file)?;
        let source = text.source();
        let folder = TempDir::with_prefix("queens-judge-")
            .map_err(|error| trouble("a temporary folder", &error))?;
        let files = match shape {
            Shape::Program => as_program(&text, &source, file),
            Shape::Functions => harness::wrap(&source, &stem(file), &text.functions(settings))
                .map_err(NotReady::NotStarted)?,
        };
        for (name, bytes) in &files.written {
            fs::write(folder.path().join(name), bytes).map_err(|error| trouble(name, &error))?;
        }
        let functions =
            if shape == Shape::Functions { text.functions(settings) } else { Vec::new() };
        let program = Self {
            command: Vec::new(),
            directory: folder.path().to_owned(),
            settings: settings.clone(),
            functions,
            language: Some(text.language),
            file: files.written.first().map(|(name, _)| name.clone()).unwrap_or_default(),
            _folder: Some(folder),
        };
        program.built(&files)
    }

    /// Whether n goes into the command rather than to standard input.
    pub fn takes_n_in_command(&self) -> bool {
        self.command.iter().any(|word| word.to_string_lossy().contains("{n}"))
    }

    /// Runs it once, for one n: with this standard input, and these further arguments.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn run(&self, n: usize, input: Option<&str>, arguments: &[String]) -> io::Result<Outcome> {
        let number = OsString::from(n.to_string());
        let words: [(&str, &OsStr); 1] = [("{n}", &number)];
        let mut command: Vec<OsString> =
            self.command.iter().map(|word| language::fill_word(word, &words)).collect();
        command.extend(arguments.iter().map(OsString::from));
        let (limits, directory) = (self.settings.limits, self.directory.as_path());
        Run { command: &command, directory, input, limits, heartbeat: None }.outcome()
    }

    /// Runs a harness: `mark` takes the place of `placeholder` in the command.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub(super) fn run_marked(
        &self,
        placeholder: &str,
        mark: &str,
        arguments: &[String],
    ) -> io::Result<Outcome> {
        let words: [(&str, &OsStr); 1] = [(placeholder, OsStr::new(mark))];
        let mut command: Vec<OsString> =
            self.command.iter().map(|word| language::fill_word(word, &words)).collect();
        command.extend(arguments.iter().map(OsString::from));
        let (limits, directory) = (self.settings.limits, self.directory.as_path());
        Run { command: &command, directory, input: None, limits, heartbeat: Some(mark) }.outcome()
    }

    /// The name of the copy of the file; empty for a command.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// Why a run of this program did not come about, in words.
    pub fn why_not_started(&self, error: &io::Error) -> String {
        self.not_started(&self.command, error).into_words()
    }

    fn not_started(&self, command: &[OsString], error: &io::Error) -> NotReady {
        let program = command.first().map(|program| program.to_string_lossy()).unwrap_or_default();
        let why = lower_case(&error.to_string());
        NotReady::NotStarted(match (error.kind(), self.language) {
            _ if !self.settings.wrap.is_empty() => {
                format!("{program}, which --wrap puts in front, could not be started: {why}")
            }
            (io::ErrorKind::NotFound, Some(language)) => {
                format!("{program} is not installed here; {} needs it", language.name)
            }
            _ => format!("{program} could not be started: {why}"),
        })
    }

    /// What a run said on standard error, made short.
    pub fn errors(&self, outcome: &Outcome) -> String {
        outcome.error_text(&self.file)
    }

    /// Builds the files and settles the command that runs them.
    fn built(mut self, files: &Files) -> Result<Self, NotReady> {
        let language = self.language.expect("a file has a language");
        for build in &files.builds {
            let checks = if self.settings.checked { language.checks } else { &[] };
            let checks = checks.iter().map(|check| (*check).to_owned());
            self.build(language, &build.iter().cloned().chain(checks).collect::<Vec<_>>())?;
        }
        self.command = self.command_for(language, &files.run);
        Ok(self)
    }

    fn build(&self, language: &'static Language, template: &[String]) -> Result<(), NotReady> {
        let command = self.command_for(language, template);
        let limits = Limits { time: BUILD_TIME, output: 1 << 20, memory: None };
        let directory = self.directory.as_path();
        let run = Run { command: &command, directory, input: None, limits, heartbeat: None };
        let outcome = run.outcome().map_err(|error| self.not_started(&command, &error))?;
        match outcome.ended {
            Ended::Exit(0) => Ok(()),
            Ended::TimeLimit => {
                let seconds = BUILD_TIME.as_secs();
                Err(NotReady::NotBuilt(format!("building it took more than {seconds} seconds")))
            }
            _ => Err(NotReady::NotBuilt(complaint(&outcome, &self.directory))),
        }
    }

    /// The command of a template, with the wrapping in front and the real interpreter in place.
    fn command_for(&self, language: &'static Language, template: &[String]) -> Vec<OsString> {
        let memory = OsString::from(self.settings.limits.memory.unwrap_or(1 << 20).to_string());
        let words: [(&str, &OsStr); 1] = [("{memory}", &memory)];
        let mut command = wrapped(&self.settings.wrap, &self.directory);
        let wrapped = !command.is_empty();
        command.extend(template.iter().map(|word| language::fill_word(word.as_ref(), &words)));
        if let (false, Some(program)) = (wrapped, template.first()) {
            command[0] = self.executable(language, program);
        }
        command
    }

    fn executable(&self, language: &'static Language, program: &str) -> OsString {
        match program.strip_prefix("./") {
            Some(name) => self.directory.join(name).into(),
            None => language::interpreter(language, program),
        }
    }
}

fn wrapped(wrap: &[OsString], directory: &Path) -> Vec<OsString> {
    let words: [(&str, &OsStr); 1] = [("{dir}", directory.as_os_str())];
    wrap.iter().map(|word| language::fill_word(word, &words)).collect()
}

/// An error of the system in the manner of our own: `no such file or directory (os error 2)`.
fn lower_case(message: &str) -> String {
    let mut characters = message.chars();
    let first = characters.next().map(|first| first.to_lowercase().to_string());
    first.unwrap_or_default() + characters.as_str()
}

fn trouble(what: &str, error: &io::Error) -> NotReady {
    NotReady::NotStarted(format!("cannot use {what}: {}", lower_case(&error.to_string())))
}
