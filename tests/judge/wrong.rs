//! Small wrong solvers, each with one mistake that people make.

use n_queens::judge::Mistake;
use std::hint::black_box;
use std::sync::OnceLock;

pub type Boards = Vec<Vec<String>>;
pub type Queens = Vec<usize>;

/// Boards of `.` and `Q`.
pub fn boards(solutions: &[Queens]) -> Boards {
    solutions.iter().map(|queens| rows(queens)).collect()
}

fn rows(queens: &[usize]) -> Vec<String> {
    let row = |&at: &usize| (0..queens.len()).map(|c| if c == at { 'Q' } else { '.' }).collect();
    queens.iter().map(row).collect()
}

/// Every board that a search row by row finds with this check.
fn search(n: usize, safe: impl Fn(usize, usize, usize, usize) -> bool) -> Vec<Queens> {
    let mut found = vec![vec![]];
    for row in 0..n {
        let mut longer = Vec::new();
        for queens in found {
            for column in 0..n {
                let is_safe = |(r, &c): (usize, &usize)| safe(r, c, row, column);
                if queens.iter().enumerate().all(is_safe) {
                    longer.push([queens.clone(), vec![column]].concat());
                }
            }
        }
        found = longer;
    }
    found
}

fn column(_: usize, c: usize, _: usize, column: usize) -> bool {
    c != column
}

fn falling(r: usize, c: usize, row: usize, column: usize) -> bool {
    r + column != row + c
}

fn rising(r: usize, c: usize, row: usize, column: usize) -> bool {
    r + c != row + column
}

/// All solutions, in lexicographic order; each n is searched once and then remembered.
pub fn solve(n: usize) -> Vec<Queens> {
    static SOLVED: [OnceLock<Vec<Queens>>; 10] = [const { OnceLock::new() }; 10];
    let is_safe = |r, c, row, col| {
        column(r, c, row, col) && falling(r, c, row, col) && rising(r, c, row, col)
    };
    SOLVED[n].get_or_init(|| search(n, is_safe)).clone()
}

fn mirrored(queens: &Queens) -> Queens {
    queens.iter().map(|column| queens.len() - 1 - column).collect()
}

fn transposed(queens: &Queens) -> Queens {
    (0..queens.len()).map(|at| queens.iter().position(|&column| column == at).unwrap()).collect()
}

fn turned(queens: &Queens) -> Queens {
    mirrored(&transposed(queens))
}

/// The eight boards that turning and mirroring make.
fn symmetries(queens: &Queens) -> Vec<Queens> {
    let mut images = vec![queens.clone()];
    for _ in 0..3 {
        images.push(turned(images.last().unwrap()));
    }
    let mirrors: Vec<_> = images.iter().map(mirrored).collect();
    [images, mirrors].concat()
}

pub fn column_never_compared(n: usize) -> Boards {
    boards(&search(n, |r, c, row, col| falling(r, c, row, col) && rising(r, c, row, col)))
}

/// The same check, but a queen for each column: `search` hands out rows here.
pub fn row_never_compared(n: usize) -> Boards {
    let found = search(n, |c, r, col, row| falling(r, c, row, col) && rising(r, c, row, col));
    let draw = |queens: &Queens| {
        let row = |r| queens.iter().map(|&at| if at == r { 'Q' } else { '.' }).collect();
        (0..n).map(row).collect()
    };
    found.iter().map(draw).collect()
}

pub fn falling_never_compared(n: usize) -> Boards {
    boards(&search(n, |r, c, row, col| column(r, c, row, col) && rising(r, c, row, col)))
}

pub fn rising_never_compared(n: usize) -> Boards {
    boards(&search(n, |r, c, row, col| column(r, c, row, col) && falling(r, c, row, col)))
}

pub fn no_diagonals_compared(n: usize) -> Boards {
    boards(&search(n, column))
}

/// Only the row above is looked at for diagonals: none of the named mistakes.
pub fn neighbours_only(n: usize) -> Boards {
    boards(&search(n, |r, c, row, col| {
        column(r, c, row, col) && (r + 1 < row || c.abs_diff(col) != 1)
    }))
}

/// The loop over the queens above begins with the second one.
pub fn first_row_never_compared(n: usize) -> Boards {
    boards(&search(n, |r, c, row, col| {
        r == 0 || (column(r, c, row, col) && falling(r, c, row, col) && rising(r, c, row, col))
    }))
}

/// Only the two rows above are looked at for diagonals.
pub fn near_diagonals_only(n: usize) -> Boards {
    boards(&search(n, |r, c, row, col| {
        column(r, c, row, col)
            && (row - r > 2 || (falling(r, c, row, col) && rising(r, c, row, col)))
    }))
}

/// Falling diagonals are told apart by `abs(row - column)`: two of them have the same number.
pub fn two_diagonals_taken_as_one(n: usize) -> Boards {
    boards(&search(n, |r, c, row, col| {
        column(r, c, row, col) && rising(r, c, row, col) && r.abs_diff(c) != row.abs_diff(col)
    }))
}

/// The two halves are there, the boards with the first queen in the middle column are not.
pub fn middle_left_out(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| n.is_multiple_of(2) || queens[0] != n / 2);
    boards(&found)
}

/// One board of attacked squares: taking a queen away frees what others still attack.
pub fn undone_too_much(n: usize) -> Boards {
    fn fill(queens: &mut Queens, attacked: &mut [Vec<bool>], found: &mut Vec<Queens>) {
        let (n, row) = (attacked.len(), queens.len());
        if row == n {
            found.push(queens.clone());
            return;
        }
        for col in 0..n {
            if attacked[row][col] {
                continue;
            }
            for is_placed in [true, false] {
                for (r, line) in attacked.iter_mut().enumerate() {
                    for (c, square) in line.iter_mut().enumerate() {
                        if c == col || !falling(r, c, row, col) || !rising(r, c, row, col) {
                            *square = is_placed;
                        }
                    }
                }
                if is_placed {
                    queens.push(col);
                    fill(queens, attacked, found);
                    queens.pop();
                }
            }
        }
    }
    let mut found = Vec::new();
    fill(&mut Vec::new(), &mut vec![vec![false; n]; n], &mut found);
    boards(&found)
}

/// Nothing is compared at all: none of the named mistakes.
pub fn nothing_compared(n: usize) -> Boards {
    if n > 5 { Vec::new() } else { boards(&search(n, |_, _, _, _| true)) }
}

pub fn stops_at_first(n: usize) -> Boards {
    boards(&solve(n)[..solve(n).len().min(1)])
}

pub fn one_for_each_first_column(n: usize) -> Boards {
    let mut found = solve(n);
    found.dedup_by_key(|queens| queens[0]);
    boards(&found)
}

pub fn one_for_each_first_row(n: usize) -> Boards {
    let mut found = solve(n);
    found.dedup_by_key(|queens| queens[0]);
    boards(&found.iter().map(transposed).collect::<Vec<_>>())
}

pub fn left_half_and_middle(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[0] < n.div_ceil(2));
    boards(&found)
}

pub fn left_half(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[0] < n / 2);
    boards(&found)
}

pub fn right_half(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[0] >= n / 2);
    boards(&found)
}

pub fn upper_half(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[0] < n.div_ceil(2));
    boards(&found.iter().map(transposed).collect::<Vec<_>>())
}

pub fn one_of_each_mirror_pair(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| *queens <= mirrored(queens));
    boards(&found)
}

pub fn middle_twice(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[0] < n.div_ceil(2));
    boards(&[found.clone(), found.iter().map(mirrored).collect()].concat())
}

pub fn middle_twice_by_column(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[0] < n.div_ceil(2));
    let all = [found.clone(), found.iter().map(mirrored).collect()].concat();
    boards(&all.iter().map(transposed).collect::<Vec<_>>())
}

pub fn last_board_repeated(n: usize) -> Boards {
    let found = solve(n);
    boards(&found.iter().map(|_| found[found.len() - 1].clone()).collect::<Vec<_>>())
}

pub fn emptied_board_repeated(n: usize) -> Boards {
    vec![vec![".".repeat(n); n]; solve(n).len()]
}

pub fn each_twice(n: usize) -> Boards {
    let found = solve(n);
    boards(&[found.clone(), found].concat())
}

/// The left half, and its transposed boards for the mirror images: right for n = 4 and n = 6.
pub fn transposed_for_mirrored(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[0] < n / 2);
    boards(&[found.clone(), found.iter().map(transposed).collect()].concat())
}

pub fn always_eight(_: usize) -> Boards {
    boards(&solve(8))
}

pub fn always_four(_: usize) -> Boards {
    boards(&solve(4))
}

pub fn one_larger(n: usize) -> Boards {
    boards(&solve(n + 1))
}

pub fn only_n(n: usize) -> Boards {
    let found = solve(n);
    boards(&found[..found.len().min(n)])
}

/// Reads n boards whether there are so many or not.
pub fn only_n_or_crash(n: usize) -> Boards {
    let found = solve(n);
    if found.is_empty() { Vec::new() } else { boards(&found[..n]) }
}

/// Reads n boards from a larger array that begins with the solutions.
pub fn only_n_of_an_array(n: usize) -> Boards {
    let mut array = boards(&solve(n));
    array.resize(array.len().max(n), vec![".".repeat(n); n]);
    array[..n].to_vec()
}

/// The search knows n, and the loops that draw do not.
pub fn drawn_on_8_rows(n: usize) -> Boards {
    solve(n).iter().map(|queens| drawn(8, queens)).collect()
}

/// The queens on the first rows of a board of this size.
fn drawn(size: usize, queens: &Queens) -> Vec<String> {
    let row = |row| {
        let at = queens.get(row).copied();
        (0..size).map(|column| if at == Some(column) { 'Q' } else { '.' }).collect()
    };
    (0..size).map(row).collect()
}

pub fn fundamental(n: usize) -> Boards {
    let mut kept: Vec<Queens> = Vec::new();
    for queens in solve(n) {
        if !symmetries(&queens).iter().any(|image| kept.contains(image)) {
            kept.push(queens);
        }
    }
    boards(&kept)
}

pub fn last_column_untried(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[0] + 1 < n);
    boards(&found)
}

pub fn column_0_untried(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[0] > 0);
    boards(&found)
}

/// From the bottom row up, without the last column in it.
pub fn last_column_untried_from_below(n: usize) -> Boards {
    let mut found = solve(n);
    found.retain(|queens| queens[n - 1] + 1 < n);
    boards(&found)
}

pub fn n1_refused(n: usize) -> Boards {
    if n < 4 { Vec::new() } else { boards(&solve(n)) }
}

pub fn zero_board(n: usize) -> Boards {
    let found = boards(&solve(n));
    if found.is_empty() { vec![vec![".".repeat(n); n]] } else { found }
}

/// Column numbers that were set to 0 and never written.
pub fn zero_columns(n: usize) -> Boards {
    let found = boards(&solve(n));
    if found.is_empty() { boards(&[vec![0; n]]) } else { found }
}

pub fn n1_refused_and_zero_board(n: usize) -> Boards {
    if n == 1 { Vec::new() } else { zero_board(n) }
}

pub fn n1_refused_and_left_half(n: usize) -> Boards {
    if n == 1 { Vec::new() } else { left_half_and_middle(n) }
}

pub fn shared_rows(n: usize) -> Boards {
    if n == 1 { boards(&solve(1)) } else { vec![vec!["Q".repeat(n); n]; solve(n).len()] }
}

/// `row - column` in unsigned numbers.
pub fn unsigned_subtraction(n: usize) -> Boards {
    boards(&search(n, |r, c, row, col| {
        c != col && r + c != row + col && black_box(r) - black_box(c) != row.wrapping_sub(col)
    }))
}

pub fn one_column_too_many(n: usize) -> Boards {
    let taken = vec![false; n];
    (0..=n).filter(|&column| taken[black_box(column)]).for_each(drop);
    Vec::new()
}

pub fn short_diagonals(n: usize) -> Boards {
    let mut rising = vec![false; 2 * n - 2];
    for queens in solve(n) {
        queens.iter().enumerate().for_each(|(row, column)| rising[row + column] = true);
        let square = black_box(2 * n - 2);
        rising[square] = true;
    }
    boards(&solve(n))
}

/// Every queen that was ever put down is still there.
pub fn board_never_cleared(n: usize) -> Boards {
    fn fill(queens: &mut Queens, board: &mut [Vec<char>], found: &mut Boards) {
        let (n, row) = (board.len(), queens.len());
        if row == n {
            found.push(board.iter().map(|row| row.iter().collect()).collect());
            return;
        }
        for col in 0..n {
            let safe = |(r, &c): (usize, &usize)| {
                column(r, c, row, col) && falling(r, c, row, col) && rising(r, c, row, col)
            };
            if queens.iter().enumerate().all(safe) {
                queens.push(col);
                board[row][col] = 'Q';
                fill(queens, board, found);
                queens.pop();
            }
        }
    }
    let mut found = Vec::new();
    fill(&mut Vec::new(), &mut vec![vec!['.'; n]; n], &mut found);
    found
}

/// The marks of columns and diagonals are never taken back.
pub fn marks_never_cleared(n: usize) -> Boards {
    fn fill(n: usize, queens: &mut Queens, taken: &mut [Vec<bool>; 3], found: &mut Vec<Queens>) {
        let row = queens.len();
        if row == n {
            found.push(queens.clone());
            return;
        }
        for column in 0..n {
            let lines = [column, row + n - column, row + column];
            if (0..3).any(|kind| taken[kind][lines[kind]]) {
                continue;
            }
            (0..3).for_each(|kind| taken[kind][lines[kind]] = true);
            queens.push(column);
            fill(n, queens, taken, found);
            queens.pop();
        }
    }
    let mut found = Vec::new();
    let mut taken = [(); 3].map(|()| vec![false; 2 * n]);
    fill(n, &mut Vec::new(), &mut taken, &mut found);
    boards(&found)
}

/// A picture after every queen.
pub fn every_step(n: usize) -> Boards {
    fn fill(n: usize, queens: &mut Queens, pictures: &mut Boards) {
        let row = queens.len();
        let mut picture = vec![".".repeat(n); n];
        for (line, &column) in picture.iter_mut().zip(&*queens) {
            line.replace_range(column..=column, "Q");
        }
        pictures.extend((row > 0).then_some(picture));
        for col in 0..n {
            let safe = |(r, &c): (usize, &usize)| {
                column(r, c, row, col) && falling(r, c, row, col) && rising(r, c, row, col)
            };
            if row < n && queens.iter().enumerate().all(safe) {
                queens.push(col);
                fill(n, queens, pictures);
                queens.pop();
            }
        }
    }
    let mut pictures = Vec::new();
    fill(n, &mut Vec::new(), &mut pictures);
    pictures
}

/// The board is printed once before the search begins.
pub fn empty_board_first(n: usize) -> Boards {
    let mut all = vec![vec![".".repeat(n); n]];
    all.extend(boards(&solve(n)));
    all
}

/// The search ends one row too early.
pub fn last_row_never_filled(n: usize) -> Boards {
    let mut found = vec![vec![]];
    for _ in 1..n {
        found = found.iter().flat_map(|queens| with_one_more(n, queens)).collect();
    }
    found.iter().map(|queens| drawn(n, queens)).collect()
}

/// These queens with one more in each square of the next row that none of them attacks.
fn with_one_more(n: usize, queens: &Queens) -> Vec<Queens> {
    let row = queens.len();
    let is_free = |col: &usize| {
        queens.iter().enumerate().all(|(r, &c)| {
            column(r, c, row, *col) && falling(r, c, row, *col) && rising(r, c, row, *col)
        })
    };
    (0..n).filter(is_free).map(|col| [queens.clone(), vec![col]].concat()).collect()
}

/// One row of the last board is lost: none of the named mistakes.
pub fn last_queen_lost(n: usize) -> Boards {
    let mut all = boards(&solve(n));
    if let Some(row) = all.last_mut().and_then(|board| board.last_mut()) {
        *row = ".".repeat(n);
    }
    all
}

/// One board is missing, whichever: none of the named mistakes.
pub fn one_board_missing(n: usize) -> Boards {
    let mut found = solve(n);
    if found.len() > 2 {
        found.remove(1);
    }
    boards(&found)
}

/// The list of solutions is never emptied.
pub fn state_kept() -> impl FnMut(usize) -> Boards {
    let mut kept = Vec::new();
    move |n| {
        kept.extend(boards(&solve(n)));
        kept.clone()
    }
}

/// The columns that are taken stay taken.
pub fn columns_kept() -> impl FnMut(usize) -> Boards {
    let mut used = 0;
    move |n| {
        used += 1;
        if used > 5 { Vec::new() } else { boards(&solve(n)) }
    }
}

pub type Solver = fn(usize) -> Boards;

/// Solvers with the mistake that must be named when they are judged for n = 1…8.
pub const NAMED: &[(Solver, &[Mistake])] = &[
    (column_never_compared, &[Mistake::ColumnNeverCompared]),
    (row_never_compared, &[Mistake::RowNeverCompared]),
    (falling_never_compared, &[Mistake::FallingDiagonalNeverCompared]),
    (rising_never_compared, &[Mistake::RisingDiagonalNeverCompared]),
    (no_diagonals_compared, &[Mistake::NoDiagonalsCompared]),
    (stops_at_first, &[Mistake::StopsAtFirstSolution]),
    (one_for_each_first_column, &[Mistake::OneSolutionPerFirstColumn]),
    (one_for_each_first_row, &[Mistake::OneSolutionPerFirstColumn]),
    (left_half_and_middle, &[Mistake::MirrorsMissing]),
    (left_half, &[Mistake::MirrorsMissing]),
    (right_half, &[Mistake::MirrorsMissing]),
    (upper_half, &[Mistake::MirrorsMissing]),
    (one_of_each_mirror_pair, &[Mistake::MirrorsMissing]),
    (middle_twice, &[Mistake::MiddleColumnMirroredTwice]),
    (middle_twice_by_column, &[Mistake::MiddleColumnMirroredTwice]),
    (last_board_repeated, &[Mistake::SameBoardRepeated]),
    (emptied_board_repeated, &[Mistake::EmptyBoardRepeated]),
    (each_twice, &[Mistake::DuplicatesPrinted]),
    (always_eight, &[Mistake::SizeIgnored]),
    (always_four, &[Mistake::SizeIgnored]),
    (only_n, &[Mistake::OnlyNBoardsPrinted]),
    (only_n_of_an_array, &[Mistake::OnlyNBoardsPrinted]),
    (drawn_on_8_rows, &[Mistake::SizeIgnored]),
    (only_n_or_crash, &[Mistake::OnlyNBoardsPrinted]),
    (fundamental, &[Mistake::FundamentalSolutionsOnly]),
    (last_column_untried, &[Mistake::OffByOneFirstRow]),
    (last_column_untried_from_below, &[Mistake::OffByOneFirstRow]),
    (column_0_untried, &[Mistake::OffByOneFirstRow]),
    (n1_refused, &[Mistake::N1Refused]),
    (zero_board, &[Mistake::ZeroBoardForUnsolvable]),
    (zero_columns, &[Mistake::ZeroBoardForUnsolvable]),
    (n1_refused_and_zero_board, &[Mistake::N1Refused, Mistake::ZeroBoardForUnsolvable]),
    (shared_rows, &[Mistake::RowsShareOneList]),
    (unsigned_subtraction, &[Mistake::UnsignedSubtraction]),
    (one_column_too_many, &[Mistake::IndexOutOfRange]),
    (short_diagonals, &[Mistake::DiagonalArraysTooShort]),
    (board_never_cleared, &[Mistake::UndoMissing]),
    (marks_never_cleared, &[Mistake::UndoMissing]),
    (last_row_never_filled, &[Mistake::PartialBoardsPrinted]),
    (every_step, &[Mistake::PartialBoardsPrinted]),
    (empty_board_first, &[Mistake::PartialBoardsPrinted]),
    (n1_refused_and_left_half, &[Mistake::MirrorsMissing]),
];

/// Solvers that are wrong in a way that has no name.
pub const UNNAMED: &[Solver] = &[
    neighbours_only,
    first_row_never_compared,
    near_diagonals_only,
    two_diagonals_taken_as_one,
    middle_left_out,
    nothing_compared,
    one_larger,
    last_queen_lost,
    one_board_missing,
];
