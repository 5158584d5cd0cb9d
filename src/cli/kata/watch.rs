//! `queens kata watch`: a check at every save.

use super::super::error::{Error, note};
use super::super::{Output, Status};
use super::check::judge;
use super::desk::Desk;
use n_queens::judge::run::interrupt;
use n_queens::kata::moment::Moment;
use notify::{Config, PollWatcher, RecursiveMode, Watcher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

/// How often the file is looked at. Asking for its content works on every disk, in containers and
/// over a network, where events may not arrive.
const INTERVAL: Duration = Duration::from_millis(400);

/// Judge the file of an exercise at every save, until Ctrl-C
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens kata watch practice/row-hash-sets.py")]
pub struct Arguments {
    /// The file; the one begun last if not given
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

pub fn run(arguments: &Arguments, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
    let _ = interrupt::watch();
    let work = desk.work(arguments.file.as_deref())?;
    let (_watcher, saves) = watch(&work.file).map_err(|error| {
        Error::usage(format!("cannot watch {}: {error}; check it by hand", work.file.display()))
    })?;
    loop {
        judge(&work, desk, output)?;
        if !interrupt::interrupted() {
            let time = Moment::now().time_of_day();
            writeln!(output, "\n── {time} UTC: waiting for the next save; Ctrl-C ends this ──\n")?;
            output.flush()?;
        }
        if !wait(&saves, &work.file) {
            note("no longer watching");
            return Ok(Status::Interrupted);
        }
    }
}

fn watch(file: &Path) -> notify::Result<(PollWatcher, Receiver<()>)> {
    let (sender, saves) = mpsc::channel();
    let config = Config::default().with_poll_interval(INTERVAL).with_compare_contents(true);
    let tell = move |_: notify::Result<notify::Event>| {
        // Nobody listens any more once the loop has ended.
        let _ = sender.send(());
    };
    let mut watcher = PollWatcher::new(tell, config)?;
    watcher.watch(file, RecursiveMode::NonRecursive)?;
    Ok((watcher, saves))
}

/// Waits for a save; `false` after an interruption. An editor may replace the file, so that it is
/// not there for a moment.
fn wait(saves: &Receiver<()>, file: &Path) -> bool {
    loop {
        if interrupt::interrupted() {
            return false;
        }
        match saves.recv_timeout(INTERVAL) {
            Ok(()) if file.is_file() => {
                while saves.try_recv().is_ok() {}
                return true;
            }
            Ok(()) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return false,
        }
    }
}
