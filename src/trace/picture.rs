//! What to draw on each square of the board at one step.

use super::{Attacker, Reason, Replay};
use crate::board::{Line, Square};
use crate::visitor::Step;

/// What a square shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    Empty,
    /// A queen.
    Queen,
    /// A queen that attacks the square tried last.
    AttackingQueen,
    /// A square between an attacking queen and the square tried last.
    Attack(Line),
    /// The square tried last: free.
    Free,
    /// The square tried last: attacked. After a dead end, every square that was.
    Refused,
    /// The square from which the queen was removed last.
    Removed,
}

impl Mark {
    /// One ASCII character, different for all that must be told apart.
    pub fn symbol(self) -> char {
        match self {
            Self::Empty => '.',
            Self::Queen | Self::AttackingQueen => 'Q',
            Self::Attack(Line::Row) => '-',
            Self::Attack(Line::Column) => '|',
            Self::Attack(Line::Falling) => '\\',
            Self::Attack(Line::Rising) => '/',
            Self::Free => '?',
            Self::Refused => 'x',
            Self::Removed => 'o',
        }
    }
}

impl Replay<'_> {
    /// The marks of the board, `marks[row][column]`. Time and space O(n²).
    ///
    /// ```
    /// use n_queens::Approach;
    /// use n_queens::trace::{Mark, Recorder, Replay};
    ///
    /// let mut recorder = Recorder::default();
    /// let _ = Approach::ConflictArrays.search(4, &mut recorder);
    /// let recording = recorder.finish(4);
    /// let mut replay = Replay::new(&recording);
    /// replay.go_to(4);
    /// let row: String = replay.picture()[1].iter().map(|mark| mark.symbol()).collect();
    /// assert_eq!(row, ".x..");
    /// ```
    pub fn picture(&self) -> Vec<Vec<Mark>> {
        let n = self.recording().n;
        let mut marks = vec![vec![Mark::Empty; n]; n];
        let mut set = |square: Square, mark| marks[square.row][square.column] = mark;
        for &queen in self.queens() {
            set(queen, Mark::Queen);
        }
        let Some(last) = self.last_step() else { return marks };
        match (&last.step, &last.reason) {
            (Step::Tried(square), Reason::Refused(attackers)) => {
                for &Attacker { queen, line } in attackers {
                    between(queen, *square).for_each(|square| set(square, Mark::Attack(line)));
                    set(queen, Mark::AttackingQueen);
                }
                set(*square, Mark::Refused);
            }
            (Step::Tried(square), _) => set(*square, Mark::Free),
            (Step::Removed(square), Reason::DeadEnd { lane, .. }) => {
                lane.squares(n).for_each(|square| set(square, Mark::Refused));
                set(*square, Mark::Removed);
            }
            (Step::Removed(square), _) => set(*square, Mark::Removed),
            (Step::Placed(_), _) => {}
            (Step::Solved(board), _) => return solution(board.columns()),
        }
        marks
    }
}

fn solution(columns: &[usize]) -> Vec<Vec<Mark>> {
    let n = columns.len();
    let mark = |queen, column| if queen == column { Mark::Queen } else { Mark::Empty };
    columns.iter().map(|&queen| (0..n).map(|column| mark(queen, column)).collect()).collect()
}

/// The squares strictly between two that lie on one line.
fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let length = from.row.abs_diff(to.row).max(from.column.abs_diff(to.column));
    (1..length).map(move |distance| Square {
        row: along(from.row, to.row, distance),
        column: along(from.column, to.column, distance),
    })
}

/// The number `distance` steps from one towards another, or itself if they are the same.
fn along(from: usize, to: usize, distance: usize) -> usize {
    match from.cmp(&to) {
        std::cmp::Ordering::Less => from + distance,
        std::cmp::Ordering::Equal => from,
        std::cmp::Ordering::Greater => from - distance,
    }
}
