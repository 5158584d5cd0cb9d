//! Several recordings played side by side, in step.

use super::{Recorded, Recording, Replay};
use std::time::Duration;

/// What a player can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// One step on.
    Forward,
    /// One step back.
    Back,
    /// To before the first step.
    First,
    /// To after the last step.
    Last,
    /// To the next step that reports a solution.
    NextSolution,
    /// To the last step before this one that reports a solution.
    PreviousSolution,
    /// To the next step back from a dead end.
    NextDeadEnd,
    /// To the last step back from a dead end before this one.
    PreviousDeadEnd,
    /// Play, or pause.
    PlayOrPause,
    /// Twice as many steps a second.
    Faster,
    /// Half as many steps a second.
    Slower,
}

/// Where several recordings stand, all after the same number of steps, and how they play.
///
/// A recording that has fewer steps than the longest waits at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player<'recording> {
    replays: Vec<Replay<'recording>>,
    at: usize,
    is_playing: bool,
    steps_per_second: u32,
    /// Time played that has not yet made a whole step.
    waited: Duration,
}

impl<'recording> Player<'recording> {
    /// The fewest and the most steps a second.
    pub const SPEEDS: std::ops::RangeInclusive<u32> = 1..=1_024;

    /// Before the first step, paused. A speed out of range becomes the nearest in range.
    pub fn new(
        recordings: impl IntoIterator<Item = &'recording Recording>,
        steps_per_second: u32,
    ) -> Self {
        Self {
            replays: recordings.into_iter().map(Replay::new).collect(),
            at: 0,
            is_playing: false,
            steps_per_second: steps_per_second.clamp(*Self::SPEEDS.start(), *Self::SPEEDS.end()),
            waited: Duration::ZERO,
        }
    }

    /// Where each recording stands.
    pub fn replays(&self) -> &[Replay<'recording>] {
        &self.replays
    }

    /// How many steps have been taken.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The number of steps of the longest recording.
    pub fn len(&self) -> usize {
        self.replays.iter().map(|replay| replay.recording().steps.len()).max().unwrap_or(0)
    }

    /// Whether there is no step at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether time moves it.
    pub fn is_playing(&self) -> bool {
        self.is_playing
    }

    /// Steps a second while it plays.
    pub fn steps_per_second(&self) -> u32 {
        self.steps_per_second
    }

    /// Does as told. A jump to what is not there goes nowhere, and every move but playing
    /// pauses. The answer is whether the command could do something.
    pub fn obey(&mut self, command: Command) -> bool {
        let target = match command {
            Command::PlayOrPause => return self.play_or_pause(),
            Command::Faster => return self.set_speed(self.steps_per_second.saturating_mul(2)),
            Command::Slower => return self.set_speed(self.steps_per_second / 2),
            Command::Forward => Some(self.at + 1),
            Command::Back => self.at.checked_sub(1),
            Command::First => Some(0),
            Command::Last => Some(self.len()),
            Command::NextSolution => self.next(Recorded::is_solution),
            Command::PreviousSolution => self.previous(Recorded::is_solution),
            Command::NextDeadEnd => self.next(Recorded::is_dead_end),
            Command::PreviousDeadEnd => self.previous(Recorded::is_dead_end),
        };
        self.is_playing = false;
        let before = self.at;
        self.go_to(target.unwrap_or(before));
        self.at != before
    }

    /// Lets time pass: while it plays, as many steps are taken as fit, and it pauses at the end.
    pub fn pass(&mut self, elapsed: Duration) {
        if !self.is_playing {
            return;
        }
        let step = Duration::from_secs(1) / self.steps_per_second;
        self.waited += elapsed;
        let steps = self.waited.as_nanos() / step.as_nanos();
        self.waited -= step * u32::try_from(steps).unwrap_or(u32::MAX);
        self.go_to(self.at.saturating_add(usize::try_from(steps).unwrap_or(usize::MAX)));
        self.is_playing = self.at < self.len();
    }

    /// How long until the next step is due, if it plays.
    pub fn next_step_in(&self) -> Option<Duration> {
        let step = Duration::from_secs(1) / self.steps_per_second;
        self.is_playing.then(|| step.saturating_sub(self.waited))
    }

    /// Goes to the place after `at` steps, or to the end if there are fewer.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.len());
        for replay in &mut self.replays {
            replay.go_to(self.at);
        }
    }

    /// Plays from the beginning if it stands at the end.
    fn play_or_pause(&mut self) -> bool {
        if !self.is_playing && self.at == self.len() {
            self.go_to(0);
        }
        self.is_playing = !self.is_playing && !self.is_empty();
        self.waited = Duration::ZERO;
        !self.is_empty()
    }

    fn set_speed(&mut self, steps_per_second: u32) -> bool {
        let before = self.steps_per_second;
        self.steps_per_second = steps_per_second.clamp(*Self::SPEEDS.start(), *Self::SPEEDS.end());
        self.steps_per_second != before
    }

    /// The place after the next step, in any recording, of which `is_wanted` holds.
    fn next(&self, is_wanted: fn(&Recorded) -> bool) -> Option<usize> {
        let later = |replay: &Replay<'recording>| {
            let steps = replay.recording().steps.iter().enumerate().skip(self.at);
            steps.into_iter().find(|(_, step)| is_wanted(step)).map(|(index, _)| index + 1)
        };
        self.replays.iter().filter_map(later).min()
    }

    /// The place after the last step before the one taken last of which `is_wanted` holds.
    fn previous(&self, is_wanted: fn(&Recorded) -> bool) -> Option<usize> {
        let earlier = |replay: &Replay<'recording>| {
            let steps = &replay.recording().steps;
            let end = self.at.saturating_sub(1).min(steps.len());
            steps[..end].iter().rposition(is_wanted).map(|index| index + 1)
        };
        self.replays.iter().filter_map(earlier).max()
    }
}
