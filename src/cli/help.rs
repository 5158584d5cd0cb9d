//! The help: commands in groups, examples that work where the reader stands.

use clap::Command;
use std::env;
use std::fmt::Write;
use std::path::Path;

/// The commands by what people come for.
const GROUPS: &[(&str, &[&str])] = &[
    ("Learn", &["list", "explain", "trace", "page", "solve"]),
    ("Practise", &["kata"]),
    ("Judge", &["judge", "check"]),
    ("Explore", &["compare", "growth", "count", "first", "complete", "rooks", "fundamental"]),
    ("Shell", &["completions"]),
];

const TEMPLATE: &str = "{about}

{usage-heading} {usage}

Without a command: compare all approaches on the 8 × 8 board.{after-help}

Options:
{options}";

/// Puts the commands into groups and the way this program was called into every example.
pub(super) fn lay_out(command: Command) -> Command {
    let program = program();
    let groups = groups(&command);
    let names: Vec<String> = command.get_subcommands().map(|c| c.get_name().to_owned()).collect();
    let command = command.bin_name(&program).help_template(TEMPLATE).after_help(groups);
    names.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name, |subcommand| with_program(subcommand, &program))
    })
}

/// How the reader calls this program: the start of every "next command" that is printed.
///
/// After `cargo run` nothing is on the PATH, but the alias `cargo queens` works.
pub(super) fn program() -> String {
    if env::var_os("CARGO_MANIFEST_DIR").is_some() {
        return "cargo queens".to_owned();
    }
    let called = env::args().next().unwrap_or_default();
    let is_path = Path::new(&called).components().count() > 1;
    if is_path { called } else { "queens".to_owned() }
}

fn groups(command: &Command) -> String {
    let mut text = String::new();
    for (group, names) in GROUPS {
        let _ = writeln!(text, "{group}:");
        for name in *names {
            let about = command.find_subcommand(name).and_then(Command::get_about);
            let about = about.map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(text, "  {name:<12} {about}");
        }
        text.push('\n');
    }
    text.trim_end().to_owned()
}

/// Examples are written with `queens`; what is shown is what works here, in the commands of a
/// command too.
fn with_program(mut subcommand: Command, program: &str) -> Command {
    // A number below 0 is a value that is out of range, and not an option nobody knows.
    subcommand = subcommand.allow_negative_numbers(true);
    if let Some(example) = subcommand.get_after_help().map(ToString::to_string) {
        let example = example.replace("  queens ", &format!("  {program} "));
        subcommand = subcommand.after_help(literal(&example));
    }
    subcommand =
        subcommand.mut_args(|argument| match argument.get_help().map(ToString::to_string) {
            Some(help) => argument.help(literal(&help)),
            None => argument,
        });
    let names: Vec<_> = subcommand.get_subcommands().map(|c| c.get_name().to_owned()).collect();
    names.into_iter().fold(subcommand, |command, name| {
        command.mut_subcommand(name, |inner| with_program(inner, program))
    })
}

/// The argument parser would end the line at `{n}`, unless a style stands in between.
fn literal(text: &str) -> String {
    text.replace("{n}", "{\u{1b}[0mn}")
}
