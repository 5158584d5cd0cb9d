//! A whole class at once: one row for each submission, written as soon as it is known.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeSet, VecDeque};
use std::ffi::OsString;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, mpsc};

use super::examine::{self, Request};
use super::interrupt;
use crate::judge::{Mode, Verdict};

mod entries;
mod feedback;
mod markdown;
mod table;

pub use entries::{Entry, entries};
pub use feedback::Tell;
pub use markdown::summary;
pub use table::Row;

use table::Table;

/// A folder of submissions and where the results go.
#[derive(Clone, Debug)]
pub struct Batch {
    /// The folder: one file, or one folder, for each submission.
    pub directory: PathBuf,
    /// What is asked of each of them.
    pub request: Request,
    /// How many are judged at the same time.
    pub jobs: usize,
    /// A table for a spreadsheet, which also says what need not be judged again.
    pub csv: Option<PathBuf>,
    /// A page with the counts of each diagnosis in front.
    pub markdown: Option<PathBuf>,
    /// A folder for one text for each submission.
    pub feedback: Option<PathBuf>,
    /// How much these texts give away.
    pub tell: Tell,
}

/// One row with the text for the one who wrote the submission.
struct Judged {
    row: Row,
    feedback: String,
}

impl Batch {
    /// Judges everything that has changed and tells each row as soon as it is known. Rows come
    /// back sorted by name.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read or a result cannot be written.
    pub fn run(&self, mut tell: impl FnMut(&Row, usize)) -> io::Result<Vec<Row>> {
        let entries = named(&self.directory, entries(&self.directory, &self.outputs()))?;
        let total = entries.len();
        let columns = self.columns();
        let known = Table::read(self.csv.as_deref(), &columns);
        self.check_markdown()?;
        let file = self.csv.as_deref().unwrap_or(Path::new(""));
        let written = |result| named(file, result);
        let mut table = named(file, Table::create(self.csv.as_deref(), &columns))?;
        if let Some(folder) = &self.feedback {
            named(folder, fs::create_dir_all(folder))?;
        }
        let mut rows = Vec::new();
        let mut left = VecDeque::new();
        for entry in entries {
            let fingerprint = self.fingerprint(&entry);
            match known.row(&entry.name, &fingerprint).filter(|_| self.has_feedback(&entry)) {
                Some(row) => {
                    written(table.write(&row))?;
                    tell(&row, total);
                    rows.push(row);
                }
                None => left.push_back((entry, fingerprint)),
            }
        }
        self.judge_all(left, |mut judged| {
            judged.row = judged.row.aligned(&columns);
            written(table.write(&judged.row))?;
            self.write_feedback(&judged)?;
            tell(&judged.row, total);
            rows.push(judged.row);
            Ok(())
        })?;
        rows.sort_by(|one, other| one.name.cmp(&other.name));
        if let (Some(file), false) = (&self.markdown, interrupt::interrupted()) {
            named(file, fs::write(file, markdown::page(&rows, &columns)))?;
        }
        Ok(rows)
    }

    /// Judges with several threads; the results come to this one.
    fn judge_all(
        &self,
        left: VecDeque<(Entry, String)>,
        mut done: impl FnMut(Judged) -> io::Result<()>,
    ) -> io::Result<()> {
        let threads = self.jobs.min(left.len()).max(1);
        let left = Mutex::new(left);
        let next = || left.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        std::thread::scope(|scope| {
            let (sender, judged) = mpsc::channel();
            for _ in 0..threads {
                let sender = sender.clone();
                scope.spawn(move || {
                    while let Some((entry, fingerprint)) = next() {
                        let judged = self.judge(&entry, fingerprint);
                        if interrupt::interrupted() || sender.send(judged).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            judged.into_iter().try_for_each(&mut done)
        })
    }

    fn judge(&self, entry: &Entry, fingerprint: String) -> Judged {
        let name = entry.name.clone();
        match &entry.source {
            Err(reason) => Judged {
                row: Row::not_judged(name, reason, fingerprint),
                feedback: format!("Not judged: {reason}.\n"),
            },
            Ok(file) => {
                let examination = examine::file(file, &self.request);
                let report = examination.report(self.request.mode);
                Judged {
                    feedback: feedback::text(&report, &examination, self.tell),
                    row: Row::new(name, &report, fingerprint),
                }
            }
        }
    }

    /// Every size for which there may be an answer.
    fn columns(&self) -> Vec<usize> {
        let boards = self.request.sizes(false);
        let counts =
            if self.request.mode == Mode::Auto { self.request.sizes(true) } else { Vec::new() };
        boards.into_iter().chain(counts).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The page is written last; that its folder is missing should be known at once.
    fn check_markdown(&self) -> io::Result<()> {
        let folder = self.markdown.as_deref().and_then(Path::parent);
        let is_missing = |folder: &&Path| folder != &Path::new("") && !folder.is_dir();
        match folder.filter(is_missing) {
            Some(folder) => named(folder, Err(io::ErrorKind::NotFound.into())),
            None => Ok(()),
        }
    }

    /// What is written here is no submission.
    fn outputs(&self) -> Vec<PathBuf> {
        let outputs = [&self.csv, &self.markdown, &self.feedback];
        outputs.into_iter().flatten().filter_map(|path| path.canonicalize().ok()).collect()
    }

    /// Changes whenever the submission, or what is asked of it, changes.
    fn fingerprint(&self, entry: &Entry) -> String {
        let mut hasher = DefaultHasher::new();
        env!("CARGO_PKG_VERSION").hash(&mut hasher);
        format!("{:?} {:?}", self.request, self.tell).hash(&mut hasher);
        match &entry.source {
            Ok(file) => (file.extension(), fs::read(file).ok()).hash(&mut hasher),
            Err(reason) => reason.hash(&mut hasher),
        }
        format!("{:016x}", hasher.finish())
    }

    fn has_feedback(&self, entry: &Entry) -> bool {
        self.feedback_file(&entry.name).is_none_or(|file| file.exists())
    }

    fn feedback_file(&self, name: &OsString) -> Option<PathBuf> {
        let mut file = name.clone();
        file.push(".txt");
        self.feedback.as_ref().map(|folder| folder.join(file))
    }

    fn write_feedback(&self, judged: &Judged) -> io::Result<()> {
        match self.feedback_file(&judged.row.name) {
            Some(file) => named(&file, fs::write(&file, &judged.feedback)),
            None => Ok(()),
        }
    }
}

/// The error with the path that it is about, in lower case.
fn named<T>(path: &Path, result: io::Result<T>) -> io::Result<T> {
    result.map_err(|error| {
        let kind = error.kind();
        io::Error::new(kind, format!("{}: {kind}", path.display()))
    })
}

/// Whether every submission is accepted.
pub fn all_accepted(rows: &[Row]) -> bool {
    rows.iter().all(|row| row.verdict == Verdict::Accepted.letters())
}
