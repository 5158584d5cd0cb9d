//! A terminal taken over for a while, and given back whatever happens.

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::style::Print;
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use std::io::{self, Write};
use std::panic;
use std::process;

/// The exit status of a program that was interrupted, as shells have it.
const INTERRUPTED: i32 = 130;

/// The whole terminal: keys arrive at once, and a second screen covers what was there.
///
/// Dropping it gives the terminal back. A panic does so before its message is printed, and so
/// does an interruption, a polite request to end or the loss of the terminal: these end the
/// program at once, since waiting for a key may never return when the terminal is gone.
pub(super) struct Terminal(());

impl Terminal {
    pub(super) fn take() -> io::Result<Self> {
        ctrlc::set_handler(|| {
            give_back();
            process::exit(INTERRUPTED);
        })
        .map_err(io::Error::other)?;
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            give_back();
            report(panic);
        }));
        enable_raw_mode()?;
        let terminal = Self(());
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(terminal)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives the terminal back. Nothing better can be done where that fails.
fn give_back() {
    let _ = execute!(io::stdout(), Show, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}

/// Draws the lines from the top and clears the rest of the screen, all at once.
pub(super) fn draw(lines: &[String]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    queue!(stdout, BeginSynchronizedUpdate)?;
    for (row, line) in (0_u16..).zip(lines) {
        queue!(stdout, MoveTo(0, row), Print(line), Clear(ClearType::UntilNewLine))?;
    }
    queue!(stdout, Clear(ClearType::FromCursorDown), EndSynchronizedUpdate)?;
    stdout.flush()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::env;
    use std::io::Read;

    const ALONE: &str = "QUEENS_TEST_PANICS_IN_A_TERMINAL";

    /// Runs itself again in a terminal of its own, where it panics on purpose.
    #[test]
    fn a_panic_gives_the_terminal_back_before_its_message() {
        if env::var_os(ALONE).is_some() {
            let _taken = Terminal::take().unwrap();
            panic!("on purpose");
        }
        let (mut terminal, inside) = pty_process::blocking::open().unwrap();
        let mut child = pty_process::blocking::Command::new(env::current_exe().unwrap())
            .args([
                "--exact",
                "cli::trace::terminal::tests::a_panic_gives_the_terminal_back_before_its_message",
            ])
            .arg("--nocapture")
            .env(ALONE, "yes")
            .spawn(inside)
            .unwrap();
        let mut printed = Vec::new();
        // Reading ends with an error when the last program in the terminal has gone.
        let _ = terminal.read_to_end(&mut printed);
        child.wait().unwrap();
        let printed = String::from_utf8_lossy(&printed);
        let place =
            |text: &str| printed.find(text).unwrap_or_else(|| panic!("no {text:?} in {printed}"));
        assert!(place("\x1b[?1049h") < place("\x1b[?1049l"));
        assert!(place("\x1b[?1049l") < place("on purpose"));
        let modes = rustix::termios::tcgetattr(&terminal).unwrap().local_modes;
        assert!(
            modes.contains(rustix::termios::LocalModes::ICANON | rustix::termios::LocalModes::ECHO)
        );
    }
}
