//! `queens judge --batch`: a whole class at once.

use super::{Batch, Error, Output, Request, Status, Tell, batch, note};
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use n_queens::judge::run::batch::Row;
use n_queens::judge::run::interrupt;
use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

/// What only a class needs.
#[derive(clap::Args)]
pub struct Options {
    /// Judge every file, and every folder with one source file, in this folder
    #[arg(long, value_name = "DIR")]
    batch: Option<PathBuf>,
    /// How many to judge at the same time; as many as there are processors if not given
    #[arg(long, value_name = "N", value_parser = super::values::threads)]
    jobs: Option<usize>,
    /// Write a table; what has not changed since is not judged again
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a page that opens with the counts of each bug
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    /// Write one text for each submission
    #[arg(long, value_name = "DIR")]
    feedback: Option<PathBuf>,
    /// How much these texts give away
    #[arg(long, value_name = "WHAT", requires = "feedback", value_enum, default_value = "full")]
    tell: How,
}

/// How much the feedback gives away, as an argument says it.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum How {
    /// The verdict for each n
    Verdict,
    /// Also the first failure, with its board
    Example,
    /// Also the likely bug and what to do about it
    Full,
}

impl Options {
    pub fn is_wanted(&self) -> bool {
        self.batch.is_some()
    }

    /// An option that was given although it means nothing without a folder.
    pub fn stray(&self) -> Option<&'static str> {
        let given = [
            (self.csv.is_some(), "--csv"),
            (self.markdown.is_some(), "--markdown"),
            (self.feedback.is_some(), "--feedback"),
            (self.jobs.is_some(), "--jobs"),
        ];
        given.into_iter().find_map(|(is_given, option)| is_given.then_some(option))
    }

    /// Refuses to overwrite what the judge has not written, before any work is done.
    fn check_outputs(&self) -> Result<(), Error> {
        if self.csv.is_some() && self.csv == self.markdown {
            return Err(Error::usage("--csv and --markdown name the same file; name two"));
        }
        let files =
            [(&self.csv, "submission,verdict,"), (&self.markdown, "# N-Queens submissions")];
        for (file, start) in
            files.into_iter().filter_map(|(file, start)| Some((file.as_ref()?, start)))
        {
            let folder = file.parent().filter(|folder| *folder != Path::new(""));
            if folder.is_some_and(|folder| !folder.is_dir()) {
                return Err(Error::usage(format!("there is no folder for {}", file.display())));
            }
            let text = if file.is_file() { fs::read(file).unwrap_or_default() } else { Vec::new() };
            if file.is_dir() || !(text.is_empty() || text.starts_with(start.as_bytes())) {
                let name = file.display();
                return Err(Error::usage(format!(
                    "{name} was not written by the judge: choose a file that is not there yet"
                )));
            }
        }
        match &self.feedback {
            Some(folder) if folder.exists() && !folder.is_dir() => {
                Err(Error::usage(format!("{} is not a folder", folder.display())))
            }
            _ => Ok(()),
        }
    }

    fn batch(&self, directory: &Path, request: &Request) -> Batch {
        let processors = std::thread::available_parallelism().map_or(1, Into::into);
        Batch {
            directory: directory.to_owned(),
            request: request.clone(),
            jobs: self.jobs.unwrap_or(processors),
            csv: self.csv.clone(),
            markdown: self.markdown.clone(),
            feedback: self.feedback.clone(),
            tell: match self.tell {
                How::Verdict => Tell::Verdict,
                How::Example => Tell::Example,
                How::Full => Tell::Full,
            },
        }
    }
}

pub fn judge(options: &Options, request: &Request, output: &mut Output) -> Result<Status, Error> {
    let directory = options.batch.as_deref().unwrap_or(Path::new("."));
    if !directory.is_dir() {
        return Err(Error::usage(format!("{} is not a folder", directory.display())));
    }
    options.check_outputs()?;
    let progress = progress();
    let mut written = Ok(());
    let result = options.batch(directory, request).run(|row, total| {
        progress.set_length(total as u64);
        progress.inc(1);
        if written.is_ok() {
            written = line(row, output);
        }
    });
    progress.finish_and_clear();
    let rows = result.map_err(|error| Error::usage(format!("cannot use {error}")))?;
    written?;
    if interrupt::interrupted() {
        note(&format!("interrupted: {} of the submissions were judged", rows.len()));
        return Ok(Status::Interrupted);
    }
    if rows.is_empty() {
        return Err(Error::usage(format!("there is nothing to judge in {}", directory.display())));
    }
    writeln!(output, "{}", batch::summary(&rows))?;
    Ok(Status::Judged(u8::from(!batch::all_accepted(&rows))))
}

/// One submission in one line, at once: a class takes a while.
fn line(row: &Row, output: &mut Output) -> std::io::Result<()> {
    let name = row.name.to_string_lossy();
    let diagnosis = row.diagnosis.join(", ");
    // A line end or an escape in a name must not break the row.
    let name = name.replace(char::is_control, "?");
    let words = [name.as_str(), &diagnosis, &row.evidence];
    let words: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
    writeln!(output, "{:<10}  {}", row.verdict, words.join("  "))?;
    output.flush()
}

/// A bar on a terminal, nothing elsewhere.
fn progress() -> ProgressBar {
    if !std::io::stderr().is_terminal() || std::io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
