//! What a reader at a terminal sees: lines that fit a narrow window, no escape codes on one that
//! knows none, and a question before a file is lost.

use pretty_assertions::assert_eq;
use pty_process::Size;
use pty_process::blocking::{Command, open};
use rstest::rstest;
use std::fs;
use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;
use tempfile::TempDir;

/// Lines of a terminal that is high enough for everything that is printed.
const ROWS: u16 = 400;

/// Runs the program in a terminal so wide, in a folder of its own. When it asks something, these
/// keys are pressed. The answer is all that was printed, and how it ended.
fn run(
    columns: u16,
    term: &str,
    folder: &TempDir,
    arguments: &[&str],
    keys: &str,
) -> (Vec<u8>, ExitStatus) {
    let (mut terminal, inside) = open().unwrap();
    terminal.resize(Size::new(ROWS, columns)).unwrap();
    let command = Command::new(env!("CARGO_BIN_EXE_queens")).args(arguments);
    let command = command.current_dir(folder.path()).env("TERM", term).env("LC_ALL", "C.UTF-8");
    // As under cargo: the commands that it shows are short, wherever the program lies.
    let mut command = command.env("CARGO_MANIFEST_DIR", folder.path());
    for about_colours in ["CI", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command = command.env_remove(about_colours);
    }
    let mut child = command.spawn(inside).unwrap();
    let mut printed = Vec::new();
    let mut buffer = [0; 4096];
    let mut keys = Some(keys);
    // Reading ends with an error when the program has gone.
    while let Ok(length @ 1..) = terminal.read(&mut buffer) {
        printed.extend_from_slice(&buffer[..length]);
        if printed.ends_with(b"? [y/N] ") {
            let keys = keys.take().expect("it asks once");
            terminal.write_all(keys.as_bytes()).unwrap();
        }
    }
    (printed, child.wait().unwrap())
}

/// A line that is longer than the terminal is wide would go on at the left edge, through whatever
/// table stands there. Only commands do, so that they can be copied.
#[rstest]
fn lines_fit_the_terminal(
    #[values(40, 80)] columns: u16,
    #[values(
        "list",
        "trace 4",
        "trace 8 --from 19900",
        "trace 4 --fold",
        "trace 4 --with symmetry",
        "compare 6 --approach bitmask,iterative-deepening",
        "explain pairwise",
        "kata"
    )]
    arguments: &str,
) {
    let folder = TempDir::new().unwrap();
    let arguments: Vec<_> = arguments.split(' ').collect();
    let (printed, status) = run(columns, "xterm-256color", &folder, &arguments, "");
    assert!(status.success());
    let mut parser = vt100::Parser::new(ROWS, columns, 10_000);
    parser.process(&printed);
    let screen = parser.screen();
    let shown: Vec<_> = screen.rows(0, columns).collect();
    for (row, line) in (0_u16..).zip(&shown) {
        let is_command = line.starts_with("Next: ");
        assert!(
            is_command || !screen.row_wrapped(row),
            "{line:?} is too long in\n{}",
            shown.join("\n")
        );
    }
}

#[rstest]
#[case("list")]
#[case("explain pairwise")]
#[case("compare 4 --approach bitmask")]
#[case("trace 4")]
#[case("trace 4 --play")]
#[case("kata")]
#[case("--help")]
#[case("no-such-command")]
fn a_dumb_terminal_gets_no_escape_codes(#[case] arguments: &str) {
    let folder = TempDir::new().unwrap();
    let arguments: Vec<_> = arguments.split(' ').collect();
    let (printed, _) = run(80, "dumb", &folder, &arguments, "");
    assert!(!printed.contains(&0x1b), "{}", String::from_utf8_lossy(&printed));
}

#[test]
fn nothing_is_played_on_a_dumb_terminal() {
    let folder = TempDir::new().unwrap();
    let (printed, status) = run(80, "dumb", &folder, &["trace", "4", "--play"], "");
    assert_eq!(status.code(), Some(2));
    let printed = String::from_utf8(printed).unwrap();
    assert!(
        printed.starts_with("error: --play needs a terminal that can be drawn on"),
        "{printed}"
    );
}

#[rstest]
#[case::yes("y\n", Some(0), false)]
#[case::no("n\n", Some(2), true)]
#[case::just_enter("\n", Some(2), true)]
#[case::end_of_input("\x04", Some(2), true)]
#[case::interruption("\x03", None, true)]
fn a_file_is_overwritten_only_after_a_yes(
    #[case] keys: &str,
    #[case] status: Option<i32>,
    #[case] is_kept: bool,
) {
    if status.is_none() && is_interruption_ignored() {
        eprintln!("not tested: whoever runs the tests has interruptions ignored");
        return;
    }
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("practice/pairwise.py");
    fs::create_dir(folder.path().join("practice")).unwrap();
    fs::write(&file, "precious").unwrap();
    let arguments = ["kata", "start", "pairwise", "--lang", "python"];
    let (printed, ended) = run(80, "xterm-256color", &folder, &arguments, keys);
    let printed = String::from_utf8_lossy(&printed);
    assert_eq!(ended.code(), status, "{printed}");
    assert_eq!(ended.signal(), status.is_none().then_some(2), "{printed}");
    assert_eq!(fs::read_to_string(&file).unwrap() == "precious", is_kept, "{printed}");
}

/// A shell starts what it runs in the background so that Ctrl-C does nothing, and every program
/// that is started from there inherits that.
fn is_interruption_ignored() -> bool {
    const INTERRUPTION: u64 = 1 << (2 - 1);
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    ignored.is_some_and(|mask| mask & INTERRUPTION != 0)
}
