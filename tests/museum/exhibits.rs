//! One test for each program of the museum.

use std::path::Path;
use std::process::{Command, Output};

use libtest_mimic::{Failed, Trial};
use n_queens::judge::run::language::{self, Language};

use crate::{museum, nobody_is_left};

/// A few of each kind that are quick. The others are run in CI.
const QUICK: [&str; 18] = [
    "right/function.pl",
    "right/leetcode.c",
    "right/leetcode.py",
    "right/matrix.c",
    "right/paths.pl",
    "right/shell.sh",
    "right/table-of-sizes.pl",
    "wrong/conio.c",
    "wrong/middle-column-mirrored-twice.js",
    "wrong/n1-refused.pl",
    "wrong/rising-diagonal-never-compared.pl",
    "wrong/row-never-compared.c",
    "wrong/state-in-a-global.pl",
    "wrong/state-in-a-static.c",
    "wrong/syntax-error.pl",
    "hostile/leaves-a-child.py",
    "hostile/loops-forever.c",
    "hostile/right-and-aborts.c",
];

/// One line of `tests/judge/museum.tsv`.
#[derive(Clone, Debug)]
struct Exhibit {
    file: String,
    options: Vec<String>,
    verdict: String,
    diagnosis: Vec<String>,
    phrase: String,
}

/// A test for each program.
pub fn trials() -> Vec<Trial> {
    let table = std::fs::read_to_string(museum().join("museum.tsv")).expect("the table is there");
    let exhibits: Vec<Exhibit> = table.lines().skip(1).map(exhibit).collect();
    let is_shown = |file: &&str| exhibits.iter().any(|exhibit| exhibit.file == *file);
    assert!(QUICK.iter().all(is_shown), "each quick exhibit is in the table");
    exhibits.into_iter().map(trial).collect()
}

fn exhibit(line: &str) -> Exhibit {
    let cells: Vec<&str> = line.split('\t').collect();
    let [file, options, verdict, diagnosis, phrase] = cells[..] else {
        panic!("five cells are wanted: {line}");
    };
    let words = |cell: &str| -> Vec<String> {
        cell.split(' ').filter(|word| *word != "-").map(str::to_owned).collect()
    };
    Exhibit {
        file: file.to_owned(),
        options: words(options),
        verdict: verdict.to_owned(),
        diagnosis: words(diagnosis),
        phrase: phrase.to_owned(),
    }
}

fn trial(exhibit: Exhibit) -> Trial {
    let language = Language::of(Path::new(&exhibit.file)).expect("a known language");
    let missing = language.programs().into_iter().find(|program| language::find(program).is_none());
    let (ignored, note) = match missing {
        Some(program) => (true, format!(" ({program} is not installed)")),
        None if !QUICK.contains(&exhibit.file.as_str()) => (true, " (run in CI)".to_owned()),
        None => (false, String::new()),
    };
    let name = format!("{}{note}", exhibit.file);
    Trial::test(name, move || exhibit.check()).with_ignored_flag(ignored)
}

impl Exhibit {
    fn check(&self) -> Result<(), Failed> {
        let mark = format!("museum {} {}", std::process::id(), self.file);
        let output = Command::new(env!("CARGO_BIN_EXE_queens"))
            .arg("judge")
            .args(&self.options)
            .arg(museum().join(&self.file))
            .env("QUEENS_MUSEUM", &mark)
            .output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        self.compare(&text, &output)
            .and_then(|()| nobody_is_left(&mark))
            .map_err(|problem| format!("{problem}\n{text}").into())
    }

    fn compare(&self, text: &str, output: &Output) -> Result<(), String> {
        let verdict = text.split([':', ' ', ',']).next().unwrap_or_default();
        let named = text.lines().filter_map(|line| line.strip_prefix("The likely bug: "));
        let named: Vec<&str> = named.collect();
        let status = match self.verdict.as_str() {
            "AC" => 0,
            "TLE" => 3,
            "CE" | "JE" => 4,
            _ => 1,
        };
        if verdict != self.verdict {
            Err(format!("the verdict is {verdict:?}, not {:?}", self.verdict))
        } else if named != self.diagnosis {
            Err(format!("the bug is {named:?}, not {:?}", self.diagnosis))
        } else if !text.contains(&self.phrase) {
            Err(format!("{:?} is not said", self.phrase))
        } else if output.status.code() != Some(status) {
            Err(format!("the exit status is {:?}, not {status}", output.status))
        } else if !output.stderr.is_empty() {
            Err(format!("on standard error: {}", String::from_utf8_lossy(&output.stderr)))
        } else {
            Ok(())
        }
    }
}
