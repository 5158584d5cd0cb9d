

// Below: how the kata asks. Every solution holds one pair of squares of its first and last row,
// so all these pairs together must bring every solution, and bring it once.
pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
    if n == 1 {
        return complete_n_queens(1, Vec::new());
    }
    let pairs = (0..n).flat_map(|first| (0..n).map(move |last| (first, last)));
    pairs
        .flat_map(|(first, last)| complete_n_queens(n, vec![(0, first), (n - 1, last)]))
        .collect()
}
