//! What a long count has done so far.

use super::constellations::Constellation;
use super::orbits::constellations;
use super::shard::Shard;

/// The version of the numbering of pieces: results of different versions cannot be added.
pub const VERSION: u32 = 1;

/// The pieces of a count, those that are done, and their sum.
///
/// ```
/// use n_queens::counting::{constellations, ledger::Ledger, shard::Shard};
///
/// let mut ledger = Ledger::new(10, Shard::WHOLE);
/// for piece in ledger.open_pieces() {
///     let plain = |subproblem: &_| constellations::completions(subproblem, &mut ());
///     let completions = ledger.constellation(piece).completions(plain);
///     ledger.enter(piece, completions)?;
/// }
/// assert_eq!(ledger.solutions(), 724);
/// # Ok::<(), n_queens::counting::ledger::Overflow>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    n: usize,
    shard: Shard,
    /// One constellation for each piece.
    constellations: Vec<Constellation>,
    /// Whether the piece with this number is done.
    done: Vec<bool>,
    solutions: u64,
}

impl Ledger {
    /// A count of which nothing is done.
    ///
    /// # Panics
    ///
    /// If n is greater than [`MAX_N`](super::MAX_N).
    pub fn new(n: usize, shard: Shard) -> Self {
        let constellations = spread(constellations(n));
        let done = vec![false; constellations.len()];
        Self { n, shard, constellations, done, solutions: 0 }
    }

    /// The size of the board.
    pub fn n(&self) -> usize {
        self.n
    }

    /// The part of the count.
    pub fn shard(&self) -> Shard {
        self.shard
    }

    /// The sum over the pieces that are done.
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    /// The number of pieces of the whole count.
    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// Whether the count has no piece, which is so for n = 2 and n = 3.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }

    /// The queens that make up a piece.
    pub fn constellation(&self, piece: usize) -> &Constellation {
        &self.constellations[piece]
    }

    /// The pieces of the shard that are not done.
    pub fn open_pieces(&self) -> Vec<usize> {
        (0..self.len()).filter(|&piece| self.shard.has(piece) && !self.done[piece]).collect()
    }

    /// The pieces that are done.
    pub fn done_pieces(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.len()).filter(|&piece| self.done[piece])
    }

    /// Enters the completions of a piece; its images are counted too.
    ///
    /// # Errors
    ///
    /// [`Overflow`] if the sum does not fit 64 bits; no true count up to n = 27 is that large.
    pub fn enter(&mut self, piece: usize, completions: u64) -> Result<(), Overflow> {
        let weighted = completions.checked_mul(self.constellations[piece].weight);
        let sum = weighted.and_then(|weighted| self.solutions.checked_add(weighted));
        self.solutions = sum.ok_or(Overflow)?;
        self.done[piece] = true;
        Ok(())
    }

    /// The same count with these pieces done, or `None` if one is not of the shard.
    pub(super) fn resumed(mut self, done: &[usize], solutions: u64) -> Option<Self> {
        for &piece in done {
            *self.done.get_mut(piece).filter(|_| self.shard.has(piece))? = true;
        }
        Some(Self { solutions, ..self })
    }
}

/// Mixes large and small pieces, always in the same way, so that shards are alike and what is
/// done says how much is left.
fn spread(constellations: Vec<Constellation>) -> Vec<Constellation> {
    let mut keyed: Vec<_> = (0_u32..).zip(constellations).collect();
    // Multiples of the golden ratio, modulo one, fall evenly everywhere.
    keyed.sort_by_key(|(index, _)| index.wrapping_mul(0x9E37_79B1));
    keyed.into_iter().map(|(_, constellation)| constellation).collect()
}

/// A sum does not fit 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overflow;

impl std::fmt::Display for Overflow {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("the count does not fit 64 bits")
    }
}

impl std::error::Error for Overflow {}
