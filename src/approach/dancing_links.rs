// Exact cover: every row and every column once, every diagonal at most once.
//
// Idea: a square is an option that covers four items, its row, column and two diagonals; take
// the row or column with the fewest options left, try each, and unlink what it rules out.
// A check costs nothing, as only free squares are still linked; placing a queen unlinks O(n)
// squares and removing it links them again, in the opposite order.
// It loses to bitmask in time, though it places fewer queens: each costs many scattered writes.
// The page with the whiteboard form, the first steps and the counts: docs/dancing-links.md

#![doc = include_str!("../../docs/dancing-links.md")]

use crate::visitor::Visitor;
use std::ops::ControlFlow;

/// The largest n that [`search`] accepts; the links of 4n² nodes then take 24 megabytes.
pub const MAX_N: usize = 500;

/// Reports every way to place n queens, the row or column with the fewest free squares first;
/// only free squares are tried.
///
/// # Panics
///
/// If n is greater than [`MAX_N`].
pub fn search(n: usize, visitor: &mut impl Visitor) -> ControlFlow<()> {
    assert!(n <= MAX_N, "dancing-links takes n up to {MAX_N}, not {n}");
    let mut links = Links::new(n);
    links.fill(visitor)
}

/// The node between the last primary item and the first.
const ROOT: usize = 0;

/// Nodes are numbers. First the root, then one node for each item (n rows, n columns, the
/// falling diagonals, the rising ones), then four for each square: one for each of its items.
struct Links {
    n: usize,
    /// `queens[row]` is the column of the queen that was last placed in that row.
    queens: Vec<usize>,
    /// The ring of rows and columns that still need a queen, with the root.
    left: Vec<usize>,
    right: Vec<usize>,
    /// For each item the ring of its squares that are still free, with the item itself.
    up: Vec<usize>,
    down: Vec<usize>,
    /// `item[node]`: the item to which the node belongs.
    item: Vec<usize>,
    /// `size[item]`: how many of its squares are still free.
    size: Vec<usize>,
}

impl Links {
    fn fill(&mut self, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let Some(item) = self.item_with_fewest_squares() else {
            visitor.solved(&self.queens)?;
            return ControlFlow::Continue(());
        };
        self.cover(item);
        let mut node = self.down[item];
        while node != item {
            let (row, column) = self.square(node);
            visitor.tried(row, column)?;
            self.queens[row] = column;
            self.cover_other_items(node);
            visitor.placed(row, column)?;
            self.fill(visitor)?;
            self.uncover_other_items(node);
            visitor.removed(row, column)?;
            node = self.down[node];
        }
        self.uncover(item);
        ControlFlow::Continue(())
    }

    /// The first of the smallest rows and columns without a queen; none if all have one.
    fn item_with_fewest_squares(&self) -> Option<usize> {
        let mut smallest = self.right[ROOT];
        let mut item = smallest;
        while item != ROOT {
            if self.size[item] < self.size[smallest] {
                smallest = item;
            }
            item = self.right[item];
        }
        (smallest != ROOT).then_some(smallest)
    }

    /// Takes an item out of its ring, and each of its squares out of the square's other items.
    fn cover(&mut self, item: usize) {
        let (left, right) = (self.left[item], self.right[item]);
        self.right[left] = right;
        self.left[right] = left;
        let mut node = self.down[item];
        while node != item {
            for other in self.other_nodes(node) {
                self.unlink(other);
            }
            node = self.down[node];
        }
    }

    /// Undoes [`cover`](Self::cover), step by step from its end.
    fn uncover(&mut self, item: usize) {
        let mut node = self.up[item];
        while node != item {
            for other in self.other_nodes(node).rev() {
                self.link(other);
            }
            node = self.up[node];
        }
        let (left, right) = (self.left[item], self.right[item]);
        self.right[left] = item;
        self.left[right] = item;
    }

    fn cover_other_items(&mut self, node: usize) {
        for other in self.other_nodes(node) {
            self.cover(self.item[other]);
        }
    }

    fn uncover_other_items(&mut self, node: usize) {
        for other in self.other_nodes(node).rev() {
            self.uncover(self.item[other]);
        }
    }

    fn unlink(&mut self, node: usize) {
        let (up, down) = (self.up[node], self.down[node]);
        self.down[up] = down;
        self.up[down] = up;
        self.size[self.item[node]] -= 1;
    }

    /// The node still knows its old neighbours: this is the dance.
    fn link(&mut self, node: usize) {
        let (up, down) = (self.up[node], self.down[node]);
        self.down[up] = node;
        self.up[down] = node;
        self.size[self.item[node]] += 1;
    }

    /// The first node of a square; the items come before it.
    fn first_node(&self) -> usize {
        self.size.len()
    }

    fn square(&self, node: usize) -> (usize, usize) {
        let square = (node - self.first_node()) / 4;
        (square / self.n, square % self.n)
    }

    /// The other three nodes of a node's square, in a ring: those after it, then those before.
    fn other_nodes(&self, node: usize) -> impl DoubleEndedIterator<Item = usize> + use<> {
        let place = (node - self.first_node()) % 4;
        let start = node - place;
        (1..4).map(move |step| start + (place + step) % 4)
    }
}

/// Building the links.
impl Links {
    fn new(n: usize) -> Self {
        let diagonals = (2 * n).saturating_sub(1);
        let (primary, items) = (1 + 2 * n, 1 + 2 * n + 2 * diagonals);
        let mut links = Self {
            n,
            queens: vec![0; n],
            left: (0..items).collect(),
            right: (0..items).collect(),
            up: (0..items).collect(),
            down: (0..items).collect(),
            item: (0..items).collect(),
            size: vec![0; items],
        };
        for item in 1..primary {
            links.insert_before_root(item);
        }
        for row in 0..n {
            for column in 0..n {
                links.append(1 + row);
                links.append(1 + n + column);
                links.append(primary + row + n - 1 - column);
                links.append(primary + diagonals + row + column);
            }
        }
        links
    }

    fn insert_before_root(&mut self, item: usize) {
        let last = self.left[ROOT];
        (self.left[item], self.right[item]) = (last, ROOT);
        (self.right[last], self.left[ROOT]) = (item, item);
    }

    /// Adds a node at the end of an item's ring.
    fn append(&mut self, item: usize) {
        let (node, last) = (self.item.len(), self.up[item]);
        self.item.push(item);
        self.up.push(last);
        self.down.push(item);
        self.down[last] = node;
        self.up[item] = node;
        self.size[item] += 1;
    }
}
