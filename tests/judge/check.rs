//! `queens check` as its users meet it.

use crate::common::{Ended, assert_refused, run, run_with_input};
use pretty_assertions::assert_eq;
use rstest::rstest;
use serde_json::{Value, json};
use std::fs;

/// All boards for n = 4 but for one that is attacked.
const ATTACKED: &str = "board 1\n. Q . .\n. . . Q\nQ . . .\n. . Q .\n\n\
                        board 2\n. . Q .\nQ . . .\n. Q . .\n. . . Q\n";

#[rstest]
#[case(&["check", "4"], ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n", "AC", 0)]
#[case(&["check", "4"], ".Q..\n...Q\nQ...\n..Q.\n", "WA", 1)]
#[case(&["check", "--mode", "first", "4"], ".Q..\n...Q\nQ...\n..Q.\n", "AC", 0)]
#[case(&["check", "--mode", "all", "4"], ".Q..\n...Q\nQ...\n..Q.\n", "WA", 1)]
#[case(&["check", "--mode", "count", "8"], "There are 92 solutions.\n", "AC", 0)]
#[case(&["check", "3"], "No solution\n", "AC", 0)]
#[case(&["check", "3"], "", "PE", 1)]
#[case(&["check", "4"], "Ready.\n", "PE", 1)]
#[case(&["check", "4"], ATTACKED, "WA", 1)]
fn says_whether_boards_are_right(
    #[case] arguments: &[&str],
    #[case] input: &str,
    #[case] verdict: &str,
    #[case] status: i32,
) {
    let ended = run_with_input(arguments, input);
    assert_eq!(ended.status, Some(status), "{ended:?}");
    assert!(ended.stdout.starts_with(&format!("{verdict}: ")), "{ended:?}");
    assert_eq!(ended.stderr, "");
}

#[rstest]
fn reads_every_format_that_solve_prints(
    #[values("board", "columns", "path", "squares", "leetcode")] format: &str,
    #[values("1", "4", "5", "6")] n: &str,
) {
    let solved = run(&["solve", n, "--format", format]);
    assert_eq!(solved.status, Some(0), "{}", solved.stderr);
    let Ended { status, stdout, .. } = run_with_input(&["check", n], &solved.stdout);
    assert_eq!(status, Some(0), "{stdout}");
}

#[test]
fn explains_the_first_failure() {
    let ended = run_with_input(&["check", "4"], ATTACKED);
    assert_eq!(
        ended.stdout,
        "WA: wrong answer, n = 4: 1 of 2 boards is no solution; 1 solution is missing\n\n\
         Board 2, printed on line 8: queens at (1, 0) and (2, 1) share a falling diagonal.\n\n        \
         0  1  2  3\n     \
         0   .  .  Q  .\n     \
         1  [Q] .  .  .\n     \
         2   . [Q] .  .\n     \
         3   .  .  .  Q\n\n\
         [Q] marks the queens that attack each other.\n\
         Squares are (row, column), counted from 0 at the top left.\n\n\
         2 boards: 1 right, 0 repeated, 1 wrong. 1 of the 2 solutions is missing.\n"
    );
}

#[test]
fn prints_one_json_object() {
    let ended = run_with_input(&["check", "--json", "4"], ATTACKED);
    assert_eq!(ended.status, Some(1));
    let found: Value = serde_json::from_str(&ended.stdout).unwrap();
    let expected = json!({
        "version": 1,
        "command": "check",
        "how": null,
        "notation": "spaced-rows",
        "verdict": "WA",
        "diagnosis": [],
        "warnings": [],
        "cases": [{
            "n": 4,
            "verdict": "WA",
            "reason": "1 of 2 boards is no solution; 1 solution is missing",
            "expected": 2,
            "printed": 2,
            "valid": 1,
            "duplicate": 0,
            "invalid": 1,
            "missing": 1,
            "first_bad": {
                "index": 2,
                "line": 8,
                "board": ["..Q.", "Q...", ".Q..", "...Q"],
                "attacks": [
                    { "first": [1, 0], "second": [2, 1], "line": "falling diagonal" },
                ],
            },
            "seconds": null,
            "exit": null,
            "signal": null,
        }],
    });
    assert_eq!(found, expected);
}

#[test]
fn prints_the_likely_bug_as_an_id() {
    let boards = run(&["solve", "5", "--take", "1"]).stdout;
    let ended = run_with_input(&["check", "--json", "5"], &boards);
    let found: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(found["diagnosis"], json!(["stops-at-first-solution"]));
    assert_eq!(found["warnings"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_count_has_no_boards_in_numbers() {
    let ended = run_with_input(&["check", "--json", "--mode", "count", "5"], "12\n");
    let found: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(found["diagnosis"], json!(["wrong-count"]));
    assert_eq!(found["cases"][0]["expected"], json!(10));
    assert_eq!(found["cases"][0]["printed"], Value::Null);
    assert_eq!(found["cases"][0]["first_bad"], Value::Null);
}

#[test]
fn reads_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("answer.txt");
    fs::write(&file, run(&["solve", "6"]).stdout).unwrap();
    let ended = run(&["check", "6", file.to_str().unwrap()]);
    assert_eq!(ended.stdout, "AC: accepted, n = 6: all 4 solutions, each once\n");
}

#[test]
fn refuses_what_it_cannot_judge() {
    assert_refused(
        &run(&["check", "6", "no/such/file.txt"]),
        "cannot read no/such/file.txt: no such file or directory (os error 2); \
         name a file that can be read",
    );
    assert_refused(
        &run(&["check", "28"]),
        "the number of solutions is known up to n = 27, not for n = 28; --mode first judges \
         one board",
    );
}
