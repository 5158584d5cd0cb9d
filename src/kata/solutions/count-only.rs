impl Solution {
    pub fn total_n_queens(n: i32) -> i32 {
        let n = n as usize;
        let mut taken = Taken {
            columns: vec![false; n],
            falling: vec![false; 2 * n],
            rising: vec![false; 2 * n],
        };
        count(n, 0, &mut taken)
    }
}

struct Taken {
    columns: Vec<bool>,
    falling: Vec<bool>, // row + n - column
    rising: Vec<bool>,  // row + column
}

fn count(n: usize, row: usize, taken: &mut Taken) -> i32 {
    if row == n {
        return 1;
    }
    let mut solutions = 0;
    for column in 0..n {
        let (falling, rising) = (row + n - column, row + column);
        if taken.columns[column] || taken.falling[falling] || taken.rising[rising] {
            continue;
        }
        taken.columns[column] = true;
        taken.falling[falling] = true;
        taken.rising[rising] = true;
        solutions += count(n, row + 1, taken);
        taken.columns[column] = false;
        taken.falling[falling] = false;
        taken.rising[rising] = false;
    }
    solutions
}
