//! A program and everything that it starts: begun together, ended together.
//!
//! On Unix the program leads a process group. Its number stays taken until the leader has been
//! waited for, so the group is always killed first: nobody else's process can be hit. On Linux
//! whatever left the group is found by a mark in its environment. Elsewhere the tree of
//! processes is ended by the system's own command.

use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::{AtomicU64, Ordering};

use super::interrupt;

/// The variable that marks every process of one run.
const MARK: &str = "QUEENS_JUDGE_RUN";

/// A running program with its descendants.
pub struct Group {
    /// The program itself.
    pub leader: Child,
    mark: String,
}

impl Group {
    /// Starts the command at the head of a group of its own.
    ///
    /// # Errors
    ///
    /// If it cannot be started, or if the judge was interrupted.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        static RUNS: AtomicU64 = AtomicU64::new(0);
        let mark = format!("{}-{}", std::process::id(), RUNS.fetch_add(1, Ordering::Relaxed));
        command.env(MARK, &mark);
        lead(command);
        let mut live = interrupt::live();
        if interrupt::interrupted() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let leader = command.spawn()?;
        live.insert(leader.id());
        Ok(Self { leader, mark })
    }

    /// The number of the leader, which is also that of the group.
    pub fn id(&self) -> u32 {
        self.leader.id()
    }

    /// Asks every process of the group to stop; it may refuse.
    pub fn ask_to_stop(&self) {
        ask_to_stop(self.id());
    }

    /// Ends every process of the run and tells how the leader ended.
    ///
    /// # Errors
    ///
    /// If the system cannot say how it ended.
    pub fn end(mut self) -> io::Result<ExitStatus> {
        kill(self.id());
        interrupt::live().remove(&self.id());
        let status = self.leader.wait();
        kill_marked(self.id(), &format!("{MARK}={}", self.mark));
        status
    }
}

#[cfg(unix)]
mod system {
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    /// Makes the command the leader of a new process group.
    pub fn lead(command: &mut Command) {
        command.process_group(0);
    }

    /// Waits until the leader has ended and leaves it to be asked for its status.
    pub fn wait_for(leader: u32) {
        let Some(leader) = pid(leader) else { return };
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        while matches!(waitid(WaitId::Pid(leader), options), Err(rustix::io::Errno::INTR)) {}
    }

    /// Asks the group to stop.
    pub fn ask_to_stop(leader: u32) {
        signal(leader, Signal::TERM);
    }

    /// Ends the group, whatever it is doing.
    pub fn kill(leader: u32) {
        signal(leader, Signal::KILL);
    }

    /// A group that has ended already is what was wanted, so errors are no matter.
    fn signal(leader: u32, signal: Signal) {
        if let Some(leader) = pid(leader) {
            let _ = kill_process_group(leader, signal);
        }
    }

    fn pid(number: u32) -> Option<Pid> {
        i32::try_from(number).ok().and_then(Pid::from_raw)
    }
}

#[cfg(not(unix))]
mod system {
    use std::process::{Command, Stdio};
    use std::thread::sleep;
    use std::time::Duration;

    /// The tree of processes is known by its root alone.
    pub fn lead(_: &mut Command) {}

    /// Looks every few milliseconds whether the leader has ended.
    pub fn wait_for(leader: u32) {
        while lives(leader) {
            sleep(Duration::from_millis(10));
        }
    }

    /// There is no polite signal here.
    pub fn ask_to_stop(_: u32) {}

    /// Ends the tree of processes, whatever it is doing.
    pub fn kill(leader: u32) {
        let process = leader.to_string();
        let _ = Command::new("taskkill")
            .args(["/T", "/F", "/PID", &process])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
    }

    /// Whether a process with this number exists.
    fn lives(process: u32) -> bool {
        let filter = format!("PID eq {process}");
        let listed = Command::new("tasklist").args(["/NH", "/FI", &filter]).output();
        listed.is_ok_and(|listed| {
            String::from_utf8_lossy(&listed.stdout).contains(&process.to_string())
        })
    }
}

use system::{ask_to_stop, lead};
pub use system::{kill, wait_for};

/// Ends the processes that left the group but carry the mark of the run.
///
/// They were started after the leader, so only higher numbers are looked at.
#[cfg(target_os = "linux")]
fn kill_marked(leader: u32, mark: &str) {
    const ROUNDS: usize = 8;
    for _ in 0..ROUNDS {
        let found: Vec<u32> = marked(leader, mark).collect();
        if found.is_empty() {
            return;
        }
        for process in found {
            end_one(process);
        }
    }
}

#[cfg(target_os = "linux")]
fn marked(leader: u32, mark: &str) -> impl Iterator<Item = u32> {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter(move |&process| process > leader)
        .filter(move |process| {
            std::fs::read(format!("/proc/{process}/environ")).is_ok_and(|environment| {
                environment.split(|&byte| byte == 0).any(|pair| pair == mark.as_bytes())
            })
        })
}

#[cfg(target_os = "linux")]
fn end_one(process: u32) {
    use rustix::process::{Pid, Signal, kill_process};
    if let Some(process) = i32::try_from(process).ok().and_then(Pid::from_raw) {
        let _ = kill_process(process, Signal::KILL);
    }
}

#[cfg(not(target_os = "linux"))]
fn kill_marked(_: u32, _: &str) {}

/// Limits that the system itself keeps, even if the judge should die: memory in MiB, and
/// processor seconds. Only Linux can set them on another process.
#[cfg(target_os = "linux")]
pub fn limit(process: u32, memory: Option<u64>, seconds: u64) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let Some(process) = i32::try_from(process).ok().and_then(Pid::from_raw) else { return };
    let set = |resource, most: u64| {
        let limit = Rlimit { current: Some(most), maximum: Some(most) };
        // Fails only for a process that has ended already.
        let _ = prlimit(Some(process), resource, limit);
    };
    set(Resource::Core, 0);
    set(Resource::Cpu, seconds);
    if let Some(memory) = memory {
        set(Resource::Data, memory.saturating_mul(1 << 20));
    }
}

/// Limits that the system itself keeps; none here.
#[cfg(not(target_os = "linux"))]
pub fn limit(_: u32, _: Option<u64>, _: u64) {}
