//! Writing the stub with which an exercise begins.

use super::super::error::{Error, note};
use super::super::{Output, Status, help};
use super::desk::{self, Desk};
use n_queens::kata::exercise::Exercise;
use n_queens::kata::language::Language;
use n_queens::kata::record::Attempt;
use n_queens::kata::stub::stub;
use std::fs::{self, File};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// What is to begin.
pub struct Beginning {
    pub exercise: Exercise,
    pub language: Language,
    pub file: PathBuf,
    /// The minutes on the clock.
    pub minutes: Option<u64>,
    /// How it went the last time, in words.
    pub last_time: Option<String>,
}

impl Beginning {
    /// Writes the stub, remembers it and says what comes next.
    pub fn begin(self, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
        desk::check_language(self.exercise, self.language)?;
        let text = stub(self.exercise, self.language).unwrap_or_default();
        write(&self.file, &text)?;
        let mut attempt = Attempt::begin(self.exercise, self.language, &self.file);
        attempt.minutes = self.minutes;
        let started = attempt.started;
        desk.change(|record| record.begin(attempt));
        writeln!(output, "{}: {}", self.file.display(), self.exercise.summary())?;
        writeln!(output, "The file states the task and waits for your code.")?;
        if let Some(minutes) = self.minutes {
            let end = n_queens::kata::moment::Moment(started.0 + 60 * minutes);
            writeln!(
                output,
                "The clock runs: {minutes} {}, until {} UTC.",
                if minutes == 1 { "minute" } else { "minutes" },
                end.time_of_day()
            )?;
        } else {
            let minutes = self.exercise.minutes();
            writeln!(output, "It takes about {minutes} minutes the first time.")?;
        }
        if let Some(last_time) = self.last_time {
            writeln!(output, "{last_time}")?;
        }
        writeln!(output, "\nNext: {} kata check", help::program())?;
        if let Some(missing) = self.language.missing_program() {
            let title = self.language.title();
            note(&format!("note: {title} needs {missing}, which is not installed here"));
        }
        Ok(Status::Success)
    }
}

/// Writes a file that was not there, or that the learner gives up.
fn write(file: &Path, text: &str) -> Result<(), Error> {
    let cannot = |error: &io::Error| {
        Error::usage(format!(
            "cannot write {}: {error}; --dir names another folder",
            file.display()
        ))
    };
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|error| cannot(&error))?;
    }
    match File::create_new(file) {
        Ok(mut new) => new.write_all(text.as_bytes()).map_err(|error| cannot(&error)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            give_up(file)?;
            fs::write(file, text).map_err(|error| cannot(&error))
        }
        Err(error) => Err(cannot(&error)),
    }
}

/// Asks whether a file may be overwritten; with nobody to ask it may not.
fn give_up(file: &Path) -> Result<(), Error> {
    let refused = || {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let name = Exercise::of(file).map_or(name.into_owned(), |exercise| exercise.to_string());
        Error::usage(format!(
            "{} is there already; {} kata again {name} begins in a new file",
            file.display(),
            help::program()
        ))
    };
    if !file.is_file() || !io::stdin().is_terminal() || !io::stderr().is_terminal() {
        return Err(refused());
    }
    let mut stderr = anstream::stderr();
    let _ = write!(stderr, "{} is there already. Overwrite it? [y/N] ", file.display());
    let _ = stderr.flush();
    let mut answer = String::new();
    let _ = io::stdin().lock().read_line(&mut answer);
    let is_yes = matches!(answer.trim().to_lowercase().as_str(), "y" | "yes");
    if is_yes { Ok(()) } else { Err(refused()) }
}

/// The first name in a folder that is free: `pairwise.py`, `pairwise-2.py` and so on.
pub fn free_name(folder: &Path, exercise: Exercise, language: Language) -> PathBuf {
    let name = |number: usize| match number {
        1 => format!("{exercise}.{}", language.extension()),
        _ => format!("{exercise}-{number}.{}", language.extension()),
    };
    let mut numbers = 1..;
    let free = numbers.find_map(|number| {
        let file = folder.join(name(number));
        (!file.exists()).then_some(file)
    });
    free.unwrap_or_else(|| folder.join(name(1)))
}
