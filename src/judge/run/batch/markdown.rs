//! The page about a class: what went wrong how often, then everybody's row.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::table::{NOT_JUDGED, Row};
use crate::judge::Verdict;

/// The whole page.
pub fn page(rows: &[Row], columns: &[usize]) -> String {
    let mut page = String::from("# N-Queens submissions\n\n");
    let _ = writeln!(page, "{}\n", summary(rows));
    page += &counts(rows);
    let heads = columns.iter().map(|n| format!(" n = {n} |")).collect::<Vec<_>>().concat();
    let _ = writeln!(page, "| submission | verdict |{heads} diagnosis | evidence |");
    let _ = writeln!(page, "|---|---|{}---|---|", "---|".repeat(columns.len()));
    for row in rows {
        let cells = row.cells.iter().map(|cell| format!(" {cell} |")).collect::<Vec<_>>().concat();
        let name = escaped(&row.name.to_string_lossy());
        let evidence = escaped(&row.evidence);
        let _ = writeln!(
            page,
            "| {name} | {} |{cells} {} | {evidence} |",
            row.verdict,
            row.diagnosis.join(", ")
        );
    }
    page
}

/// How many there are of each kind, in one sentence.
pub fn summary(rows: &[Row]) -> String {
    let number = |verdict: &str| rows.iter().filter(|row| row.verdict == verdict).count();
    let accepted = number(Verdict::Accepted.letters());
    let not_judged = number(NOT_JUDGED);
    let rest = rows.len() - accepted - not_judged;
    let submissions = if rows.len() == 1 { "submission" } else { "submissions" };
    format!(
        "{} {submissions}: {accepted} accepted, {rest} not accepted, {not_judged} not judged.",
        rows.len()
    )
}

/// How often each bug was named, the most frequent first.
fn counts(rows: &[Row]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.verdict != Verdict::Accepted.letters()) {
        let named = row.diagnosis.iter().map(String::as_str);
        let named: Vec<&str> =
            if row.diagnosis.is_empty() { vec![unnamed(row)] } else { named.collect() };
        for name in named {
            *counts.entry(name).or_default() += 1;
        }
    }
    if counts.is_empty() {
        return String::new();
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let line = |(name, count): &(&str, usize)| format!("| {name} | {count} |\n");
    let lines = counts.iter().map(line).collect::<Vec<_>>().concat();
    format!("| what went wrong | submissions |\n|---|--:|\n{lines}\n")
}

/// What stands for a bug that was not named.
fn unnamed(row: &Row) -> &str {
    match row.verdict.as_str() {
        "WA" => "wrong, no bug named",
        "PE" => "cannot be read",
        "TLE" => "out of time",
        "OLE" => "too much output",
        "RTE" => "crashed",
        "CE" => "does not compile",
        "JE" => "could not be run here",
        _ => NOT_JUDGED,
    }
}

/// Text that stays in its cell and is shown as it is.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '\n' | '\r' => escaped.push(' '),
            '|' | '\\' | '`' | '*' | '_' | '<' | '[' | ']' => escaped.extend(['\\', character]),
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_hold_their_text() {
        assert_eq!(escaped("a|b\n*c*"), "a\\|b \\*c\\*");
    }
}
