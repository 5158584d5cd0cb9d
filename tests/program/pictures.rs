//! `queens page` and `queens growth`: what is committed is current, small and whole; bad input is
//! refused.
//!
//! How the page behaves in a browser is tested under `tests/page/`.

use crate::common::{assert_refused, of_the_house, run};
use expect_test::expect_file;
use n_queens::visitor::Tally;
use n_queens::{Approach, page};
use pretty_assertions::assert_eq;
use rstest::rstest;
use std::fs;

#[test]
fn the_page_in_the_docs_is_current() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/search.html");
    let page = page::build(&[4, 5, 6], &of_the_house()).unwrap();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(file, &page).unwrap();
    }
    // Not `assert_eq!`: nobody wants to read two pages.
    assert!(
        page == fs::read_to_string(file).unwrap(),
        "docs/search.html is not current: UPDATE_EXPECT=1 cargo test --test program"
    );
}

#[test]
fn a_page_refers_to_nothing_outside_itself() {
    let page = page::build(&[4], Approach::ALL).unwrap();
    let (page, data) = page.split_once("<script id=\"data\"").unwrap();
    let (_, script) = data.split_once("</script>").unwrap();
    for text in [page, script] {
        for outside in ["src=", "@import", "url(", "fetch(", "href=\"http"] {
            assert!(!text.contains(outside), "{outside}");
        }
    }
}

#[test]
fn the_default_page_is_under_two_megabytes() {
    let page = run(&["page"]).stdout;
    assert!(page.len() < 2_000_000, "{} bytes", page.len());
    assert!(page.trim_end().ends_with("</html>"));
}

#[test]
fn the_data_cannot_end_their_script() {
    let page = run(&["page", "--n", "4"]).stdout;
    let data = page.split_once("type=\"application/json\">").unwrap().1;
    let data = data.split_once("</script>").unwrap().0;
    assert!(!data.contains('<'));
    let data: serde_json::Value = serde_json::from_str(data).unwrap();
    let source = data["approaches"][0]["source"].as_str().unwrap();
    assert_eq!(source, Approach::ALL[0].source());
}

#[test]
fn a_page_is_written_to_the_file_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("page.html");
    let ended = run(&["page", "--n", "4", "--approach", "symmetry", "-o", file.to_str().unwrap()]);
    assert_eq!(ended.status, Some(0), "{ended:?}");
    assert_eq!(ended.stdout, "");
    let page = page::build(&[4], &[Approach::Symmetry]).unwrap();
    assert_eq!(fs::read_to_string(file).unwrap(), page);
}

#[rstest]
#[case::reversed(
    &["page", "--n", "6-4"],
    "invalid value '6-4' for '--n <N-N>': give one size such as 8, or the first and the last such as 4-6"
)]
#[case::too_large(
    &["page", "--n", "1001"],
    "row-hash-sets takes n from 0 to 1000, not 1001"
)]
#[case::too_many_steps(
    &["page", "--n", "12"],
    "a page holds at most 500000 steps; take smaller boards or fewer approaches, such as --n 8 --approach symmetry"
)]
fn bad_input_is_refused(#[case] arguments: &[&str], #[case] message: &str) {
    assert_refused(&run(arguments), message);
}

/// The command as `docs/complexity.md` gives it.
const GROWTH: [&str; 7] = ["growth", "--n", "4-10", "--show", "tried,placed", "--format", "svg"];

#[test]
fn the_plot_in_the_docs_is_current() {
    expect_file!["../../docs/growth.svg"].assert_eq(&run(&GROWTH).stdout);
}

#[test]
fn growth_counts_what_the_tally_counts() {
    let ended = run(&["growth", "--n", "4-5", "--show", "placed", "--format", "json"]);
    let list: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    for (n, comparison) in [4, 5].into_iter().zip(list.as_array().unwrap()) {
        assert_eq!(comparison["n"], n);
        for entry in comparison["approaches"].as_array().unwrap() {
            let approach: Approach = entry["approach"].as_str().unwrap().parse().unwrap();
            let mut tally = Tally::default();
            let _ = approach.search(n, &mut tally);
            assert_eq!(entry["tried"], tally.tried);
            assert_eq!(entry["placed"], tally.placed);
            assert!(entry["time"].is_null());
        }
    }
}

#[test]
fn growth_draws_bars_on_a_logarithmic_axis() {
    let names = "conflict-arrays,symmetry,row-hash-sets";
    let ended = run(&["growth", "--n", "4-6", "--show", "tried", "--approach", names]);
    let expected = "\
squares tried, on a logarithmic axis: from 10 on, 29 characters for a factor of ten

row-hash-sets, conflict-arrays
   4             60  ███████████████████████
   5            220  ███████████████████████████████████████
   6            894  █████████████████████████████████████████████████████████

symmetry
   4             30  ██████████████
   5            128  ████████████████████████████████
   6            447  ████████████████████████████████████████████████
";
    assert_eq!(ended.stdout, expected);
}

/// Where lines end close together, their labels are moved apart and stay in the picture.
#[test]
fn labels_of_the_plot_do_not_cover_one_another() {
    let plot = run(&["growth", "--n", "4-8", "--show", "tried", "--format", "svg"]).stdout;
    let labels = plot.lines().filter_map(|line| line.split_once("<text x=\"666.0\" y=\""));
    let heights = labels.map(|(_, rest)| rest.split('"').next().unwrap().parse().unwrap());
    let mut heights: Vec<f64> = heights.collect();
    heights.sort_by(f64::total_cmp);
    assert_eq!(heights.len(), 5, "{plot}");
    for pair in heights.windows(2) {
        assert!(pair[1] - pair[0] >= 14.9, "{heights:?}");
    }
    assert!(heights[0] > 0.0 && heights[4] < 330.0, "{heights:?}");
}

#[test]
fn growth_measures_time() {
    let ended = run(&["growth", "--n", "4", "--show", "time", "--approach", "bitmask"]);
    assert_eq!(ended.status, Some(0), "{ended:?}");
    assert!(ended.stdout.starts_with("time for all solutions, on a logarithmic axis: from "));
    assert!(ended.stdout.contains("\nbitmask\n   4 "), "{}", ended.stdout);
}

#[test]
fn growth_refuses_to_take_years() {
    let ended = run(&["growth", "--n", "4-20"]);
    assert_eq!(ended.status, Some(2));
    assert!(ended.stderr.contains("--force"), "{}", ended.stderr);
}

/// Every block that starts with a command shows what the command prints, up to a line `…`.
#[test]
fn the_outputs_on_the_page_about_traces_are_real() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/trace.md");
    let page = fs::read_to_string(page).unwrap();
    let blocks: Vec<_> = page.split("```console\n$ queens ").skip(1).collect();
    assert!(blocks.len() >= 3);
    for block in blocks {
        let (block, _) = block.split_once("\n```").unwrap();
        let (command, shown) = block.split_once('\n').unwrap();
        let arguments: Vec<&str> = command.split(' ').collect();
        let printed = run(&arguments).stdout;
        match shown.strip_suffix("\n…") {
            Some(start) => assert_eq!(printed.get(..start.len()), Some(start), "{command}"),
            None => assert_eq!(printed.trim_end(), shown.trim_end(), "{command}"),
        }
    }
}
