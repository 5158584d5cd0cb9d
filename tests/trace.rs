//! The laws of a recorded search and of the player, for every approach.

use n_queens::Approach;
use n_queens::board::{Board, Square};
use n_queens::trace::{Command, Ending, Lane, Mark, Player, Reason, Recorder, Recording, Replay};
use n_queens::visitor::{Step, Tally, Trace};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

fn record(approach: Approach, n: usize) -> Recording {
    let mut recorder = Recorder::default();
    let _ = approach.search(n, &mut recorder);
    recorder.finish(n)
}

fn every_recording() -> impl Iterator<Item = (Approach, Recording)> {
    let pairs = Approach::ALL.iter().flat_map(|&approach| (0..=6).map(move |n| (approach, n)));
    pairs.map(|(approach, n)| (approach, record(approach, n)))
}

#[test]
fn a_recording_holds_the_steps_that_the_search_reports() {
    for (approach, recording) in every_recording() {
        let mut trace = Trace::default();
        let _ = approach.search(recording.n, &mut trace);
        let steps: Vec<_> = recording.steps.iter().map(|step| step.step.clone()).collect();
        assert_eq!(steps, trace.steps, "{approach} {}", recording.n);
        assert!(recording.is_complete);
    }
}

#[test]
fn the_counts_at_the_end_are_those_of_the_tally() {
    for (approach, recording) in every_recording() {
        let mut tally = Tally::default();
        let _ = approach.search(recording.n, &mut tally);
        let mut replay = Replay::new(&recording);
        replay.go_to(usize::MAX);
        assert_eq!(replay.tally(), tally, "{approach} {}", recording.n);
        assert!(replay.queens().is_empty(), "{approach} {}", recording.n);
        assert_eq!(replay.solutions().count() as u64, tally.solved);
    }
}

#[test]
fn a_recorder_without_room_stops_the_search_and_says_so() {
    let whole = record(Approach::ConflictArrays, 4);
    for limit in 0..=whole.steps.len() {
        let mut recorder = Recorder::up_to(limit);
        let _ = Approach::ConflictArrays.search(4, &mut recorder);
        let part = recorder.finish(4);
        assert_eq!(part.is_complete, limit == whole.steps.len());
        let steps = |recording: &Recording| -> Vec<_> {
            recording.steps[..limit].iter().map(|step| step.step.clone()).collect()
        };
        assert_eq!(steps(&part), steps(&whole));
    }
}

/// The line that a step names holds the call that reports it, in the approach's own file.
#[test]
fn a_source_line_holds_the_call_that_reported_the_step() {
    for (approach, recording) in every_recording() {
        let source: Vec<_> = approach.source().lines().collect();
        for recorded in &recording.steps {
            let line = source[recorded.source_line as usize - 1];
            let call = match recorded.step {
                Step::Tried(_) => "visitor.tried(",
                Step::Placed(_) => "visitor.placed(",
                Step::Removed(_) => "visitor.removed(",
                Step::Solved(_) => "visitor.solved(",
            };
            assert!(line.contains(call), "{approach}, line {}: {line}", recorded.source_line);
        }
    }
}

/// A refusal names exactly the queens that attack the square, found here from the board alone.
#[test]
fn every_refused_square_is_attacked_by_the_queens_named() {
    for (approach, recording) in every_recording() {
        let mut queens: Vec<Square> = Vec::new();
        for recorded in &recording.steps {
            match (&recorded.step, &recorded.reason) {
                (Step::Tried(square), Reason::Refused(attackers)) => {
                    let named: Vec<_> = attackers.iter().map(|attacker| attacker.queen).collect();
                    let attacks = |queen: &Square| {
                        queen.row == square.row
                            || queen.column == square.column
                            || queen.row.abs_diff(square.row)
                                == queen.column.abs_diff(square.column)
                    };
                    let attacking: Vec<_> = queens.iter().copied().filter(attacks).collect();
                    assert_eq!(named, attacking, "{approach}");
                    assert!(!named.is_empty());
                }
                (Step::Tried(_), reason) => assert_eq!(*reason, Reason::Free, "{approach}"),
                (Step::Placed(square), _) => queens.push(*square),
                (Step::Removed(square), _) => assert_eq!(queens.pop(), Some(*square), "{approach}"),
                (Step::Solved(_), _) => {}
            }
        }
    }
}

/// A dead end names a row or column that holds no queen and no free square.
#[test]
fn every_dead_end_is_one() {
    for (approach, recording) in every_recording() {
        let mut replay = Replay::new(&recording);
        for recorded in &recording.steps {
            if let Reason::DeadEnd { lane, .. } = recorded.reason {
                for square in lane.squares(recording.n) {
                    let attacked = |queen: &Square| queen.attacks(square).is_some();
                    assert!(!replay.queens().contains(&square), "{approach}: {lane}");
                    assert!(replay.queens().iter().any(attacked), "{approach}: {lane}");
                }
            }
            replay.forward();
        }
    }
}

/// Every leaf of the search tree but the solutions is a dead end.
#[test]
fn an_approach_by_rows_names_every_dead_end() {
    let recording = record(Approach::ConflictArrays, 4);
    let lanes: Vec<_> = recording
        .fold()
        .iter()
        .filter_map(|folded| match folded.ending {
            Ending::DeadEnd(lane) => Some(lane),
            _ => None,
        })
        .collect();
    assert_eq!(lanes, [2, 3, 3, 2].map(Lane::Row));
    let sentence = recording.steps.iter().find(|step| step.is_dead_end()).unwrap().to_string();
    assert_eq!(sentence, "removed (1, 2): row 2 has no free square, step back to row 1");
}

#[test]
fn an_approach_by_columns_speaks_of_columns() {
    let recording = record(Approach::ColumnScan, 4);
    let sentence = recording.steps.iter().find(|step| step.is_dead_end()).unwrap().to_string();
    assert_eq!(sentence, "removed (2, 1): column 2 has no free square, step back to column 1");
}

#[test]
fn a_mirror_image_is_called_one() {
    let recording = record(Approach::Symmetry, 4);
    let solved: Vec<_> = recording
        .steps
        .iter()
        .filter(|recorded| recorded.is_solution())
        .map(ToString::to_string)
        .collect();
    assert_eq!(solved, ["solved: solution 1", "solved: solution 2, the mirror image of the board"]);
}

#[test]
fn folding_keeps_every_step_once() {
    for (approach, recording) in every_recording() {
        let mut next = 0;
        for folded in recording.fold() {
            assert_eq!(folded.steps.start, next, "{approach}");
            next = folded.steps.end;
        }
        assert_eq!(next, recording.steps.len(), "{approach}");
    }
}

#[test]
fn a_picture_shows_the_queens_that_stand_and_one_square_in_question() {
    for (approach, recording) in every_recording() {
        let mut replay = Replay::new(&recording);
        while replay.forward() {
            let picture = replay.picture();
            let shown = |mark: Mark| picture.iter().flatten().filter(|&&at| at == mark).count();
            let queens = shown(Mark::Queen) + shown(Mark::AttackingQueen);
            match &replay.last_step().unwrap().step {
                Step::Solved(board) => assert_eq!(queens, board.n(), "{approach}"),
                Step::Tried(_) => {
                    assert_eq!(queens, replay.queens().len(), "{approach}");
                    assert_eq!(shown(Mark::Free) + shown(Mark::Refused), 1, "{approach}");
                }
                _ => assert_eq!(queens, replay.queens().len(), "{approach}"),
            }
        }
    }
}

#[test]
fn an_attack_is_drawn_from_the_queen_to_the_square() {
    let recording = record(Approach::ConflictArrays, 4);
    let mut replay = Replay::new(&recording);
    while replay.last_step().is_none_or(|last| last.step != refused_at(3, 3)) {
        assert!(replay.forward());
    }
    let rows: Vec<String> =
        replay.picture().iter().map(|row| row.iter().map(|mark| mark.symbol()).collect()).collect();
    assert_eq!(rows, ["Q...", ".\\.Q", ".Q\\|", "...x"]);
}

fn refused_at(row: usize, column: usize) -> Step {
    Step::Tried(Square { row, column })
}

fn any_command() -> impl Strategy<Value = Command> {
    prop::sample::select(vec![
        Command::Forward,
        Command::Back,
        Command::First,
        Command::Last,
        Command::NextSolution,
        Command::PreviousSolution,
        Command::NextDeadEnd,
        Command::PreviousDeadEnd,
        Command::PlayOrPause,
        Command::Faster,
        Command::Slower,
    ])
}

fn any_approach() -> impl Strategy<Value = Approach> {
    prop::sample::select(Approach::ALL.to_vec())
}

proptest! {
    /// Wherever a replay stands, its board and counts depend on the place alone.
    #[test]
    fn forward_then_back_is_the_identity(
        approach in any_approach(), n in 0..6_usize, at in 0..2_000_usize, steps in 1..50_usize,
    ) {
        let recording = record(approach, n);
        let mut replay = Replay::new(&recording);
        replay.go_to(at);
        let before = replay.clone();
        let taken = (0..steps).take_while(|_| replay.forward()).count();
        for _ in 0..taken {
            prop_assert!(replay.back());
        }
        prop_assert_eq!(&replay, &before);
        replay.go_to(0);
        prop_assert_eq!(&replay, &Replay::new(&recording));
    }

    /// Whatever a player was told before, a jump lands on the nearest step of its kind.
    #[test]
    fn every_jump_lands_where_it_says(
        approach in any_approach(), n in 0..6_usize,
        commands in prop::collection::vec(any_command(), 0..40), jump in any_command(),
    ) {
        let recording = record(approach, n);
        let mut player = Player::new([&recording], 8);
        for command in commands {
            player.obey(command);
            player.pass(std::time::Duration::from_millis(400));
        }
        let before = player.at();
        let places = |is_wanted: fn(&n_queens::trace::Recorded) -> bool| {
            let steps = recording.steps.iter().enumerate();
            steps.filter(move |(_, step)| is_wanted(step)).map(|(index, _)| index + 1)
        };
        let solutions = || places(n_queens::trace::Recorded::is_solution);
        let dead_ends = || places(n_queens::trace::Recorded::is_dead_end);
        let expected = match jump {
            Command::Forward => (before + 1).min(recording.steps.len()),
            Command::Back => before.saturating_sub(1),
            Command::First => 0,
            Command::Last => recording.steps.len(),
            Command::NextSolution => solutions().find(|&at| at > before).unwrap_or(before),
            Command::PreviousSolution => solutions().rfind(|&at| at < before).unwrap_or(before),
            Command::NextDeadEnd => dead_ends().find(|&at| at > before).unwrap_or(before),
            Command::PreviousDeadEnd => dead_ends().rfind(|&at| at < before).unwrap_or(before),
            Command::PlayOrPause if !player.is_playing() && before == recording.steps.len() => 0,
            Command::PlayOrPause | Command::Faster | Command::Slower => before,
        };
        player.obey(jump);
        prop_assert_eq!(player.at(), expected);
        let mut fresh = Replay::new(&recording);
        fresh.go_to(expected);
        prop_assert_eq!(&player.replays()[0], &fresh);
    }

    /// Playing takes as many steps as the time allows, in however many pieces it passes.
    #[test]
    fn playing_keeps_time(pieces in prop::collection::vec(0..300_u64, 1..30), speed in 1..64_u32) {
        let recording = record(Approach::ConflictArrays, 6);
        let mut player = Player::new([&recording], speed);
        player.obey(Command::PlayOrPause);
        for &piece in &pieces {
            player.pass(std::time::Duration::from_millis(piece));
        }
        let due = pieces.iter().sum::<u64>() * u64::from(speed) / 1_000;
        let due = usize::try_from(due).unwrap().min(recording.steps.len());
        // A step is rounded to whole nanoseconds: at most one more fits.
        prop_assert!(player.at() == due || player.at() == due + 1, "{} {due}", player.at());
        prop_assert_eq!(player.is_playing(), player.at() < recording.steps.len());
    }
}

#[test]
fn a_player_with_two_recordings_waits_for_the_longer_one() {
    let (long, short) = (record(Approach::ConflictArrays, 4), record(Approach::Symmetry, 4));
    let mut player = Player::new([&long, &short], 8);
    player.obey(Command::Last);
    let at: Vec<_> = player.replays().iter().map(Replay::at).collect();
    assert_eq!(at, [long.steps.len(), short.steps.len()]);
    player.obey(Command::Back);
    assert_eq!(player.replays()[1].at(), short.steps.len());
}

#[test]
fn the_solutions_so_far_are_kept_in_order() {
    let recording = record(Approach::ConflictArrays, 4);
    let mut replay = Replay::new(&recording);
    replay.go_to(usize::MAX);
    let boards: Vec<&Board> = replay.solutions().collect();
    assert_eq!(boards[0].columns(), [1, 3, 0, 2]);
    assert_eq!(boards[1].columns(), [2, 0, 3, 1]);
}
