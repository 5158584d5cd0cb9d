//! Finds the reason for each step, from the steps alone: no approach is known here.

use super::reason::{Image, Lane, Reason, attackers};
use crate::board::{Board, Square};
use crate::visitor::Step;

/// The reason for each step.
pub(super) fn explain(n: usize, order: Order, steps: &[Step]) -> Vec<Reason> {
    let mut search = Search::new(n, order, looks_at_attacked_squares(steps));
    let next = steps.iter().skip(1).map(Some).chain([None]);
    steps.iter().zip(next).map(|(step, next)| search.reason(step, next)).collect()
}

/// In which order a search fills the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Row by row from the top.
    Rows,
    /// Column by column from the left.
    Columns,
    /// Neither.
    Mixed,
}

impl Order {
    /// Reads it off the steps: with `depth` queens standing, a search by rows only ever tries
    /// squares of row `depth`.
    pub(super) fn of(steps: &[Step]) -> Self {
        let (mut depth, mut by_rows, mut by_columns) = (0_usize, true, true);
        for step in steps {
            match *step {
                Step::Tried(square) => {
                    by_rows &= square.row == depth;
                    by_columns &= square.column == depth;
                }
                Step::Placed(_) => depth += 1,
                Step::Removed(_) => depth = depth.saturating_sub(1),
                Step::Solved(_) => {}
            }
        }
        match (by_rows, by_columns) {
            (true, _) => Self::Rows,
            (false, true) => Self::Columns,
            (false, false) => Self::Mixed,
        }
    }

    /// The lane that a search in this order fills when `depth` queens stand.
    pub fn lane(self, depth: usize) -> Option<Lane> {
        match self {
            Self::Rows => Some(Lane::Row(depth)),
            Self::Columns => Some(Lane::Column(depth)),
            Self::Mixed => None,
        }
    }
}

/// Whether the search tries attacked squares too. One that computes the free squares as a set
/// tries no other, and so meets a dead end without trying anything.
fn looks_at_attacked_squares(steps: &[Step]) -> bool {
    let pairs = steps.iter().zip(steps.iter().skip(1));
    pairs.into_iter().any(|pair| match pair {
        (Step::Tried(tried), Step::Placed(placed)) => tried != placed,
        (Step::Tried(_), _) => true,
        _ => false,
    })
}

/// The search as far as it has been explained.
struct Search {
    n: usize,
    order: Order,
    looks_at_attacked_squares: bool,
    /// The queens that stand, in the order in which they were placed.
    queens: Vec<Square>,
    /// One level for each number of standing queens, the empty board first.
    levels: Vec<Level>,
    solutions: usize,
}

/// What happened while the same queens stood.
#[derive(Default)]
struct Level {
    tried: Vec<Square>,
    placed: bool,
    solved: bool,
}

impl Search {
    fn new(n: usize, order: Order, looks_at_attacked_squares: bool) -> Self {
        let levels = vec![Level::default()];
        Self { n, order, looks_at_attacked_squares, queens: Vec::new(), levels, solutions: 0 }
    }

    fn reason(&mut self, step: &Step, next: Option<&Step>) -> Reason {
        match step {
            Step::Tried(square) => self.tried(*square, next),
            Step::Placed(square) => self.placed(*square),
            Step::Removed(square) => self.removed(*square),
            Step::Solved(board) => self.solved(board),
        }
    }

    fn level(&mut self) -> &mut Level {
        if self.levels.is_empty() {
            self.levels.push(Level::default());
        }
        let last = self.levels.len() - 1;
        &mut self.levels[last]
    }

    fn tried(&mut self, square: Square, next: Option<&Step>) -> Reason {
        self.level().tried.push(square);
        let attackers = attackers(&self.queens, square);
        let is_taken = next.is_none_or(|next| *next == Step::Placed(square));
        match (attackers.is_empty(), is_taken) {
            (true, true) => Reason::Free,
            (true, false) => Reason::Passed,
            (false, _) => Reason::Refused(attackers),
        }
    }

    fn placed(&mut self, square: Square) -> Reason {
        self.level().placed = true;
        self.levels.push(Level::default());
        self.queens.push(square);
        Reason::Placed
    }

    fn removed(&mut self, square: Square) -> Reason {
        let level = self.levels.pop().unwrap_or_default();
        let lane = self.lane_of(&level);
        self.queens.retain(|&queen| queen != square);
        let back_to = self.order.lane(self.queens.len());
        match (lane, level.solved, level.placed) {
            (_, true, _) => Reason::NextSolution { back_to },
            (Some(lane), false, true) => Reason::Explored { lane, back_to },
            (Some(lane), false, false) => Reason::DeadEnd { lane, back_to },
            (None, false, _) => Reason::NoDeeper { back_to },
        }
    }

    fn solved(&mut self, board: &Board) -> Reason {
        self.level().solved = true;
        self.solutions += 1;
        Reason::Solution { number: self.solutions, image: self.image(board) }
    }

    fn image(&self, board: &Board) -> Image {
        let stands = |board: &Board| board.queens().all(|queen| self.queens.contains(&queen));
        if stands(board) {
            Image::Standing
        } else if stands(&board.mirrored()) {
            Image::Mirror
        } else {
            Image::Other
        }
    }

    /// The lane that the search was filling at this level, if it explored it to the end.
    fn lane_of(&self, level: &Level) -> Option<Lane> {
        match level.tried[..] {
            [] if self.looks_at_attacked_squares => None,
            [] => self.dead_lane(),
            [only] => Some(self.order.lane(self.queens.len()).unwrap_or(self.lane_through(only))),
            [first, second, ..] if first.row == second.row => Some(Lane::Row(first.row)),
            [first, ..] => Some(Lane::Column(first.column)),
        }
    }

    /// A lane without a queen and without a free square: the one that comes next if the search
    /// has an order, otherwise the first such row, otherwise the first such column.
    fn dead_lane(&self) -> Option<Lane> {
        let lanes: Vec<Lane> = match self.order.lane(self.queens.len()) {
            Some(lane) => vec![lane],
            None => (0..self.n).map(Lane::Row).chain((0..self.n).map(Lane::Column)).collect(),
        };
        lanes.into_iter().find(|&lane| {
            !self.queens.iter().any(|&queen| lane.contains(queen)) && self.free_squares(lane) == 0
        })
    }

    /// The lane in which this was the only free square.
    fn lane_through(&self, square: Square) -> Lane {
        let row = Lane::Row(square.row);
        if self.free_squares(row) == 1 { row } else { Lane::Column(square.column) }
    }

    fn free_squares(&self, lane: Lane) -> usize {
        lane.squares(self.n).filter(|&square| attackers(&self.queens, square).is_empty()).count()
    }
}
