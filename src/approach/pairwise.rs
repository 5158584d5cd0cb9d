// Row by row, each new queen compared with every earlier one.
//
// Idea: the columns of the queens so far are the whole state; nothing is marked or unmarked.
// A check costs O(n): one comparison of columns and one of distances for each earlier queen.
// It loses to conflict-arrays from n = 5 on: three array reads there answer what up to
// n − 1 comparisons answer here. Nothing else is as quick to write without a mistake.
// Siblings: conflict-arrays remembers instead of comparing; left-scan compares squares.
// The page with the whiteboard form, the first steps and the counts: docs/pairwise.md

#![doc = include_str!("../../docs/pairwise.md")]

use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts; each row is one call deep.
pub const MAX_N: usize = 1_000;

/// Reports every way to place n queens, row by row from the top.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "pairwise takes n up to {MAX_N}, not {n}");
    fill(n, &mut Vec::with_capacity(n), visitor)
}

/// `queens[row]` is the column of the queen in that row, for the rows filled so far.
fn fill(n: usize, queens: &mut Vec<usize>, visitor: &mut impl Visitor) -> ControlFlow<()> {
    let row = queens.len();
    if row == n {
        visitor.solved(queens)?;
        return ControlFlow::Continue(());
    }
    for column in 0..n {
        visitor.tried(row, column)?;
        if is_safe(queens, row, column) {
            queens.push(column);
            visitor.placed(row, column)?;
            fill(n, queens, visitor)?;
            queens.pop();
            visitor.removed(row, column)?;
        }
    }
    ControlFlow::Continue(())
}

/// Two queens share a diagonal when they are as many columns apart as rows.
fn is_safe(queens: &[usize], row: usize, column: usize) -> bool {
    queens.iter().enumerate().all(|(other_row, &other_column)| {
        column != other_column && column.abs_diff(other_column) != row - other_row
    })
}
