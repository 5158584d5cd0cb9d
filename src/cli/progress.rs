//! A sign of life on standard error while a command takes long.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Work that is done sooner than this needs no sign of life.
const PATIENCE: Duration = Duration::from_millis(500);

/// Shows what is being done and for how long, until it is dropped; on terminals only.
pub(super) struct Progress {
    running: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// Begins to wait: the message, such as "counting", appears after half a second.
    pub(super) fn start(message: impl Into<String>) -> Self {
        if !io::stderr().is_terminal() {
            return Self { running: None };
        }
        let message = message.into();
        let (done, is_done) = mpsc::channel();
        let thread = thread::spawn(move || {
            // The sender says nothing: it is dropped when the work is done.
            if is_done.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                let bar = spinner(message);
                let _ = is_done.recv();
                bar.finish_and_clear();
            }
        });
        Self { running: Some((done, thread)) }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((done, thread)) = self.running.take() {
            drop(done);
            let _ = thread.join();
        }
    }
}

fn spinner(message: String) -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {msg}, {elapsed} so far; Ctrl-C stops it");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_spinner()).tick_chars("-\\|/ ");
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    bar.set_style(style);
    bar.set_message(message);
    bar.set_elapsed(PATIENCE);
    bar.enable_steady_tick(Duration::from_millis(125));
    bar
}
