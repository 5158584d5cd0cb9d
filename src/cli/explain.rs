//! `queens explain`: the page of an approach, readable in a terminal.

use super::{Error, Output, Status, values};
use n_queens::Approach;
use std::io::Write;

/// Show the page of an approach
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens explain symmetry")]
pub(super) struct Arguments {
    /// The approach
    #[arg(value_name = "NAME", value_parser = values::approach())]
    approach: Approach,
}

pub(super) fn run(arguments: &Arguments, output: &mut Output) -> Result<Status, Error> {
    let page = arguments.approach.page();
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
