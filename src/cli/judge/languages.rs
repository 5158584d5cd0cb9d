//! `queens judge --languages`: the table of languages and what is found on this machine.

use super::super::{Error, Output};
use n_queens::judge::run::language::{self, LANGUAGES, Language};
use std::io::Write;

/// Writes a paragraph for each language.
pub fn write(output: &mut Output) -> Result<(), Error> {
    for language in &LANGUAGES {
        let endings: Vec<_> =
            language.extensions.iter().map(|ending| format!(".{ending}")).collect();
        writeln!(output, "{} ({}): {}", language.name, endings.join(" "), found(language))?;
        for (what, command) in [("build", language.build), ("run", language.run)] {
            if !command.is_empty() {
                writeln!(output, "  {what:<6} {}", command.join(" "))?;
            }
        }
    }
    Ok(())
}

/// Where its programs are, or which of them is missing.
fn found(language: &Language) -> String {
    let programs = language.programs();
    let missing: Vec<_> =
        programs.iter().filter(|program| language::find(program).is_none()).copied().collect();
    if missing.is_empty() {
        let paths = programs.iter().filter_map(|program| language::find(program));
        paths.map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
    } else {
        format!("{} is not installed here", missing.join(", "))
    }
}
