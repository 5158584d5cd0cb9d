impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let n = n as usize;
        let mut search = Search {
            n,
            board: vec![vec!['.'; n]; n],
            columns: vec![false; n],
            falling: vec![false; 2 * n - 1],
            rising: vec![false; 2 * n - 1],
            boards: Vec::new(),
        };
        search.fill(0);
        search.boards
    }
}

struct Search {
    n: usize,
    board: Vec<Vec<char>>,
    columns: Vec<bool>,
    falling: Vec<bool>, // row + n - 1 - column
    rising: Vec<bool>,  // row + column
    boards: Vec<Vec<String>>,
}

impl Search {
    fn fill(&mut self, row: usize) {
        if row == self.n {
            self.boards.push(self.board.iter().map(|line| line.iter().collect()).collect());
            return;
        }
        for column in 0..self.n {
            if self.is_safe(row, column) {
                self.board[row][column] = 'Q';
                self.mark(row, column, true);
                self.fill(row + 1);
                self.board[row][column] = '.';
                self.mark(row, column, false);
            }
        }
    }

    fn is_safe(&self, row: usize, column: usize) -> bool {
        !self.columns[column]
            && !self.falling[row + self.n - 1 - column]
            && !self.rising[row + column]
    }

    fn mark(&mut self, row: usize, column: usize, taken: bool) {
        self.columns[column] = taken;
        self.falling[row + self.n - 1 - column] = taken;
        self.rising[row + column] = taken;
    }
}
