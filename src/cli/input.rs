//! Reading what the user names, up to a limit: a device or a pipe may never end.

use super::error::{Error, lower_case};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Reads a file of at most `most` bytes.
pub(super) fn read_file(path: &Path, most: u64) -> Result<Vec<u8>, Error> {
    let name = path.display().to_string();
    let file = File::open(path).map_err(|error| unreadable(&name, &error))?;
    read(&name, file, most)
}

/// Reads at most `most` bytes to the end of the input; `name` is what errors call it.
pub(super) fn read(name: &str, input: impl Read, most: u64) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let length = input.take(most + 1).read_to_end(&mut bytes);
    let length = length.map_err(|error| unreadable(name, &error))?;
    if length as u64 > most {
        return Err(Error::usage(format!("{name} is too long: {most} bytes are read at most")));
    }
    Ok(bytes)
}

fn unreadable(name: &str, error: &io::Error) -> Error {
    let error = lower_case(&error.to_string());
    Error::usage(format!("cannot read {name}: {error}; name a file that can be read"))
}
