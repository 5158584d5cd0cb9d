//! The files that a submission comes to, and the commands that build and run them.

use std::path::Path;

use super::Text;
use crate::judge::run::language::Language;
use crate::judge::run::source::Source;

/// The files of a submission and the commands that build and run them.
#[derive(Debug)]
pub struct Files {
    /// Names and contents.
    pub written: Vec<(String, Vec<u8>)>,
    /// Commands that must succeed one after another.
    pub builds: Vec<Vec<String>>,
    /// The command that runs it, without what depends on n.
    pub run: Vec<String>,
}

/// A file that is run as it is.
pub fn as_program(text: &Text, source: &Source, file: &Path) -> Files {
    let mut language = text.language;
    if language.name == "JavaScript" && source.is_module() {
        language = Language::named("JavaScript module").expect("it is in the table");
    }
    let class = main_class(source);
    let name = match &class {
        Some(class) => {
            format!("{}.java", source.word_after(&["public", "class"]).as_ref().unwrap_or(class))
        }
        None => format!("{}.{}", stem(file), language.extensions[0]),
    };
    let package = source.package().map(|package| package + ".").unwrap_or_default();
    let class = package + &class.unwrap_or_default();
    let filled = |template: &[&str]| fill(template, &name, &class);
    let builds = if language.build.is_empty() { Vec::new() } else { vec![filled(language.build)] };
    let run = filled(language.run);
    Files { written: vec![(name, text.for_build())], builds, run }
}

/// The Java class that holds `main`, or else the first class.
fn main_class(source: &Source) -> Option<String> {
    if source.language().name != "Java" {
        return None;
    }
    let main = source.function("main").and_then(|function| function.class);
    main.or_else(|| source.classes().into_iter().next()).or_else(|| Some("Main".to_owned()))
}

/// A template with the names of the file and the class filled in.
pub fn fill(template: &[&str], file: &str, class: &str) -> Vec<String> {
    let file = format!("./{file}");
    template.iter().map(|word| word.replace("{file}", &file).replace("{class}", class)).collect()
}

/// The name of a file without its ending, in characters that no compiler stumbles over.
pub fn stem(file: &Path) -> String {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let harmless = |character: char| character.is_ascii_alphanumeric() || "-_.".contains(character);
    if !stem.is_empty() && stem.chars().all(harmless) {
        stem.into_owned()
    } else {
        "submission".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_names_are_replaced() {
        assert_eq!(stem(Path::new("a/n queens'.py")), "submission");
        assert_eq!(stem(Path::new("a/n-queens.py")), "n-queens");
    }
}
