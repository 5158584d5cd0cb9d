//! `queens explain`: the page of an approach, readable in a terminal.

use super::{Error, Output, Status, values};
use crate::Approach;
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
    let page = readable(arguments.approach.page());
    if output.is_terminal() {
        let skin = if output.has_colour() {
            termimad::MadSkin::default()
        } else {
            termimad::MadSkin::no_style()
        };
        let text = skin.text(&page, Some(output.width())).to_string();
        write!(output, "{text}")?;
    } else {
        write!(output, "{page}")?;
    }
    Ok(Status::Success)
}

/// The page without the lines that only the documentation's compiler needs: in a block of Rust,
/// those that begin with `# `.
fn readable(page: &str) -> String {
    let mut in_code = false;
    let mut lines = Vec::new();
    for line in page.lines() {
        let is_fence = line.starts_with("```");
        in_code ^= is_fence;
        if !in_code || is_fence || !(line == "#" || line.starts_with("# ")) {
            lines.push(line);
        }
    }
    lines.join("\n") + "\n"
}
