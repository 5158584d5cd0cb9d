//! The text of a file that was handed in.

use std::fs;
use std::path::Path;

use super::{NotReady, Settings};
use crate::judge::run::language::Language;
use crate::judge::run::source::Source;

/// The text of a file in a known language.
pub struct Text {
    /// Its language.
    pub language: &'static Language,
    bytes: Vec<u8>,
    decoded: String,
}

impl Text {
    /// Reads a source file.
    ///
    /// # Errors
    ///
    /// If the language is not known or the file cannot be read.
    pub fn read(file: &Path) -> Result<Self, NotReady> {
        let language = Language::of(file).ok_or_else(|| unknown_language(file))?;
        let bytes = fs::read(file)
            .map_err(|error| NotReady::NotStarted(format!("{}: {error}", file.display())))?;
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").map(<[u8]>::to_vec).unwrap_or(bytes);
        let decoded = match std::str::from_utf8(&bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => bytes.iter().copied().map(char::from).collect(),
        };
        Ok(Self { language, bytes, decoded })
    }

    /// Looks through it.
    pub fn source(&self) -> Source<'_> {
        Source::new(self.language, &self.decoded)
    }

    /// The functions that would be called.
    pub fn functions(&self, settings: &Settings) -> Vec<String> {
        match &settings.call {
            Some(name) => vec![name.clone()],
            None => self.source().known_functions(settings.count),
        }
    }

    /// What compilers are given: they want UTF-8; Python has its own rules.
    pub fn for_build(&self) -> Vec<u8> {
        if self.language.name == "Python" {
            self.bytes.clone()
        } else {
            self.decoded.clone().into()
        }
    }
}

fn unknown_language(file: &Path) -> NotReady {
    NotReady::NotStarted(format!(
        "{}: no language is known by this ending; `queens judge --languages` lists them, and \
         `queens judge -- COMMAND` runs anything",
        file.display()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_endings_are_no_fault_of_the_submission() {
        let error = Text::read(Path::new("essay.docx")).err().unwrap();
        assert!(matches!(error, NotReady::NotStarted(why) if why.contains("--languages")));
    }
}
