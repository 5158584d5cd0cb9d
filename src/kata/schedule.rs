//! When to do an exercise again: what was passed is due after 1, 3, 7 and then 21 days.

use super::exercise::Exercise;
use super::moment::Moment;
use super::record::Record;

/// Days after the first, second, third and any later pass.
const DAYS: [u64; 4] = [1, 3, 7, 21];

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Repeat this one, which is due since that moment.
    Repeat(Exercise, Moment),
    /// Begin, or finish, this one.
    Go(Exercise),
    /// Nothing before that moment, when this one is due.
    Wait(Exercise, Moment),
}

/// When an exercise that was passed is due again.
///
/// ```
/// use n_queens::kata::{exercise::Exercise, record::Record, schedule};
///
/// assert_eq!(schedule::due(&Record::default(), Exercise::Pairwise), None);
/// ```
pub fn due(record: &Record, exercise: Exercise) -> Option<Moment> {
    let last = record.passes(exercise).last()?;
    let passes = record.passes(exercise).count();
    Some(last.plus_days(DAYS[passes.min(DAYS.len()) - 1]))
}

/// What was begun last, if it has not passed; else what is due longest; else the first exercise
/// that was never passed; else what is due next.
pub fn next(record: &Record, now: Moment) -> Next {
    if let Some(open) = record.attempts.last().filter(|attempt| attempt.passed().is_none()) {
        return Next::Go(open.exercise);
    }
    let dues = Exercise::path().filter_map(|exercise| Some((due(record, exercise)?, exercise)));
    let first = dues.min();
    let new = Exercise::path().find(|&exercise| !record.is_passed(exercise));
    match (first, new) {
        (Some((due, exercise)), _) if due <= now => Next::Repeat(exercise, due),
        (_, Some(exercise)) => Next::Go(exercise),
        (Some((due, exercise)), None) => Next::Wait(exercise, due),
        (None, None) => Next::Go(Exercise::TwoQueens),
    }
}

/// The exercise after this one that was not passed yet.
pub fn following(record: &Record, exercise: Exercise) -> Option<Exercise> {
    let open = |other: &Exercise| !record.is_passed(*other);
    Exercise::path().filter(|other| *other > exercise).find(open).or_else(|| {
        let mut others = Exercise::path().filter(|other| *other != exercise);
        others.find(open)
    })
}

#[cfg(test)]
mod tests {
    use super::super::language::Language;
    use super::super::record::{Attempt, Check};
    use super::*;
    use std::path::Path;

    const HOUR: u64 = 3_600;

    fn passed(record: &mut Record, exercise: Exercise, at: u64) {
        let mut attempt = Attempt::begin(exercise, Language::Python, Path::new("file.py"));
        let check = Check { at: Moment(at), verdict: "AC".into(), diagnosis: Vec::new() };
        attempt.checks.push(check);
        record.begin(attempt);
    }

    #[test]
    fn the_pauses_grow() {
        let mut record = Record::default();
        for (place, days) in [1, 3, 7, 21, 21].into_iter().enumerate() {
            let at = 1_000_000 * place as u64;
            passed(&mut record, Exercise::Pairwise, at);
            assert_eq!(due(&record, Exercise::Pairwise), Some(Moment(at + days * 24 * HOUR)));
        }
    }

    #[test]
    fn what_is_due_comes_before_what_is_new() {
        let mut record = Record::default();
        assert_eq!(next(&record, Moment(0)), Next::Go(Exercise::TwoQueens));
        passed(&mut record, Exercise::TwoQueens, 0);
        assert_eq!(next(&record, Moment(23 * HOUR)), Next::Go(Exercise::IsSolution));
        let due = Moment(24 * HOUR);
        assert_eq!(next(&record, due), Next::Repeat(Exercise::TwoQueens, due));
    }

    #[test]
    fn what_was_begun_comes_first() {
        let mut record = Record::default();
        passed(&mut record, Exercise::TwoQueens, 0);
        record.begin(Attempt::begin(Exercise::Bitmask, Language::C, Path::new("bitmask.c")));
        assert_eq!(next(&record, Moment(24 * HOUR)), Next::Go(Exercise::Bitmask));
    }

    #[test]
    fn when_all_is_done_there_is_a_day_to_wait_for() {
        let mut record = Record::default();
        for exercise in Exercise::path() {
            passed(&mut record, exercise, if exercise == Exercise::Rooks { 5 } else { 10 });
        }
        let due = Moment(5 + 24 * HOUR);
        assert_eq!(next(&record, Moment(20)), Next::Wait(Exercise::Rooks, due));
        assert_eq!(following(&record, Exercise::Rooks), None);
    }

    #[test]
    fn the_following_exercise_is_the_next_open_one_on_the_path() {
        let mut record = Record::default();
        passed(&mut record, Exercise::Rooks, 0);
        assert_eq!(following(&record, Exercise::Rooks), Some(Exercise::TwoQueens));
        assert_eq!(following(&record, Exercise::Pairwise), Some(Exercise::Symmetry));
    }
}
