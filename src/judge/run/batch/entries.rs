//! What lies in the folder of a class: submissions, and things that are none.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::super::language::Language;

/// How deep a student's folder is looked through.
const DEPTH: usize = 5;
/// Folders that tools make, in which nobody hands anything in.
const TOOLS: [&str; 9] =
    ["__MACOSX", "__pycache__", "node_modules", "target", "build", "bin", "obj", "out", "venv"];
/// Endings of archives.
const ARCHIVES: [&str; 10] = ["zip", "tar", "gz", "tgz", "bz2", "xz", "7z", "rar", "jar", "zst"];

/// One thing in the folder of the class.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name as it came, even if it is not UTF-8.
    pub name: OsString,
    /// Its one source file, or why it is not judged.
    pub source: Result<PathBuf, String>,
}

/// Everything in a folder, sorted by name, without hidden files and without `outputs`.
///
/// # Errors
///
/// If the folder cannot be read.
pub fn entries(directory: &Path, outputs: &[PathBuf]) -> io::Result<Vec<Entry>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let is_output = path.canonicalize().is_ok_and(|path| outputs.contains(&path));
        if !is_hidden(&path) && !is_output {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths.iter().map(|path| entry(path)).collect())
}

fn entry(path: &Path) -> Entry {
    let name = path.file_name().unwrap_or_default().to_owned();
    let source = if path.is_dir() { in_folder(path) } else { alone(path) };
    // A pipe or a device would be waited for without an end.
    let source = source.and_then(|file| {
        if file.is_file() { Ok(file) } else { Err("not a file that can be read".to_owned()) }
    });
    Entry { name, source }
}

/// A file that was handed in by itself.
fn alone(path: &Path) -> Result<PathBuf, String> {
    if Language::of(path).is_some() { Ok(path.to_owned()) } else { Err(unknown(path)) }
}

fn unknown(path: &Path) -> String {
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    match ending.as_str() {
        ending if ARCHIVES.contains(&ending) => "an archive; unpack it first".to_owned(),
        "ipynb" => "a notebook; save its code as a .py file".to_owned(),
        "" => "no ending that tells the language".to_owned(),
        ending => format!("no language is known by the ending .{ending}"),
    }
}

/// The one source file of a student's folder.
fn in_folder(folder: &Path) -> Result<PathBuf, String> {
    let mut files = Vec::new();
    collect(folder, DEPTH, &mut files);
    files.sort();
    let sources: Vec<&PathBuf> = files.iter().filter(|file| Language::of(file).is_some()).collect();
    match (&sources[..], &files[..]) {
        ([source], _) => Ok((*source).clone()),
        ([], []) => Err("an empty folder".to_owned()),
        ([], [file]) => Err(unknown(file)),
        ([], _) => Err("a folder without a source file".to_owned()),
        (several, _) => Err(format!("several candidates: {}", names(folder, several))),
    }
}

fn collect(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        let name = entry.file_name();
        if is_hidden(&path) || (is_folder && TOOLS.iter().any(|tool| name == *tool)) {
            continue;
        }
        if !is_folder {
            files.push(path);
        } else if depth > 0 {
            collect(&path, depth - 1, files);
        }
    }
}

fn names(folder: &Path, files: &[&PathBuf]) -> String {
    let name = |file: &&PathBuf| file.strip_prefix(folder).unwrap_or(file).display().to_string();
    files.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
}
