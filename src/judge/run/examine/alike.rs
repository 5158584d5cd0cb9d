//! What several runs show only together: that n is ignored, and how small boards are meant.

use std::collections::BTreeMap;

use super::runs::Run;
use super::{Request, notation};
use crate::judge::compare::compare;
use crate::judge::printed::{PrintedBoard, StatedCount, Unread};
use crate::judge::run::reader::Reader;
use crate::judge::{Call, Ending, Mode, Printed};

/// The largest size that anybody writes into a program.
const LARGEST_FIXED: usize = 12;
/// So many sizes one below the other make a table.
const TABLE: usize = 4;

/// Whether the same came for every n: the same text, or a table of counts that differs only in
/// the times beside them.
pub fn ignores_n(runs: &[Run]) -> bool {
    let ended = |run: &Run| matches!(run.call.ending, Ending::Finished | Ending::Exit(_));
    let same = |one: &Run, other: &Run| one.length == other.length && one.output == other.output;
    let same_table = |one: &Run, other: &Run| {
        counts(&one.output).is_some_and(|it| Some(it) == counts(&other.output))
    };
    let all =
        |alike: &dyn Fn(&Run, &Run) -> bool| runs.windows(2).all(|pair| alike(&pair[0], &pair[1]));
    runs.len() > 2 && runs.iter().all(ended) && (all(&same) || all(&same_table))
}

/// Reads the text that came for every n as what it is: boards of one size, boards of all sizes
/// or a table of counts. Sizes that are not in it are left out unless they were asked for.
pub fn read_as_one_text(request: &Request, runs: &mut Vec<Run>) -> Option<String> {
    let output = runs.first().map(|run| run.output.clone())?;
    let sizes: Vec<usize> = runs.iter().map(|run| run.call.n).collect();
    let (solutions, one_size) = of_one_size(request.reader, &output).unzip();
    // A table of small numbers may look like boards, but hardly like solutions.
    let by_size = || of_all_sizes(request.reader, &sizes, &output).or_else(|| counts(&output));
    let by_size = if solutions > Some(0) { None } else { by_size() };
    let Some(by_size) = by_size else {
        let printed = one_size?;
        for run in runs {
            run.call.printed = printed.clone();
        }
        return None;
    };
    let last = by_size.keys().next_back().copied()?;
    if request.sizes.is_none() {
        runs.retain(|run| by_size.contains_key(&run.call.n));
    }
    for run in runs {
        run.call.printed =
            by_size.get(&run.call.n).cloned().unwrap_or_else(|| not_in(&by_size, run.call.n));
    }
    Some(format!(
        "whatever n is, it prints its answers for all sizes up to {last}; they were judged one by one"
    ))
}

/// Boards of one size, whichever that is: the size for which most of them are solutions, and how
/// many are.
fn of_one_size(reader: Reader, output: &[u8]) -> Option<(usize, Printed)> {
    let candidates = (4..=LARGEST_FIXED).filter_map(|n| {
        let printed = reader.text(n, output);
        let is_that = !printed.boards.is_empty() && printed.boards.iter().all(|it| fits(n, it));
        is_that.then(|| (compare(n, Mode::All, &printed).tally.valid, printed))
    });
    candidates.rev().max_by_key(|(valid, _)| *valid)
}

fn fits(n: usize, board: &PrintedBoard) -> bool {
    board.rows == n && board.columns == n
}

/// The boards of each size, if the text holds boards of several.
fn of_all_sizes(
    reader: Reader,
    sizes: &[usize],
    output: &[u8],
) -> Option<BTreeMap<usize, Printed>> {
    let read = |n: usize| {
        let mut printed = reader.text(n, output);
        printed.boards.retain(|board| fits(n, board));
        (n, Printed { count: None, none: None, ..printed })
    };
    let mut by_size: BTreeMap<usize, Printed> = sizes.iter().copied().map(read).collect();
    let solutions = |n: usize, printed: &Printed| compare(n, Mode::All, printed).tally.valid;
    let held = by_size.iter().filter(|(n, printed)| **n > 3 && solutions(**n, printed) > 0).count();
    // Where there is no solution there is nothing to print.
    by_size.retain(|n, printed| matches!(n, 2 | 3) || !printed.boards.is_empty());
    (held >= 2).then_some(by_size)
}

/// A table of counts: one line for each size, in order, with the size and its count.
fn counts(output: &[u8]) -> Option<BTreeMap<usize, Printed>> {
    let text = String::from_utf8_lossy(output);
    let pairs: Vec<_> = text.lines().enumerate().filter_map(first_two_numbers).collect();
    let is_table = |size: fn(&Pair) -> u64| {
        pairs.len() >= TABLE
            && pairs.first().is_some_and(|pair| size(pair) <= TABLE as u64)
            && pairs.windows(2).all(|two| size(&two[0]) + 1 == size(&two[1]))
    };
    let row = |line: usize, size: u64, solutions: u64| {
        let count = Some(StatedCount { line, solutions });
        Some((usize::try_from(size).ok()?, Printed { count, ..Printed::default() }))
    };
    if is_table(|pair| pair.numbers.0) {
        pairs.iter().map(|pair| row(pair.line, pair.numbers.0, pair.numbers.1)).collect()
    } else if is_table(|pair| pair.numbers.1) {
        pairs.iter().map(|pair| row(pair.line, pair.numbers.1, pair.numbers.0)).collect()
    } else {
        None
    }
}

/// The first two numbers of a line.
struct Pair {
    line: usize,
    numbers: (u64, u64),
}

fn first_two_numbers((place, line): (usize, &str)) -> Option<Pair> {
    let mut numbers = line.split(|character: char| !character.is_ascii_digit());
    let mut next = || numbers.find_map(|digits| digits.parse().ok());
    Some(Pair { line: place + 1, numbers: (next()?, next()?) })
}

fn not_in(by_size: &BTreeMap<usize, Printed>, n: usize) -> Printed {
    let sizes: Vec<_> = by_size.keys().map(ToString::to_string).collect();
    let text = format!("no answer for n = {n}, only for {}", sizes.join(", "));
    Printed { unread: Some(Unread { line: 1, text }), ..Printed::default() }
}

/// Small boards can be read in several ways; a program prints all sizes in the same.
pub fn read_small_boards(mode: Mode, runs: &mut [Run]) {
    let calls: Vec<Call> = runs.iter().map(|run| run.call.clone()).collect();
    let Some(notation) = notation(&calls) else { return };
    let reader = Reader::new(mode, Some(notation));
    let small = |run: &&mut Run| {
        run.call.n < 4 && run.call.printed.notation.is_some_and(|found| found != notation)
    };
    for run in runs.iter_mut().filter(small) {
        let mut printed = reader.text(run.call.n, &run.output);
        if printed.boards.is_empty() && run.call.n == 1 {
            // A lone 1 is a board where boards are printed.
            printed = Reader::new(Mode::All, None).text(1, &run.output);
        }
        if !printed.boards.is_empty() {
            run.call.printed = printed;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solutions(text: &str) -> Option<Vec<(usize, u64)>> {
        let table = counts(text.as_bytes())?;
        let solutions = |printed: &Printed| printed.count.map(|count| count.solutions);
        Some(table.iter().filter_map(|(&n, printed)| Some((n, solutions(printed)?))).collect())
    }

    #[test]
    fn tables_are_read_whichever_number_comes_first() {
        let expected = Some(vec![(1, 1), (2, 0), (3, 0), (4, 2)]);
        assert_eq!(solutions("sizes\nn=1: 1\nn=2: 0\nn=3: 0\nn=4: 2\n"), expected);
        assert_eq!(
            solutions("1 way for 1 queen\n0 ways for 2\n0 ways for 3\n2 ways for 4\n"),
            expected
        );
    }

    #[test]
    fn numbers_that_do_not_rise_one_by_one_are_no_table() {
        assert_eq!(solutions("1 1\n2 0\n4 2\n8 92\n"), None);
        assert_eq!(solutions("1 1\n2 0\n3 0\n"), None);
    }
}
