//! Files in LeetCode's shape, with no main: wrapped so that their functions are called for
//! several n in one process, and what they return is printed in one exact notation.
//!
//! The harness of each language is a small file of its own in `harness/`. It prints, on lines
//! that begin with a mark nobody can guess, `call MANNER:N`, then `returned JSON`, and `done`
//! at the end. What the function itself prints stands between them.

use super::language::Language;
use super::program::{Files, fill};
use super::source::{Function, Source};

/// Whether functions of this language can be called.
pub fn is_known(language: &Language) -> bool {
    matches!(
        language.name,
        "Python"
            | "JavaScript"
            | "JavaScript module"
            | "Java"
            | "C"
            | "C++"
            | "Rust"
            | "Perl"
            | "Go"
    )
}

/// The files that call the first of the functions that the source declares.
///
/// # Errors
///
/// If there is no harness for the language, or no such function.
pub(super) fn wrap(source: &Source, stem: &str, names: &[String]) -> Result<Files, String> {
    let language = source.language();
    match language.name {
        "Python" => Ok(interpreted(source, stem, names, ("judged-harness.py", PYTHON))),
        "Perl" => Ok(interpreted(source, stem, names, ("judged-harness.pl", PERL))),
        "JavaScript" | "JavaScript module" => Ok(javascript(source, stem, names)),
        "Java" => Ok(java(source, names)),
        "C" | "C++" | "Rust" | "Go" => compiled(source, stem, names),
        name => Err(format!("functions in {name} cannot be called, only programs can be run")),
    }
}

const PYTHON: &str = include_str!("harness/python.py");
const JAVASCRIPT: &str = include_str!("harness/javascript.mjs");
const JAVA: &str = include_str!("harness/java.java");
const C: &str = include_str!("harness/c.c");
const CPP: &str = include_str!("harness/cpp.cpp");
const RUST: &str = include_str!("harness/rust.rs");
const PERL: &str = include_str!("harness/perl.pl");
const GO: &str = include_str!("harness/go.go");

/// The place in the arguments of a harness where the mark goes.
pub const MARK: &str = "{mark}";

fn interpreted(source: &Source, stem: &str, names: &[String], harness: (&str, &str)) -> Files {
    let language = source.language();
    let file = format!("{stem}.{}", language.extensions[0]);
    let mut run = fill(language.run, harness.0, "");
    run.extend([format!("./{file}"), MARK.to_owned(), names.join(",")]);
    Files {
        builds: vec![fill(language.build, &file, "")],
        written: vec![(file, source.bytes()), (harness.0.to_owned(), harness.1.into())],
        run,
    }
}

fn javascript(source: &Source, stem: &str, names: &[String]) -> Files {
    let module = source.is_module() || source.language().name != "JavaScript";
    let ending = if module { "mjs" } else { "js" };
    let mut files = interpreted(source, stem, names, ("judged-harness.mjs", JAVASCRIPT));
    let file = format!("{stem}.{ending}");
    files.builds = vec![fill(source.language().build, &file, "")];
    let place = files.run.len() - 3;
    files.run[place] = format!("./{file}");
    files.written[0].0 = file;
    files
}

fn java(source: &Source, names: &[String]) -> Files {
    let language = source.language();
    let classes = source.classes();
    let public = source.word_after(&["public", "class"]);
    let class = public.or_else(|| classes.first().cloned()).unwrap_or_else(|| "Solution".into());
    let package = source.package().map(|package| package + ".").unwrap_or_default();
    let file = format!("{class}.java");
    let mut build = fill(language.build, &file, "");
    build.push("./JudgeHarness.java".to_owned());
    let mut run = fill(language.run, "", "JudgeHarness");
    let full: Vec<_> = classes.iter().map(|class| format!("{package}{class}")).collect();
    run.extend([full.join(","), MARK.to_owned(), names.join(",")]);
    Files {
        written: vec![
            (file, with_java_imports(source).into()),
            ("JudgeHarness.java".to_owned(), JAVA.into()),
        ],
        builds: vec![build],
        run,
    }
}

/// LeetCode imports the usual packages itself. They go on an existing line, so that the
/// numbers of the lines stay.
fn with_java_imports(source: &Source) -> String {
    const IMPORTS: &str = "import java.util.*; import java.util.stream.*; ";
    let text = source.text;
    let after = source.package_end().unwrap_or(0);
    format!("{}{IMPORTS}{}", &text[..after], &text[after..])
}

fn compiled(source: &Source, stem: &str, names: &[String]) -> Result<Files, String> {
    let language = source.language();
    let function = names
        .iter()
        .find_map(|name| source.function(name))
        .ok_or_else(|| format!("it declares no function named {}", names.join(" or ")))?;
    let file = format!("{stem}.{}", language.extensions[0]);
    let mut files = match language.name {
        "Rust" => {
            let whole = rust(source, &function);
            Files {
                builds: vec![fill(language.build, &file, "")],
                written: vec![(file, whole.into())],
                run: Vec::new(),
            }
        }
        "Go" => go(source, &file, &function),
        _ => included(source, &file, &function),
    };
    files.run = fill(language.run, "", "");
    files.run.push(MARK.to_owned());
    Ok(files)
}

/// C and C++: the harness includes the submission.
fn included(source: &Source, file: &str, function: &Function) -> Files {
    let language = source.language();
    let harness = format!("judged-harness.{}", language.extensions[0]);
    let class = function.class.clone().unwrap_or_default();
    let make = if source.makes_with_size(&class) { "n" } else { "" };
    let template = if language.name == "C" { C } else { CPP };
    let text = template
        .replace("%FILE%", file)
        .replace("%NAME%", &function.name)
        .replace("%METHOD%", flag(function.class.is_some()))
        .replace("%CLASS%", &class)
        .replace("%MAKE%", make)
        .replace("%VOID%", flag(function.is_void))
        .replace("%PARAMETERS%", &function.parameters.len().to_string());
    Files {
        builds: vec![fill(language.build, &harness, "")],
        written: vec![(file.to_owned(), source.bytes()), (harness, text.into())],
        run: Vec::new(),
    }
}

fn flag(holds: bool) -> &'static str {
    if holds { "1" } else { "0" }
}

/// Rust: the harness follows the submission, since private items are visible from there alone.
fn rust(source: &Source, function: &Function) -> String {
    let mut text = source.without_main("fn main");
    let name = &function.name;
    let class = function.class.as_deref();
    if let Some(class) = class.filter(|class| !source.declares_type(class)) {
        text = format!("{text}\n#[derive(Default)] struct {class};\n");
    }
    let takes_self = function
        .parameters
        .iter()
        .any(|parameter| parameter.split_whitespace().any(|word| word == "self"));
    let (make, call) = match class {
        None => ("()".to_owned(), name.clone()),
        Some(class) if !takes_self => ("()".to_owned(), format!("{class}::{name}")),
        Some(class) => (rust_object(source, class), format!("owner.{name}")),
    };
    text + &RUST.replace("%MAKE%", &make).replace("%CALL%", &call)
}

/// An expression that makes an object of a type.
fn rust_object(source: &Source, class: &str) -> String {
    match source.function("new") {
        Some(new) if new.parameters.is_empty() => format!("{class}::new()"),
        Some(_) => format!("{class}::new(n as _)"),
        None if source.is_unit(class) => class.to_owned(),
        None => format!("{class}::default()"),
    }
}

/// Packages that a file in LeetCode's shape may use without importing them.
const GO_PACKAGES: [&str; 9] = [
    "bytes",
    "container/list",
    "fmt",
    "math",
    "math/bits",
    "sort",
    "strconv",
    "strings",
    "unicode",
];

/// Go: two files of one package, which can only be `main`.
fn go(source: &Source, file: &str, function: &Function) -> Files {
    let harness = "judged_harness.go".to_owned();
    let mut build = fill(source.language().build, file, "");
    build.push(format!("./{harness}"));
    let call = match &function.class {
        Some(class) => format!("(&{class}{{}}).{}", function.name),
        None => function.name.clone(),
    };
    Files {
        written: vec![
            (file.to_owned(), as_go_main(source).into()),
            (harness, GO.replace("%NAME%", &call).into()),
        ],
        builds: vec![build],
        run: Vec::new(),
    }
}

/// The file as part of the package `main`; a file without a package line is given the imports
/// that it lacks, on its first line, so that the numbers of the lines stay.
fn as_go_main(source: &Source) -> String {
    let text = source.without_main("func main");
    if let Some(package) = source.package() {
        return text.replacen(&format!("package {package}"), "package main", 1);
    }
    let words: Vec<&str> = source.words().collect();
    let imports_some = words.contains(&"import");
    let is_used = |package: &&&str| {
        let name = package.rsplit('/').next().unwrap_or(package);
        !imports_some && words.windows(2).any(|pair| pair == [name, "."])
    };
    let imports = GO_PACKAGES.iter().filter(is_used).map(|package| format!("import {package:?}; "));
    format!("package main; {}{text}", imports.collect::<String>())
}
