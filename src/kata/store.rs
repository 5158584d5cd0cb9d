//! The record as one small readable file in the working folder.
//!
//! The file may be deleted at any time; then nothing was ever done. It is locked while it is
//! read or changed, so that two terminals do not lose what the other one wrote.

use super::record::Record;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The name of the file.
pub const FILE_NAME: &str = ".queens-kata.json";

/// The place of the record.
#[derive(Clone, Debug)]
pub struct Store {
    path: PathBuf,
}

impl Store {
    /// The record in a folder.
    pub fn within(folder: &Path) -> Self {
        Self { path: folder.join(FILE_NAME) }
    }

    /// Reads the record; without a file nothing was done yet.
    ///
    /// # Errors
    ///
    /// If there is a file that cannot be read or is no record.
    pub fn read(&self) -> Result<Record, Trouble> {
        match File::open(&self.path) {
            Ok(mut file) => {
                file.lock_shared().map_err(|error| self.trouble(error))?;
                self.parse(&mut file)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Record::default()),
            Err(error) => Err(self.trouble(error)),
        }
    }

    /// Changes the record.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or is no record; then it is left as it was.
    pub fn change<T>(&self, change: impl FnOnce(&mut Record) -> T) -> Result<T, Trouble> {
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(&self.path).map_err(|error| self.trouble(error))?;
        file.lock().map_err(|error| self.trouble(error))?;
        let mut record = self.parse(&mut file)?;
        let answer = change(&mut record);
        write(&mut file, &record).map_err(|error| self.trouble(error))?;
        Ok(answer)
    }

    fn parse(&self, file: &mut File) -> Result<Record, Trouble> {
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| self.trouble(error))?;
        if text.trim().is_empty() {
            return Ok(Record::default());
        }
        serde_json::from_str(&text).map_err(|error| self.trouble(error))
    }

    fn trouble(&self, why: impl fmt::Display) -> Trouble {
        Trouble { path: self.path.clone(), why: why.to_string() }
    }
}

fn write(file: &mut File, record: &Record) -> io::Result<()> {
    let mut text = serde_json::to_string_pretty(record)?;
    text.push('\n');
    file.rewind()?;
    file.write_all(text.as_bytes())?;
    file.set_len(text.len() as u64)
}

/// The file of the record cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    path: PathBuf,
    why: String,
}

impl fmt::Display for Trouble {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "the record {} cannot be used: {}", self.path.display(), self.why)
    }
}

impl std::error::Error for Trouble {}
