//! `queens kata check`: the judge's word on a file, and what comes next.

use super::super::error::Error;
use super::super::progress::Progress;
use super::super::{Output, Status, help};
use super::desk::{Desk, Work};
use n_queens::judge::Verdict;
use n_queens::judge::run::interrupt;
use n_queens::judge::run::program::Text;
use n_queens::kata::check::{Checked, check};
use n_queens::kata::constraint::{self, Finding};
use n_queens::kata::exercise::Exercise;
use n_queens::kata::moment::Moment;
use n_queens::kata::observe::{self, N, Observed, observe};
use n_queens::kata::pace::{self, Measured, Pace};
use n_queens::kata::record::{Attempt, Check, Record};
use n_queens::kata::schedule;
use n_queens::kata::stub::stub;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// So many times the growth of the reference is no accident of one measurement, if the time
/// itself is not either.
const GROWS: f64 = 1.6;
const SLOWER: f64 = 2.0;
const USUALLY: &str = "usually means that boards are checked only when they are full,\nor that every \
                       square of the board is tried for every queen.";
/// Characters in a line of a sentence.
const WIDTH: usize = 100;

/// Judge the file of an exercise
#[derive(clap::Args)]
#[command(after_help = "Example:\n  queens kata check practice/row-hash-sets.py")]
pub struct Arguments {
    /// The file; the one begun last if not given
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

pub fn run(arguments: &Arguments, desk: &Desk, output: &mut Output) -> Result<Status, Error> {
    // Without a handler Ctrl-C would end this alone and leave the judged program; if there is
    // one already, so be it.
    let _ = interrupt::watch();
    let work = desk.work(arguments.file.as_deref())?;
    let status = judge(&work, desk, output)?;
    Ok(if interrupt::interrupted() { Status::Interrupted } else { Status::Judged(status) })
}

/// Judges a file, says all there is to say and returns the exit status.
pub fn judge(work: &Work, desk: &Desk, output: &mut Output) -> Result<u8, Error> {
    let progress = Progress::start("judging");
    let checked = check(work.exercise, work.language, &work.file)
        .map_err(|error| Error::usage(format!("cannot copy {}: {error}", work.file.display())));
    drop(progress);
    let checked = checked?;
    if interrupt::interrupted() {
        return Ok(checked.exit_status);
    }
    writeln!(output, "{}: {}\n", work.exercise, work.file.display())?;
    explain(&checked, output)?;
    output.flush()?;
    let (checked, pace) = if checked.is_pass() { paced(checked, work) } else { (checked, None) };
    let record = remember(work, &checked, desk);
    if let Some(Pace::Wrong(wrong)) = &pace {
        writeln!(output, "\nBeyond the sizes that are judged first:\n")?;
        explain(wrong, output)?;
    }
    if checked.is_pass() {
        passed(work, pace.as_ref(), &record, output)?;
    } else {
        failed(work, &checked, output)?;
    }
    Ok(checked.exit_status)
}

fn explain(checked: &Checked, output: &mut Output) -> io::Result<()> {
    checked.explanation.lines().try_for_each(|line| output.sentence(line))
}

/// The pace of what passed; larger sizes may still show that it is wrong.
fn paced(checked: Checked, work: &Work) -> (Checked, Option<Pace>) {
    let progress = Progress::start("timing larger boards");
    let pace = pace::measure(work.exercise, work.language, &work.file);
    drop(progress);
    match pace {
        Some(Pace::Wrong(wrong)) => (wrong.clone(), Some(Pace::Wrong(wrong))),
        pace => (checked, pace),
    }
}

/// Writes the check into the record and returns the record as it is then.
fn remember(work: &Work, checked: &Checked, desk: &Desk) -> Record {
    let mut after = Record::default();
    // What the judge could not do is nothing that the learner did.
    if checked.verdict != Verdict::JudgeError && !interrupt::interrupted() {
        desk.change(|record| {
            let place = record.attempt_with(&work.file).unwrap_or_else(|| {
                let attempt = Attempt::begin(work.exercise, work.language, &work.file);
                record.attempts.push(attempt);
                record.attempts.len() - 1
            });
            record.attempts[place].checks.push(Check::of(checked));
            after = record.clone();
        });
    }
    after
}

fn failed(work: &Work, checked: &Checked, output: &mut Output) -> io::Result<()> {
    let program = help::program();
    let (exercise, file) = (work.exercise, work.file.display());
    if let (Some(asked), Verdict::Wrong) = (exercise.asked(), checked.verdict) {
        let asked = format!("How it is asked: {asked}.");
        writeln!(output)?;
        output.prose(&textwrap::fill(&asked, WIDTH))?;
    }
    if is_stub(work) {
        writeln!(output, "\n{file} is still the stub: write your code where it says so.")?;
    }
    match checked.verdict {
        Verdict::JudgeError => writeln!(
            output,
            "\nNothing was judged: install what is missing, or take another language with\n\
             {program} kata start {exercise} --lang LANGUAGE"
        ),
        Verdict::CompileError => {
            writeln!(output, "\nNext: mend that, then {program} kata check")
        }
        _ => writeln!(
            output,
            "\nNext: change {file}, then {program} kata check\nA hint: {program} kata hint {exercise}"
        ),
    }
}

fn is_stub(work: &Work) -> bool {
    let text = fs::read_to_string(&work.file).unwrap_or_default().replace("\r\n", "\n");
    stub(work.exercise, work.language).is_some_and(|stub| stub.trim() == text.trim())
}

fn passed(
    work: &Work,
    pace: Option<&Pace>,
    record: &Record,
    output: &mut Output,
) -> io::Result<()> {
    let (exercise, text) = (work.exercise, work.exercise.text());
    if let Some(attempt) = record.latest(exercise) {
        took(attempt, output)?;
    }
    if let Some(pace) = pace {
        writeln!(output, "\nPace: {}", pace_in_words(pace, work))?;
    }
    constraint(work, output)?;
    for (place, hint) in text.hints.iter().enumerate().skip(record.hints_read(exercise)) {
        writeln!(output, "\nHint {}, which you did not need:", place + 1)?;
        output.prose(hint)?;
    }
    writeln!(output, "\nA follow-up question:")?;
    output.prose(text.follow_up)?;
    writeln!(output, "\nRead on: {}", exercise.page())?;
    let program = help::program();
    writeln!(output, "A solution to compare with: {program} kata solution {exercise}")?;
    match schedule::following(record, exercise) {
        Some(next) => writeln!(output, "Next: {program} kata start {next}"),
        None => writeln!(output, "Next: {program} kata next"),
    }
}

/// The constraint, what words and counts say of it, and what is left to ask.
fn constraint(work: &Work, output: &mut Output) -> io::Result<()> {
    let text = work.exercise.text();
    writeln!(output, "\nConstraint:")?;
    output.prose(text.constraint)?;
    output.sentence(&finding(work))?;
    for observed in observe(work.exercise, work.language, &work.file) {
        if let Some(sentence) = observed_in_words(observed, work.exercise) {
            output.prose(&textwrap::fill(&sentence, WIDTH))?;
        }
    }
    output.prose(text.look_at)
}

fn took(attempt: &Attempt, output: &mut Output) -> io::Result<()> {
    let end = attempt.passed().unwrap_or_else(Moment::now);
    let (minutes, tries) = (end.minutes_since(attempt.started), attempt.tries());
    let checks = if tries == 1 { "check" } else { "checks" };
    match attempt.minutes {
        Some(clock) if minutes > clock => {
            writeln!(output, "\nPassed after {minutes} min, {} over the clock.", minutes - clock)
        }
        Some(clock) => writeln!(output, "\nPassed after {minutes} of {clock} min."),
        None => writeln!(output, "\nPassed after {minutes} min and {tries} {checks}."),
    }
}

fn finding(work: &Work) -> String {
    let Ok(source) = Text::read(&work.file) else { return String::new() };
    match constraint::look(work.exercise, work.language, &source.source()) {
        Finding::Against(found) => format!("The word `{found}` in your code speaks against it."),
        Finding::Lacks(found) => format!("No {found} is to be seen in your code."),
        Finding::CallsItself(name) => format!("`{name}` calls itself, which speaks against it."),
        Finding::Nothing => "No word in your code speaks against it.".to_owned(),
    }
}

/// A sentence about what was counted, if it tells anything.
fn observed_in_words(observed: Observed, exercise: Exercise) -> Option<String> {
    let is_iterative = exercise == Exercise::Iterative;
    Some(match observed {
        Observed::OwnCalls { calls: 0, .. } if is_iterative => {
            format!("Counted for n = {N}: no function was called from within itself.")
        }
        Observed::OwnCalls { calls, .. } if is_iterative => format!(
            "Counted for n = {N}: a function was called {calls} times from within itself. That is \
             recursion."
        ),
        Observed::OwnCalls { calls: 0, .. } => return None,
        Observed::OwnCalls { calls, needed } if calls <= needed => format!(
            "Counted for n = {N}: the search calls itself {calls} times; {needed} queens have to \
             be placed."
        ),
        Observed::OwnCalls { calls, needed } => format!(
            "Counted for n = {N}: the search calls itself {calls} times, though only {needed} \
             queens have to be placed. It goes on from attacked squares, or into parts of the \
             board that it need not search."
        ),
        Observed::Bytes(small, large) => {
            let (n, larger) = observe::GROWING;
            let verdict = if observed.keeps_solutions() {
                "That grows as the number of solutions does, 4 to 92: something keeps them."
            } else {
                "No solution is kept."
            };
            format!(
                "Counted: at most {small} bytes in use at a time for n = {n}, {large} for \
                 n = {larger}. {verdict}"
            )
        }
    })
}

fn pace_in_words(pace: &Pace, work: &Work) -> String {
    match pace {
        Pace::Measured(measured) => measured_in_words(measured, work),
        Pace::TooSlow(n) => format!("n = {n} takes more than 10 seconds, which {USUALLY}"),
        Pace::Wrong(_) => String::new(),
    }
}

fn measured_in_words(measured: &Measured, work: &Work) -> String {
    let Measured { n, yours, reference, growth } = *measured;
    let mut lines = vec![format!(
        "n = {n} takes {}; the reference in {} {}; ratio {:.1}.",
        seconds(yours),
        work.language.title(),
        seconds(reference),
        yours / reference
    )];
    let ratio = yours / reference;
    if let Some((yours, reference)) = growth {
        let before = n - 1;
        lines.push(format!(
            "From n = {before} to {n} yours grows {yours:.1} ×, the reference {reference:.1} ×."
        ));
        if yours > GROWS * reference && ratio > SLOWER {
            lines.push(format!("Growing faster {USUALLY}"));
        }
    }
    lines.join("\n")
}

/// A time that one can read.
fn seconds(seconds: f64) -> String {
    if seconds < 0.1 { format!("{:.1} ms", seconds * 1e3) } else { format!("{seconds:.2} s") }
}
