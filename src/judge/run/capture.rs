//! What a program writes, read as it comes and kept up to a limit.

use std::io::Read;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::process::Event;

/// How long a pipe may stay open after everything that could write to it was killed.
const GRACE: Duration = Duration::from_millis(200);

/// One pipe, read by a thread of its own.
pub struct Capture {
    kept: Arc<Mutex<Kept>>,
    reader: JoinHandle<()>,
}

/// What was read.
#[derive(Debug, Default)]
pub struct Kept {
    /// The bytes, up to the limit.
    pub bytes: Vec<u8>,
    /// When each heartbeat arrived.
    pub beats: Vec<Instant>,
    /// Whether more came than was kept.
    pub flooded: bool,
}

impl Capture {
    /// Reads to the end. What goes beyond `limit` bytes is read too but dropped, so that the
    /// program is not held up; `events` hears of it and of every line that holds `heartbeat`.
    pub fn start(
        mut pipe: impl Read + Send + 'static,
        limit: usize,
        heartbeat: Option<String>,
        events: Sender<Event>,
    ) -> Self {
        let kept = Arc::new(Mutex::new(Kept::default()));
        let shared = Arc::clone(&kept);
        let reader = std::thread::spawn(move || {
            let mut buffer = vec![0; 1 << 16];
            while let Ok(length @ 1..) = pipe.read(&mut buffer) {
                let news = lock(&shared).keep(&buffer[..length], limit, heartbeat.as_deref());
                if let Some(event) = news {
                    // Nobody listens any more once the program has ended.
                    let _ = events.send(event);
                }
            }
        });
        Self { kept, reader }
    }

    /// Everything that was read. A pipe that somebody still holds open is left to itself.
    pub fn finish(self) -> Kept {
        let deadline = Instant::now() + GRACE;
        while !self.reader.is_finished() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::mem::take(&mut lock(&self.kept))
    }
}

impl Kept {
    /// Keeps what fits and says what is worth an event.
    fn keep(&mut self, news: &[u8], limit: usize, heartbeat: Option<&str>) -> Option<Event> {
        let before = self.bytes.len();
        let room = limit.saturating_sub(before);
        self.bytes.extend_from_slice(&news[..news.len().min(room)]);
        if news.len() > room {
            self.flooded = true;
            return Some(Event::Flood);
        }
        let heartbeat = heartbeat?.as_bytes();
        let start = before.saturating_sub(heartbeat.len() - 1);
        let beats = occurrences(&self.bytes[start..], heartbeat);
        self.beats.extend(std::iter::repeat_n(Instant::now(), beats));
        (beats > 0).then_some(Event::Beat)
    }
}

/// How often `word` stands in `text`; it does not overlap itself.
fn occurrences(text: &[u8], word: &[u8]) -> usize {
    text.windows(word.len()).filter(|window| *window == word).count()
}

fn lock(kept: &Mutex<Kept>) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}
