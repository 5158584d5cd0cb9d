use std::collections::HashSet;

impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let mut search = Search { n, ..Search::default() };
        search.fill(0);
        search.boards
    }
}

#[derive(Default)]
struct Search {
    n: i32,
    queens: Vec<i32>, // queens[row] is a column
    columns: HashSet<i32>,
    falling: HashSet<i32>, // row - column
    rising: HashSet<i32>,  // row + column
    boards: Vec<Vec<String>>,
}

impl Search {
    fn fill(&mut self, row: i32) {
        if row == self.n {
            self.boards.push(self.queens.iter().map(|&column| self.draw(column)).collect());
            return;
        }
        for column in 0..self.n {
            if self.columns.contains(&column)
                || self.falling.contains(&(row - column))
                || self.rising.contains(&(row + column))
            {
                continue;
            }
            self.queens.push(column);
            self.columns.insert(column);
            self.falling.insert(row - column);
            self.rising.insert(row + column);
            self.fill(row + 1);
            self.queens.pop();
            self.columns.remove(&column);
            self.falling.remove(&(row - column));
            self.rising.remove(&(row + column));
        }
    }

    fn draw(&self, queen: i32) -> String {
        (0..self.n).map(|column| if column == queen { 'Q' } else { '.' }).collect()
    }
}
