//! Rung 7: the pieces of a count shared out between threads.
//!
//! A piece needs nothing from another, so each thread takes the next one that is open, and all
//! enter their results in one [`Ledger`].

use super::kernel::{Kernel, Solver, Unavailable};
use super::ledger::{Ledger, Overflow};
use std::fmt;

/// Counts the pieces of the ledger that are open, on so many threads.
///
/// After each piece `observe` is shown the ledger, on the thread that did the piece; an error
/// from it ends the count, and the ledger says what was done until then.
///
/// # Errors
///
/// What `observe` returns; and a [`RunError`] if the processor cannot run the kernel, or the
/// system cannot start the threads: without the feature `parallel` there is only one.
///
/// ```
/// use n_queens::counting::kernel::Kernel;
/// use n_queens::counting::{ledger::Ledger, run::{RunError, run}, shard::Shard};
///
/// let mut ledger = Ledger::new(13, Shard::WHOLE);
/// run(&mut ledger, Kernel::best(), 1, |_| Ok::<(), RunError>(()))?;
/// assert_eq!(ledger.solutions(), 73_712);
/// # Ok::<(), n_queens::counting::run::RunError>(())
/// ```
pub fn run<E: From<RunError> + Send>(
    ledger: &mut Ledger,
    kernel: Kernel,
    threads: usize,
    observe: impl FnMut(&Ledger) -> Result<(), E> + Send,
) -> Result<(), E> {
    kernel.solver().map_err(RunError::from)?;
    if threads == 1 {
        alone(ledger, kernel, observe)
    } else {
        together(ledger, kernel, threads, observe)
    }
}

fn alone<E: From<RunError>>(
    ledger: &mut Ledger,
    kernel: Kernel,
    mut observe: impl FnMut(&Ledger) -> Result<(), E>,
) -> Result<(), E> {
    let mut solver = kernel.solver().map_err(RunError::from)?;
    for piece in ledger.open_pieces() {
        let completions = completions(ledger, piece, &mut solver);
        ledger.enter(piece, completions).map_err(RunError::from)?;
        observe(ledger)?;
    }
    Ok(())
}

fn completions(ledger: &Ledger, piece: usize, solver: &mut Solver) -> u64 {
    let constellation = ledger.constellation(piece);
    constellation.completions(|subproblem| solver.completions(subproblem, &mut ()))
}

#[cfg(feature = "parallel")]
fn together<E: From<RunError> + Send>(
    ledger: &mut Ledger,
    kernel: Kernel,
    threads: usize,
    observe: impl FnMut(&Ledger) -> Result<(), E> + Send,
) -> Result<(), E> {
    use rayon::iter::{ParallelBridge, ParallelIterator};
    use std::sync::{Mutex, PoisonError};

    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|_| RunError::Threads(threads))?;
    // The pieces are looked up in a copy, so that no thread waits for another to count.
    let pieces = ledger.clone();
    let shared = Mutex::new((ledger, observe));
    pool.install(|| {
        let next_pieces = pieces.open_pieces().into_iter().par_bridge();
        next_pieces.try_for_each_init(
            || kernel.solver(),
            |solver, piece| {
                let solver = solver.as_mut().map_err(|error| RunError::from(*error))?;
                let completions = completions(&pieces, piece, solver);
                let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
                let (ledger, observe) = &mut *shared;
                ledger.enter(piece, completions).map_err(RunError::from)?;
                observe(ledger)
            },
        )
    })
}

#[cfg(not(feature = "parallel"))]
fn together<E: From<RunError>>(
    _ledger: &mut Ledger,
    _kernel: Kernel,
    threads: usize,
    _observe: impl FnMut(&Ledger) -> Result<(), E>,
) -> Result<(), E> {
    Err(RunError::Threads(threads).into())
}

/// How many threads count n queens in the least time: one for each core, or a single one where
/// starting more takes longer than they save.
pub fn best_threads(n: usize) -> usize {
    const WORTH_THREADS: usize = 14;
    if cfg!(not(feature = "parallel")) || n < WORTH_THREADS {
        return 1;
    }
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Why a count ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunError {
    /// The processor cannot run the kernel.
    Kernel(Unavailable),
    /// The system does not start so many threads.
    Threads(usize),
    /// The sum does not fit 64 bits.
    Overflow(Overflow),
}

impl From<Unavailable> for RunError {
    fn from(error: Unavailable) -> Self {
        Self::Kernel(error)
    }
}

impl From<Overflow> for RunError {
    fn from(error: Overflow) -> Self {
        Self::Overflow(error)
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kernel(error) => error.fmt(formatter),
            Self::Threads(threads) => {
                write!(formatter, "the system does not start {threads} threads: ask for fewer")
            }
            Self::Overflow(error) => error.fmt(formatter),
        }
    }
}

impl std::error::Error for RunError {}
