// One solution for any n, by mending a board full of conflicts.
//
// Idea: keep every queen in a row and a column of its own, count the queens on each diagonal,
// and exchange the columns of two rows whenever this leaves no more attacks than before.
// A step costs eight array accesses, O(1); a run costs O(n), nearly all of it the first deal.
// It loses to construct where any board will do, and it can never say that there is none.
// The page with the whiteboard form and the counted work: docs/min-conflicts.md

#![doc = include_str!("../../docs/min-conflicts.md")]

use crate::board::Board;
use crate::variation::random::SplitMix64;

/// The largest n that [`first`] accepts; it then takes 120 MB and some seconds.
pub const MAX_N: usize = 10_000_000;

/// How many columns the deal looks at for one row before it accepts a conflict. With 20, a
/// hundred times as many conflicts are left to mend at n = 1,000,000; with more, little changes.
const COLUMNS_TRIED: usize = 100;

/// A solution for n queens, or `None` for n = 2 and n = 3, which have none.
///
/// The same n and seed give the same board on every machine. Space O(n), time O(n) as measured.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
///
/// ```
/// use n_queens::variation::min_conflicts;
///
/// let board = min_conflicts::first(1_000, 1).unwrap();
/// assert!(board.is_solution());
/// assert_eq!(min_conflicts::first(1_000, 1), Some(board));
/// assert_eq!(min_conflicts::first(3, 1), None);
/// ```
pub fn first(n: usize, seed: u64) -> Option<Board> {
    mend(n, seed).map(|mended| mended.board)
}

/// A solution and the work that it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mended {
    /// The solution.
    pub board: Board,
    /// Deals: one, and one more for each that could not be mended in time.
    pub deals: u64,
    /// Queens in conflict after the last deal.
    pub conflicts: usize,
    /// Exchanges tried after the last deal.
    pub exchanges: usize,
}

/// As [`first`], and tells how much work it took.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn mend(n: usize, seed: u64) -> Option<Mended> {
    assert!(n <= MAX_N, "min-conflicts takes n up to {MAX_N}, not {n}");
    if matches!(n, 2 | 3) {
        return None;
    }
    let mut random = SplitMix64::new(seed);
    let mut deals = 0;
    loop {
        deals += 1;
        let mut position = Position::dealt(n, &mut random);
        let conflicts = (0..n).filter(|&row| position.in_conflict(row)).count();
        let Some(exchanges) = position.mend(&mut random) else { continue };
        let board = Board::new(position.queens).expect("every column is less than n");
        if board.is_solution() {
            return Some(Mended { board, deals, conflicts, exchanges });
        }
    }
}

struct Position {
    n: usize,
    /// `queens[row]` is the column of the queen in that row. Every column occurs once.
    queens: Vec<usize>,
    /// `falling[row + n − column]`: how many queens stand on that falling diagonal.
    ///
    /// A byte each, so that both arrays stay in the cache: half the time at n = 1,000,000. They
    /// would lose count of 256 queens on one diagonal, which a deal all but never leaves; then
    /// the board fails its check and is dealt again.
    falling: Vec<u8>,
    /// `rising[row + column]`: how many queens stand on that rising diagonal.
    rising: Vec<u8>,
}

impl Position {
    /// Deals the columns out to the rows, avoiding conflicts where a few tries can.
    fn dealt(n: usize, random: &mut SplitMix64) -> Self {
        let queens = (0..n).collect();
        let mut dealt = Self { n, queens, falling: vec![0; 2 * n], rising: vec![0; 2 * n] };
        for row in 0..n {
            dealt.deal(row, random);
        }
        dealt
    }

    /// Gives `row` one of the columns that are left, `queens[row..]`.
    fn deal(&mut self, row: usize, random: &mut SplitMix64) {
        for _ in 0..COLUMNS_TRIED {
            let other = row + random.below(self.n - row);
            if self.attacked_from(row, self.queens[other]) == 0 {
                self.queens.swap(row, other);
                break;
            }
        }
        self.put_down(row);
    }

    /// Exchanges columns until no queen is in conflict. Answers with the number of exchanges
    /// tried, or with `None` if the board resists for so long that a new deal is better.
    fn mend(&mut self, random: &mut SplitMix64) -> Option<usize> {
        let limit = 1_000 + 10 * self.n;
        let (mut row, mut rows_at_peace, mut exchanges) = (0, 0, 0);
        while rows_at_peace < self.n {
            if !self.in_conflict(row) {
                rows_at_peace += 1;
                row = (row + 1) % self.n;
            } else if exchanges < limit {
                exchanges += 1;
                let other = (row + 1 + random.below(self.n - 1)) % self.n;
                if self.exchange(row, other) {
                    rows_at_peace = 0;
                }
            } else {
                return None;
            }
        }
        Some(exchanges)
    }

    /// Exchanges the columns of two rows, unless that makes more attacks. Exchanges that make
    /// as many are welcome: they lead out of boards that no single exchange improves.
    fn exchange(&mut self, row: usize, other: usize) -> bool {
        let before = self.lift(row) + self.lift(other);
        self.queens.swap(row, other);
        let after = self.put_down(row) + self.put_down(other);
        if after > before {
            self.lift(row);
            self.lift(other);
            self.queens.swap(row, other);
            self.put_down(row);
            self.put_down(other);
        }
        after <= before
    }

    /// Puts the queen of `row` down. Answers with the number of queens that it attacks.
    fn put_down(&mut self, row: usize) -> u32 {
        let column = self.queens[row];
        let attacked = self.attacked_from(row, column);
        let (falling, rising) = self.diagonals(row, column);
        *falling = falling.wrapping_add(1);
        *rising = rising.wrapping_add(1);
        attacked
    }

    /// Takes the queen of `row` away. Answers with the number of queens that it attacked.
    fn lift(&mut self, row: usize) -> u32 {
        let column = self.queens[row];
        let (falling, rising) = self.diagonals(row, column);
        *falling = falling.wrapping_sub(1);
        *rising = rising.wrapping_sub(1);
        self.attacked_from(row, column)
    }

    /// Whether the queen of `row`, which counts on both of its diagonals, meets another there.
    fn in_conflict(&self, row: usize) -> bool {
        self.attacked_from(row, self.queens[row]) > 2
    }

    /// How many queens stand on the diagonals through a square.
    fn attacked_from(&self, row: usize, column: usize) -> u32 {
        u32::from(self.falling[row + self.n - column]) + u32::from(self.rising[row + column])
    }

    /// The counts of the diagonals through a square.
    fn diagonals(&mut self, row: usize, column: usize) -> (&mut u8, &mut u8) {
        (&mut self.falling[row + self.n - column], &mut self.rising[row + column])
    }
}
