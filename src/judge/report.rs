//! All sizes together: the verdict of the whole run and the likely bug.

use crate::judge::call::{Call, Mode};
use crate::judge::case::{Case, NOTHING};
use crate::judge::diagnosis::{self, Diagnosis};
use crate::judge::mistake::Mistake;
use crate::judge::notation::Notation;
use crate::judge::verdict::Verdict;

/// What the judge says of a program; shown, it is the explanation for the one who wrote it.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What was asked for.
    pub mode: Mode,
    /// The notation in which boards, or their number, were printed, if text was read.
    pub notation: Option<Notation>,
    /// The worst verdict of all sizes.
    pub verdict: Verdict,
    /// The mistakes that explain what was seen: mostly none or one.
    pub diagnosis: Vec<Diagnosis>,
    /// What is odd but not wrong.
    pub warnings: Vec<String>,
    /// One case for each n, the smallest first; of several calls for one n, the worst.
    pub cases: Vec<Case>,
}

impl Report {
    /// Judges calls, or runs, in the order in which they were made. Without any call the
    /// verdict is [`Verdict::JudgeError`].
    ///
    /// ```
    /// use n_queens::judge::{Call, Mode, Printed, Report, Verdict};
    ///
    /// let printed = Printed::from(vec![vec!["Q.".to_owned(), ".Q".to_owned()]]);
    /// let report = Report::new(Mode::All, &[Call { n: 2, printed, ..Call::default() }]);
    /// assert_eq!(report.verdict, Verdict::Wrong);
    /// assert_eq!(report.exit_status(), 1);
    /// ```
    pub fn new(mode: Mode, calls: &[Call]) -> Self {
        let mut cases: Vec<_> = calls.iter().map(|call| Case::new(mode, call)).collect();
        judge_silence(&mut cases);
        let diagnosis = diagnosis::diagnose(mode, calls, &cases);
        let mut warnings = cases.iter().flat_map(|case| case.warnings.clone()).collect();
        warn_of_one_board(&diagnosis, &mut warnings);
        let cases = worst_for_each_n(cases);
        let verdict = cases.iter().map(|case| case.verdict).max().unwrap_or(Verdict::JudgeError);
        let notation = calls.iter().find_map(|call| call.printed.notation);
        Self { mode, notation, verdict, diagnosis, warnings, cases }
    }

    /// Whether everything is right.
    pub fn is_accepted(&self) -> bool {
        self.verdict == Verdict::Accepted
    }

    /// The case that is explained: the smallest n that is not accepted.
    pub fn first_failure(&self) -> Option<&Case> {
        self.cases.iter().find(|case| case.verdict != Verdict::Accepted)
    }

    /// The exit status of `queens check` and `queens judge`: 0 accepted, 3 if nothing but time
    /// limits was missed, 4 if the program could not be built or started, otherwise 1.
    pub fn exit_status(&self) -> u8 {
        let failed: Vec<_> = self
            .cases
            .iter()
            .map(|case| case.verdict)
            .filter(|&verdict| verdict > Verdict::Accepted)
            .collect();
        if matches!(self.verdict, Verdict::CompileError | Verdict::JudgeError) {
            4
        } else if failed.is_empty() {
            0
        } else if failed.iter().all(|&verdict| verdict == Verdict::TimeLimit) {
            3
        } else {
            1
        }
    }

    /// Fails a test with the explanation.
    ///
    /// # Panics
    ///
    /// If the verdict is not [`Verdict::Accepted`].
    #[track_caller]
    pub fn assert_accepted(&self) {
        assert!(self.is_accepted(), "\n{self}");
    }
}

/// Nothing printed is an answer if the program is known to print something for another n:
/// "none", which is right where there is no solution.
fn judge_silence(cases: &mut [Case]) {
    let is_read = |case: &Case| matches!(case.verdict, Verdict::Accepted | Verdict::Wrong);
    let speaks = cases.iter().any(|case| is_read(case) && !matches!(case.n, 0 | 2 | 3));
    for case in cases.iter_mut().filter(|case| case.silent) {
        let none_is_right = matches!(case.n, 0 | 2 | 3);
        let (verdict, reason) = match (speaks, none_is_right) {
            (true, true) => (Verdict::Accepted, "there is no solution, and it prints none"),
            (true, false) => (Verdict::Wrong, "it prints nothing, but there is a solution"),
            (false, true) if case.reason == NOTHING => (
                Verdict::Unreadable,
                "nothing was printed, which is an answer only beside a size that has solutions",
            ),
            (false, _) => continue,
        };
        case.verdict = verdict;
        reason.clone_into(&mut case.reason);
    }
}

fn warn_of_one_board(diagnosis: &[Diagnosis], warnings: &mut Vec<String>) {
    if diagnosis.iter().any(|diagnosis| diagnosis.mistake == Mistake::StopsAtFirstSolution) {
        warnings.push(
            "it prints only the first solution; if one is the task, judge it with --mode first"
                .to_owned(),
        );
    }
}

/// The first of the worst cases for each n, the smallest n first.
fn worst_for_each_n(mut cases: Vec<Case>) -> Vec<Case> {
    cases.sort_by_key(|case| (case.n, std::cmp::Reverse(case.verdict)));
    cases.dedup_by_key(|case| case.n);
    cases
}
