//! Prints boards in every notation that is known, with headings, prompts and totals.

use n_queens::judge::notation::Notation;

/// The columns of a board's queens, from the top.
pub type Columns = Vec<usize>;

/// The symbols for a queen and for an empty square.
pub type Symbols = (char, char);

/// Pairs of symbols; the same sign means a queen in one and an empty square in another.
pub const SYMBOLS: [Symbols; 14] = [
    ('Q', '.'),
    ('q', '-'),
    ('1', '0'),
    ('*', '.'),
    ('Q', '*'),
    ('#', '.'),
    ('Q', '#'),
    ('x', 'o'),
    ('O', 'x'),
    ('X', '_'),
    ('♛', '·'),
    ('👑', '⬜'),
    ('〇', '＿'),
    ('@', '+'),
];

/// One way to print a board: its name, the notation it is read in and whether it needs a
/// heading or a blank line before each board.
pub struct Format {
    pub name: &'static str,
    pub notation: Notation,
    pub print: fn(&[Columns], Symbols) -> Vec<String>,
}

const fn format(
    name: &'static str,
    notation: Notation,
    print: fn(&[Columns], Symbols) -> Vec<String>,
) -> Format {
    Format { name, notation, print }
}

/// Formats in which each board is a text of its own, so that headings may stand between them.
pub const BOARDS: [Format; 44] = [
    format("compact", Notation::CompactRows, |b, s| each(b, |q| lines(q, s, "", "", ""))),
    format("compact indented", Notation::CompactRows, |b, s| {
        each(b, |q| lines(q, s, "  ", "", ""))
    }),
    format("led by column", Notation::CompactRows, |b, s| {
        each(b, |q| led(q, s, |row| format!("{}\t", q[row]), ""))
    }),
    format("spaced", Notation::SpacedRows, |b, s| each(b, |q| lines(q, s, "", " ", ""))),
    format("spaced trailing", Notation::SpacedRows, |b, s| each(b, |q| lines(q, s, "", " ", " "))),
    format("wide", Notation::SpacedRows, |b, s| each(b, |q| lines(q, s, "  ", "  ", ""))),
    format("commas", Notation::SpacedRows, |b, s| each(b, |q| lines(q, s, "", ", ", ""))),
    format("tight commas", Notation::SpacedRows, |b, s| each(b, |q| lines(q, s, "", ",", ","))),
    format("tabs", Notation::TabbedRows, |b, s| each(b, |q| lines(q, s, "", "\t", ""))),
    format("tabs trailing", Notation::TabbedRows, |b, s| each(b, |q| lines(q, s, "", "\t", "\t"))),
    format("tabs leading", Notation::TabbedRows, |b, s| each(b, |q| lines(q, s, "\t", "\t", ""))),
    format("tabs and blanks", Notation::TabbedRows, |b, s| {
        each(b, |q| lines(q, s, " ", "\t ", "\t"))
    }),
    format("bars", Notation::BarredRows, |b, s| each(b, |q| lines(q, s, "|", "|", "|"))),
    format("bars, blank", Notation::BarredRows, |b, (q, _)| {
        each(b, |b| lines(b, (q, ' '), "|", "|", "|"))
    }),
    format("wide bars", Notation::BarredRows, |b, (q, _)| {
        each(b, |b| lines(b, (q, ' '), "| ", " | ", " |"))
    }),
    format("bars, open", Notation::BarredRows, |b, s| each(b, |q| lines(q, s, " ", " | ", " "))),
    format("bars, closed right", Notation::BarredRows, |b, s| {
        each(b, |q| lines(q, s, "", "|", "|"))
    }),
    format("corners", Notation::BarredRows, |b, (q, _)| {
        each(b, |b| ruled(b, q, "+---", "+", "| ", " | ", " |"))
    }),
    format("corners, filled", Notation::BarredRows, |b, s| each(b, |b| filled(b, s))),
    format("dashes", Notation::BarredRows, |b, (q, _)| {
        each(b, |b| ruled(b, q, "----", "-", "| ", " | ", " |"))
    }),
    format("double", Notation::BarredRows, |b, (q, _)| {
        each(b, |b| ruled(b, q, "╬═══", "╬", "║ ", " ║ ", " ║"))
    }),
    format("drawn", Notation::BarredRows, |b, (q, _)| {
        each(b, |b| ruled(b, q, "┼───", "┼", "│ ", " │ ", " │"))
    }),
    format("boxes", Notation::BarredRows, |b, s| each(b, |q| lines(q, s, "[", "][", "]"))),
    format("blank boxes", Notation::BarredRows, |b, (q, _)| {
        each(b, |b| lines(b, (q, ' '), "[", "] [", "]"))
    }),
    format("row numbers", Notation::SpacedRows, |b, s| {
        each(b, |q| header(q, 1) + "\n" + &led(q, s, |row| format!("{:2} ", row + 1), " "))
    }),
    format("row numbers from 0, bar", Notation::SpacedRows, |b, s| {
        each(b, |q| header(q, 0) + "\n" + &led(q, s, |row| format!("{row} | "), " "))
    }),
    format("chessboard", Notation::SpacedRows, |b, s| {
        each(b, |q| led(q, s, |row| format!("{:2} | ", q.len() - row), " ") + "\n" + &files(q))
    }),
    format("python rows", Notation::ListedRows, |b, s| {
        each(b, |q| lines(q, s, "['", "', '", "']"))
    }),
    format("quoted rows", Notation::ListedRows, |b, s| {
        each(b, |q| lines(q, s, "[\"", "\", \"", "\"],"))
    }),
    format("bare rows", Notation::ListedRows, |b, s| each(b, |q| lines(q, s, "[", ", ", "]"))),
    format("node rows", Notation::ListedRows, |b, s| {
        each(b, |q| lines(q, s, "[ '", "', '", "' ]"))
    }),
    format("wrapped", Notation::ListedRows, |b, s| each(b, |q| wrapped(q, s))),
    format("one list", Notation::ListedRows, |b, s| each(b, |q| listed(q, s, "['", "', '", "']"))),
    format("java list", Notation::ListedRows, |b, s| each(b, |q| listed(q, s, "[", ", ", "]"))),
    format("go list", Notation::ListedRows, |b, s| each(b, |q| listed(q, s, "[", " ", "]"))),
    format("columns", Notation::Columns, |b, _| each(b, |q| numbers(q, 0, "", " ", ""))),
    format("columns from 1", Notation::Columns, |b, _| each(b, |q| numbers(q, 1, "", ", ", ""))),
    format("columns, dashes", Notation::Columns, |b, _| each(b, |q| numbers(q, 1, "", "-", ""))),
    format("listed columns", Notation::ListedColumns, |b, _| {
        each(b, |q| numbers(q, 0, "[", ", ", "]"))
    }),
    format("tuples from 1", Notation::ListedColumns, |b, _| {
        each(b, |q| numbers(q, 1, "(", ", ", ")"))
    }),
    format("pairs", Notation::Pairs, |b, _| each(b, |q| pairs(q, 0, "[", "(", ", ", ")", "]"))),
    format("pairs from 1", Notation::Pairs, |b, _| {
        each(b, |q| pairs(q, 1, "", "(", ",", ")", " "))
    }),
    format("path", Notation::Pairs, |b, _| each(b, |q| pairs(q, 0, "", "", "-", ", ", "."))),
    format("squares", Notation::Squares, |b, _| each(b, squares)),
];

/// Formats that print all boards at once.
pub const SETS: [Format; 14] = [
    format("json", Notation::ListedRows, |b, s| {
        nest(b, "[", ",", "]", |q| listed(q, s, "[\"", "\",\"", "\"]"))
    }),
    format("python repr", Notation::ListedRows, |b, s| {
        nest(b, "[", ", ", "]", |q| listed(q, s, "['", "', '", "']"))
    }),
    format("python pretty", Notation::ListedRows, |b, s| {
        nest(b, "[", ",\n ", "]", |q| listed(q, s, "['", "',\n  '", "']"))
    }),
    format("own lists", Notation::ListedRows, |b, s| {
        nest(b, "[", ", ", "]", |q| listed(q, s, "[['", "'], ['", "']]"))
    }),
    format("matrices", Notation::ListedRows, |b, _| nest(b, "[", ", ", "]", |q| matrix(q))),
    format("character lists", Notation::ListedRows, |b, s| {
        nest(b, "[", ", ", "]", |q| character_lists(q, s))
    }),
    format("java lists", Notation::ListedRows, |b, s| {
        nest(b, "[", ", ", "]", |q| listed(q, s, "[", ", ", "]"))
    }),
    format("go lists", Notation::ListedRows, |b, s| {
        nest(b, "[", " ", "]", |q| listed(q, s, "[", " ", "]"))
    }),
    format("list of columns", Notation::ListedColumns, |b, _| {
        nest(b, "[", ", ", "]", |q| numbers(q, 0, "[", ", ", "]"))
    }),
    format("prolog", Notation::ListedColumns, |b, _| {
        nest(b, "Qs = [", ",", "].", |q| numbers(q, 1, "[", ",", "]"))
    }),
    format("columns on one line", Notation::ListedColumns, |b, _| {
        nest(b, "", " ", "", |q| numbers(q, 1, "[", " ", " ]"))
    }),
    format("pairs in lists", Notation::Pairs, |b, _| {
        nest(b, "[", ", ", "]", |q| pairs(q, 0, "[", "[", ", ", "]", "]"))
    }),
    format("side by side", Notation::SpacedRows, |b, s| vec![side_by_side(b, s, " ", "    ")]),
    format("compact side by side", Notation::CompactRows, |b, s| {
        vec![side_by_side(b, s, "", "  ")]
    }),
];

/// Texts that may stand before a board; `#` stands for its number.
pub const HEADINGS: [&str; 14] = [
    "",
    "Solution #:\n",
    "Solution ##:\n",
    "Solution No. : #\n",
    "__Solution #__\n",
    "Possibility number #\n",
    "#-\n",
    "#:\n",
    "[#]\n",
    "(#)\n",
    "Arrangement for placing queens\n",
    "------------------\n",
    "\nBoard # of many, safe from attack:\n\n",
    "#\n",
];

/// Texts that may stand before everything, some of them without a line end.
pub const PROMPTS: [&str; 7] = [
    "",
    "Enter the number of queens:\n",
    "Enter the number of queens:",
    "Enter n: ",
    "n? ",
    "No of Queen (N) = ",
    "Type in the number of queens: Queens are placed as follows\n",
];

/// Texts that may stand after everything; `#` stands for the number of boards.
pub const TOTALS: [&str; 10] = [
    "",
    "Total solutions=#\n",
    "There are # ways\n",
    "# solutions were found in 0.004 seconds.\n",
    "count = #\n",
    "#\n",
    "Possible solutions exist: #\n",
    "Total number of solutions: #\nSteps taken: 2057\n",
    "Done after 113 tries and 17 ms.\nSolution found!\n",
    "undefined\n",
];

/// Joins boards with headings, a prompt and a total.
pub fn text(boards: &[String], heading: &str, between: &str, prompt: &str, total: &str) -> String {
    let number = |number: usize, text: &str| {
        text.replace("##", "#\u{1}").replace('#', &number.to_string()).replace('\u{1}', "")
    };
    let with_heading: Vec<String> = boards
        .iter()
        .enumerate()
        .map(|(index, board)| number(index + 1, heading) + board + "\n")
        .collect();
    prompt.to_owned() + &with_heading.join(between) + &number(boards.len(), total)
}

fn each(boards: &[Columns], print: impl Fn(&Columns) -> String) -> Vec<String> {
    boards.iter().map(print).collect()
}

fn nest(
    boards: &[Columns],
    open: &str,
    between: &str,
    close: &str,
    print: impl Fn(&Columns) -> String,
) -> Vec<String> {
    vec![open.to_owned() + &each(boards, print).join(between) + close]
}

fn cells(queens: &[usize], row: usize, (queen, empty): Symbols) -> Vec<String> {
    let symbol = |column| if queens[row] == column { queen } else { empty };
    (0..queens.len()).map(|column| symbol(column).to_string()).collect()
}

fn lines(queens: &[usize], symbols: Symbols, open: &str, between: &str, close: &str) -> String {
    let line = |row| open.to_owned() + &cells(queens, row, symbols).join(between) + close;
    (0..queens.len()).map(line).collect::<Vec<_>>().join("\n")
}

fn led(
    queens: &[usize],
    symbols: Symbols,
    label: impl Fn(usize) -> String,
    between: &str,
) -> String {
    let line = |row| label(row) + &cells(queens, row, symbols).join(between);
    (0..queens.len()).map(line).collect::<Vec<_>>().join("\n")
}

fn header(queens: &[usize], base: usize) -> String {
    let numbers: Vec<String> =
        (0..queens.len()).map(|column| (column + base).to_string()).collect();
    "   ".to_owned() + &numbers.join(" ")
}

fn files(queens: &[usize]) -> String {
    let letters: Vec<String> = ('a'..).take(queens.len()).map(String::from).collect();
    "     ".to_owned() + &letters.join(" ")
}

fn ruled(
    queens: &[usize],
    queen: char,
    rule: &str,
    end: &str,
    open: &str,
    between: &str,
    close: &str,
) -> String {
    let rule = rule.repeat(queens.len()) + end;
    let rows = lines(queens, (queen, ' '), open, between, close);
    format!("{rule}\n{}\n{rule}", rows.replace('\n', &format!("\n{rule}\n")))
}

fn filled(queens: &[usize], symbols: Symbols) -> String {
    let rule = "+---".repeat(queens.len()) + "+";
    let rows = lines(queens, symbols, "| ", " | ", " |");
    format!("{rule}\n{}\n{rule}", rows.replace('\n', &format!("\n{rule}\n")))
}

fn wrapped(queens: &[usize], symbols: Symbols) -> String {
    let row = |row| {
        let cells: Vec<String> =
            cells(queens, row, symbols).iter().map(|cell| format!("'{cell}'")).collect();
        let parts: Vec<String> = cells.chunks(3).map(|part| part.join(", ")).collect();
        format!("  [\n    {}\n  ]", parts.join(",\n    "))
    };
    let rows: Vec<String> = (0..queens.len()).map(row).collect();
    format!("[\n{}\n]", rows.join(",\n"))
}

fn listed(queens: &[usize], symbols: Symbols, open: &str, between: &str, close: &str) -> String {
    let rows: Vec<String> =
        (0..queens.len()).map(|row| cells(queens, row, symbols).concat()).collect();
    open.to_owned() + &rows.join(between) + close
}

fn matrix(queens: &[usize]) -> String {
    format!("[{}]", lines(queens, ('1', '0'), "[", ", ", "]").replace('\n', ", "))
}

fn character_lists(queens: &[usize], symbols: Symbols) -> String {
    format!("[{}]", lines(queens, symbols, "['", "', '", "']").replace('\n', ", "))
}

fn numbers(queens: &[usize], base: usize, open: &str, between: &str, close: &str) -> String {
    let numbers: Vec<String> = queens.iter().map(|column| (column + base).to_string()).collect();
    open.to_owned() + &numbers.join(between) + close
}

#[allow(clippy::too_many_arguments, reason = "the parts of a pair are all plain strings")]
fn pairs(
    queens: &[usize],
    base: usize,
    open: &str,
    before: &str,
    within: &str,
    after: &str,
    close: &str,
) -> String {
    let pair = |(row, column): (usize, &usize)| {
        format!("{before}{}{within}{}{after}", row + base, column + base)
    };
    let between = if after.ends_with(' ') || open.is_empty() { "" } else { ", " };
    let pairs: Vec<String> = queens.iter().enumerate().map(pair).collect();
    open.to_owned() + &pairs.join(between) + close
}

fn squares(queens: &Columns) -> String {
    let square = |(row, &column): (usize, &usize)| {
        format!("{}{}", ('A'..).nth(column).unwrap_or('?'), row + 1)
    };
    queens.iter().enumerate().map(square).collect::<Vec<_>>().join(" ")
}

fn side_by_side(boards: &[Columns], symbols: Symbols, between: &str, gap: &str) -> String {
    let band = |boards: &[Columns]| {
        let line = |row| {
            let rows: Vec<String> =
                boards.iter().map(|queens| cells(queens, row, symbols).join(between)).collect();
            rows.join(gap)
        };
        (0..boards[0].len()).map(line).collect::<Vec<_>>().join("\n")
    };
    boards.chunks(3).map(band).collect::<Vec<_>>().join("\n\n")
}
