//! One run of one program: started, fed, watched, and always ended.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::capture::Capture;
use super::errors;
use super::group::{self, Group};
use super::language;

/// How long a program that was asked to stop may take to do so.
const POLITE: Duration = Duration::from_millis(100);
/// How much of the standard error is kept, in bytes.
const ERROR_TEXT: usize = 1 << 16;
/// The processor time that the system grants, in multiples of the time limit. Programs may use
/// several cores; this is only for the case that the judge itself is killed.
const PROCESSOR_SHARE: u64 = 4;
/// The same for a run with heartbeats, each of which starts the time limit afresh.
const PROCESSOR_SHARE_OF_MANY: u64 = 100;

/// What one run may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Time from start to end, or from one heartbeat to the next.
    pub time: Duration,
    /// Standard output, in bytes.
    pub output: usize,
    /// Memory in MiB; kept by Linux only.
    pub memory: Option<u64>,
}

impl Default for Limits {
    /// 10 seconds, 64 MiB of output, 2 GiB of memory.
    fn default() -> Self {
        Self { time: Duration::from_secs(10), output: 64 << 20, memory: Some(2048) }
    }
}

/// A run that is about to start.
#[derive(Clone, Debug)]
pub struct Run<'a> {
    /// The program and its arguments. No shell reads them.
    pub command: &'a [OsString],
    /// Where it runs.
    pub directory: &'a Path,
    /// Its standard input; empty if `None`.
    pub input: Option<&'a str>,
    /// What it may use.
    pub limits: Limits,
    /// A word which, seen on standard output, starts the time limit afresh.
    pub heartbeat: Option<&'a str>,
}

impl Limits {
    /// The same, but for the memory, which nobody watches.
    #[must_use]
    pub fn without_memory(self) -> Self {
        Self { memory: None, ..self }
    }
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By itself, with this status.
    Exit(i32),
    /// By this signal, which the judge did not send.
    Signal(i32),
    /// The judge ended it: it took too long.
    TimeLimit,
    /// The judge ended it: it printed too much.
    OutputLimit,
}

impl Ended {
    fn from_status(status: ExitStatus) -> Self {
        #[cfg(unix)]
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return Self::Signal(signal);
        }
        Self::Exit(status.code().unwrap_or(-1))
    }
}

/// What a run left behind.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What it wrote to standard output, up to the limit.
    pub output: Vec<u8>,
    /// The beginning of what it wrote to standard error.
    pub errors: Vec<u8>,
    /// How it ended.
    pub ended: Ended,
    /// How long it took.
    pub time: Duration,
    /// When each heartbeat arrived, since the start.
    pub beats: Vec<Duration>,
}

impl Outcome {
    /// Standard output as text; bytes that are not UTF-8 are replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.output).into_owned()
    }

    /// Standard error made short: its last line is what went wrong, with the place in this file.
    pub fn error_text(&self, file: &str) -> String {
        errors::essence(&self.errors, file)
    }
}

/// What the watching threads report.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// The program ended.
    Ended,
    /// It printed more than is kept.
    Flood,
    /// It is getting on.
    Beat,
}

impl Run<'_> {
    /// Runs the program to its end, or ends it, with everything that it started.
    ///
    /// # Errors
    ///
    /// If it cannot be started: no such command, no permission, or the judge was interrupted.
    pub fn outcome(&self) -> io::Result<Outcome> {
        let started = Instant::now();
        let mut group = Group::start(&mut self.command())?;
        group::limit(group.id(), self.limits.memory, self.processor_seconds());
        let (sender, events) = mpsc::channel();
        let (output, errors) = self.captures(&mut group, &sender);
        self.feed(&mut group);
        report_end(group.id(), sender);
        let stopped = supervise(&events, self.limits.time);
        if stopped.is_some() {
            group.ask_to_stop();
            let _ = wait_for_end(&events, POLITE);
        }
        let time = started.elapsed();
        let status = group.end()?;
        let (output, errors) = (output.finish(), errors.finish());
        let ended = stopped.or(output.flooded.then_some(Ended::OutputLimit));
        let ended = ended.unwrap_or_else(|| Ended::from_status(status));
        let beats = output.beats.iter().map(|beat| beat.duration_since(started)).collect();
        Ok(Outcome { output: output.bytes, errors: errors.bytes, ended, time, beats })
    }

    fn command(&self) -> Command {
        let (program, arguments) = self.command.split_first().expect("a command is never empty");
        let mut command = Command::new(program);
        command
            .args(arguments)
            .current_dir(self.directory)
            .stdin(if self.input.is_some() { Stdio::piped() } else { Stdio::null() })
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .envs(SURROUNDINGS);
        if !language::has_go_cache() {
            command.env("GOCACHE", self.directory.join(".go-cache"));
        }
        command
    }

    fn processor_seconds(&self) -> u64 {
        let share =
            if self.heartbeat.is_some() { PROCESSOR_SHARE_OF_MANY } else { PROCESSOR_SHARE };
        self.limits.time.as_secs().saturating_add(1).saturating_mul(share)
    }

    fn captures(&self, group: &mut Group, events: &Sender<Event>) -> (Capture, Capture) {
        let output = group.leader.stdout.take().expect("standard output is a pipe");
        let errors = group.leader.stderr.take().expect("standard error is a pipe");
        let heartbeat = self.heartbeat.map(str::to_owned);
        // Nobody listens to the flood of standard error: it is no answer.
        let (deaf, _) = mpsc::channel();
        (
            Capture::start(output, self.limits.output, heartbeat, events.clone()),
            Capture::start(errors, ERROR_TEXT, None, deaf),
        )
    }

    /// Writes the input, which is short enough for any pipe, and closes it. A program may close
    /// its end first: that is its own affair.
    fn feed(&self, group: &mut Group) {
        if let (Some(input), Some(mut pipe)) = (self.input, group.leader.stdin.take()) {
            let _ = pipe.write_all(input.as_bytes());
        }
    }
}

/// Plain English text in UTF-8, without colours, from any program that asks its surroundings,
/// a Go that fetches nothing, and checks that say where the program was.
const SURROUNDINGS: [(&str, &str); 10] = [
    ("ASAN_OPTIONS", "handle_abort=1:hard_rss_limit_mb=2048:detect_leaks=0"),
    ("GOFLAGS", ""),
    ("GOPROXY", "off"),
    ("GOTOOLCHAIN", "local"),
    ("LC_ALL", "C.UTF-8"),
    ("NO_COLOR", "1"),
    ("PYTHONDONTWRITEBYTECODE", "1"),
    ("PYTHONIOENCODING", "utf-8"),
    ("RUST_BACKTRACE", "0"),
    ("TERM", "dumb"),
];

/// Lets a thread wait for the leader's end.
fn report_end(leader: u32, events: Sender<Event>) {
    std::thread::spawn(move || {
        group::wait_for(leader);
        let _ = events.send(Event::Ended);
    });
}

/// Waits for the program; `None` if it ended by itself, else why it must be ended.
fn supervise(events: &Receiver<Event>, limit: Duration) -> Option<Ended> {
    let mut deadline = Instant::now() + limit;
    loop {
        match events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(Event::Beat) => deadline = Instant::now() + limit,
            Ok(Event::Flood) => return Some(Ended::OutputLimit),
            Ok(Event::Ended) | Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) => return Some(Ended::TimeLimit),
        }
    }
}

/// Waits for the end alone.
fn wait_for_end(events: &Receiver<Event>, patience: Duration) -> Result<(), RecvTimeoutError> {
    let deadline = Instant::now() + patience;
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        if matches!(events.recv_timeout(left)?, Event::Ended) {
            return Ok(());
        }
    }
}
