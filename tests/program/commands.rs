//! The program `queens` as its users meet it.
use crate::common::{Ended, assert_refused, of_the_house, queens, run};
use n_queens::{Approach, KNOWN_COUNTS};
use pretty_assertions::assert_eq;
use rstest::rstest;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

#[rstest]
#[case(&["solve", "4"], ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n")]
#[case(&["solve", "4", "--take", "1"], ".Q..\n...Q\nQ...\n..Q.\n")]
#[case(&["solve", "4", "--format", "columns"], "1 3 0 2\n2 0 3 1\n")]
#[case(&["solve", "4", "--format", "path"], "0-1, 1-3, 2-0, 3-2\n0-2, 1-0, 2-3, 3-1\n")]
#[case(&["solve", "4", "--format", "squares"], "b4 d3 a2 c1\nc4 a3 d2 b1\n")]
#[case(&["solve", "4", "--approach", "column-scan", "--format", "columns"], "2 0 3 1\n1 3 0 2\n")]
#[case(&["solve", "3", "--format", "leetcode"], "[]\n")]
#[case(&["solve", "0", "--format", "leetcode"], "[[]]\n")]
#[case(&["solve", "1"], "Q\n")]
#[case(&["count", "0"], "1\n")]
#[case(&["count", "8"], "92\n")]
#[case(&["count", "9", "--approach", "row-hash-sets"], "352\n")]
fn prints_its_answer_alone(#[case] arguments: &[&str], #[case] answer: &str) {
    let ended = run(arguments);
    assert_eq!((ended.status, ended.stdout.as_str()), (Some(0), answer), "{}", ended.stderr);
}

#[test]
fn says_that_there_is_no_solution_without_calling_it_an_error() {
    let ended = run(&["solve", "3"]);
    let expected = Ended {
        status: Some(0),
        stdout: String::new(),
        stderr: "there is no solution for n = 3\n".to_owned(),
    };
    assert_eq!(ended, expected);
}

#[rstest]
fn prints_valid_json_however_many_boards(#[values(0, 1, 2, 4, 8, 9)] n: usize) {
    let ended = run(&["solve", &n.to_string(), "--format", "leetcode"]);
    let boards: Vec<Vec<String>> = serde_json::from_str(&ended.stdout).expect("JSON");
    assert_eq!(boards, Approach::ConflictArrays.solve_n_queens(n));
}

#[rstest]
#[case::word(&["solve", "x"], "invalid value 'x' for '<N>': n is a whole number from 0 on, such as 8")]
#[case::negative(&["solve", "-3"], "invalid value '-3' for '<N>': n is a whole number from 0 on, such as 8")]
#[case::fraction(&["count", "4.5"], "invalid value '4.5' for '<N>': n is a whole number from 0 on, such as 8")]
#[case::empty(&["count", ""], "invalid value '' for '<N>': n is a whole number from 0 on, such as 8")]
#[case::above_the_limit(&["solve", "1001"], "conflict-arrays takes n from 0 to 1000, not 1001")]
#[case::take_none(&["solve", "4", "--take", "0"], "invalid value '0' for '--take <K>': give a whole number from 1 on")]
#[case::too_many_files(&["solve", "27", "--format", "squares"], "chess squares have letters for 26 columns, not 27; use --format path or columns")]
#[case::command(&["slove", "4"], "unrecognized subcommand 'slove'; tip: a similar subcommand exists: 'solve'")]
#[case::nothing(&["solve"], "the following required arguments were not provided: <N>")]
#[case::sizes_downwards(&["judge", "--n", "8-4", "--", "true"], "invalid value '8-4' for '--n <SIZES>': sizes go up to 27 and look like 1-8 or 4,6,8")]
#[case::sizes_in_words(&["judge", "--n", "four", "--", "true"], "invalid value 'four' for '--n <SIZES>': sizes go up to 27 and look like 1-8 or 4,6,8")]
#[case::negative_sizes(&["judge", "--n", "-1", "--", "true"], "invalid value '-1' for '--n <SIZES>': sizes go up to 27 and look like 1-8 or 4,6,8")]
#[case::negative_option(&["count", "4", "--checkpoint", "x", "--save-every", "-1"], "invalid value '-1' for '--save-every <SECONDS>': give a whole number of seconds from 0 on")]
#[case::two_ways(&["count", "4", "--merge", "x", "--shard", "1/2"], "the argument '--merge <FILE>...' cannot be used with '--shard <I/K>'")]
#[case::option(&["solve", "4", "--aproach", "symmetry"], "unexpected argument '--aproach' found; tip: a similar argument exists: '--approach'")]
fn refuses_bad_input_in_one_line(#[case] arguments: &[&str], #[case] message: &str) {
    assert_refused(&run(arguments), message);
}

#[test]
fn names_the_nearest_approach() {
    let ended = run(&["count", "4", "--approach", "symetry"]);
    let names: Vec<_> = Approach::ALL.iter().map(|approach| approach.name()).collect();
    let message = format!(
        "invalid value 'symetry' for '--approach <NAME>' [possible values: {}]; \
         tip: a similar value exists: 'symmetry'",
        names.join(", ")
    );
    assert_refused(&ended, &message);
}

#[rstest]
#[case("14", "would take about ")]
#[case("20", "years")]
#[case("99", "longer than the universe has existed")]
#[case("1000", "longer than the universe has existed")]
fn refuses_absurd_comparisons_with_an_estimate(#[case] n: &str, #[case] estimate: &str) {
    let ended = run(&["compare", n]);
    assert_refused(&ended, ended.stderr.trim_start_matches("error: ").trim_end());
    assert!(ended.stderr.contains(estimate), "{}", ended.stderr);
    assert!(ended.stderr.ends_with("try n up to 12, or add --force\n"), "{}", ended.stderr);
}

#[rstest]
#[case(&["count", "27", "--approach", "conflict-arrays"])]
#[case(&["fundamental", "30"])]
#[case(&["fundamental", "30", "--count"])]
fn refuses_searches_that_would_take_days(#[case] arguments: &[&str]) {
    let ended = run(arguments);
    assert_refused(&ended, ended.stderr.trim_start_matches("error: ").trim_end());
    assert!(ended.stderr.contains("would take "), "{}", ended.stderr);
    assert!(ended.stderr.ends_with(" here; try a smaller n, or add --force\n"), "{}", ended.stderr);
}

#[test]
fn compares_every_approach_and_finds_none_wrong() {
    let ours: Vec<_> = of_the_house().iter().map(|approach| approach.name()).collect();
    let ended = run(&["compare", "6", "--json", "--approach", &ours.join(",")]);
    let comparison: Value = serde_json::from_str(&ended.stdout).expect("JSON");
    let entries = comparison["approaches"].as_array().expect("a list");
    assert_eq!(entries.len(), ours.len());
    for entry in entries {
        assert_eq!(entry["wrong"], Value::Null, "{entry}");
        assert_eq!(entry["solutions"], 4, "{entry}");
        assert!(entry["time"]["median_seconds"].as_f64().expect("a time") > 0.0, "{entry}");
    }
}

#[test]
fn compares_only_the_approaches_asked_for() {
    let ended = run(&["compare", "5", "--approach", "symmetry,row-hash-sets,symmetry"]);
    let rows = ended.stdout.lines().filter(|line| line.contains('█')).count();
    assert_eq!(rows, 2, "{}", ended.stdout);
}

#[test]
fn explains_every_approach_and_lists_it() {
    let list = run(&["list"]).stdout;
    for approach in Approach::ALL {
        assert!(list.contains(approach.summary()), "{approach} is not listed");
        let page = run(&["explain", approach.name()]).stdout;
        assert!(page.starts_with(&format!("# {approach}\n")), "{approach}: {page}");
    }
}

/// Whoever has only the program can read all that its messages point to.
#[test]
fn explains_every_page_for_readers() {
    let about_this_repository = ["README", "adding-an-approach", "changelog", "dependencies"];
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    for entry in std::fs::read_dir(folder).expect("docs") {
        let file = entry.expect("an entry").path();
        let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
        if file.extension().is_some_and(|kind| kind == "md")
            && !about_this_repository.contains(&name)
        {
            let page = std::fs::read_to_string(&file).expect("a page");
            assert_eq!(run(&["explain", name]).stdout, page, "{name}");
        }
    }
}

#[test]
fn writes_no_colour_into_a_pipe_unless_asked() {
    assert!(!run(&["list"]).stdout.contains('\u{1b}'));
    assert!(run(&["list", "--color", "always"]).stdout.contains('\u{1b}'));
    assert!(!run(&["list", "--color", "never"]).stdout.contains('\u{1b}'));
}

#[rstest]
fn completes_in_three_shells(#[values("bash", "zsh", "fish")] shell: &str) {
    let ended = run(&["completions", shell]);
    assert_eq!(ended.status, Some(0), "{}", ended.stderr);
    assert!(ended.stdout.contains("row-hash-sets"), "{shell} completes no approach");
}

#[test]
fn ends_quietly_when_nobody_reads_any_more() {
    let mut child = queens(&["solve", "12"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("queens starts");
    let mut first = String::new();
    let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
    stdout.read_line(&mut first).expect("a line");
    drop(stdout);
    let ended = child.wait_with_output().expect("queens ends");
    assert_eq!(first, "Q...........\n");
    assert_eq!(ended.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
}

#[cfg(target_os = "linux")]
#[test]
fn says_so_when_the_output_cannot_be_written() {
    let full = std::fs::File::create("/dev/full").expect("/dev/full");
    let ended: Ended = queens(&["count", "6"]).stdout(full).output().expect("queens starts").into();
    assert_refused(
        &ended,
        "cannot write the output: no space left on device (os error 28); \
         free some space or choose another place",
    );
}

/// The commands, as a shell completes them.
fn commands() -> Vec<String> {
    let completions = run(&["completions", "fish"]).stdout;
    let lines = completions.lines().filter(|line| line.contains("needs_command\" -f -a"));
    let names = lines.filter_map(|line| line.split('"').nth(3)).map(str::to_owned);
    names.filter(|name| name != "help").collect()
}

#[test]
fn the_help_groups_every_command_once_and_each_shows_an_example() {
    let help = run(&["--help"]).stdout;
    let commands = commands();
    assert!(commands.len() > 10, "{commands:?}");
    for command in &commands {
        let entries = help.lines().filter(|line| line.starts_with(&format!("  {command:<12} ")));
        assert_eq!(entries.count(), 1, "{command} in {help}");
        let example = format!("queens {command}");
        let own = run(&[command, "--help"]).stdout;
        let (_, examples) = own.split_once("\nExample").expect("an example");
        assert!(examples.contains(&example), "{command}: {examples}");
    }
    let is_entry = |line: &&str| line[..4].trim_start_matches(' ').len() == 2;
    let (groups, _) = help.split_once("\nOptions:").expect("options");
    let grouped = groups.lines().filter(|line| line.starts_with("  ")).filter(is_entry);
    assert_eq!(grouped.count(), commands.len(), "{help}");
}

#[test]
fn shows_braces_in_the_help() {
    let help = run(&["judge", "--help"]).stdout;
    assert!(help.contains("-- ./queens {n}"), "{help}");
    assert!(help.contains("`{n}` in it becomes n"), "{help}");
}

#[test]
fn shows_a_line_end_in_an_error_as_two_characters() {
    assert_refused(
        &run(&["check", "4", "no\nsuch file"]),
        "cannot read no\\nsuch file: no such file or directory (os error 2); \
         name a file that can be read",
    );
}

#[test]
fn counts_with_every_approach() {
    for approach in of_the_house() {
        let ended = run(&["count", "7", "--approach", approach.name()]);
        assert_eq!(ended.stdout, format!("{}\n", KNOWN_COUNTS[7]), "{approach}");
    }
}
