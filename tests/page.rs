//! `queens page`: the committed page is current, small and whole; bad input is refused.
//!
//! How it behaves in a browser is tested under `tests/page/`.

mod common;

use common::{assert_refused, run};
use n_queens::Approach;
use n_queens::page;
use pretty_assertions::assert_eq;
use rstest::rstest;
use std::fs;

#[test]
fn the_page_in_the_docs_is_current() {
    let page = page::build(&[4, 5, 6], Approach::ALL).unwrap();
    // Not `assert_eq!`: nobody wants to read two pages.
    assert!(
        page == include_str!("../docs/search.html"),
        "docs/search.html is not what the sources make: cargo queens page -o docs/search.html"
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
