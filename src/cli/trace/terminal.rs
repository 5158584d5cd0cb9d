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
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

#[cfg(unix)]
const SIGNALS: [i32; 3] =
    [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP];
#[cfg(not(unix))]
const SIGNALS: [i32; 2] = [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM];

/// The whole terminal: keys arrive at once, and a second screen covers what was there.
///
/// Dropping it gives the terminal back. A panic does so before its message is printed.
pub(super) struct Terminal {
    /// The signal that asked the program to end, or 0.
    signal: Arc<AtomicUsize>,
}

impl Terminal {
    pub(super) fn take() -> io::Result<Self> {
        let signal = Arc::new(AtomicUsize::new(0));
        for number in SIGNALS {
            let value = usize::try_from(number).unwrap_or_default();
            signal_hook::flag::register_usize(number, Arc::clone(&signal), value)?;
        }
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            give_back();
            report(panic);
        }));
        enable_raw_mode()?;
        let terminal = Self { signal };
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(terminal)
    }

    /// The signal that asked the program to end, if one did.
    pub(super) fn signal(&self) -> Option<i32> {
        let signal = self.signal.load(Ordering::Relaxed);
        i32::try_from(signal).ok().filter(|&number| number != 0)
    }

    /// Gives the terminal back and ends the way the signal asks.
    pub(super) fn end_by(self, signal: i32) -> io::Result<()> {
        drop(self);
        signal_hook::low_level::emulate_default_handler(signal)
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
