//! Bytes of one line at a time become plain characters.

use super::known::KnownLines;
use super::text::{BREAK, BROKEN, find, is_control};
use std::ops::Range;

/// A line with more kinds of control characters than this is noise.
const MOST_CONTROLS: u32 = 4;

/// After so many bytes that are no text nothing more is cleaned.
const MOST_BROKEN: usize = 1 << 22;

/// Where in an escape code the cleaner is.
enum State {
    Plain,
    /// After the escape character.
    Escape,
    /// Within `ESC [ …`, which a letter ends.
    Control,
    /// Within `ESC ] …`, which a bell or another escape ends.
    Command,
    /// Before the last character of `ESC ( …`.
    Last,
}

/// Cleans a text line by line: most lines of a program look like one before.
pub(super) struct Cleaner<'b> {
    pub text: String,
    /// Where in the text a line stands that was cleaned before, and how many bytes were no text.
    known: KnownLines<'b, (Range<usize>, usize)>,
    state: State,
    /// A carriage return came and it is not known yet whether a line feed follows.
    returned: bool,
    /// What a carriage return alone stands for: a line end if there are no line feeds.
    lone_return: char,
    /// How many bytes were no text.
    broken: usize,
}

impl<'b> Cleaner<'b> {
    pub(super) fn new(bytes: &[u8]) -> Self {
        let lone_return = if bytes.contains(&b'\n') { BREAK } else { '\n' };
        Self {
            text: String::with_capacity(bytes.len()),
            known: KnownLines::default(),
            state: State::Plain,
            returned: false,
            lone_return,
            broken: 0,
        }
    }

    /// Cleans a text in UTF-16.
    pub(super) fn utf16(&mut self, bytes: &[u8], join: fn([u8; 2]) -> u16) {
        let units = bytes.chunks_exact(2).map(|pair| join([pair[0], pair[1]]));
        char::decode_utf16(units).for_each(|character| self.push(character.unwrap_or(BROKEN)));
    }

    /// Cleans a text in UTF-8 or in the code page of a console, up to where it is no text.
    pub(super) fn utf8(&mut self, bytes: &'b [u8]) {
        let mut rest = bytes;
        while !rest.is_empty() && !self.is_full() {
            let end = find(rest, |byte| byte == b'\n');
            let (line, after) = rest.split_at(rest.len().min(end + 1));
            self.line(line);
            rest = after;
        }
    }

    /// Whether so many bytes were no text that the rest is not looked at.
    pub(super) fn is_full(&self) -> bool {
        self.broken >= MOST_BROKEN
    }

    /// Cleans a line, which ends with its line feed if it has one.
    fn line(&mut self, line: &'b [u8]) {
        if let Some((range, broken)) = self.known.find(line) {
            self.broken += broken;
            return self.text.extend_from_within(range.clone());
        }
        let (start, broken) = (self.text.len(), self.broken);
        for chunk in line.utf8_chunks() {
            chunk.valid().chars().for_each(|character| self.push(character));
            chunk.invalid().iter().for_each(|&byte| self.push(code_page_437(byte)));
            self.broken += chunk.invalid().len();
        }
        if is_noise(&self.text[start..]) {
            self.broken += line.len();
            self.text.truncate(start);
            self.text.push(BROKEN);
            self.text.push('\n');
        }
        self.known.keep(line, (start..self.text.len(), self.broken - broken));
    }

    fn push(&mut self, character: char) {
        if character == '\n' {
            self.state = State::Plain;
        }
        match self.state {
            State::Plain => self.push_plain(character),
            State::Escape => {
                self.state = match character {
                    '[' => State::Control,
                    ']' => State::Command,
                    '(' | ')' | '#' | '%' => State::Last,
                    _ => State::Plain,
                }
            }
            State::Control => self.control(character),
            State::Command if matches!(character, '\u{7}' | '\u{1b}') => self.state = State::Last,
            State::Command => {}
            State::Last => self.state = State::Plain,
        }
        if character == '\u{7}' {
            self.state = State::Plain;
        }
    }

    /// A character of `ESC [ …`: codes that move the cursor up end the line.
    fn control(&mut self, character: char) {
        if matches!(character, 'H' | 'J' | 'f') {
            self.text.push(BREAK);
        }
        if matches!(character, '@'..='~') {
            self.state = State::Plain;
        }
    }

    fn push_plain(&mut self, character: char) {
        match character {
            '\u{1b}' => self.state = State::Escape,
            '\r' => self.returned = true,
            '\n' => {
                self.returned = false;
                self.text.push('\n');
            }
            _ => {
                if std::mem::take(&mut self.returned) {
                    self.text.push(self.lone_return);
                }
                if let Some(character) = plain(character) {
                    self.text.push(character);
                }
            }
        }
    }
}

/// Whether a line is noise: nobody writes in many different control characters.
fn is_noise(line: &str) -> bool {
    let controls = line.bytes().filter(|&byte| is_control(byte));
    controls.fold(0_u32, |seen, byte| seen | 1 << byte).count_ones() > MOST_CONTROLS
}

/// The plain form of a character; none for those that cannot be seen.
fn plain(character: char) -> Option<char> {
    if matches!(character, ' '..='~' | '\t') {
        return Some(character);
    }
    Some(match character {
        '\u{7}'
        | '\u{8}'
        | '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2060}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' => return None,
        '\u{b}' | '\u{85}' | '\u{2028}' | '\u{2029}' => BREAK,
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' => ' ',
        '！'..='～' => char::from_u32(u32::from(character) - 0xfee0).unwrap_or(BROKEN),
        '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '¦' | '∣' => '|',
        '─' | '━' | '═' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍' | '‐'..='―' | '−' => {
            '-'
        }
        '\u{2500}'..='\u{257f}' => '+',
        '→' | '⇒' => '>',
        '‘' | '’' => '\'',
        '“' | '”' => '"',
        _ => character,
    })
}

/// Drawn lines as the consoles of Windows know them; other bytes are broken.
fn code_page_437(byte: u8) -> char {
    match byte {
        0xb3 | 0xba => '|',
        0xc4 | 0xcd => '-',
        0xb4..=0xda => '+',
        _ => BROKEN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_control_characters_are_noise_however_often_they_stand() {
        assert!(is_noise(&"\u{1}\u{2}\u{3}\u{4}\u{5}".repeat(2)));
        assert!(!is_noise(&"\u{1}\u{2}\u{3}\u{4}".repeat(9)));
    }

    #[test]
    fn old_consoles_draw_lines() {
        let line: String = [0xda, 0xc4, 0xbf, 0xb3, 0xff].map(code_page_437).iter().collect();
        assert_eq!(line, format!("+-+|{BROKEN}"));
    }
}
