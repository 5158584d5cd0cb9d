//! Counts that are kept in a file, ended at any moment, and divided between machines.

use crate::common::{Ended, assert_refused, queens, run};
use n_queens::KNOWN_COUNTS;
use n_queens::counting::checkpoint;
use n_queens::counting::kernel::{Kernel, Unavailable};
use n_queens::counting::ledger::Ledger;
use n_queens::counting::shard::{Shard, ShardCount};
use pretty_assertions::assert_eq;
use rstest::rstest;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

fn directory() -> TempDir {
    tempfile::tempdir().expect("a directory for temporary files")
}

fn text_of(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

/// Counts on one thread, with a checkpoint.
fn with_checkpoint(n: &str, file: &Path) -> Ended {
    run(&["count", n, "--checkpoint", text_of(file), "--threads", "1"])
}

fn assert_printed(ended: &Ended, text: &str) {
    let expected = Ended { status: Some(0), stdout: text.to_owned(), stderr: String::new() };
    assert_eq!(ended, &expected);
}

#[test]
fn every_size_to_fourteen_is_counted() {
    for (n, count) in KNOWN_COUNTS.iter().enumerate().take(15) {
        assert_printed(&run(&["count", &n.to_string()]), &format!("{count}\n"));
    }
}

#[rstest]
#[case(Kernel::Safe)]
#[case(Kernel::Avx2)]
#[case(Kernel::Avx512)]
fn a_kernel_counts_or_says_that_it_cannot(#[case] kernel: Kernel) {
    let ended = run(&["count", "13", "--kernel", kernel.name(), "--threads", "3"]);
    if kernel.is_available() {
        assert_printed(&ended, "73712\n");
    } else {
        assert_refused(&ended, &Unavailable(kernel).to_string());
    }
}

#[test]
fn json_says_what_was_counted_and_how() {
    let ended = run(&["count", "8", "--json"]);
    let expected = "{\n  \"n\": 8,\n  \"solutions\": 92,\n  \"by\": \"half-board\"\n}\n";
    assert_printed(&ended, expected);
    let ended = run(&["count", "12", "--kernel", "safe", "--shard", "1/1", "--json"]);
    let value: serde_json::Value = serde_json::from_str(&ended.stdout).expect("JSON");
    let expected =
        serde_json::json!({ "n": 12, "solutions": 14_200, "shard": "1/1", "by": "safe" });
    assert_eq!(value, expected);
}

#[rstest]
#[case(&["28"], "the fast counter takes n from 0 to 27, not 28")]
#[case(&["8", "--threads", "0"],
       "invalid value '0' for '--threads <T>': give a whole number from 1 to 256")]
#[case(&["8", "--threads", "257"],
       "invalid value '257' for '--threads <T>': give a whole number from 1 to 256")]
#[case(&["8", "--shard", "9/8"],
       "invalid value '9/8' for '--shard <I/K>': a shard is written I/K with I from 1 to K, such as 3/8")]
fn bad_arguments_are_refused(#[case] arguments: &[&str], #[case] message: &str) {
    assert_refused(&run(&[&["count"], arguments].concat()), message);
}

#[test]
fn a_finished_checkpoint_answers_at_once_and_stays() {
    let directory = directory();
    let file = directory.path().join("count");
    assert_printed(&with_checkpoint("12", &file), "14200\n");
    let before = fs::read(&file).expect("the checkpoint");
    assert_printed(&with_checkpoint("12", &file), "14200\n");
    assert_eq!(fs::read(&file).expect("the checkpoint"), before);
}

/// Ends the program again and again in the middle of its work, and goes on.
#[rstest]
#[case::whole(&[])]
#[case::shard(&["--shard", "2/3"])]
fn a_count_that_is_killed_goes_on_where_it_was(#[case] shard: &[&str]) {
    let directory = directory();
    let file = directory.path().join("count");
    let checkpoint = ["--checkpoint", text_of(&file), "--save-every", "0"];
    let count = ["count", "14", "--kernel", "safe", "--threads", "2"];
    let arguments = [&count[..], &checkpoint, shard].concat();
    let part = shard.last().map_or(Shard::WHOLE, |part| part.parse().expect("a shard"));
    let pieces = Ledger::new(14, part).open_pieces().len();
    let mut done = 0;
    for milliseconds in [0, 3, 8, 1] {
        let mut program = queens(&arguments).stdout(Stdio::null()).spawn().expect("queens starts");
        while pieces_done(&file, part) <= done && program.try_wait().expect("a child").is_none() {
            thread::sleep(Duration::from_millis(4));
        }
        thread::sleep(Duration::from_millis(milliseconds));
        program.kill().expect("it can be killed");
        program.wait().expect("it ends");
        let now = pieces_done(&file, part);
        assert!(now > done || done == pieces, "pieces were lost: {now} of {done} are there");
        assert!(milliseconds > 0 || now < pieces, "all was done at the first kill");
        done = now;
    }
    let ended = run(&arguments);
    assert_eq!(ended, run(&[&count[..], shard].concat()));
    assert!(shard.len() == 2 || ended.stdout == "365596\n", "{}", ended.stdout);
}

/// What a checkpoint says at any moment, between the renamings that replace it.
fn pieces_done(file: &Path, part: Shard) -> usize {
    if !file.exists() {
        return 0;
    }
    checkpoint::load(14, part, file).expect("a whole checkpoint").done_pieces().count()
}

#[test]
fn a_checkpoint_that_was_cut_off_is_refused() {
    let directory = directory();
    let file = directory.path().join("count");
    with_checkpoint("12", &file);
    let whole = fs::read(&file).expect("the checkpoint");
    for length in [0, 5, 19, 40, whole.len() - 20, whole.len() - 1] {
        fs::write(&file, &whole[..length]).expect("the file can be changed");
        let reason = if length < 19 {
            "it is not a checkpoint: choose a file that is not there yet"
        } else {
            "it was edited or cut off: remove it to count from the beginning"
        };
        let message = format!("cannot go on from {}: {reason}", file.display());
        assert_refused(&with_checkpoint("12", &file), &message);
        assert_eq!(fs::read(&file).expect("the file"), &whole[..length], "it was overwritten");
    }
}

#[test]
fn a_checkpoint_with_a_changed_bit_is_refused() {
    let directory = directory();
    let file = directory.path().join("count");
    with_checkpoint("10", &file);
    let whole = fs::read(&file).expect("the checkpoint");
    for position in 0..whole.len() * 8 {
        let mut changed = whole.clone();
        changed[position / 8] ^= 1 << (position % 8);
        fs::write(&file, &changed).expect("the file can be changed");
        let loaded = checkpoint::load(10, Shard::WHOLE, &file);
        assert!(loaded.is_err(), "bit {position} was changed");
    }
}

/// A check that fits, as only somebody who wants to deceive writes it, or another version.
fn sealed(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{text}check {hash:016x}")
}

#[rstest]
#[case("n 12", "n 13", "it belongs to another count, whose n is 13, not 12")]
#[case("version 1", "version 2", "it belongs to another count, whose version is 2, not 1")]
#[case("shard 1/1", "shard 1/2", "it belongs to another count, whose shard is 1/2, not 1/1")]
#[case("pieces ", "pieces 1", "it belongs to another count, whose number of pieces is 1")]
#[case("done 0-", "done 9", "it is not a checkpoint")]
#[case("done 0-", "done 0-9", "it is not a checkpoint")]
#[case("done 0-", "done 0-9999999999999999", "it is not a checkpoint")]
#[case("solutions 14200", "solutions -1", "it is not a checkpoint")]
#[case("solutions 14200\n", "", "it is not a checkpoint")]
fn a_checkpoint_of_another_count_is_refused(
    #[case] from: &str,
    #[case] to: &str,
    #[case] reason: &str,
) {
    let directory = directory();
    let file = directory.path().join("count");
    with_checkpoint("12", &file);
    let text = fs::read_to_string(&file).expect("the checkpoint");
    let (body, _) = text.rsplit_once("check ").expect("a check");
    assert!(body.contains(from), "{body}");
    fs::write(&file, sealed(&body.replace(from, to))).expect("the file can be changed");
    let ended = with_checkpoint("12", &file);
    let message = format!("error: cannot go on from {}: {reason}", file.display());
    assert!(ended.stderr.starts_with(&message), "{ended:?}");
    assert_eq!((ended.status, ended.stdout.as_str()), (Some(2), ""));
}

#[test]
fn somebody_elses_file_is_left_alone() {
    let directory = directory();
    let file = directory.path().join("letter");
    fs::write(&file, b"Dear \xff").expect("a file");
    let reason = "it is not a checkpoint: choose a file that is not there yet";
    let message = format!("cannot go on from {}: {reason}", file.display());
    assert_refused(&with_checkpoint("12", &file), &message);
    assert_eq!(fs::read(&file).expect("the file"), b"Dear \xff");
}

#[test]
fn a_checkpoint_that_cannot_be_written_is_told_before_the_count() {
    let directory = directory();
    let file = directory.path().join("missing").join("count");
    let ended = with_checkpoint("20", &file);
    let message = format!("error: cannot write the checkpoint {}: ", file.display());
    assert!(ended.stderr.starts_with(&message), "{ended:?}");
    assert_eq!(ended.status, Some(2));
}

/// The shards of n = 12, a file for each.
fn shards(directory: &TempDir, number: usize) -> Vec<PathBuf> {
    let shard = |index| {
        let file = directory.path().join(format!("shard-{index}"));
        let ended = run(&["count", "12", "--shard", &format!("{index}/{number}")]);
        fs::write(&file, ended.stdout).expect("a file");
        file
    };
    (1..=number).map(shard).collect()
}

fn merge(files: &[PathBuf]) -> Ended {
    let files = files.iter().map(|file| text_of(file));
    run(&["count", "12", "--merge"].into_iter().chain(files).collect::<Vec<_>>())
}

#[test]
fn shards_add_up() {
    let directory = directory();
    for number in [1, 2, 5] {
        assert_printed(&merge(&shards(&directory, number)), "14200\n");
    }
}

#[test]
fn shards_in_one_file_add_up() {
    let directory = directory();
    let lines: Vec<_> = shards(&directory, 3)
        .iter()
        .map(|file| fs::read_to_string(file).expect("a shard"))
        .collect();
    let file = directory.path().join("all");
    fs::write(&file, lines.join("\n")).expect("a file");
    assert_printed(&merge(&[file]), "14200\n");
}

#[test]
fn gaps_overlaps_and_other_counts_are_not_merged() {
    let directory = directory();
    let [first, second, third] = shards(&directory, 3).try_into().expect("three");
    let missing = merge(&[first.clone(), third.clone()]);
    assert_refused(&missing, "cannot merge: the shard 2/3 is missing");
    let twice = merge(&[first.clone(), second.clone(), third.clone(), second.clone()]);
    assert_refused(&twice, "cannot merge: the shard 2/3 is there twice");
    fs::write(&third, run(&["count", "12", "--shard", "3/4"]).stdout).expect("a file");
    let mixed = merge(&[first.clone(), second.clone(), third.clone()]);
    let message = "cannot merge: some shards are of 3, some of 4: all must cut the count alike";
    assert_refused(&mixed, message);
    fs::write(&third, run(&["count", "13", "--shard", "3/3"]).stdout).expect("a file");
    let other = merge(&[first, second, third.clone()]);
    assert_refused(&other, "cannot merge: a shard is of n = 13, not of n = 12");
    fs::write(&third, "").expect("a file");
    assert_refused(&merge(&[third]), "cannot merge: there is no shard to merge");
}

#[test]
fn wrong_sums_are_not_merged() {
    let directory = directory();
    let file = directory.path().join("shard");
    let line = sealed("n-queens shard, version 1, n 12, shard 1/1, solutions 14201, ");
    fs::write(&file, line).expect("a file");
    let message =
        "cannot merge: the shards do not add up to the known count for n = 12 (OEIS A000170)";
    assert_refused(&merge(&[file]), message);
}

#[rstest]
#[case(|line: &str| line.replace("solutions 14200", "solutions 14201"),
       "the line was edited or cut off: count that shard again")]
#[case(|line: &str| line[..line.len() - 3].to_owned(),
       "the line was edited or cut off: count that shard again")]
#[case(|_: &str| "14200".to_owned(), "not a line that `queens count N --shard I/K` prints")]
#[case(|_: &str| sealed("n-queens shard, version 7, n 12, shard 1/1, solutions 1, "),
       "the shard has version 7, this program 1: count all shards with one")]
#[case(|_: &str| sealed("n-queens shard, version 1, n 12, shard 2/1, solutions 1, "),
       "not a line that `queens count N --shard I/K` prints")]
fn a_damaged_shard_is_not_merged(#[case] damage: fn(&str) -> String, #[case] reason: &str) {
    let directory = directory();
    let [file] = shards(&directory, 1).try_into().expect("one");
    let line = fs::read_to_string(&file).expect("a shard");
    fs::write(&file, damage(line.trim_end())).expect("a file");
    assert_refused(
        &merge(std::slice::from_ref(&file)),
        &format!("{}, line 1: {reason}", file.display()),
    );
}

#[test]
fn a_shard_with_a_changed_bit_is_not_merged() {
    let line = run(&["count", "8", "--shard", "1/1"]).stdout;
    let line = line.trim_end();
    assert_eq!(line.parse::<ShardCount>().map(|shard| shard.solutions), Ok(92));
    for position in 0..line.len() * 8 {
        let mut bytes = line.as_bytes().to_vec();
        bytes[position / 8] ^= 1 << (position % 8);
        let noticed =
            String::from_utf8(bytes).map_or(true, |line| line.parse::<ShardCount>().is_err());
        assert!(noticed, "bit {position} was changed");
    }
}

/// What a killed shard leaves is no line, so that the merge misses it.
#[test]
fn a_killed_shard_is_missed() {
    let directory = directory();
    let [first, second] = shards(&directory, 2).try_into().expect("two");
    let output = fs::File::create(&second).expect("a file");
    let arguments = ["count", "20", "--shard", "2/2", "--threads", "1"];
    let mut program = queens(&arguments).stdout(output).spawn().expect("queens starts");
    thread::sleep(Duration::from_millis(20));
    program.kill().expect("it can be killed");
    program.wait().expect("it ends");
    assert_eq!(fs::read_to_string(&second).expect("the file"), "");
    assert_refused(&merge(&[first, second]), "cannot merge: the shard 2/2 is missing");
}

#[test]
fn a_shard_file_that_is_not_there_is_told() {
    let directory = directory();
    let file = directory.path().join("none");
    let ended = merge(std::slice::from_ref(&file));
    assert!(ended.stderr.starts_with(&format!("error: cannot read {}: ", file.display())));
    assert_eq!(ended.status, Some(2));
}

/// A shard has a checkpoint of its own.
#[test]
fn a_shard_goes_on_where_it_was() {
    let directory = directory();
    let file = directory.path().join("count");
    let arguments = ["count", "12", "--shard", "2/3", "--checkpoint", text_of(&file)];
    let first = run(&arguments);
    assert!(first.stdout.starts_with("n-queens shard, version 1, n 12, shard 2/3, solutions "));
    assert_eq!(run(&arguments), first);
    let other = run(&["count", "12", "--shard", "1/3", "--checkpoint", text_of(&file)]);
    let reason = "it belongs to another count, whose shard is 2/3, not 1/3";
    assert_refused(&other, &format!("cannot go on from {}: {reason}", file.display()));
}

/// The page's example, as it is written there.
#[test]
fn the_example_with_gnu_parallel_works() {
    let found = Command::new("parallel").arg("--version").output();
    if !found.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains("GNU parallel")) {
        eprintln!("not tested: there is no GNU parallel on this machine");
        return;
    }
    let page = include_str!("../../docs/counting.md");
    let blocks = page.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let script = blocks.into_iter().find(|block| block.starts_with("parallel ")).expect("a block");
    let directory = directory();
    let program = Path::new(env!("CARGO_BIN_EXE_queens")).parent().expect("a directory");
    let path = std::env::var("PATH").unwrap_or_default();
    let output = Command::new("sh")
        .args(["-euc", script])
        .current_dir(directory.path())
        .env("PATH", format!("{}:{path}", program.display()))
        .env("PARALLEL_HOME", directory.path())
        .stdin(Stdio::null())
        .output()
        .expect("sh starts");
    let ended = Ended::from(output);
    assert_eq!((ended.status, ended.stdout.as_str()), (Some(0), "365596\n"), "{}", ended.stderr);
}
