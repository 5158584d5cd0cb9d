//! `queens explain`: a page of the docs, readable in a terminal.

use super::{Error, Output, Status};
use clap::builder::{PossibleValue, PossibleValuesParser};
use n_queens::Approach;
use std::io::Write;

/// Show the page of an approach, or another page of the docs
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  queens explain symmetry\n  queens explain interview")]
pub(super) struct Arguments {
    /// The approach, or the page
    #[arg(value_name = "NAME", value_parser = name())]
    name: String,
}

macro_rules! pages {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../docs/", $name, ".md")))),*]
    };
}

/// The pages that are not about one approach, in the order in which the docs tell to read them.
const PAGES: [(&str, &str); 17] = pages![
    "visitor",
    "yours",
    "kata",
    "trace",
    "complexity",
    "what-the-texts-get-wrong",
    "construct",
    "min-conflicts",
    "completion",
    "rooks",
    "fundamental",
    "interview",
    "rust-hurdles",
    "judge",
    "common-mistakes",
    "judging-a-class",
    "counting",
];

/// Reads the name of a page; completions and help list them all.
fn name() -> PossibleValuesParser {
    let approaches = Approach::ALL.iter().map(|approach| approach.name());
    let names = approaches.filter(|name| *name != "yours").chain(PAGES.map(|(name, _)| name));
    PossibleValuesParser::new(names.map(PossibleValue::new))
}

fn page(name: &str) -> &'static str {
    let found = PAGES.into_iter().find(|(known, _)| *known == name);
    let approach = || name.parse::<Approach>().ok().map(Approach::page);
    found.map(|(_, page)| page).or_else(approach).unwrap_or_default()
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let page = page(&arguments.name);
    if output.is_terminal() {
        let skin = if output.has_colour() {
            termimad::MadSkin::default()
        } else {
            termimad::MadSkin::no_style()
        };
        let text = skin.text(&unwrapped(page), Some(output.width())).to_string();
        write!(output, "{text}")?;
    } else {
        write!(output, "{page}")?;
    }
    Ok(Status::Success)
}

/// The page as the terminal wants it: a paragraph or an entry of a list is one long line, for the
/// terminal to wrap where it ends.
fn unwrapped(page: &str) -> String {
    let mut text = String::new();
    let mut in_block = false;
    let mut is_open = false;
    for line in page.lines() {
        in_block ^= line.starts_with("```");
        let is_prose = !in_block && !line.is_empty() && !line.starts_with(['#', '|', '`']);
        let starts_entry = line.starts_with("- ") || line.starts_with(|c: char| c.is_ascii_digit());
        if is_open && is_prose && !starts_entry {
            text.push(' ');
        } else if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(if is_prose { line.trim() } else { line });
        is_open = is_prose;
    }
    text + "\n"
}
