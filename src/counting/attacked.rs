//! The three words that the counters keep instead of a board.

/// The squares of one row that the queens above it attack. Bit c of each word stands for
/// column c, counted from the left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Attacked {
    /// The columns in which a queen stands.
    pub(super) columns: u32,
    /// The squares on a falling diagonal with a queen.
    falling: u32,
    /// The squares on a rising diagonal with a queen.
    rising: u32,
}

impl Attacked {
    /// Every attacked square of the row.
    pub(super) fn squares(self) -> u32 {
        self.columns | self.falling | self.rising
    }

    /// What is attacked once the queen stands in this row.
    pub(super) fn with(self, queen: u32) -> Self {
        Self {
            columns: self.columns | queen,
            falling: self.falling | queen,
            rising: self.rising | queen,
        }
    }

    /// What is attacked some rows further down: a falling diagonal has moved right by as many
    /// columns, which is a shift to the left, and a rising one left.
    pub(super) fn down(self, rows: u16) -> Self {
        Self { columns: self.columns, falling: self.falling << rows, rising: self.rising >> rows }
    }
}

/// The bits of a word, each as a word of its own, the lowest first.
pub(super) fn bits(mut word: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = word & word.wrapping_neg();
        word ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
