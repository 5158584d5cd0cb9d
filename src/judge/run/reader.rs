//! From what a program wrote, or a function returned, to boards and numbers.

use serde_json::Value;

use crate::judge::Printed;

/// Reads answers in a notation that is found out or was given.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    /// The notation, if it is not to be found out.
    pub notation: Option<String>,
}

impl Reader {
    /// Reads printed text.
    pub fn text(&self, n: usize, text: &str) -> Printed {
        let lines: Vec<&str> =
            text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        if let Some(Ok(number)) = lines.last().map(|line| line.parse::<u64>()) {
            return Printed::from(number);
        }
        let rows: Vec<String> = lines
            .iter()
            .filter(|line| line.chars().all(|c| ".Q".contains(c)))
            .map(|line| (*line).to_owned())
            .collect();
        if rows.is_empty() && text.trim() != "[]" {
            let unread = text.lines().find(|line| !line.trim().is_empty());
            return Printed {
                unread: unread.map(|line| crate::judge::printed::Unread {
                    line: 1,
                    text: line.chars().take(60).collect(),
                }),
                ..Printed::default()
            };
        }
        Printed::from(rows.chunks(n.max(1)).map(<[String]>::to_vec).collect::<Vec<_>>())
    }

    /// Reads one returned value in JSON: rows that are joined by line ends are taken apart.
    pub fn value(&self, n: usize, json: &str) -> Printed {
        if let Ok(boards) = serde_json::from_str::<Vec<Vec<String>>>(json) {
            return Printed::from(boards);
        }
        let text = match serde_json::from_str::<Value>(json) {
            Ok(Value::String(text)) => text,
            Ok(value) => value.to_string().replace("\\n", "\n"),
            Err(_) => json.to_owned(),
        };
        self.text(n, &text)
    }
}
