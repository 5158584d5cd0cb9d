//! Where a command writes its data: plain bytes when piped, colours on a terminal, ASCII on a
//! console that shows nothing else.

use anstyle::Style;
use serde::Serialize;
use std::io::{self, BufWriter, IsTerminal, Write};
use textwrap::core::display_width;

/// Columns of a table or a page when nothing says how wide the terminal is.
const DEFAULT_WIDTH: usize = 80;
/// The fewest columns in which a sentence is readable.
pub(super) const NARROWEST: usize = 24;
/// How far a text is set in that found no room beside what leads it.
const INDENT: &str = "    ";

/// Standard output, and what is known of who reads it.
pub(super) struct Output {
    writer: BufWriter<Box<dyn Write>>,
    is_terminal: bool,
    has_colour: bool,
    has_unicode: bool,
    width: usize,
}

impl Output {
    /// The process's standard output.
    pub(super) fn standard() -> Self {
        let stdout = anstream::stdout();
        let has_colour = stdout.current_choice() != anstream::ColorChoice::Never;
        // Without colours nothing needs translating, and boards should flow as fast as they can.
        let writer: Box<dyn Write> =
            if has_colour { Box::new(stdout) } else { Box::new(io::stdout().lock()) };
        Self {
            writer: BufWriter::new(writer),
            is_terminal: io::stdout().is_terminal(),
            has_colour,
            has_unicode: supports_unicode::on(supports_unicode::Stream::Stdout),
            width: terminal_size::terminal_size()
                .map_or(DEFAULT_WIDTH, |(width, _)| width.0.into()),
        }
    }

    /// Whether a person reads this directly.
    pub(super) fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Whether the reader wants colours.
    pub(super) fn has_colour(&self) -> bool {
        self.has_colour
    }

    /// How many columns there are to write in.
    pub(super) fn width(&self) -> usize {
        self.width
    }

    /// The text in the given style, or plain where colours are not wanted.
    pub(super) fn styled(&self, style: Style, text: &str) -> String {
        if self.has_colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// Writes a sentence. On a terminal it is broken into lines that fit; in a file or a pipe it
    /// stays one line, easy to search for.
    pub(super) fn sentence(&mut self, text: &str) -> io::Result<()> {
        let indent: String = text.chars().take_while(|character| *character == ' ').collect();
        self.entry(&indent, text.trim_start())
    }

    /// Writes a text of several lines as it is, or laid out anew where the terminal is too
    /// narrow for it.
    pub(super) fn prose(&mut self, text: &str) -> io::Result<()> {
        if !self.is_terminal || text.lines().all(|line| display_width(line) <= self.width) {
            return writeln!(self, "{text}");
        }
        self.sentence(&text.lines().collect::<Vec<_>>().join(" "))
    }

    /// Writes what leads a line and the text beside it. On a terminal a long text goes on beneath
    /// itself, or below the lead if hardly any room is left beside that.
    pub(super) fn entry(&mut self, lead: &str, text: &str) -> io::Result<()> {
        let room = self.width.saturating_sub(display_width(lead));
        if !self.is_terminal || display_width(text) <= room {
            return writeln!(self, "{lead}{text}");
        }
        if room < NARROWEST {
            writeln!(self, "{}", lead.trim_end())?;
            let below = textwrap::Options::new(self.width).initial_indent(INDENT);
            return writeln!(self, "{}", textwrap::fill(text, below.subsequent_indent(INDENT)));
        }
        let beneath = " ".repeat(display_width(lead));
        let beside = textwrap::Options::new(self.width).subsequent_indent(&beneath);
        writeln!(self, "{}", textwrap::fill(&format!("{lead}{text}"), beside))
    }

    /// Writes one JSON value and a newline.
    pub(super) fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut *self, value)?;
        writeln!(self)
    }

    /// Writes out what is still held back.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        self.flush()
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match std::str::from_utf8(bytes) {
            Ok(text) if !self.has_unicode && !text.is_ascii() => {
                self.writer.write_all(deunicode::deunicode(text).as_bytes())?;
                Ok(bytes.len())
            }
            _ => self.writer.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}
