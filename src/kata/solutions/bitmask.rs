impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let full = (1 << n) - 1; // one bit for each column
        let mut search = Search { full, queens: Vec::new(), boards: Vec::new() };
        search.fill(0, 0, 0);
        search.boards
    }
}

struct Search {
    full: u32,
    queens: Vec<u32>, // queens[row] is a bit
    boards: Vec<Vec<String>>,
}

impl Search {
    fn fill(&mut self, columns: u32, falling: u32, rising: u32) {
        if columns == self.full {
            self.boards.push(self.queens.iter().map(|&queen| self.draw(queen)).collect());
            return;
        }
        let mut free = self.full & !(columns | falling | rising);
        while free != 0 {
            let queen = free & free.wrapping_neg(); // the lowest bit
            free ^= queen;
            self.queens.push(queen);
            self.fill(columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
            self.queens.pop();
        }
    }

    fn draw(&self, queen: u32) -> String {
        let n = self.full.count_ones();
        (0..n).map(|column| if queen == 1 << column { 'Q' } else { '.' }).collect()
    }
}
