//! First pass: bytes become lines of plain characters.
//!
//! Escape codes, byte order marks and zero-width characters go, full-width letters become
//! ordinary ones, drawn lines become `|`, `-` and `+`. Bytes that are no text become [`BROKEN`],
//! so that the text never grows beyond the bytes by more than a half.

use super::clean::Cleaner;
use std::borrow::Cow;

/// Ends a line without ending a line of the file: a carriage return, a cleared screen.
pub(super) const BREAK: char = '\u{c}';

/// Stands for a byte that is not text, and alone on a line for a line of noise.
pub(super) const BROKEN: char = '\u{7f}';

/// What was printed, cleaned.
pub(super) struct Text<'t> {
    text: Cow<'t, str>,
    /// What follows was left out, for it is no text.
    pub cut: bool,
}

/// One line of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// Where it begins in the text.
    pub start: usize,
    /// Its place among all pieces of the text that stand alone, counted from 0.
    pub place: usize,
    /// Its number in the file, counted from 1.
    pub number: usize,
    /// What it holds, without its end.
    pub text: &'a str,
}

impl Line<'_> {
    /// Whether the line is empty or noise.
    pub(super) fn is_idle(&self) -> bool {
        self.text.is_empty() || self.is_noise()
    }

    /// Whether the bytes of this line were no text.
    pub(super) fn is_noise(&self) -> bool {
        self.text.strip_prefix(BROKEN).is_some_and(str::is_empty)
    }
}

/// Whether a byte is a character that cannot be seen; NUL is the empty square of some programs.
pub(super) fn is_control(byte: u8) -> bool {
    matches!(byte, 0x01..=0x08 | 0x0e..=0x1f)
}

/// The place of the first byte that is so, or the length: many bytes are looked at together.
pub(super) fn find(bytes: &[u8], is_such: impl Fn(u8) -> bool + Copy) -> usize {
    if bytes.first().is_none_or(|&byte| is_such(byte)) {
        return 0;
    }
    let passed = pass::<32>(bytes, is_such);
    let passed = passed + pass::<8>(&bytes[passed..], is_such);
    passed + bytes[passed..].iter().take_while(|&&byte| !is_such(byte)).count()
}

/// How many bytes there are before the first `N` of which one is so.
fn pass<const N: usize>(bytes: &[u8], is_such: impl Fn(u8) -> bool) -> usize {
    let (parts, _) = bytes.as_chunks::<N>();
    let is_without =
        |part: &&[u8; N]| !part.iter().fold(false, |found, &byte| found | is_such(byte));
    N * parts.iter().take_while(is_without).count()
}

/// Whether a byte ends a piece of text that stands alone.
fn ends_line(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\x0c')
}

/// Whether a text begins in UTF-16 without its mark: every other byte is zero.
fn is_utf16(bytes: &[u8]) -> bool {
    let (units, _) = bytes[..bytes.len().min(32)].as_chunks::<2>();
    units.len() > 3 && units.iter().all(|[low, high]| *low != 0 && *high == 0)
}

/// Whether a byte is text as it stands.
fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~' | b'\t' | b'\n')
}

impl<'t> Text<'t> {
    /// Cleans what was printed; a text that is plain already, as most are, is not copied. Time
    /// and space are linear in the number of bytes.
    pub(super) fn clean(bytes: &'t [u8]) -> Self {
        let is_clean = find(bytes, |byte| !is_plain(byte)) == bytes.len();
        if is_clean && let Ok(text) = str::from_utf8(bytes) {
            return Self { text: Cow::Borrowed(text), cut: false };
        }
        let mut cleaner = Cleaner::new(bytes);
        match bytes {
            [0xff, 0xfe, rest @ ..] => cleaner.utf16(rest, u16::from_le_bytes),
            [0xfe, 0xff, rest @ ..] => cleaner.utf16(rest, u16::from_be_bytes),
            _ if is_utf16(bytes) => cleaner.utf16(bytes, u16::from_le_bytes),
            _ => cleaner.utf8(bytes),
        }
        Self { cut: cleaner.is_full(), text: Cow::Owned(cleaner.text) }
    }

    /// The whole text.
    pub(super) fn as_str(&self) -> &str {
        &self.text
    }

    /// The line with this number, or what stands first on it.
    pub(super) fn line(&self, number: usize) -> Option<Line<'_>> {
        self.lines().find(|line| line.number == number)
    }

    /// The lines, from the top.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let mut next = Line { start: 0, place: 0, number: 1, text: "" };
        std::iter::from_fn(move || {
            let rest = self.text.get(next.start..).filter(|rest| !rest.is_empty())?;
            let text = &rest[..find(rest.as_bytes(), ends_line)];
            let line = Line { text, ..next };
            next.start += text.len() + 1;
            next.place += 1;
            next.number += usize::from(rest[text.len()..].starts_with('\n'));
            Some(line)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleaned(bytes: &[u8]) -> String {
        Text::clean(bytes).text.into_owned()
    }

    #[test]
    fn escape_codes_go() {
        assert_eq!(cleaned(b"\x1b[1;33mQ\x1b[m .\x1b]0;title\x07\x1b(B*"), "Q .*");
        assert_eq!(cleaned(b"a\x1b[2Jb\x1b[1;"), "a\u{c}b");
        assert_eq!(cleaned(b"\x1b[31\nQ."), "\nQ.");
        assert_eq!(cleaned(b"\x1b[H.Q\n\x1b[H.Q\n"), "\u{c}.Q\n\u{c}.Q\n");
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
        assert_eq!(cleaned(b"Q\0.\0\n\0.\0Q\0"), "Q.\n.Q");
        assert_eq!(cleaned(b"\xb3 Q \xb3\xff"), "| Q |\u{7f}");
        assert_eq!(cleaned("\u{feff}．Ｑ｜┼─👑\u{fe0f}".as_bytes()), ".Q|+-👑");
    }

    #[test]
    fn noise_goes() {
        assert_eq!(cleaned(b"\x01\x02\x03\x04\x05 Q\n.Q\n"), "\u{7f}\n.Q\n");
        assert_eq!(cleaned(b"\x01\x02\x03\x04 Q\n"), "\u{1}\u{2}\u{3}\u{4} Q\n");
        assert!(Text::clean(&vec![0xff; 10_000_000]).cut);
    }

    #[test]
    fn lines_are_numbered_as_in_the_file() {
        let text = Text::clean(b"a\rb\n\nc\n\n");
        let lines: Vec<_> = text.lines().map(|line| (line.place, line.number, line.text)).collect();
        assert_eq!(lines, [(0, 1, "a"), (1, 1, "b"), (2, 2, ""), (3, 3, "c"), (4, 4, "")]);
    }
}
