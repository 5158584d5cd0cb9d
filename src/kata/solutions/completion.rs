use std::collections::HashSet;

pub fn complete_n_queens(n: i32, given: Vec<(i32, i32)>) -> Vec<Vec<String>> {
    let mut search = Search { queens: vec![None; n as usize], ..Search::default() };
    for (row, column) in given {
        if search.queens[row as usize].is_some() || !search.is_free(row, column) {
            return Vec::new();
        }
        search.place(row, column);
    }
    search.fill(0);
    search.boards
}

#[derive(Default)]
struct Search {
    queens: Vec<Option<i32>>, // queens[row] is a column, where a queen stands
    columns: HashSet<i32>,
    falling: HashSet<i32>, // row - column
    rising: HashSet<i32>,  // row + column
    boards: Vec<Vec<String>>,
}

impl Search {
    fn fill(&mut self, row: i32) {
        let n = self.queens.len() as i32;
        if row == n {
            self.boards.push(self.queens.iter().flatten().map(|&queen| draw(n, queen)).collect());
        } else if self.queens[row as usize].is_some() {
            self.fill(row + 1);
        } else {
            for column in 0..n {
                if self.is_free(row, column) {
                    self.place(row, column);
                    self.fill(row + 1);
                    self.remove(row, column);
                }
            }
        }
    }

    fn is_free(&self, row: i32, column: i32) -> bool {
        !self.columns.contains(&column)
            && !self.falling.contains(&(row - column))
            && !self.rising.contains(&(row + column))
    }

    fn place(&mut self, row: i32, column: i32) {
        self.queens[row as usize] = Some(column);
        self.columns.insert(column);
        self.falling.insert(row - column);
        self.rising.insert(row + column);
    }

    fn remove(&mut self, row: i32, column: i32) {
        self.queens[row as usize] = None;
        self.columns.remove(&column);
        self.falling.remove(&(row - column));
        self.rising.remove(&(row + column));
    }
}

fn draw(n: i32, queen: i32) -> String {
    (0..n).map(|column| if column == queen { 'Q' } else { '.' }).collect()
}
