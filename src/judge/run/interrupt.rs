//! Ctrl-C and a polite request to stop: every program that is running is ended with the judge.
//!
//! A judged program leads a process group of its own, so the terminal's Ctrl-C does not reach
//! it. The groups that live are therefore written down here.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static LIVE: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// From now on an interruption ends every judged program and lets the judge finish what it was
/// writing; a second one ends the judge at once, with status 130.
///
/// # Errors
///
/// If the program has an interruption handler already.
pub fn watch() -> Result<(), ctrlc::Error> {
    ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::SeqCst) {
            std::process::exit(130);
        }
        for &leader in live().iter() {
            super::group::kill(leader);
        }
    })
}

/// Whether the judge was interrupted, so that nothing may be started any more.
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::SeqCst)
}

/// The process numbers of the leaders that live. While the guard is held none can be added, so
/// an interruption misses nobody.
pub(super) fn live() -> MutexGuard<'static, BTreeSet<u32>> {
    LIVE.lock().unwrap_or_else(PoisonError::into_inner)
}
