//! Whole classes, small and large.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use libtest_mimic::{Failed, Trial};
use n_queens::judge::run::language;
use tempfile::TempDir;

use crate::{museum, nobody_is_left};

/// A quick class, one as `docs/judging-a-class.md` shows it, and one of sixty.
pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("class/of three", of_three).with_ignored_flag(language::find("perl").is_none()),
        Trial::test("class/as the page shows it (run in CI)", small).with_ignored_flag(true),
        Trial::test("class/of sixty (takes half a minute)", sixty).with_ignored_flag(true),
    ]
}

/// Runs `queens judge --batch homework` in a folder.
fn judge(folder: &Path, options: &[&str]) -> Result<Output, Failed> {
    let mark = format!("class {}", folder.display());
    let output = Command::new(env!("CARGO_BIN_EXE_queens"))
        .args(["judge", "--batch", "homework"])
        .args(options)
        .current_dir(folder)
        .env("QUEENS_MUSEUM", &mark)
        .output()?;
    nobody_is_left(&mark)?;
    Ok(output)
}

fn hand_in(folder: &Path, name: &str, exhibit: &str) -> Result<(), Failed> {
    let file = folder.join("homework").join(name);
    fs::create_dir_all(file.parent().expect("it lies in the folder"))?;
    fs::copy(museum().join(exhibit), file)?;
    Ok(())
}

const RESULTS: [&str; 6] =
    ["--csv", "results.csv", "--markdown", "results.md", "--feedback", "feedback"];

fn of_three() -> Result<(), Failed> {
    let class = TempDir::new()?;
    let folder = class.path();
    hand_in(folder, "ada.pl", "right/function.pl")?;
    hand_in(folder, "grace/queens.pl", "wrong/syntax-error.pl")?;
    fs::write(folder.join("homework/ken.zip"), "PK")?;
    let output = judge(folder, &RESULTS)?;
    let text = String::from_utf8_lossy(&output.stdout);
    let summary = "3 submissions: 1 accepted, 1 not accepted, 1 not judged.";
    expect(text.contains(summary), || text.to_string())?;
    let page = fs::read_to_string(folder.join("results.md"))?;
    expect(page.contains("| does not compile | 1 |"), || page.clone())?;
    let table = fs::read_to_string(folder.join("results.csv"))?;
    expect(table.contains("\nada.pl,AC,AC"), || table.clone())?;
    let feedback = fs::read_to_string(folder.join("feedback/grace.txt"))?;
    expect(feedback.contains("Global symbol"), || feedback.clone())
}

fn small() -> Result<(), Failed> {
    let class = TempDir::new()?;
    let folder = class.path();
    hand_in(folder, "ada.py", "right/prompt-compact.py")?;
    hand_in(folder, "grace.js", "wrong/state-in-the-object.js")?;
    hand_in(folder, "linus/queens.c", "wrong/wrong-count.c")?;
    hand_in(folder, "alan/first-try.py", "right/argument.py")?;
    hand_in(folder, "alan/second-try.py", "right/argument.py")?;
    fs::write(folder.join("homework/ken.zip"), "PK")?;
    let first = judge(folder, &RESULTS)?;
    as_the_page_shows(&first)?;
    results_are_written(folder)?;
    what_is_known_is_kept(folder)
}

fn as_the_page_shows(output: &Output) -> Result<(), Failed> {
    let page = include_str!("../../docs/judging-a-class.md");
    let shown = page.split("$ queens judge").nth(1).expect("the page has an example");
    let shown = shown.split("```").next().unwrap_or_default().lines().skip(1);
    let mut shown: Vec<&str> = shown.collect();
    let text = String::from_utf8_lossy(&output.stdout);
    let mut printed: Vec<&str> = text.lines().collect();
    shown.sort_unstable();
    printed.sort_unstable();
    expect(shown == printed, || format!("the page shows {shown:#?}, but it is {printed:#?}"))?;
    expect(output.status.code() == Some(1), || format!("status {:?}", output.status))
}

fn results_are_written(folder: &Path) -> Result<(), Failed> {
    let table = fs::read_to_string(folder.join("results.csv"))?;
    let header = "submission,verdict,n=1,n=2,n=3,n=4,n=5,n=6,n=7,n=8,n=9,n=10,diagnosis,";
    expect(table.starts_with(header), || table.clone())?;
    expect(table.contains("\nada.py,AC,AC,AC,AC,AC,AC,AC,AC,AC,,,,,"), || table.clone())?;
    let page = fs::read_to_string(folder.join("results.md"))?;
    for words in ["| state-kept-between-calls | 1 |", "| not judged | 2 |", "| ada.py | AC | AC |"]
    {
        expect(page.contains(words), || format!("{words:?} is not in\n{page}"))?;
    }
    let feedback = fs::read_to_string(folder.join("feedback/grace.js.txt"))?;
    expect(feedback.contains("The likely bug: state-kept"), || feedback.clone())
}

/// The table is changed by hand: where the change survives, nothing was judged again.
fn what_is_known_is_kept(folder: &Path) -> Result<(), Failed> {
    let file = folder.join("results.csv");
    let table = fs::read_to_string(&file)?;
    fs::write(&file, table.replace("it says that there are 2", "it says that there are 22"))?;
    hand_in(folder, "grace.js", "right/leetcode-count.js")?;
    let again = judge(folder, &RESULTS)?;
    let text = String::from_utf8_lossy(&again.stdout);
    expect(text.contains("it says that there are 22"), || text.to_string())?;
    expect(text.contains("AC          grace.js"), || text.to_string())?;
    let told = judge(folder, &["--feedback", "less", "--tell", "verdict", "--n", "4"])?;
    let feedback = fs::read_to_string(folder.join("less/linus.txt"))?;
    expect(feedback == "WA: wrong answer\n  n = 4   WA\n", || feedback.clone())?;
    expect(told.status.code() == Some(1), || format!("status {:?}", told.status))
}

/// What sixty students hand in: the program, and how many of them.
const SIXTY: [(&str, usize); 12] = [
    ("right/prompt-compact.py", 10),
    ("right/leetcode.py", 10),
    ("right/leetcode-count.js", 5),
    ("right/function.pl", 5),
    ("right/matrix.c", 4),
    ("wrong/mirrors-missing.py", 6),
    ("wrong/state-in-the-class.py", 5),
    ("hostile/ignores-the-signal.py", 3),
    ("hostile/leaves-the-group.py", 2),
    ("wrong/syntax-error.py", 4),
    ("wrong/conio.c", 3),
    ("hostile/prints-forever.py", 3),
];

fn sixty() -> Result<(), Failed> {
    let class = TempDir::new()?;
    let mut number = 0;
    for (exhibit, times) in SIXTY {
        let ending = Path::new(exhibit).extension().expect("an ending").to_string_lossy();
        for _ in 0..times {
            number += 1;
            hand_in(class.path(), &format!("{number:02} É. \"Q\"/queens.{ending}"), exhibit)?;
        }
    }
    let options = ["--n", "1-6", "--limit", "3", "--csv", "results.csv", "--jobs", "4"];
    let output = judge(class.path(), &options)?;
    let text = String::from_utf8_lossy(&output.stdout);
    let summary = "60 submissions: 36 accepted, 24 not accepted, 0 not judged.";
    expect(text.contains(summary), || text.to_string())?;
    let number = |verdict: &str| text.lines().filter(|line| line.starts_with(verdict)).count();
    let numbers = ["WA", "TLE", "CE", "OLE", "RTE"].map(number);
    expect(numbers == [11, 3, 7, 3, 0], || format!("{numbers:?}\n{text}"))?;
    let table = fs::read_to_string(class.path().join("results.csv"))?;
    expect(table.lines().count() == 61, || table.clone())
}

fn expect(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), Failed> {
    if holds { Ok(()) } else { Err(otherwise().into()) }
}
