//! The text with its comments and strings blanked out.

use crate::judge::run::language::Language;

/// The text with the insides of comments and strings replaced by blanks; lines stay.
pub fn blank(language: &Language, text: &str) -> String {
    let is_script = matches!(language.name, "Python" | "Perl" | "Ruby" | "shell");
    let has_lifetimes = language.name == "Rust";
    let mut code = String::with_capacity(text.len());
    let mut left = text;
    while let Some(first) = left.chars().next() {
        let length = hidden(left, is_script, has_lifetimes);
        let (piece, after) = left.split_at(length.max(first.len_utf8()));
        if length == 0 {
            code.push_str(piece);
        } else {
            // As many bytes as before, so that places in the code are places in the text.
            code.extend(piece.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        }
        left = after;
    }
    code
}

/// The length of the comment or string that begins here, 0 if none does. Scripts comment with
/// `#`; where there are lifetimes a quote is not always the start of a character.
fn hidden(left: &str, is_script: bool, has_lifetimes: bool) -> usize {
    let until = |start: usize, end: &str| {
        let inside = left.get(start..).unwrap_or_default();
        inside.find(end).map_or(left.len(), |place| start + place + end.len())
    };
    let line = || left.find('\n').unwrap_or(left.len());
    match left.as_bytes() {
        [b'$', b'#', ..] if is_script => 2,
        [b'#', ..] if is_script => line(),
        [b'/', b'/', ..] if !is_script => line(),
        [b'/', b'*', ..] if !is_script => until(2, "*/"),
        [b'"', b'"', b'"', ..] => until(3, "\"\"\""),
        [b'\'', b'\'', b'\'', ..] if is_script => until(3, "'''"),
        [b'\'', b'\\', _, ..] if has_lifetimes => until(3, "'"),
        [b'\'', ..] if has_lifetimes => {
            let end = left[1..].chars().next().map_or(1, |inside| 1 + inside.len_utf8());
            if left[end..].starts_with('\'') { end + 1 } else { 0 }
        }
        [quote @ (b'"' | b'\'' | b'`'), ..] => string(left, char::from(*quote)),
        _ => 0,
    }
}

/// The length of a string with its quotes; all but template strings end with their line.
fn string(left: &str, quote: char) -> usize {
    let mut escaped = false;
    for (place, character) in left.char_indices().skip(1) {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' if quote != '`' => return place,
            _ if character == quote => return place + 1,
            _ => {}
        }
    }
    left.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_blank() {
        let text = "// int main() {}\nconst char *s = \"int main() {\";\nint f();";
        let blanked = "                \nconst char *s =               ;\nint f();";
        assert_eq!(blank(Language::named("C").unwrap(), text), blanked);
    }

    #[test]
    fn lifetimes_open_no_string() {
        let text = "fn f<'a>(text: &'a str, quote: char) -> bool { quote == '\\'' }";
        let blanked = "fn f<'a>(text: &'a str, quote: char) -> bool { quote ==      }";
        assert_eq!(blank(Language::named("Rust").unwrap(), text), blanked);
    }
}
