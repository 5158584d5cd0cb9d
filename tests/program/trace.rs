//! `queens trace`: what it prints, what it refuses, and the player in a real terminal.

use crate::common::of_the_house;
use expect_test::expect_file;
use n_queens::Approach;
use n_queens::visitor::Tally;
use pretty_assertions::assert_eq;
use rstest::rstest;
use std::process::{Command, Output};

fn queens(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_queens")).args(arguments).output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = queens(arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// After a change on purpose: `UPDATE_EXPECT=1 cargo test --test program`.
#[test]
fn the_trace_of_four_queens_is_as_recorded() {
    for approach in of_the_house() {
        let name = approach.name();
        let text = printed(&["trace", "4", "--approach", name, "--steps", "10000"]);
        expect_file![format!("../snapshots/trace/{name}.txt")].assert_eq(&text);
    }
}

#[test]
fn the_folded_trace_of_six_queens_is_as_recorded() {
    expect_file!["../snapshots/trace/folded.txt"].assert_eq(&printed(&["trace", "6", "--fold"]));
}

#[test]
fn two_approaches_in_step_are_as_recorded() {
    let text = printed(&["trace", "4", "--with", "symmetry"]);
    expect_file!["../snapshots/trace/with.txt"].assert_eq(&text);
}

#[test]
fn json_counts_what_the_tally_counts() {
    for &approach in Approach::ALL {
        let mut tally = Tally::default();
        let _ = approach.search(5, &mut tally);
        let arguments =
            ["trace", "5", "--approach", approach.name(), "--format", "json", "--steps", "100000"];
        let object: serde_json::Value = serde_json::from_str(&printed(&arguments)).unwrap();
        let expected = serde_json::json!({
            "tried": tally.tried, "placed": tally.placed, "solved": tally.solved,
        });
        assert_eq!(object["tally"], expected, "{approach}");
        assert_eq!(object["complete"], true);
    }
}

#[test]
fn two_approaches_are_a_list_in_json() {
    let text = printed(&["trace", "4", "--with", "symmetry", "--format", "json"]);
    let list: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(list[0]["approach"], "conflict-arrays");
    assert_eq!(list[1]["approach"], "symmetry");
}

#[test]
fn a_cut_trace_says_how_to_see_the_rest_and_the_rest_joins_it() {
    let whole = printed(&["trace", "4"]);
    let first = queens(&["trace", "4", "--steps", "40"]);
    assert_eq!(
        String::from_utf8_lossy(&first.stderr),
        "cut after steps 1 to 40: see those that follow with --from 41, or the first 80 with --steps 80\n"
    );
    let rest = printed(&["trace", "4", "--from", "41"]);
    let steps = rest.split_once("\n\n").unwrap().1;
    assert_eq!(String::from_utf8_lossy(&first.stdout) + steps, whole);
}

#[test]
fn a_trace_of_a_search_that_never_ends_ends() {
    let output = queens(&["trace", "1000", "--steps", "1"]);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("cut after"));
}

#[test]
fn the_last_steps_that_are_kept_can_be_seen() {
    let output = queens(&["trace", "30", "--from", "999999"]);
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(printed.contains("\n999999  ") && printed.contains("\n1000000  "), "{printed}");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said, "cut after the first 1000000 steps: no more are kept\n");
}

#[rstest]
#[case::no_terminal(&["trace", "4", "--play"], "--play needs a terminal")]
#[case::too_large(&["trace", "1001"], "conflict-arrays takes n from 0 to 1000, not 1001")]
#[case::too_far(&["trace", "4", "--from", "95"], "there are 94 steps, so --from takes 1 to 94, not 95")]
#[case::far_too_far(&["trace", "4", "--from", "18446744073709551615"], "there are 94 steps")]
#[case::folded_too_far(&["trace", "4", "--fold", "--from", "8"], "there are 7 lines")]
#[case::common_too_far(&["trace", "4", "--with", "symmetry", "--from", "999"], "there are 95 lines")]
#[case::json_too_far(&["trace", "4", "--format", "json", "--from", "999"], "there are 94 steps")]
#[case::beyond_what_is_kept(&["trace", "30", "--from", "1000001"], "only the first 1000000 steps are kept")]
#[case::step_zero(&["trace", "4", "--from", "0"], "give a whole number from 1 on")]
#[case::no_speed(&["trace", "4", "--play", "--speed", "0"], "'0' for '--speed <X>': give a whole number from 1 to 1024")]
#[case::negative_speed(&["trace", "4", "--play", "--speed", "-1"], "give a whole number from 1 to 1024")]
#[case::no_number(&["trace", "4", "--play", "--speed", "nan"], "give a whole number from 1 to 1024")]
#[case::speed_alone(&["trace", "4", "--speed", "9"], "--play")]
#[case::fold_and_with(&["trace", "4", "--fold", "--with", "symmetry"], "cannot be used with")]
fn bad_input_is_one_line_and_status_two(#[case] arguments: &[&str], #[case] message: &str) {
    let output = queens(arguments);
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(text.contains(message), "{text}");
}

#[cfg(unix)]
mod player {
    use pretty_assertions::assert_eq;
    use pty_process::Size;
    use pty_process::blocking::{Command, Pty, open};
    use rustix::process::{Pid, Signal, kill_process};
    use rustix::termios::{LocalModes, tcgetattr};
    use std::io::{Read, Write};
    use std::process::{Child, ExitStatus};
    use std::sync::{Arc, Mutex};
    use std::thread;
    use std::time::{Duration, Instant};

    const PATIENCE: Duration = Duration::from_secs(20);

    /// The player in a terminal of its own, and what that terminal shows.
    struct Session {
        terminal: Arc<Pty>,
        screen: Arc<Mutex<vt100::Parser>>,
        child: Child,
    }

    impl Session {
        fn start(rows: u16, columns: u16, arguments: &[&str]) -> Self {
            let (terminal, inside) = open().unwrap();
            terminal.resize(Size::new(rows, columns)).unwrap();
            let command = Command::new(env!("CARGO_BIN_EXE_queens"));
            let child =
                command.args(arguments).env("TERM", "xterm-256color").spawn(inside).unwrap();
            let terminal = Arc::new(terminal);
            let screen = Arc::new(Mutex::new(vt100::Parser::new(rows, columns, 0)));
            watch(Arc::clone(&terminal), Arc::clone(&screen));
            Self { terminal, screen, child }
        }

        fn press(&self, keys: &str) {
            (&*self.terminal).write_all(keys.as_bytes()).unwrap();
        }

        fn text(&self) -> String {
            self.screen.lock().unwrap().screen().contents()
        }

        fn wait_for(&self, text: &str) {
            let start = Instant::now();
            while !self.text().contains(text) {
                assert!(start.elapsed() < PATIENCE, "no {text:?} in\n{}", self.text());
                thread::sleep(Duration::from_millis(5));
            }
        }

        /// Makes the terminal smaller, or as large again as it was. What it shows keeps its size:
        /// lines that were drawn for a larger terminal may still be on their way.
        fn resize(&self, rows: u16, columns: u16) {
            self.terminal.resize(Size::new(rows, columns)).unwrap();
        }

        /// Waits for the end, and checks that the terminal is as it was before.
        fn end(mut self) -> ExitStatus {
            let start = Instant::now();
            let status = loop {
                if let Some(status) = self.child.try_wait().unwrap() {
                    break status;
                }
                assert!(start.elapsed() < PATIENCE, "still running:\n{}", self.text());
                thread::sleep(Duration::from_millis(5));
            };
            let shows_main_screen = || {
                let parser = self.screen.lock().unwrap();
                !parser.screen().alternate_screen() && !parser.screen().hide_cursor()
            };
            while !shows_main_screen() {
                assert!(start.elapsed() < PATIENCE, "the terminal was not given back");
                thread::sleep(Duration::from_millis(5));
            }
            let modes = tcgetattr(&*self.terminal).unwrap().local_modes;
            assert!(modes.contains(LocalModes::ICANON | LocalModes::ECHO), "{modes:?}");
            status
        }
    }

    /// Shows on the screen what arrives, until the terminal closes.
    fn watch(terminal: Arc<Pty>, screen: Arc<Mutex<vt100::Parser>>) {
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = (&*terminal).read(&mut buffer) {
                screen.lock().unwrap().process(&buffer[..length]);
            }
        });
    }

    #[test]
    fn steps_both_ways_and_jumps() {
        let session = Session::start(24, 80, &["trace", "4", "--play"]);
        session.wait_for("step 0 of 94");
        session.press("\x1b[C\x1b[C\x1b[C");
        session.wait_for("step 3 of 94");
        session.wait_for("tried (1, 0): refused, the queen at (0, 0) attacks it along the column");
        session.press("\x1b[D");
        session.wait_for("placed (0, 0)");
        session.press("s");
        session.wait_for("solved: solution 1");
        session.press("s");
        session.wait_for("solved: solution 2");
        session.press("S");
        session.wait_for("solved: solution 1");
        session.press("g");
        session.wait_for("step 0 of 94");
        session.press("d");
        session.wait_for("row 2 has no free square, step back to row 1");
        session.press("G");
        session.wait_for("60 squares tried, 16 queens placed, 2 solutions");
        session.wait_for("the search is over");
        session.press("q");
        assert!(session.end().success());
    }

    #[test]
    fn plays_to_the_end() {
        let session = Session::start(24, 80, &["trace", "4", "--play", "--speed", "1024"]);
        session.wait_for("step 0 of 94");
        session.press(" ");
        session.wait_for("step 94 of 94");
        session.wait_for("paused");
        session.press("\x03");
        assert!(session.end().success());
    }

    #[test]
    fn shows_two_approaches_side_by_side() {
        let session = Session::start(24, 80, &["trace", "8", "--play", "--with", "symmetry"]);
        session.wait_for("symmetry, n = 8");
        session.press("l");
        session.wait_for("step 1 of 19924");
        session.wait_for(" 0 ? . . . . . . .     0 ? . . . . . . .");
        session.wait_for("quit");
        session.press("q");
        assert!(session.end().success());
    }

    #[test]
    fn a_resize_does_no_harm() {
        let session = Session::start(60, 200, &["trace", "30", "--play"]);
        session.wait_for("step 0 of 1000000");
        for (rows, columns) in [(1, 1), (5, 20), (60, 200), (24, 80)] {
            session.resize(rows, columns);
            session.press("ll");
        }
        // No key is lost, even where it arrives together with the news of a resize.
        session.wait_for("step 8 of 1000000");
        session.wait_for("quit");
        session.press("q");
        assert!(session.end().success());
    }

    #[test]
    fn ends_when_its_terminal_is_closed() {
        let (terminal, inside) = open().unwrap();
        let command = Command::new(env!("CARGO_BIN_EXE_queens"));
        let mut child = command.args(["trace", "6", "--play"]).spawn(inside).unwrap();
        let mut first = [0; 64];
        (&terminal).read_exact(&mut first).unwrap();
        drop(terminal);
        let start = Instant::now();
        while child.try_wait().unwrap().is_none() {
            assert!(start.elapsed() < PATIENCE, "it plays on without a terminal");
            thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn a_signal_to_end_gives_the_terminal_back() {
        for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
            let session = Session::start(24, 80, &["trace", "6", "--play"]);
            session.wait_for("step 0");
            kill_process(Pid::from_child(&session.child), signal).unwrap();
            assert_eq!(session.end().code(), Some(130));
        }
    }
}
