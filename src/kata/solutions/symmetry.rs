impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let n = n as usize;
        let mut search = Search {
            n,
            queens: vec![0; n],
            columns: vec![false; n],
            falling: vec![false; 2 * n],
            rising: vec![false; 2 * n],
            boards: Vec::new(),
        };
        search.fill(0);
        search.boards
    }
}

struct Search {
    n: usize,
    queens: Vec<usize>, // queens[row] is a column
    columns: Vec<bool>,
    falling: Vec<bool>, // row + n - column
    rising: Vec<bool>,  // row + column
    boards: Vec<Vec<String>>,
}

impl Search {
    fn fill(&mut self, row: usize) {
        if row == self.n {
            self.keep();
            return;
        }
        let end = if row == 0 { self.n.div_ceil(2) } else { self.n };
        for column in 0..end {
            if self.is_safe(row, column) {
                self.queens[row] = column;
                self.mark(row, column, true);
                self.fill(row + 1);
                self.mark(row, column, false);
            }
        }
    }

    fn keep(&mut self) {
        self.boards.push(self.queens.iter().map(|&column| self.draw(column)).collect());
        // With the first queen in the middle column the search finds the image by itself.
        if 2 * self.queens[0] + 1 < self.n {
            let image = self.queens.iter().map(|column| self.draw(self.n - 1 - column));
            self.boards.push(image.collect());
        }
    }

    fn is_safe(&self, row: usize, column: usize) -> bool {
        !self.columns[column] && !self.falling[row + self.n - column] && !self.rising[row + column]
    }

    fn mark(&mut self, row: usize, column: usize, taken: bool) {
        self.columns[column] = taken;
        self.falling[row + self.n - column] = taken;
        self.rising[row + column] = taken;
    }

    fn draw(&self, queen: usize) -> String {
        (0..self.n).map(|column| if column == queen { 'Q' } else { '.' }).collect()
    }
}
