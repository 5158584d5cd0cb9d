//! Texts with what is read in them, all in `texts.txt`.

use expect_test::expect_file;
use n_queens::judge::printed::{Printed, PrintedBoard};
use n_queens::judge::read::{Asked, Options, read};

/// A text as it stands in the file: its title, then n, then its lines as JSON strings.
struct Example<'f> {
    title: &'f str,
    asked: Asked,
    n: usize,
    quoted: Vec<&'f str>,
}

impl<'f> Example<'f> {
    fn from_section(section: &'f str) -> Self {
        let mut lines = section.lines();
        let title = lines.next().expect("a title");
        let asked = if title.ends_with("how many") { Asked::Count } else { Asked::Either };
        let n = lines.next().and_then(|line| line.strip_prefix("n = ")).expect("n");
        let quoted = lines.take_while(|line| line.starts_with('"')).collect();
        Self { title, asked, n: n.parse().expect("a number"), quoted }
    }

    /// Every line ends in a line feed, but the last one does not if a `+` stands behind it.
    fn text(&self) -> String {
        let line = |quoted: &&str| match quoted.strip_suffix('+') {
            Some(quoted) => unquoted(quoted),
            None => unquoted(quoted) + "\n",
        };
        self.quoted.iter().map(line).collect()
    }

    fn with_reading(&self) -> String {
        let options = Options { asked: self.asked, notation: None };
        let printed = read(self.text().as_bytes(), self.n, options);
        let [text, reading] = [self.quoted.join("\n"), reading(&printed, self.n).join("\n")];
        format!("# {}\nn = {}\n{text}\n{reading}\n", self.title, self.n)
    }
}

fn unquoted(json: &str) -> String {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"))
}

/// What was read, a line for each thing.
fn reading(printed: &Printed, n: usize) -> Vec<String> {
    let notation = printed.notation.map_or("nothing", |notation| notation.name());
    let mut lines = vec![format!("= {notation}")];
    lines.extend(
        printed.boards.iter().map(|board| format!("line {}: {}", board.line, shown(board, n))),
    );
    lines.extend(
        printed.count.map(|count| format!("line {}: {} solutions", count.line, count.solutions)),
    );
    lines.extend(printed.none.map(|line| format!("line {line}: no solution")));
    lines.extend(
        printed
            .unread
            .iter()
            .map(|unread| format!("line {}: unread {:?}", unread.line, unread.text)),
    );
    lines
}

/// The column of the queen in each row or, of another board, its size and all its queens.
fn shown(board: &PrintedBoard, n: usize) -> String {
    let rows = board.queens.iter().map(|queen| queen.row);
    if (board.rows, board.columns) == (n, n) && rows.eq(0..n) {
        let columns: Vec<_> = board.queens.iter().map(|queen| queen.column.to_string()).collect();
        return columns.join(" ");
    }
    let queens: Vec<_> =
        board.queens.iter().map(|queen| format!("({}, {})", queen.row, queen.column)).collect();
    format!("{} x {} with queens {}", board.rows, board.columns, queens.join(" "))
}

/// `UPDATE_EXPECT=1 cargo test --test judge_read` writes down what is read now.
#[test]
fn every_text_is_read_as_it_is_written_below_it() {
    let file = include_str!("texts.txt");
    let mut sections = file.split("\n# ");
    let preface = sections.next().expect("a preface");
    let examples = sections.map(|section| Example::from_section(section).with_reading());
    let written: Vec<String> = examples.collect();
    expect_file!["texts.txt"].assert_eq(&format!("{preface}\n{}", written.join("\n")));
}
