//! Rungs 5 and 6: the passes over the level buffers, one for each instruction set.
//!
//! | kernel | states at a time | needs |
//! |---|---|---|
//! | [`Kernel::Safe`] | as many as the compiler makes of plain Rust | nothing |
//! | [`Kernel::Avx2`] | 16 | an x86-64 processor with AVX2 |
//! | [`Kernel::Avx512`] | 32 | an x86-64 processor with AVX-512 VBMI2 |
//!
//! The safe kernel is the oracle for the others. Which instructions the processor has is looked
//! up at run time, once, so one build serves every machine.

use super::constellations;
use super::levels::{Levels, Pass};
use super::subproblem::Subproblem;
use super::work::Meter;
use std::fmt;
use std::str::FromStr;

mod portable;
#[cfg(target_arch = "x86_64")]
#[expect(
    unsafe_code,
    reason = "vector loads and stores, and calls of functions that are compiled for instructions \
              the processor must have: two to five times as fast as the safe kernel"
)]
mod x86;

/// A way of working on the level buffers. They all give the same counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kernel {
    /// Plain Rust, vectorised by the compiler.
    Safe,
    /// Vectors of 16 states.
    Avx2,
    /// Vectors of 32 states.
    Avx512,
}

impl Kernel {
    /// Every kernel, the slowest first.
    pub const ALL: [Self; 3] = [Self::Safe, Self::Avx2, Self::Avx512];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
        }
    }

    /// The fastest kernel that this processor can run.
    pub fn best() -> Self {
        let mut fastest_first = Self::ALL.into_iter().rev();
        fastest_first.find(|kernel| kernel.is_available()).unwrap_or(Self::Safe)
    }

    /// Whether this processor can run it.
    pub fn is_available(self) -> bool {
        self.solver().is_ok()
    }

    /// The number of ways to place n queens, on one thread.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if this processor cannot run the kernel.
    ///
    /// # Panics
    ///
    /// If n is greater than [`MAX_N`](super::MAX_N).
    ///
    /// ```
    /// use n_queens::counting::kernel::Kernel;
    ///
    /// assert_eq!(Kernel::best().count(12, &mut ()), Ok(14_200));
    /// ```
    pub fn count(self, n: usize, meter: &mut impl Meter) -> Result<u64, Unavailable> {
        let mut solver = self.solver()?;
        Ok(constellations::sum(n, |subproblem| solver.completions(subproblem, meter)))
    }

    /// The buffers that one thread needs.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if this processor cannot run the kernel.
    pub fn solver(self) -> Result<Solver, Unavailable> {
        let levels = match self {
            Self::Safe => Some(safe()),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => x86::Avx2::detect().map(boxed),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => x86::Avx512::detect().map(boxed),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx2 | Self::Avx512 => None,
        };
        levels.map(Solver).ok_or(Unavailable(self))
    }
}

/// The safe kernel, compiled for the best instructions that the processor has.
fn safe() -> Box<dyn Completions> {
    #[cfg(target_arch = "x86_64")]
    if let Some(pass) = x86::Compiled::detect() {
        return boxed(pass);
    }
    boxed(portable::Portable)
}

fn boxed<P: Pass + Send + 'static>(pass: P) -> Box<dyn Completions>
where
    P::Level: Send,
{
    Box::new(Levels::new(pass))
}

/// Level buffers with any pass.
trait Completions: Send {
    fn completions(&mut self, subproblem: &Subproblem, meter: &mut dyn Meter) -> u64;
}

impl<P: Pass + Send> Completions for Levels<P>
where
    P::Level: Send,
{
    fn completions(&mut self, subproblem: &Subproblem, meter: &mut dyn Meter) -> u64 {
        Self::completions(self, subproblem, meter)
    }
}

/// A kernel with its buffers, about 100 KB; made once for each thread.
pub struct Solver(Box<dyn Completions>);

impl Solver {
    /// In how many ways the open rows of the subproblem can be filled.
    pub fn completions(&mut self, subproblem: &Subproblem, meter: &mut dyn Meter) -> u64 {
        self.0.completions(subproblem, meter)
    }
}

impl fmt::Display for Kernel {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

impl FromStr for Kernel {
    type Err = UnknownKernel;

    fn from_str(name: &str) -> Result<Self, UnknownKernel> {
        let found = Self::ALL.into_iter().find(|kernel| kernel.name() == name);
        found.ok_or_else(|| UnknownKernel(name.to_owned()))
    }
}

/// The processor lacks the instructions of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unavailable(pub Kernel);

impl fmt::Display for Unavailable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let best = Kernel::best();
        write!(formatter, "this processor cannot run the kernel {}: its best is {best}", self.0)
    }
}

impl std::error::Error for Unavailable {}

/// No kernel has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownKernel(pub String);

impl fmt::Display for UnknownKernel {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Kernel::ALL.map(Kernel::name).join(", ");
        write!(formatter, "no kernel is called {:?}: there are {names}", self.0)
    }
}

impl std::error::Error for UnknownKernel {}
