//! From what a program wrote, or a function returned, to boards and numbers.

use serde_json::Value;

use crate::judge::notation::Notation;
use crate::judge::printed::Unread;
use crate::judge::read::{Asked, Options, read};
use crate::judge::{Mode, Printed};

/// Reads answers in a notation that is found out or was given.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reader {
    options: Options,
}

impl Reader {
    /// A reader for what a mode asks for, in a notation that is found out if `None`.
    pub fn new(mode: Mode, notation: Option<Notation>) -> Self {
        let asked = match mode {
            Mode::Auto => Asked::Either,
            Mode::All | Mode::First => Asked::Boards,
            Mode::Count => Asked::Count,
        };
        Self { options: Options { asked, notation } }
    }

    /// Reads what was printed for n.
    pub fn text(&self, n: usize, text: &[u8]) -> Printed {
        read(text, n, self.options)
    }

    /// Reads what was returned for n: one value in JSON. It has no lines, so they are all 0.
    pub fn value(&self, n: usize, json: &str) -> Printed {
        let mut printed = match serde_json::from_str(json) {
            Ok(Value::Null | Value::Bool(false)) => nothing(n),
            Ok(value) => {
                self.text(n, rows(n, &value).unwrap_or_else(|| as_text(&value)).as_bytes())
            }
            Err(_) => self.text(n, json.as_bytes()),
        };
        printed.boards.iter_mut().for_each(|board| board.line = 0);
        printed.unread.iter_mut().for_each(|unread| unread.line = 0);
        printed
    }
}

/// No value at all is an answer only where there is no solution.
fn nothing(n: usize) -> Printed {
    if matches!(n, 0 | 2 | 3) {
        return Printed { none: Some(1), ..Printed::default() };
    }
    let text = "(nothing was returned)".to_owned();
    Printed { unread: Some(Unread { line: 1, text }), ..Printed::default() }
}

/// A list of boards, each a list of n rows of n characters, one row a line: nothing is left to
/// guess then. `None` if the value is anything else, or if its boards are too small for that.
fn rows(n: usize, value: &Value) -> Option<String> {
    let row = |row: &Value| row.as_str().filter(|row| row.chars().count() == n).map(str::to_owned);
    let board = |board: &Value| {
        let rows: Option<Vec<String>> = board.as_array()?.iter().map(row).collect();
        rows.filter(|rows| rows.len() == n).map(|rows| rows.join("\n"))
    };
    let boards: Option<Vec<String>> = value.as_array()?.iter().map(board).collect();
    boards.filter(|boards| !boards.is_empty() && n > 1).map(|boards| boards.join("\n\n"))
}

/// A value as it would be printed: a string without its quotes, whole boards in strings one
/// after another, truth values as 0 and 1.
fn as_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) if items.iter().any(is_text_of_lines) => {
            items.iter().map(as_text).collect::<Vec<_>>().join("\n\n")
        }
        _ => value.to_string().replace("true", "1").replace("false", "0"),
    }
}

fn is_text_of_lines(value: &Value) -> bool {
    value.as_str().is_some_and(|text| text.contains('\n'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returned_values_are_read_in_any_shape() {
        let reader = Reader::default();
        for json in [
            r#"[[".Q..","...Q","Q...","..Q."],["..Q.","Q...","...Q",".Q.."]]"#,
            r#"[".Q..\n...Q\nQ...\n..Q.","..Q.\nQ...\n...Q\n.Q.."]"#,
            "[[1,3,0,2],[2,0,3,1]]",
            "[[2,4,1,3],[3,1,4,2]]",
            "[[[0,1],[1,3],[2,0],[3,2]],[[0,2],[1,0],[2,3],[3,1]]]",
            "[[[false,true,false,false],[false,false,false,true],[true,false,false,false],\
             [false,false,true,false]],[[0,0,1,0],[1,0,0,0],[0,0,0,1],[0,1,0,0]]]",
        ] {
            assert_eq!(reader.value(4, json).boards.len(), 2, "{json}");
        }
        assert_eq!(reader.value(8, "92").count.map(|count| count.solutions), Some(92));
    }

    #[test]
    fn rows_full_of_queens_are_no_cells() {
        let boards = Reader::default().value(2, r#"[["QQ",".."],["..","QQ"]]"#).boards;
        assert_eq!(boards.iter().map(|board| board.queens.len()).collect::<Vec<_>>(), [2, 2]);
    }

    #[test]
    fn nothing_is_an_answer_where_there_is_no_solution() {
        assert!(Reader::default().value(3, "null").none.is_some());
        assert!(Reader::default().value(4, "null").unread.is_some());
        assert!(Reader::default().value(2, "[]").none.is_some());
    }
}
