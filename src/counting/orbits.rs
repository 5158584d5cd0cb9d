//! One constellation for each orbit under the eight symmetries.

use super::constellations::{Constellation, is_safe};
use super::subproblem::attacked;
use crate::board::Square;

/// One constellation of each orbit on the lines through the middle: every solution is an image
/// of exactly one completion, `weight` times over all images.
///
/// The order is fixed, so that a position in the list names a piece of work for good.
///
/// # Panics
///
/// If n is greater than [`MAX_N`](super::MAX_N).
///
/// ```
/// let constellations = n_queens::counting::orbits::constellations(16);
/// assert_eq!(constellations.len(), 1814);
/// ```
pub fn constellations(n: usize) -> Vec<Constellation> {
    super::check(n);
    let orbits = match n {
        0 | 1 => vec![(Vec::new(), 1)],
        _ if n.is_multiple_of(2) => pairs_of_lines(n, n / 2 - 1, None),
        _ => {
            let middle = n / 2;
            let centre = Square { row: middle, column: middle };
            let mut orbits = crosses(n);
            orbits.extend(pairs_of_lines(n, middle - 1, Some(centre)));
            orbits
        }
    };
    orbits
        .into_iter()
        .map(|(queens, weight)| Constellation { n, queens: easiest(n, queens), weight })
        .flat_map(|constellation| constellation.split())
        .collect()
}

/// The constellations on the middle row and the middle column of an odd board whose centre is
/// empty. The two queens stand at different distances from it, or they would attack each other,
/// and so all eight images differ; the nearer one is taken to be right of the centre, the other
/// below.
fn crosses(n: usize) -> Vec<(Vec<Square>, u64)> {
    let middle = n / 2;
    let distances = (1..=middle).flat_map(|near| (near + 1..=middle).map(move |far| (near, far)));
    distances
        .map(|(near, far)| {
            let right = Square { row: middle, column: middle + near };
            let below = Square { row: middle + far, column: middle };
            (vec![right, below], 8)
        })
        .collect()
}

/// The constellations on two rows and two columns, each pair symmetric about the middle, and
/// the size of their orbits. A queen in the centre stays where it is.
fn pairs_of_lines(n: usize, line: usize, centre: Option<Square>) -> Vec<(Vec<Square>, u64)> {
    let apart = n - 1 - 2 * line;
    let pairs = || (0..n).flat_map(|first| (0..n).map(move |second| (first, second)));
    let peaceful =
        || pairs().filter(|(first, second)| ![0, apart].contains(&first.abs_diff(*second)));
    let mut orbits = Vec::new();
    for (upper, lower) in peaceful() {
        for (left, right) in peaceful() {
            let lines = Lines { upper, lower, left, right };
            if let Some(weight) = lines.weight_if_least(n)
                && let Some(queens) = lines.queens(n, line, centre)
            {
                orbits.push((queens, weight));
            }
        }
    }
    orbits
}

/// Where the queens stand on two rows and two columns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Lines {
    /// Column of the queen in the upper row.
    upper: usize,
    /// Column of the queen in the lower row.
    lower: usize,
    /// Row of the queen in the left column.
    left: usize,
    /// Row of the queen in the right column.
    right: usize,
}

impl Lines {
    /// The size of the orbit, or `None` if another image is less than this one.
    fn weight_if_least(self, n: usize) -> Option<u64> {
        let mut stabiliser = 0;
        for image in self.images(n) {
            if image < self {
                return None;
            }
            stabiliser += u64::from(image == self);
        }
        Some(8 / stabiliser)
    }

    fn images(self, n: usize) -> impl Iterator<Item = Self> {
        let turns = std::iter::successors(Some(self), move |lines| Some(lines.rotated(n)));
        turns.take(4).flat_map(move |lines| [lines, lines.mirrored(n)])
    }

    /// Turned a quarter clockwise.
    fn rotated(self, n: usize) -> Self {
        let Self { upper, lower, left, right } = self;
        Self { upper: n - 1 - left, lower: n - 1 - right, left: lower, right: upper }
    }

    /// Left and right exchanged.
    fn mirrored(self, n: usize) -> Self {
        let Self { upper, lower, left, right } = self;
        Self { upper: n - 1 - upper, lower: n - 1 - lower, left: right, right: left }
    }

    /// The queens, or `None` if two attack each other. One queen may stand on two of the lines,
    /// where they cross.
    fn queens(self, n: usize, line: usize, centre: Option<Square>) -> Option<Vec<Square>> {
        let (first, second) = (line, n - 1 - line);
        let on_lines = [
            Square { row: first, column: self.upper },
            Square { row: second, column: self.lower },
            Square { row: self.left, column: first },
            Square { row: self.right, column: second },
        ];
        let mut queens: Vec<Square> = centre.into_iter().collect();
        for queen in on_lines {
            if queens.contains(&queen) {
                continue;
            }
            if !is_safe(&queens, queen) {
                return None;
            }
            queens.push(queen);
        }
        Some(queens)
    }
}

/// The image whose search tree looks smallest. Which one is taken does not change the count.
fn easiest(n: usize, queens: Vec<Square>) -> Vec<Square> {
    images(n, queens).min_by_key(|queens| estimate(n, queens)).unwrap_or_default()
}

/// The eight images of the queens.
fn images(n: usize, queens: Vec<Square>) -> impl Iterator<Item = Vec<Square>> {
    let turned = move |queen: &Square| Square { row: queen.column, column: n - 1 - queen.row };
    let mirrored = move |queen: &Square| Square { row: queen.row, column: n - 1 - queen.column };
    let turn = move |queens: &Vec<Square>| Some(queens.iter().map(turned).collect());
    let turns = std::iter::successors(Some(queens), turn);
    turns.take(4).flat_map(move |queens: Vec<Square>| {
        let image = queens.iter().map(mirrored).collect();
        [queens, image]
    })
}

/// How large the search tree looks: the nodes of the first six open rows, if the queens in them
/// did not attack each other.
fn estimate(n: usize, queens: &[Square]) -> u64 {
    let all = super::all_columns(n);
    let open = (0..n).filter(|&row| queens.iter().all(|queen| queen.row != row));
    let free = open.map(|row| u64::from((all & !attacked(queens, row)).count_ones()));
    let levels = free.take(6).scan(1, |nodes, free| {
        *nodes *= free;
        Some(*nodes)
    });
    levels.sum()
}
