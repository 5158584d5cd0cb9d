//! First pass: bytes become lines of plain characters.
//!
//! Escape codes, byte order marks and zero-width characters go, full-width letters become
//! ordinary ones, drawn lines become `|`, `-` and `+`. Bytes that are no text become [`BROKEN`],
//! so that the text never grows beyond the bytes by more than a half.

/// Ends a line without ending a line of the file: a carriage return, a cleared screen.
const BREAK: char = '\u{c}';

/// Stands for a byte that is not text.
pub(super) const BROKEN: char = '\u{7f}';

/// A line with more kinds of control characters than this is noise.
const MOST_CONTROLS: usize = 4;

/// What was printed, cleaned.
pub(super) struct Text(String);

/// One line of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// Its place among all pieces of the text that stand alone, counted from 0.
    pub place: usize,
    /// Its number in the file, counted from 1.
    pub number: usize,
    /// What it holds, without its end.
    pub text: &'a str,
}

impl Line<'_> {
    /// Whether the line is empty or noise: nobody writes in many different control characters.
    pub(super) fn is_idle(&self) -> bool {
        let controls = self.text.bytes().filter(|&byte| is_control(byte)).count();
        self.text.is_empty() || controls > MOST_CONTROLS && controls_of(self.text) > MOST_CONTROLS
    }
}

/// Whether a byte is a character that cannot be seen; NUL is the empty square of some programs.
pub(super) fn is_control(byte: u8) -> bool {
    matches!(byte, 0x01..=0x08 | 0x0e..=0x1f)
}

/// How many kinds of control characters there are in a text.
fn controls_of(text: &str) -> usize {
    let seen =
        text.bytes().filter(|&byte| is_control(byte)).fold(0_u32, |seen, byte| seen | 1 << byte);
    seen.count_ones() as usize
}

impl Text {
    /// Cleans what was printed. Time and space are linear in the number of bytes.
    pub(super) fn clean(bytes: &[u8]) -> Self {
        let mut cleaner = Cleaner::new(bytes);
        match bytes {
            [0xff, 0xfe, rest @ ..] => cleaner.push_utf16(rest, u16::from_le_bytes),
            [0xfe, 0xff, rest @ ..] => cleaner.push_utf16(rest, u16::from_be_bytes),
            _ => cleaner.push_utf8(bytes),
        }
        Self(cleaner.text)
    }

    /// The whole text.
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }

    /// The lines, from the top.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let (mut place, mut number, mut rest) = (0, 1, self.0.as_str());
        std::iter::from_fn(move || {
            let end = rest.bytes().position(|byte| matches!(byte, b'\n' | b'\x0c'));
            let text = &rest[..end.unwrap_or(rest.len())];
            let line = (!rest.is_empty()).then_some(Line { place, number, text });
            number += usize::from(rest[text.len()..].starts_with('\n'));
            place += 1;
            rest = rest.get(text.len() + 1..).unwrap_or_default();
            line
        })
    }

    /// The last line that is not blank; an empty line 0 if all are.
    pub(super) fn last_line(&self) -> Line<'_> {
        let printed = self.0.trim_end();
        let number = if printed.is_empty() {
            0
        } else {
            1 + printed.bytes().filter(|&byte| byte == b'\n').count()
        };
        let text = printed.rsplit(['\n', BREAK]).next().unwrap_or_default();
        Line { place: 0, number, text }
    }
}

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

struct Cleaner {
    text: String,
    state: State,
    /// A carriage return came and it is not known yet whether a line feed follows.
    returned: bool,
    /// What a carriage return alone stands for: a line end if there are no line feeds.
    lone_return: char,
}

impl Cleaner {
    fn new(bytes: &[u8]) -> Self {
        let lone_return = if bytes.contains(&b'\n') { BREAK } else { '\n' };
        let text = String::with_capacity(bytes.len());
        Self { text, state: State::Plain, returned: false, lone_return }
    }

    fn push_utf16(&mut self, bytes: &[u8], join: fn([u8; 2]) -> u16) {
        let units = bytes.chunks_exact(2).map(|pair| join([pair[0], pair[1]]));
        char::decode_utf16(units).for_each(|character| self.push(character.unwrap_or(BROKEN)));
    }

    fn push_utf8(&mut self, bytes: &[u8]) {
        if let Ok(text) = str::from_utf8(bytes) {
            return self.push_str(text);
        }
        for chunk in bytes.utf8_chunks() {
            self.push_str(chunk.valid());
            chunk.invalid().iter().for_each(|&byte| self.push(code_page_437(byte)));
        }
    }

    /// Cleans text; what is plain already, as nearly all text is, is copied as a whole.
    fn push_str(&mut self, text: &str) {
        let mut rest = text.chars();
        loop {
            let (plain, other) = rest.as_str().split_at(self.plain_length(rest.as_str()));
            self.text.push_str(plain);
            rest = other.chars();
            let Some(character) = rest.next() else { return };
            self.push(character);
        }
    }

    /// The length of the plain characters that begin a text; 0 within an escape code.
    fn plain_length(&self, text: &str) -> usize {
        if self.returned || !matches!(self.state, State::Plain) {
            return 0;
        }
        let are_plain =
            |bytes: &&[u8]| bytes.iter().fold(true, |plain, byte| plain & is_plain(*byte));
        let length = text.as_bytes().chunks_exact(64).take_while(are_plain).count() * 64;
        length + text.as_bytes()[length..].iter().take_while(|&&byte| is_plain(byte)).count()
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
        if matches!(character, 'H' | 'J' | 'f') && !self.text.is_empty() {
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

/// Whether a byte is text as it stands.
fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~' | b'\t' | b'\n')
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

    fn cleaned(bytes: &[u8]) -> String {
        Text::clean(bytes).0
    }

    #[test]
    fn escape_codes_go() {
        assert_eq!(cleaned(b"\x1b[1;33mQ\x1b[m .\x1b]0;title\x07\x1b(B*"), "Q .*");
        assert_eq!(cleaned(b"a\x1b[2Jb\x1b[1;"), "a\u{c}b");
        assert_eq!(cleaned(b"\x1b[31\nQ."), "\nQ.");
    }

    #[test]
    fn line_ends_of_every_system() {
        assert_eq!(cleaned(b"Q.\r\n.Q\r\r\n"), "Q.\n.Q\n");
        assert_eq!(cleaned(b"Q.\r.Q"), "Q.\n.Q");
        assert_eq!(cleaned(b"10%\r20%\n"), "10%\u{c}20%\n");
    }

    #[test]
    fn other_encodings() {
        assert_eq!(cleaned(b"\xff\xfeQ\0.\0"), "Q.");
        assert_eq!(cleaned(b"\xfe\xff\0Q\0."), "Q.");
        assert_eq!(cleaned(b"\xb3 Q \xb3\xff"), "| Q |\u{7f}");
        assert_eq!(cleaned("\u{feff}．Ｑ｜┼─👑\u{fe0f}".as_bytes()), ".Q|+-👑");
    }

    #[test]
    fn lines_are_numbered_as_in_the_file() {
        let text = Text::clean(b"a\rb\n\nc\n\n");
        let lines: Vec<_> = text.lines().map(|line| (line.place, line.number, line.text)).collect();
        assert_eq!(lines, [(0, 1, "a"), (1, 1, "b"), (2, 2, ""), (3, 3, "c"), (4, 4, "")]);
        assert_eq!(text.last_line().number, 3);
        assert_eq!(Text::clean(b"\n \n").last_line().number, 0);
    }
}
