//! Random numbers that are the same on every machine: what a seed finds once, it finds again.

/// SplitMix64, by Steele, Lea and Flood ("Fast splittable pseudorandom number generators",
/// 2014): a counter and a mixing function.
///
/// Good enough to shuffle and to break ties, and ten lines long, which keeps the library free
/// of dependencies. It is no source of secrets.
///
/// ```
/// use n_queens::variation::random::SplitMix64;
///
/// let mut random = SplitMix64::new(7);
/// let die: Vec<_> = (0..5).map(|_| 1 + random.below(6)).collect();
/// assert_eq!(die, [3, 1, 6, 4, 3]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// A generator whose numbers follow from `seed`.
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number less than `bound`, and 0 if `bound` is 0.
    ///
    /// The high half of a product takes the place of a remainder, which is several times
    /// slower; for the bounds used here no number is favoured by more than one part in 2⁴⁰.
    #[expect(clippy::cast_possible_truncation, reason = "the result is less than the bound")]
    pub fn below(&mut self, bound: usize) -> usize {
        let product = u128::from(self.bits()) * bound as u128;
        (product >> 64) as usize
    }
}
