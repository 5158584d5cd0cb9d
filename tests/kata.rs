//! The exercises: each is whole, its stub fails, its solutions pass, and a learner is told what to
//! do at every step.
//!
//! `cargo test --test kata -- --include-ignored` builds and judges every stub and every solution.
//! After a change on purpose: `UPDATE_EXPECT=1 cargo test --test kata`.
#![cfg(feature = "cli")]

mod common;

use common::{Ended, assert_refused, queens};
use expect_test::expect_file;
use n_queens::judge::{Mistake, Verdict};
use n_queens::kata::check::check;
use n_queens::kata::exercise::Exercise;
use n_queens::kata::language::Language;
use n_queens::kata::nudge::nudge;
use n_queens::kata::observe::{Observed, observe};
use n_queens::kata::stub::stub;
use pretty_assertions::assert_eq;
use rstest::rstest;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tempfile::TempDir;

#[test]
fn every_exercise_is_whole() {
    for &exercise in Exercise::ALL {
        let text = exercise.text();
        let parts = [text.task, text.constraint, text.example, text.look_at, text.follow_up];
        for part in parts.iter().chain(&text.hints) {
            assert!(part.len() > 20, "{exercise} lacks a part of its text");
        }
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join(exercise.page());
        assert!(page.is_file(), "{exercise} lacks its page {}", exercise.page());
    }
}

#[test]
fn every_exercise_is_there_in_rust_and_python_and_every_approach_in_all_languages() {
    for &exercise in Exercise::ALL {
        let languages: Vec<_> = exercise.languages().collect();
        assert_eq!(languages[..2], [Language::Rust, Language::Python], "{exercise}");
        let is_approach = exercise.page() == format!("docs/{exercise}.md")
            && exercise.name().parse::<n_queens::Approach>().is_ok();
        if is_approach {
            assert_eq!(languages, Language::ALL, "{exercise}");
        }
    }
}

#[test]
fn every_stub_states_the_task_and_gives_nothing_away() {
    for &exercise in Exercise::ALL {
        for language in exercise.languages() {
            let stub = stub(exercise, language).expect("a stub where there is a solution");
            let text = exercise.text();
            for part in [text.task, text.constraint, text.example] {
                for line in part.lines() {
                    assert!(stub.contains(line), "{exercise}, {language}: no {line:?}");
                }
            }
            assert!(stub.contains(exercise.function(language)), "{exercise}, {language}");
            let wide = stub.lines().find(|line| line.chars().count() > 100);
            assert_eq!(wide, None, "{exercise}, {language}: a line is too wide");
            for word in ["falling.add", "insert(", "while"] {
                assert!(!stub.contains(word), "{exercise}, {language} gives {word:?} away");
            }
        }
    }
}

#[test]
fn every_mistake_that_the_judge_names_has_a_question() {
    for &mistake in Mistake::ALL {
        assert!(nudge(mistake).contains('?'), "{mistake}: {}", nudge(mistake));
    }
}

#[test]
fn the_page_lists_the_path() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/kata.md");
    let page = fs::read_to_string(page).expect("the page").replace("\r\n", "\n");
    for (place, exercise) in Exercise::path().enumerate() {
        let (number, minutes, summary) = (place + 1, exercise.minutes(), exercise.summary());
        let row = page.lines().find(|line| line.starts_with(&format!("| {number} | ")));
        let row = row.unwrap_or_else(|| panic!("docs/kata.md lacks row {number}"));
        let is_named =
            row.contains(&format!("| {exercise} |")) || row.contains(&format!("[{exercise}]"));
        assert!(is_named, "row {number} is {row}");
        assert!(row.ends_with(&format!("| {minutes} | {summary} |")), "row {number} is {row}");
    }
}

/// The proof: each stub builds and fails with an answer, each solution passes.
#[rstest]
#[case::rust(Language::Rust)]
#[case::python(Language::Python)]
#[case::javascript(Language::JavaScript)]
#[case::java(Language::Java)]
#[case::cpp(Language::Cpp)]
#[case::c(Language::C)]
#[ignore = "builds more than a hundred programs"]
fn every_stub_fails_and_every_solution_passes(#[case] language: Language) {
    if is_missing(language) {
        return;
    }
    for &exercise in Exercise::ALL {
        if exercise.languages().any(|other| other == language) {
            prove(exercise, language);
        }
    }
}

/// The same for some kinds of exercise, in the language that starts fastest.
#[rstest]
fn a_stub_fails_and_its_solution_passes(
    #[values(Exercise::CountOnly, Exercise::Rooks)] exercise: Exercise,
) {
    if !is_missing(Language::Python) {
        prove(exercise, Language::Python);
    }
}

#[track_caller]
fn prove(exercise: Exercise, language: Language) {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join(format!("{exercise}.{}", language.extension()));
    fs::write(&file, stub(exercise, language).expect("a stub")).expect("written");
    let checked = check(exercise, language, &file).expect("checked");
    let said = &checked.explanation;
    assert_eq!(checked.verdict, Verdict::Wrong, "the stub of {exercise} in {language}: {said}");
    fs::write(&file, exercise.solution(language).expect("a solution")).expect("written");
    let checked = check(exercise, language, &file).expect("checked");
    let said = &checked.explanation;
    assert_eq!(checked.verdict, Verdict::Accepted, "{exercise} in {language}: {said}");
}

/// Whether a language cannot be run here; on the code host's Linux all must.
fn is_missing(language: Language) -> bool {
    let missing = language.missing_program();
    if let Some(program) = missing {
        let must = cfg!(target_os = "linux") && std::env::var_os("CI").is_some();
        assert!(!must, "{program} is not installed");
        eprintln!("not proved: {program} is not installed");
    }
    missing.is_some()
}

/// A folder in which a learner works.
struct Learner {
    folder: TempDir,
}

impl Learner {
    fn new() -> Self {
        Self { folder: TempDir::new().expect("a folder") }
    }

    fn kata(&self, arguments: &[&str]) -> Ended {
        let mut all = vec!["kata"];
        all.extend(arguments);
        let mut command = queens(&all);
        let command = command.current_dir(&self.folder).stdin(Stdio::null());
        command.output().expect("queens starts").into()
    }

    fn says(&self, arguments: &[&str], snapshot: &str) {
        let ended = self.kata(arguments);
        let text = format!("{}{}[status {:?}]\n", ended.stdout, ended.stderr, ended.status);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots/kata");
        expect_file![path.join(format!("{snapshot}.txt"))].assert_eq(&steady(&text));
    }

    fn path(&self, file: &str) -> PathBuf {
        self.folder.path().join(file)
    }

    fn write(&self, file: &str, text: &str) {
        fs::create_dir_all(self.path(file).parent().expect("a folder")).expect("a folder");
        fs::write(self.path(file), text).expect("written");
    }

    fn solve(&self, file: &str, exercise: Exercise, language: Language) {
        self.write(file, exercise.solution(language).expect("a solution"));
    }
}

/// The text without what differs from run to run: times, days, and where the program lies.
fn steady(text: &str) -> String {
    let text = text.replace(env!("CARGO_BIN_EXE_queens"), "queens");
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let line = match line {
            _ if line.starts_with("Pace: ") => "Pace: …".to_owned(),
            _ if line.starts_with("From n = ")
                || line.starts_with("Growing faster")
                || line.starts_with("or that every square") =>
            {
                continue;
            }
            _ => line.split(' ').map(steady_word).collect::<Vec<_>>().join(" "),
        };
        lines.push(without_minutes(&line));
    }
    lines.join("\n") + "\n"
}

/// `2026-03-01` without its digits.
/// "passed after 1 min" becomes "passed after … min": a busy machine may need the next minute.
fn without_minutes(line: &str) -> String {
    match line.split_once("assed after ") {
        Some((before, after)) if after.starts_with(|first: char| first.is_ascii_digit()) => {
            let after = after.trim_start_matches(|digit: char| digit.is_ascii_digit());
            format!("{before}assed after …{after}")
        }
        _ => line.to_owned(),
    }
}

fn steady_word(word: &str) -> String {
    let is_day = word.len() >= 10
        && word.bytes().take(10).enumerate().all(|(place, byte)| match place {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if is_day { format!("DAY{}", &word[10..]) } else { word.to_owned() }
}

/// What a learner sees, from the first command to the repetition.
#[test]
fn a_learner_is_led_through_python() {
    if is_missing(Language::Python) {
        return;
    }
    let learner = Learner::new();
    learner.says(&[], "list-at-first");
    learner.says(&["start", "two-queens", "--lang", "python"], "start");
    let files: Vec<_> = fs::read_dir(learner.path("practice")).expect("a folder").collect();
    assert_eq!(files.len(), 1, "start writes exactly one file");
    learner.says(&["check"], "check-stub");
    let right = Exercise::TwoQueens.solution(Language::Python).expect("a solution");
    let wrong = right.replace("or row_a - column_a == row_b - column_b", "");
    learner.write("practice/two-queens.py", &wrong);
    learner.says(&["check"], "check-diagonal-forgotten");
    learner.says(&["hint"], "hint-about-the-diagonal");
    learner.says(&["hint"], "hint-2");
    learner.write("practice/two-queens.py", "def queens_attack(:\n");
    learner.says(&["check"], "check-does-not-parse");
    learner.write("practice/two-queens.py", &right.replace("== row_b", "== [row_b][1]"));
    learner.says(&["check"], "check-crash");
    learner.says(&["solution", "two-queens"], "solution-too-early");
    learner.write("practice/two-queens.py", right);
    learner.says(&["check"], "check-pass");
    let shown = learner.kata(&["solution", "two-queens"]).stdout;
    assert_eq!(shown, right);
    learner.says(&["again", "two-queens"], "again");
    assert!(learner.path("practice/two-queens-2.py").is_file());
    learner.says(&["progress"], "progress");
    learner.says(&["next"], "next");
    learner.says(&["list"], "list-later");
}

/// A pass of an approach, with its pace.
#[test]
fn a_search_that_passes_is_timed_beside_the_reference() {
    if is_missing(Language::C) {
        return;
    }
    let learner = Learner::new();
    learner.kata(&["start", "count-only", "--lang", "c"]);
    learner.solve("practice/count-only.c", Exercise::CountOnly, Language::C);
    learner.says(&["check"], "check-pass-in-c");
}

/// A table of the known answers passes up to n = 10, where the judge ends by itself.
#[test]
fn larger_boards_show_a_search_that_is_right_up_to_ten_only() {
    if is_missing(Language::C) {
        return;
    }
    let learner = Learner::new();
    learner.kata(&["start", "count-only", "--lang", "c"]);
    let table = "int totalNQueens(int n) {\n    int known[] = \
                 {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};\n    return n <= 10 ? known[n] : 0;\n}\n";
    learner.write("practice/count-only.c", table);
    let ended = learner.kata(&["check"]);
    assert_eq!(ended.status, Some(1), "{}", ended.stdout);
    assert!(ended.stdout.contains("n = 11"), "{}", ended.stdout);
    assert!(!ended.stdout.contains("follow-up"), "{}", ended.stdout);
}

#[test]
#[ignore = "starts Python for every size and way of asking"]
fn a_program_in_place_of_the_function_is_judged_too() {
    if is_missing(Language::Python) {
        return;
    }
    let learner = Learner::new();
    learner.kata(&["start", "--blind", "--timed", "30", "--lang", "python"]);
    let function = Exercise::Pairwise.solution(Language::Python).expect("a solution");
    let program = function.replace("solveNQueens", "place")
        + "\n\nfor board in Solution().place(int(input())):\n    print(*board, sep='\\n', end='\\n\\n')\n";
    learner.write("practice/blind.py", &program);
    let ended = learner.kata(&["check"]);
    assert_eq!(ended.status, Some(0), "{}{}", ended.stdout, ended.stderr);
    assert!(ended.stdout.contains("of 30 min"), "{}", ended.stdout);
}

#[rstest]
#[case::exercise(&["start", "queens"], "invalid value 'queens' for '[NAME]'")]
#[case::language(&["start", "pairwise", "--lang", "go"], "invalid value 'go' for '--lang <LANGUAGE>'")]
#[case::minutes(&["start", "--blind", "--timed", "0"], "invalid value '0' for '--timed <MINUTES>': give whole minutes from 1 to 1440, such as 30")]
#[case::nothing_begun(&["check"], "nothing was begun in this folder; name a file, or begin with ")]
#[case::no_file(&["check", "pairwise.py"], "there is no file pairwise.py; ")]
#[case::not_an_exercise(&["check", "queens.py"], "cannot tell which exercise queens.py is; call it row-hash-sets.py, ")]
#[case::another_language(&["check", "pairwise.hs"], "pairwise.hs ends in none of .rs, .py, .js, .java, .cpp, .c; ")]
#[case::rooks_in_java(&["start", "rooks", "--lang", "java"], "rooks can be done in rust, python, not in java\n")]
#[case::no_place(&["start", "pairwise", "--dir", "file/within"], "cannot write ")]
fn refuses_in_one_line(#[case] arguments: &[&str], #[case] message: &str) {
    let learner = Learner::new();
    learner.write("file", "not a folder");
    let ended = learner.kata(arguments);
    assert!(ended.stderr.starts_with(&format!("error: {message}")), "{}", ended.stderr);
    assert_refused(&ended, ended.stderr.trim_start_matches("error: ").trim_end());
}

#[test]
fn never_overwrites_with_nobody_to_ask() {
    let learner = Learner::new();
    learner.write("practice/pairwise.py", "precious");
    let ended = learner.kata(&["start", "pairwise", "--lang", "python"]);
    assert_eq!(ended.status, Some(2));
    assert!(ended.stderr.contains("is there already"), "{}", ended.stderr);
    let kept = fs::read_to_string(learner.path("practice/pairwise.py")).expect("still there");
    assert_eq!(kept, "precious");
}

#[test]
fn a_broken_record_is_worth_a_word_and_left_alone() {
    let learner = Learner::new();
    learner.write(".queens-kata.json", "{ \"attempts\": [");
    let ended = learner.kata(&["start", "pairwise", "--lang", "python"]);
    assert_eq!(ended.status, Some(0), "{}", ended.stderr);
    assert!(learner.path("practice/pairwise.py").is_file());
    assert!(
        ended.stderr.contains("the record .queens-kata.json cannot be used"),
        "{}",
        ended.stderr
    );
    let kept = fs::read_to_string(learner.path(".queens-kata.json")).expect("still there");
    assert_eq!(kept, "{ \"attempts\": [");
}

#[test]
fn several_terminals_at_once_lose_nothing() {
    let learner = Learner::new();
    let children: Vec<_> = Exercise::path()
        .map(|exercise| {
            queens(&["kata", "start", exercise.name(), "--lang", "python"])
                .current_dir(&learner.folder)
                .stdout(Stdio::null())
                .spawn()
                .expect("queens starts")
        })
        .collect();
    for mut child in children {
        assert!(child.wait().expect("queens ends").success());
    }
    let record = learner.kata(&["progress", "--json"]).stdout;
    let record: serde_json::Value = serde_json::from_str(&record).expect("JSON");
    let attempts = record["attempts"].as_array().expect("a list").len();
    assert_eq!(attempts, Exercise::path().count());
}

/// The last check counts, in whichever language it was.
#[test]
fn the_hint_is_about_the_attempt_that_was_checked_last() {
    let learner = Learner::new();
    learner.write(
        ".queens-kata.json",
        r#"{ "attempts": [
             { "exercise": "row-hash-sets", "language": "python", "file": "practice/row-hash-sets.py",
               "started": "2026-03-01T09:00:00Z",
               "checks": [ { "at": "2026-03-01T09:20:00Z", "verdict": "WA",
                             "diagnosis": [ "empty-board-repeated" ] } ] },
             { "exercise": "row-hash-sets", "language": "rust", "file": "practice/row-hash-sets.rs",
               "started": "2026-03-01T09:10:00Z" } ] }"#,
    );
    for first in ["The last check named empty-board-repeated.", "row-hash-sets, hint 2 of 3:"] {
        let said = learner.kata(&["hint", "row-hash-sets"]).stdout;
        assert_eq!(said.lines().next(), Some(first), "{said}");
    }
}

#[test]
fn an_exercise_that_was_passed_is_due_after_a_day() {
    let learner = Learner::new();
    learner.write(
        ".queens-kata.json",
        r#"{ "attempts": [ { "exercise": "bitmask", "language": "c", "file": "practice/bitmask.c",
             "started": "2026-03-01T09:00:00Z",
             "checks": [ { "at": "2026-03-01T09:20:00Z", "verdict": "AC" } ] } ] }"#,
    );
    let said = learner.kata(&["next"]).stdout;
    assert!(said.starts_with("bitmask is due since 2026-03-02: "), "{said}");
    assert!(said.contains("kata again bitmask\n"), "{said}");
    let said = learner.kata(&["progress"]).stdout;
    assert!(said.contains("2026-03-01  bitmask          c            20 min  AC\n"), "{said}");
}

/// A check at once and one after each save; an interruption ends it with the usual status.
#[cfg(unix)]
#[test]
fn watching_checks_at_every_save() {
    use std::io::{BufRead, BufReader};
    if is_missing(Language::Python) {
        return;
    }
    let learner = Learner::new();
    learner.kata(&["start", "rooks", "--lang", "python"]);
    let mut child = queens(&["kata", "watch"])
        .current_dir(&learner.folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("queens starts");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut wait_for = |words: &str| {
        lines.by_ref().map(|line| line.expect("a line")).any(|line| line.contains(words))
    };
    assert!(wait_for("WA: wrong answer"));
    assert!(wait_for("waiting for the next save"));
    learner.solve("practice/rooks.py", Exercise::Rooks, Language::Python);
    assert!(wait_for("AC: accepted"));
    assert!(wait_for("waiting for the next save"));
    let number = child.id().to_string();
    let status = std::process::Command::new("kill").args(["-INT", &number]).status();
    assert!(status.expect("kill starts").success());
    assert_eq!(child.wait().expect("queens ends").code(), Some(130));
}

/// A compiler would ask for a main; the learner has lost the function.
#[rstest]
fn a_file_without_the_function_is_told_its_name(
    #[values(
        (Exercise::TwoQueens, Language::Rust, "fn attacks() {} // queens_attack"),
        (Exercise::Rooks, Language::Python, "print(\"solve_n_rooks\")"),
        (Exercise::Pairwise, Language::Rust, ""),
        (Exercise::Bitmask, Language::Java, "class Solution { int solve(int n) { return n; } }"),
        (Exercise::CountOnly, Language::C, "int solve(int n) { return n; }"),
        (Exercise::Symmetry, Language::Python, "def solve(n):\n    return []\n")
    )]
    lost: (Exercise, Language, &str),
) {
    let (exercise, language, code) = lost;
    let learner = Learner::new();
    let file = format!("{exercise}.{}", language.extension());
    learner.write(&file, code);
    let checked = check(exercise, language, &learner.path(&file)).expect("checked");
    assert_eq!(checked.verdict, Verdict::CompileError);
    let told = format!("there is no function `{}` in it", exercise.function(language));
    assert!(checked.explanation.contains(&told), "{}", checked.explanation);
}

/// In Python a search can be watched: how often it calls itself, and whether it keeps solutions.
#[rstest]
#[case::iterative(Exercise::Iterative, Some(0))]
#[case::pairwise(Exercise::Pairwise, Some(152))]
#[case::half_the_board(Exercise::Symmetry, Some(76))]
#[case::not_a_search(Exercise::TwoQueens, None)]
fn calls_are_counted_in_python(#[case] exercise: Exercise, #[case] calls: Option<u64>) {
    if is_missing(Language::Python) {
        return;
    }
    let learner = Learner::new();
    learner.solve("answer.py", exercise, Language::Python);
    let observed = observe(exercise, Language::Python, &learner.path("answer.py"));
    let counted = observed.iter().map(|observed| match *observed {
        Observed::OwnCalls { calls, .. } => calls,
        Observed::Bytes(..) => u64::MAX,
    });
    assert_eq!(counted.collect::<Vec<_>>(), Vec::from_iter(calls));
}

/// A generator that goes on is no call, a comprehension is none either; attacked squares count.
#[test]
fn a_search_that_goes_on_from_attacked_squares_is_seen() {
    if is_missing(Language::Python) {
        return;
    }
    let learner = Learner::new();
    let lazy = "
def solveNQueens(n):
    def fill(queens):
        row = len(queens)
        if any(abs(queens[-1] - q) in (0, row - 1 - r) for r, q in enumerate(queens[:-1])):
            return
        if row == n:
            yield ['.' * q + 'Q' + '.' * (n - 1 - q) for q in queens]
            return
        for column in range(n):
            yield from fill(queens + [column])
    return list(fill([]))
";
    learner.write("pairwise.py", lazy);
    let observed = observe(Exercise::Pairwise, Language::Python, &learner.path("pairwise.py"));
    assert_eq!(observed, [Observed::OwnCalls { calls: 894, needed: 152 }]);
}

#[test]
#[ignore = "starts Python many times"]
fn solutions_that_are_kept_to_be_counted_are_seen_in_memory() {
    if is_missing(Language::Python) {
        return;
    }
    let learner = Learner::new();
    let keeps = |file: &str| {
        let seen = observe(Exercise::CountOnly, Language::Python, &learner.path(file));
        seen.iter().any(|observed| observed.keeps_solutions())
    };
    learner.solve("count.py", Exercise::CountOnly, Language::Python);
    assert!(!keeps("count.py"));
    let all = Exercise::Bitmask.solution(Language::Python).expect("a solution");
    let counts = "\n\ndef totalNQueens(n):\n    return len(Solution().solveNQueens(n))\n";
    learner.write("boards.py", &format!("{all}{counts}"));
    assert!(keeps("boards.py"));
}
