//! What the pages say is what the code does, and no approach is without its parts.

use n_queens::board::Square;
use n_queens::visitor::{Step, Tally, Trace};
use n_queens::{Approach, KNOWN_COUNTS};
use pretty_assertions::assert_eq;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_approach_has_all_its_parts() {
    let suite = read("tests/approaches.rs");
    let overview = read("docs/README.md");
    let readme = read("README.md");
    for approach in approaches() {
        let (name, module) = (approach.name(), module(*approach));
        let case = format!("#[case::{module}(Approach::{approach:?})]");
        assert!(suite.contains(&case), "tests/approaches.rs lacks the line {case}");
        for (file, text) in [("docs/README.md", &overview), ("README.md", &readme)] {
            assert!(text.contains(&format!("| [{name}](")), "{file} lacks a row for {name}");
        }
    }
}

#[test]
fn every_source_file_opens_with_a_short_comment_and_its_page() {
    for approach in approaches() {
        let file = format!("src/approach/{}.rs", module(*approach));
        let text = read(&file);
        let comment = text.lines().take_while(|line| line.starts_with("//"));
        let comment = comment.filter(|line| *line != "//").count();
        assert!((5..=8).contains(&comment), "{file}: {comment} comment lines, 5 to 8 wanted");
        let page = format!("#![doc = include_str!(\"../../docs/{approach}.md\")]");
        assert!(text.contains(&page), "{file} lacks the line {page}");
        assert!(text.contains(&format!("docs/{approach}.md\n")), "{file} does not name its page");
    }
}

#[test]
fn every_page_has_the_same_sections() {
    const SECTIONS: [&str; 6] = [
        "## On a whiteboard",
        "## First steps on the 4 × 4 board",
        "## What it costs",
        "## When it loses",
        "## What an interviewer asks next",
        "## Where it comes from",
    ];
    for approach in approaches() {
        let page = approach.page();
        assert_eq!(page.lines().next(), Some(format!("# {approach}").as_str()));
        let sections: Vec<_> = page.lines().filter(|line| line.starts_with("## ")).collect();
        assert_eq!(sections, SECTIONS, "docs/{approach}.md");
    }
}

#[test]
fn every_whiteboard_form_is_compared_with_its_module() {
    for approach in approaches() {
        let check = format!(
            "for n in 0..=7 {{\n    assert_eq!(solve_n_queens(n), \
             n_queens::Approach::{approach:?}.solve_n_queens(n));\n}}\n```"
        );
        assert!(approach.page().contains(&check), "docs/{approach}.md lacks\n{check}");
        assert_eq!(approach.page().matches("fn solve_n_queens(n: usize)").count(), 1);
        let code =
            approach.page().split("```rust\n").nth(1).and_then(|rest| rest.split("```").next());
        for line in code.expect("a block of code").lines().filter(|line| line.chars().count() > 100)
        {
            // `queens explain` shows it on terminals that are not much wider.
            assert!(line.contains("n_queens::Approach::"), "docs/{approach}.md: too wide\n{line}");
        }
    }
}

#[test]
fn the_first_steps_on_each_page_are_those_of_the_search() {
    for approach in approaches() {
        let (_, section) = approach.page().split_once("## First steps").expect("section");
        let (_, block) = section.split_once("```text\n").expect("a block of text");
        let (block, _) = block.split_once("```").expect("the end of the block");
        let mut steps = &steps_of_four(*approach)[..];
        for (index, part) in block.split("…\n").enumerate() {
            let shown: Vec<_> = part.lines().collect();
            let found = steps.windows(shown.len()).position(|window| window == shown);
            let start = if index == 0 { 0 } else { found.unwrap_or(0) };
            assert_eq!(shown, steps[start..start + shown.len()], "docs/{approach}.md");
            steps = &steps[start + shown.len()..];
        }
    }
}

#[test]
fn the_counts_on_each_page_are_those_of_the_search() {
    for approach in approaches() {
        let (_, section) = approach.page().split_once("## What it costs").expect("section");
        let (section, _) = section.split_once("\n## ").expect("a next section");
        let rows: Vec<Vec<u64>> = table(section).into_iter().skip(2).map(numbers).collect();
        let expected = [4, 6, 8, 10].map(|n| {
            let tally = tally(*approach, n);
            vec![n as u64, tally.tried, tally.placed, tally.solved]
        });
        assert_eq!(rows, expected, "docs/{approach}.md");
    }
}

#[test]
fn the_counts_in_the_overview_are_those_of_the_searches() {
    let overview = read("docs/README.md");
    for approach in approaches() {
        let start = format!("| [{approach}](");
        let row = overview.lines().find(|line| line.starts_with(&start)).expect("a row");
        let numbers = numbers(row.split('|').skip(4).take(8).collect());
        let expected: Vec<u64> = [4, 6, 8, 10]
            .into_iter()
            .map(|n| tally(*approach, n))
            .flat_map(|tally| [tally.tried, tally.placed])
            .collect();
        assert_eq!(numbers, expected, "docs/README.md, {approach}");
    }
}

#[test]
fn every_link_between_pages_leads_to_a_file() {
    let mut pages: Vec<PathBuf> = markdown(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs"));
    pages.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md"));
    for page in pages {
        let text = fs::read_to_string(&page).expect("a readable page");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')) {
            let target = link.0.split('#').next().unwrap_or_default();
            if target.is_empty() || target.contains("://") {
                continue;
            }
            let path = page.parent().expect("a folder").join(target);
            assert!(path.exists(), "{}: nothing at {target}", page.display());
        }
    }
}

#[test]
fn the_known_counts_are_those_of_the_encyclopedia() {
    assert_eq!(KNOWN_COUNTS[..10], [1, 1, 0, 0, 2, 10, 4, 40, 92, 352]);
    assert_eq!(KNOWN_COUNTS[27], 234_907_967_154_122_528);
}

/// The approaches of the house: a reader's own need not have all its parts.
fn approaches() -> impl Iterator<Item = &'static Approach> {
    Approach::ALL.iter().filter(|approach| approach.name() != "yours")
}

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let text = fs::read_to_string(&path);
    text.unwrap_or_else(|error| panic!("{}: {error}", path.display())).replace("\r\n", "\n")
}

fn markdown(folder: PathBuf) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("entry").path());
    entries.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

fn module(approach: Approach) -> String {
    approach.name().replace('-', "_")
}

fn tally(approach: Approach, n: usize) -> Tally {
    let mut tally = Tally::default();
    let _ = approach.search(n, &mut tally);
    tally
}

/// The rows of the first table in a text, each as its cells.
fn table(text: &str) -> Vec<Vec<&str>> {
    let rows = text.lines().skip_while(|line| !line.starts_with('|'));
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').collect()).collect()
}

fn numbers(cells: Vec<&str>) -> Vec<u64> {
    let plain = cells.into_iter().map(|cell| cell.trim().replace(',', ""));
    plain.map(|cell| cell.parse().unwrap_or_else(|_| panic!("{cell:?} is not a number"))).collect()
}

/// The steps of the search for n = 4 as the pages show them; `…` stands for steps left out.
fn steps_of_four(approach: Approach) -> Vec<String> {
    let mut trace = Trace::default();
    let _ = approach.search(4, &mut trace);
    let mut queens: Vec<Square> = Vec::new();
    let mut lines = Vec::new();
    for (index, step) in trace.steps.iter().enumerate() {
        match step {
            Step::Tried(square) => {
                if trace.steps.get(index + 1) != Some(&Step::Placed(*square)) {
                    let attack = queens.iter().find_map(|queen| {
                        queen.attacks(*square).map(|line| format!("{line} of {queen}"))
                    });
                    lines.push(format!("{square} refused: {}", attack.expect("an attack")));
                }
            }
            Step::Placed(square) => {
                lines.push(format!("{square} placed"));
                queens.push(*square);
            }
            Step::Removed(square) => {
                lines.push(format!("{square} removed"));
                queens.retain(|queen| queen != square);
            }
            Step::Solved(board) => lines.push(format!("solved: {:?}", board.columns())),
        }
    }
    lines
}

#[test]
fn the_comparison_in_the_readme_is_the_real_one_but_for_its_times() {
    let readme = read("README.md");
    let (_, shown) = readme.split_once("$ cargo run --release\n").expect("the first command");
    let (shown, _) = shown.split_once("```").expect("the end of its output");
    let real = crate::common::run(&[]).stdout;
    assert_eq!(without_times(shown), without_times(&real));
}

/// The text above the table, then of each row the approach and its counts, in order of the names:
/// who is faster is the machine's business, and a reader's own search is the reader's.
fn without_times(comparison: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let comparison = comparison.lines().filter(|line| !line.contains("yours"));
    let comparison = &comparison.collect::<Vec<_>>().join("\n");
    let is_row = |line: &&str| line.contains('█');
    let text = comparison.lines().filter(|line| !is_row(line) && !line.is_empty());
    let text = text.filter(|line| !line.starts_with('=') && !line.trim().starts_with("approach"));
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let rows = comparison.lines().filter(is_row).map(|line| words(line)[1..5].to_vec());
    let mut rows: Vec<_> = rows.collect();
    rows.sort();
    (text.map(str::to_owned).collect(), rows)
}

#[test]
fn the_tests_named_in_the_readme_exist() {
    let (readme, suite) = (read("README.md"), read("tests/approaches.rs"));
    let cases: Vec<&str> = suite
        .lines()
        .filter_map(|line| line.trim().strip_prefix("#[case::")?.split_once('('))
        .map(|(name, _)| name)
        .collect();
    let named =
        readme.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... ok"));
    for test in named {
        let mut parts = test.split("::");
        let fact = parts.next().expect("a fact");
        assert!(suite.contains(&format!("fn {fact}(")), "no fact {fact} in the suite");
        let case = parts.next().expect("a case").trim_start_matches("case_");
        let (number, name) = case.split_once('_').expect("a number and a name");
        assert_eq!(cases[number.parse::<usize>().expect("a number") - 1], name);
    }
}
