//! Third pass: which symbol is the queen.
//!
//! Programs use `*`, `#`, `x`, `o` and `1` for queens and for empty squares alike. What stands
//! exactly once in every row is the queen; where no symbol does, the boards are wrong and what
//! a symbol usually means decides.

use super::cell::{Liking, NUMBER, liking};
use super::rows::{Row, Rows};

/// What is known of one symbol.
struct Tally {
    /// The symbol as a set, together with those that mean the same.
    set: u64,
    symbol: char,
    /// In how many rows it stands exactly once.
    once: usize,
}

/// The set of symbols that are queens; `None` if the rows are no boards.
pub(super) fn queens(rows: &Rows, chosen: &[Row], alphabet: u64, n: usize) -> Option<u64> {
    let uniform = |row: &Row| row.symbols.is_power_of_two();
    let asked = |row: &&Row| row.width == n && (n == 1 || !uniform(row));
    let mixed = |row: &&Row| !uniform(row);
    let telling: Vec<&Row> = if chosen.iter().any(|row| asked(&row)) {
        chosen.iter().filter(asked).collect()
    } else {
        chosen.iter().filter(mixed).collect()
    };
    if telling.is_empty() {
        return alone(rows, chosen, alphabet);
    }
    let lanes: usize = telling.iter().map(|row| row.lanes).sum();
    let tallies = tally(rows, &telling, alphabet);
    if n == 1 {
        return Some(set(tallies.iter().filter(|tally| liking(tally.symbol) != Liking::Empty)));
    }
    let likely = tallies.iter().filter(|tally| liking(tally.symbol) == Liking::Queen);
    let likely: Vec<&Tally> = likely.collect();
    let candidates = if likely.is_empty() { tallies.iter().collect() } else { likely };
    let perfect = |tally: &&&Tally| tally.once == lanes;
    if let Some(queen) = candidates.iter().filter(perfect).min_by_key(|tally| liking(tally.symbol))
    {
        return Some(set([*queen]));
    }
    if liking(candidates[0].symbol) == Liking::Queen {
        return Some(set(candidates));
    }
    let filled = candidates.iter().filter(|tally| liking(tally.symbol) != Liking::Empty);
    let queen = filled.max_by_key(|tally| tally.once);
    let queen = queen.or_else(|| candidates.iter().max_by_key(|tally| tally.once));
    queen.map(|queen| set([*queen]))
}

/// Rows of one symbol each: empty boards, boards full of queens, or rows of either kind.
fn alone(rows: &Rows, chosen: &[Row], alphabet: u64) -> Option<u64> {
    if !alphabet.is_power_of_two() {
        let is_queen = |symbol: char| liking(symbol) != Liking::Empty;
        let set = |is_queen: &dyn Fn(char) -> bool| {
            let queens = rows.symbols(alphabet).filter(|&(_, symbol)| is_queen(symbol));
            queens.fold(0, |set, (number, _)| set | 1 << number)
        };
        let sure = set(&|symbol| liking(symbol) == Liking::Queen);
        let set = if sure == 0 { set(&is_queen) } else { sure };
        return (set != 0 && set != alphabet).then_some(set);
    }
    let (_, symbol) = rows.symbols(alphabet).next()?;
    let parted = || chosen.windows(2).all(|pair| pair[1].place - pair[0].place > 1);
    // Rules between words are no rows: rows of such signs stand on lines that follow each other.
    let are_rules = matches!(symbol, '-' | '_' | '*' | '#' | '+' | '~') && parted();
    match liking(symbol) {
        Liking::Queen => Some(alphabet),
        Liking::Either if symbol == '1' => Some(alphabet),
        _ if !are_rules && !rows.is_odd(alphabet) => Some(0),
        _ => None,
    }
}

fn set<'t>(tallies: impl IntoIterator<Item = &'t Tally>) -> u64 {
    tallies.into_iter().fold(0, |set, tally| set | tally.set)
}

/// Counts the symbols; where queens are numbered, 1 counts as a number like the others.
fn tally(rows: &Rows, telling: &[&Row], alphabet: u64) -> Vec<Tally> {
    let mut once = [0_usize; 64];
    let symbols: Vec<(u8, char)> = rows.symbols(alphabet).collect();
    let number_of = |wanted| symbols.iter().find(|&&(_, symbol)| symbol == wanted);
    let unit = number_of('1').filter(|_| number_of(NUMBER).is_some()).map(|&(number, _)| number);
    let mut in_row = [0_usize; 64];
    for (row, times) in rows.kinds(telling) {
        for lane in 0..row.lanes {
            for &square in rows.squares(row, lane) {
                in_row[usize::from(square)] += 1;
            }
            for &(number, _) in &symbols {
                let found = std::mem::take(&mut in_row[usize::from(number)]);
                once[usize::from(number)] += times * usize::from(found == 1);
            }
        }
    }
    let tallies = symbols.into_iter().filter(|&(number, _)| Some(number) != unit);
    tallies
        .map(|(number, symbol)| {
            let same = unit.filter(|_| symbol == NUMBER).map_or(0, |unit| 1 << unit);
            Tally { set: 1 << number | same, symbol, once: once[usize::from(number)] }
        })
        .collect()
}
