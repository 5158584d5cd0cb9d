//! The text for the one who wrote a submission.

use std::fmt::Write;

use super::super::examine::Examination;
use crate::judge::{Report, Verdict};

/// How much the feedback gives away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tell {
    /// The verdict for each n.
    Verdict,
    /// Also the first failure, with its board.
    Example,
    /// Also the likely bug and what to do about it.
    #[default]
    Full,
}

/// The feedback for one submission.
pub fn text(report: &Report, examination: &Examination, tell: Tell) -> String {
    match tell {
        Tell::Verdict => verdicts(report),
        Tell::Example => {
            let without = Report { diagnosis: Vec::new(), ..report.clone() };
            format!("{without}\n")
        }
        Tell::Full => {
            let mut text = format!("{report}\n");
            if report.verdict != Verdict::CompileError {
                let _ = write!(text, "\nHow it was judged: {}.\n", examination.how);
            }
            text
        }
    }
}

fn verdicts(report: &Report) -> String {
    let mut text = format!("{}: {}\n", report.verdict, report.verdict.words());
    for case in &report.cases {
        let _ = writeln!(text, "  n = {:<3} {}", case.n, case.verdict);
    }
    text
}
