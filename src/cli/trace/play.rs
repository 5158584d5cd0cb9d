//! The player in the terminal: keys in, screens out.

use super::Traced;
use super::screen::Screen;
use super::terminal::{Terminal, draw};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal;
use n_queens::trace::{Command, Player};
use std::io;
use std::time::{Duration, Instant};

/// How long to wait for a key when nothing moves.
const IDLE: Duration = Duration::from_millis(100);
/// The shortest time between two screens; more could not be seen.
const FRAME: Duration = Duration::from_millis(16);

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Obey(Command),
    Quit,
}

/// Plays until the reader has seen enough.
pub(super) fn play(traced: &[Traced], speed: u32, has_colour: bool) -> io::Result<()> {
    let mut player = Player::new(traced.iter().map(|traced| &traced.recording), speed);
    let _taken = Terminal::take()?;
    let mut clock = Instant::now();
    loop {
        let size = terminal::size()?;
        draw(&Screen { traced, player: &player, size, has_colour }.lines())?;
        if event::poll(player.next_step_in().unwrap_or(IDLE).clamp(FRAME, IDLE))? {
            match wish(&event::read()?) {
                Some(Wish::Quit) => return Ok(()),
                Some(Wish::Obey(command)) => {
                    player.obey(command);
                }
                None => {}
            }
        }
        player.pass(clock.elapsed());
        clock = Instant::now();
    }
}

fn wish(event: &Event) -> Option<Wish> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => wish_of_key(*key),
        _ => None,
    }
}

fn wish_of_key(key: KeyEvent) -> Option<Wish> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return (key.code == KeyCode::Char('c')).then_some(Wish::Quit);
    }
    let command = match key.code {
        KeyCode::Char('q') | KeyCode::Esc => return Some(Wish::Quit),
        KeyCode::Char(' ') => Command::PlayOrPause,
        KeyCode::Right | KeyCode::Char('l') => Command::Forward,
        KeyCode::Left | KeyCode::Char('h') => Command::Back,
        KeyCode::Home | KeyCode::Char('g') => Command::First,
        KeyCode::End | KeyCode::Char('G') => Command::Last,
        KeyCode::Char('s') => Command::NextSolution,
        KeyCode::Char('S') => Command::PreviousSolution,
        KeyCode::Char('d') => Command::NextDeadEnd,
        KeyCode::Char('D') => Command::PreviousDeadEnd,
        KeyCode::Up | KeyCode::Char('+' | '=') => Command::Faster,
        KeyCode::Down | KeyCode::Char('-') => Command::Slower,
        _ => return None,
    };
    Some(Wish::Obey(command))
}
