//! What the judge reads in printed texts: every notation that is known, with what programs print
//! around the boards, and texts that are no boards.

mod printed {
    pub mod printer;
    mod texts;
}

use n_queens::judge::notation::Notation;
use n_queens::judge::printed::{Printed, PrintedBoard};
use n_queens::judge::read::{Asked, Options, read};
use n_queens::{Approach, Visitor};
use pretty_assertions::assert_eq;
use printed::printer::{
    BOARDS, Columns, Format, HEADINGS, PROMPTS, SETS, SYMBOLS, Symbols, TOTALS, text,
};
use proptest::prelude::*;
use rstest::rstest;
use std::ops::ControlFlow;

struct First(usize, Vec<Columns>);

impl Visitor for First {
    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.1.push(queens.to_vec());
        if self.1.len() == self.0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// The first few solutions, at most `most`.
fn solutions(n: usize, most: usize) -> Vec<Columns> {
    let mut first = First(most, Vec::new());
    let _ = Approach::ConflictArrays.search(n, &mut first);
    first.1
}

fn read_text(text: &str, n: usize) -> Printed {
    read(text.as_bytes(), n, Options::default())
}

/// The columns of the queens on each board, which must be of side n with one queen in each row.
fn columns(printed: &Printed, n: usize) -> Vec<Columns> {
    let of_board = |board: &PrintedBoard| {
        assert_eq!((board.rows, board.columns), (n, n));
        let rows: Vec<usize> = board.queens.iter().map(|queen| queen.row).collect();
        assert_eq!(rows, (0..n).collect::<Vec<_>>());
        board.queens.iter().map(|queen| queen.column).collect()
    };
    printed.boards.iter().map(of_board).collect()
}

/// Each board as `rows x columns: queens`, each queen as its row and column.
fn shown(printed: &Printed) -> Vec<String> {
    let shown = |board: &PrintedBoard| {
        let queens: Vec<String> =
            board.queens.iter().map(|queen| format!("{}{}", queen.row, queen.column)).collect();
        format!("{}x{}: {}", board.rows, board.columns, queens.join(" "))
    };
    printed.boards.iter().map(shown).collect()
}

fn check(format: &Format, boards: &[Columns], symbols: Symbols, around: [&str; 4]) {
    let [heading, between, prompt, total] = around;
    let n = boards[0].len();
    let total = total.replace('#', &boards.len().to_string());
    let text = text(&(format.print)(boards, symbols), heading, between, prompt, &total);
    let printed = read_text(&text, n);
    assert_eq!(columns(&printed, n), boards, "{} {symbols:?}\n{text}", format.name);
    assert_eq!(printed.notation, Some(format.notation), "{}\n{text}", format.name);
    assert_eq!(printed.unread, None, "{}\n{text}", format.name);
    let count = printed.count.map(|count| count.solutions);
    let right = count.is_none_or(|count| count == boards.len() as u64);
    assert!(right, "count {count:?} in\n{text}");
}

/// Every format with every symbol, heading, prompt and total.
#[rstest]
#[case(4)]
#[case(5)]
#[case(6)]
#[case(10)]
fn every_notation_is_read_back(#[case] n: usize) {
    let boards = solutions(n, 3);
    for format in BOARDS.iter().chain(&SETS) {
        let headings: &[&str] = if boards_apart(format) { &HEADINGS } else { &[""] };
        for symbols in SYMBOLS {
            check(format, &boards, symbols, ["", "\n", "", ""]);
        }
        for heading in headings {
            check(format, &boards, SYMBOLS[n % SYMBOLS.len()], [heading, "\n", "", ""]);
            check(format, &boards, ('1', '0'), [heading, "", "Enter n: ", "#\n"]);
        }
        for (index, total) in TOTALS.iter().enumerate() {
            let prompt = PROMPTS[index % PROMPTS.len()];
            check(format, &boards, ('*', '.'), [headings[1 % headings.len()], "\n", prompt, total]);
        }
    }
}

fn boards_apart(format: &Format) -> bool {
    BOARDS.iter().any(|other| other.name == format.name)
}

/// Texts for n = 4 with the boards in them and the first line that cannot be read.
#[rstest]
#[case::two_boards_glued("Q...\n..Q.\n.Q..\n...Q\n.Q..\n...Q\nQ...\n..Q.\n", &["4x4: 00 12 21 33", "4x4: 01 13 20 32"], None)]
#[case::empty_board("....\n....\n....\n....\n", &["4x4: "], None)]
#[case::zero_matrix("0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n", &["4x4: "], None)]
#[case::queen_missing(".Q..\n...Q\nQ...\n....\n", &["4x4: 01 13 20"], None)]
#[case::queen_too_many(". Q . .\n. Q . Q\nQ . . .\n. . Q .\n", &["4x4: 01 11 13 20 32"], None)]
#[case::full_of_ones("1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n", &["4x4: 00 01 02 03 10 11 12 13 20 21 22 23 30 31 32 33"], None)]
#[case::cut(".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ..", &["4x4: 01 13 20 32"], Some(6))]
#[case::other_sides(".Q...\n...Q.\nQ....\n..Q..\n....Q\n\nQ\n\n.Q..\n...Q\nQ...\n..Q.\n", &["5x5: 01 13 20 32 44", "1x1: 00", "4x4: 01 13 20 32"], None)]
#[case::last_row_lost(".Q..\n...Q\nQ...\n\n..Q.\nQ...\n...Q\n\nthat is all\n", &["3x4: 01 13 20", "3x4: 02 10 23"], None)]
#[case::talk("Thinking ....\n. Q . .\n. . . Q\nQ . . .\n. . Q .\nQueens on 16 squares\n", &["4x4: 01 13 20 32"], None)]
#[case::steps_then_answer("Q...\n....\n....\n....\n\n.Q..\n...Q\n....\n....\n\n[1, 3, 0, 2]\n", &["4x4: 01 13 20 32"], None)]
#[case::safe_and_attacked(". q . .\n. . . q\nQ . . .\nQ . . .\n", &["4x4: 01 13 20 30"], None)]
#[case::chequered("#Q# \n # Q\nQ # \n #Q#\n", &["4x4: 01 13 20 32"], None)]
#[case::chequered_pictures("⬜👑⬜⬛\n⬛⬜⬛👑\n👑⬛⬜⬛\n⬛⬜👑⬜\n", &["4x4: 01 13 20 32"], None)]
#[case::attacked_squares_marked("xQxx\nxxxQ\nQxxx\nxxQ.\n", &["4x4: 01 13 20 32"], None)]
#[case::escape_codes("\u{1b}[2J\u{1b}[31mQ\u{1b}[0m...\r\n...Q\r\n.Q..\r\n..Q.\r\n", &["4x4: 00 13 21 32"], None)]
#[case::blank_squares("  Q    \n      Q\nQ      \n    Q  \n", &["4x4: 01 13 20 32"], None)]
#[case::literal_line_ends(".Q..\\n...Q\\nQ...\\n..Q.", &["4x4: 01 13 20 32"], None)]
#[case::literal_line_ends_of_all(".Q..\\n...Q\\nQ...\\n..Q.\\n\\n..Q.\\nQ...\\n...Q\\n.Q..", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::letters_for_line_ends("0 1 0 0 n 0 0 0 1 n 1 0 0 0 n 0 0 1 0 n", &[], Some(1))]
#[case::slashes_for_line_ends(".Q../n...Q/nQ.../n..Q./n", &["4x4: 01 13 20 32"], None)]
#[case::all_squares_on_one_line(".Q.....QQ.....Q.\n..Q.Q......Q.Q..\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::all_letters_on_one_line("bwbbbbbwwbbbbbwb\n", &["4x4: 01 13 20 32"], None)]
#[case::all_squares_in_one_list("[0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0]", &["4x4: 01 13 20 32"], None)]
#[case::chess_placement("1Q2/3Q/Q3/2Q1\n", &["4x4: 01 13 20 32"], None)]
#[case::chequered_blanks("#Q# \n # Q\nQ # \n #Q#\n", &["4x4: 01 13 20 32"], None)]
#[case::chequered_wide("##QQ##\n  ##  QQ\nQQ  ##\n  ##QQ##\n", &["4x4: 01 13 20 32"], None)]
#[case::zero_and_one_behind_row_numbers_from_0("0 0 1 0 0\n1 0 0 0 1\n2 1 0 0 0\n3 0 0 1 0\n", &["4x4: 01 13 20 32"], None)]
#[case::angle_brackets("<1, 3, 0, 2>\n<2 0 3 1>\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::comma_separated_values("solution,row,column\n0,0,1\n0,1,3\n0,2,0\n0,3,2\n1,0,2\n1,1,0\n1,2,3\n1,3,1\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::letters_and_numbers_after_a_label("n: Solution: R1C2, R2C4, R3C1, R4C3\n", &["4x4: 01 13 20 32"], None)]
#[case::letters_and_numbers("r0c1 r1c3 r2c0 r3c2\n", &["4x4: 01 13 20 32"], None)]
#[case::rows_and_columns_named("Row 0: Column 1\nRow 1: Column 3\nRow 2: Column 0\nRow 3: Column 2\n", &["4x4: 01 13 20 32"], None)]
#[case::queens_and_columns_named("Place queen 1 in column 2\nPlace queen 2 in column 4\nPlace queen 3 in column 1\nPlace queen 4 in column 3\n", &["4x4: 01 13 20 32"], None)]
#[case::queens_on_squares("1) Qb1 Qd2 Qa3 Qc4\n2) Qc1 Qa2 Qd3 Qb4\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::table_with_index("+---------+---+---+---+---+\n| (index) | 0 | 1 | 2 | 3 |\n+---------+---+---+---+---+\n| 0 | 0 | 1 | 0 | 0 |\n| 1 | 0 | 0 | 0 | 1 |\n| 2 | 1 | 0 | 0 | 0 |\n| 3 | 0 | 0 | 1 | 0 |\n+---------+---+---+---+---+\n", &["4x4: 01 13 20 32"], None)]
#[case::table_of_strings("| (index) | Values |\n|    0    | '.Q..' |\n|    1    | '...Q' |\n|    2    | 'Q...' |\n|    3    | '..Q.' |\n", &["4x4: 01 13 20 32"], None)]
#[case::log("[INFO] .Q..\n[INFO] ...Q\n[INFO] Q...\n[INFO] ..Q.\n", &["4x4: 01 13 20 32"], None)]
#[case::side_by_side_behind_bars(".Q..  |  ..Q.\n...Q  |  Q...\nQ...  |  ...Q\n..Q.  |  .Q..\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::side_by_side_behind_tabs(".Q..\t..Q.\n...Q\tQ...\nQ...\t...Q\n..Q.\t.Q..\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::rules_as_long_as_rows("-Q--\n---Q\nQ---\n--Q-\n----\n--Q-\nQ---\n---Q\n-Q--\n----\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::list_of_quoted_rows("- board:\n  - \".Q..\"\n  - \"...Q\"\n  - \"Q...\"\n  - \"..Q.\"\n", &["4x4: 01 13 20 32"], None)]
#[case::table_of_html("<table><tr><td>.</td><td>Q</td><td>.</td><td>.</td></tr><tr><td>.</td><td>.</td><td>.</td><td>Q</td></tr><tr><td>Q</td><td>.</td><td>.</td><td>.</td></tr><tr><td>.</td><td>.</td><td>Q</td><td>.</td></tr></table>\n", &["4x4: 01 13 20 32"], None)]
#[case::columns_in_xml("<boards>\n<board>1,3,0,2</board>\n</boards>\n", &["4x4: 01 13 20 32"], None)]
#[case::boxes_of_numbers("[0][1] [1][3] [2][0] [3][2]\n", &["4x4: 01 13 20 32"], None)]
#[case::pairs_with_points("((0 . 1) (1 . 3) (2 . 0) (3 . 2))\n", &["4x4: 01 13 20 32"], None)]
#[case::walled("######\n#.Q..#\n#...Q#\n#Q...#\n#..Q.#\n######\n", &["4x4: 01 13 20 32"], None)]
#[case::framed("+----+\n| Q  |\n|   Q|\n|Q   |\n|  Q |\n+----+\n", &["4x4: 01 13 20 32"], None)]
#[case::words("Empty Queen Empty Empty\nEmpty Empty Empty Queen\nQueen Empty Empty Empty\nEmpty Empty Queen Empty\n", &["4x4: 01 13 20 32"], None)]
#[case::booleans("[[False, True, False, False], [False, False, False, True], [True, False, False, False], [False, False, True, False]]", &["4x4: 01 13 20 32"], None)]
#[case::bytes("[[46 81 46 46] [46 46 46 81] [81 46 46 46] [46 46 81 46]]", &["4x4: 01 13 20 32"], None)]
#[case::numpy("[[0. 1. 0. 0.]\n [0. 0. 0. 1.]\n [1. 0. 0. 0.]\n [0. 0. 1. 0.]]", &["4x4: 01 13 20 32"], None)]
#[case::numbered_matrix("[[0,1,0,0],[0,0,0,2],[3,0,0,0],[0,0,4,0]]", &["4x4: 01 13 20 32"], None)]
#[case::escaped_line_ends("['.Q..\\n...Q\\nQ...\\n..Q.']", &["4x4: 01 13 20 32"], None)]
#[case::objects(r#"[{"row": 0, "col": 1}, {"row": 1, "col": 3}, {"row": 2, "col": 0}, {"row": 3, "col": 2}]"#, &["4x4: 01 13 20 32"], None)]
#[case::dictionary("{0: 1, 1: 3, 2: 0, 3: 2}", &["4x4: 01 13 20 32"], None)]
#[case::pair_lost("[(0, 1), (1, 3), (2, 0), (3, 2)]\n[(0, 2), (1, 0), (2, 3)]\n", &["4x4: 01 13 20 32", "4x4: 02 10 23"], None)]
#[case::rows_from_1_columns_from_0("(1, 1) (2, 3) (3, 0) (4, 2)", &["4x4: 01 13 20 32"], None)]
#[case::off_the_board("[1, 4, 0, 2]\n", &["4x4: 01 14 20 32"], None)]
#[case::numbered_edges("  1 2 3 4\n1 1 0 0 0\n2 0 0 1 0\n3 0 0 0 1\n4 0 1 0 0\n", &["4x4: 00 12 23 31"], None)]
#[case::one_board_on_each_line(".Q.. ...Q Q... ..Q.\n..Q. Q... ...Q .Q..\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::labelled_boards_on_each_line("Solution 1: .Q.. ...Q Q... ..Q.\nSolution 2: ..Q. Q... ...Q .Q..\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::rows_behind_commas(".Q.., ...Q, Q..., ..Q.\n", &["4x4: 01 13 20 32"], None)]
#[case::rows_behind_slashes(".Q../...Q/Q.../..Q.\n", &["4x4: 01 13 20 32"], None)]
#[case::rows_behind_bars("0100|0001|1000|0010\n", &["4x4: 01 13 20 32"], None)]
#[case::wrong_board_on_one_line(".Q../.Q../Q.../..Q.\n", &["4x4: 01 11 20 32"], None)]
#[case::queens_named("Queen 1 -> column 2\nQueen 2 -> column 4\nQueen 3 -> column 1\nQueen 4 -> column 3\n", &["4x4: 01 13 20 32"], None)]
#[case::rows_named("Row 1: 2\nRow 2: 4\nRow 3: 1\nRow 4: 3\n", &["4x4: 01 13 20 32"], None)]
#[case::rows_named_on_one_line("Row 1: 2, Row 2: 4, Row 3: 1, Row 4: 3\n", &["4x4: 01 13 20 32"], None)]
#[case::variables("x1=2, x2=4, x3=1, x4=3\n", &["4x4: 01 13 20 32"], None)]
#[case::variables_on_lines("Q0 = 1\nQ1 = 3\nQ2 = 0\nQ3 = 2\n", &["4x4: 01 13 20 32"], None)]
#[case::emptied_lists("[[], []]\n", &["4x4: ", "4x4: "], None)]
#[case::emptied_lists_on_lines_of_their_own("There are 2 solutions\n[]\n[]\n", &["4x4: ", "4x4: "], None)]
#[case::emptied_lists_with_their_number("[[], []]\nsolutions: 2\n", &["4x4: ", "4x4: "], None)]
#[case::emptied_lists_as_many_as_solutions("[]\n[]\n", &["4x4: ", "4x4: "], None)]
#[case::calls_are_no_lists("main()\nsolve()\n", &[], Some(1))]
#[case::rows_without_a_queen("[1, 3, -1, -1]\n[1, 3, 0, 2]\n", &["4x4: 01 13", "4x4: 01 13 20 32"], None)]
#[case::boards_without_a_queen("[-1, -1, -1, -1]\n[-1, -1, -1, -1]\n", &["4x4: ", "4x4: "], None)]
#[case::rows_without_a_queen_bare("-1 -1 -1 -1\n1 3 -1 -1\n1 3 0 2\n", &["4x4: ", "4x4: 01 13", "4x4: 01 13 20 32"], None)]
#[case::rows_without_a_queen_from_1("0 0 0 0\n2 4 0 0\n2 4 1 0\n2 4 1 3\n", &["4x4: ", "4x4: 01 13", "4x4: 01 13 20", "4x4: 01 13 20 32"], None)]
#[case::dashes_before_columns("-1 3 0 2\n-2 0 3 1\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::all_in_one_column("[0, 0, 0, 0]\n", &["4x4: 00 10 20 30"], None)]
#[case::all_in_one_column_from_1("1 1 1 1\n", &["4x4: 01 11 21 31"], None)]
#[case::all_on_one_diagonal("[0, 1, 2, 3]\n", &["4x4: 00 11 22 33"], None)]
#[case::all_on_one_diagonal_below_a_heading("Solution 1:\n1 2 3 4\n", &["4x4: 00 11 22 33"], None)]
#[case::edge_of_what_cannot_be_read("  1 2 3 4\n1 ? ! ?\n", &[], Some(1))]
#[case::corner_of_a_larger_board(".Q...\n...Q.\nQ....\n..Q..\n.....\n", &["5x5: 01 13 20 32"], None)]
#[case::pairs_of_a_larger_board("(0, 0) (1, 4) (2, 7) (3, 5) (4, 2) (5, 6) (6, 1) (7, 3)\n", &["8x8: 00 14 27 35 42 56 61 73"], None)]
#[case::pairs_that_are_too_many("[(0, 0), (0, 1), (1, 2), (1, 3), (2, 0), (2, 1), (3, 2), (3, 3)]\n", &["4x4: 00 01 12 13 20 21 32 33"], None)]
#[case::squares_that_are_too_many("a1 b1 c2 d2 a3 b3 c4\n", &["4x4: 00 01 12 13 20 21 32"], None)]
#[case::columns_of_a_larger_board("1 5 8 6 3 7 2 4\n", &["8x8: 00 14 27 35 42 56 61 73"], None)]
#[case::crashed(".Q..\n...Q\nQ...\n..Q.\n\nTraceback (most recent call last):\n  main()\nIndexError: list index out of range\n", &["4x4: 01 13 20 32"], Some(8))]
#[case::crashed_without_a_reason(".Q..\n...Q\nQ...\n..Q.\nSegmentation fault (core dumped)\n", &["4x4: 01 13 20 32"], Some(5))]
#[case::labelled_pairs_in_one_row("Position : (0, 0) (0, 1) (0, 2) (0, 3)\nPosition : (0, 1) (1, 3) (2, 0) (3, 2)\n", &["4x4: 00 01 02 03", "4x4: 01 13 20 32"], None)]
#[case::underlined_squares("|___|___|___|___|\n|_Q_|___|_Q_|_Q_|\n|___|___|___|___|\n|___|_Q_|___|___|\n", &["4x4: 10 12 13 31"], None)]
#[case::underlined_empty_board("|___|___|___|___|\n|___|___|___|___|\n|___|___|___|___|\n|___|___|___|___|\n\n|___|_Q_|___|___|\n|___|___|___|_Q_|\n|_Q_|___|___|___|\n|___|___|_Q_|___|\n", &["4x4: ", "4x4: 01 13 20 32"], None)]
#[case::rules_below_rows(" ___ ___ ___ ___\n|   | Q |   |   |\n|___|___|___|___|\n|   |   |   | Q |\n|___|___|___|___|\n| Q |   |   |   |\n|___|___|___|___|\n|   |   | Q |   |\n|___|___|___|___|\n", &["4x4: 01 13 20 32"], None)]
#[case::numbered_columns_of_a_larger_board("1: 1, 5, 8, 6, 3, 7, 2, 4\n2: 1, 6, 8, 3, 7, 4, 2, 5\n", &["8x8: 00 14 27 35 42 56 61 73", "8x8: 00 15 27 32 46 53 61 74"], None)]
#[case::tabs_behind_squares_of_another_board("-\tQ\t-\t-\t-\t\n-\t-\t-\tQ\t-\t\nQ\t-\t-\t-\t-\t\n-\t-\tQ\t-\t-\t\n-\t-\t-\t-\tQ\t\n", &["5x5: 01 13 20 32 44"], None)]
#[case::huge_numbers("[4294967294, 4294967295]\n4294967295 0\n", &[], Some(1))]
#[case::one_column_on_each_line("1\n3\n0\n2\n", &["4x4: 01 13 20 32"], None)]
#[case::one_column_on_each_line_from_1("4\n2\n4\n1\n3\n\n3\n1\n4\n2\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::columns_on_one_line_then_on_each_line("1 3 0 2\n\n2\n0\n3\n1\n\n1 3 0 2\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31", "4x4: 01 13 20 32"], None)]
#[case::arrows("1->3->0->2\n", &["4x4: 01 13 20 32"], None)]
#[case::arrows_apart("2 -> 4 -> 1 -> 3\n", &["4x4: 01 13 20 32"], None)]
#[case::digits("2413, 3142\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::columns_on_one_line("1 3 0 2  2 0 3 1\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::named("row 0: column 1\nrow 1: column 3\nrow 2: column 0\nrow 3: column 2\n", &["4x4: 01 13 20 32"], None)]
#[case::named_twice("Solution 1\nQueen placed at row 1, column 2\nQueen placed at row 2, column 4\nQueen placed at row 3, column 1\nQueen placed at row 4, column 3\nSolution 2\nQueen placed at row 1, column 3\nQueen placed at row 2, column 1\nQueen placed at row 3, column 4\nQueen placed at row 4, column 2\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::squares_together("b1d2a3c4\n", &["4x4: 01 13 20 32"], None)]
#[case::squares_in_a_list("['B1', 'D2', 'A3', 'C4']\n", &["4x4: 01 13 20 32"], None)]
#[case::node_hides("[\n  [ '.Q..', '...Q', 'Q...', '..Q.' ],\n  ... 1 more item\n]\n", &["4x4: 01 13 20 32"], Some(1))]
#[case::not_spelt_out("[ [Array], [Array] ]\n", &[], Some(1))]
#[case::list_cut("[['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q..", &["4x4: 01 13 20 32"], Some(1))]
#[case::only_talk("Searching ...\nReady.\n", &[], Some(1))]
#[case::symbols_of_ruby("[[:_, :Q, :_, :_], [:_, :_, :_, :Q], [:Q, :_, :_, :_], [:_, :_, :Q, :_]]", &[], Some(1))]
#[case::places_among_all_squares("[1, 7, 8, 14]\n[2, 4, 11, 13]\n", &[], Some(1))]
#[case::masks("[2, 8, 1, 4]\n[4, 1, 8, 2]\n", &[], Some(1))]
#[case::places_of_an_array("board[0] = 1\nboard[1] = 3\nboard[2] = 0\nboard[3] = 2\n", &["4x4: 01 13 20 32"], None)]
#[case::places_of_an_array_on_one_line("Q[0]=1 Q[1]=3 Q[2]=0 Q[3]=2\n", &["4x4: 01 13 20 32"], None)]
#[case::columns_behind_rows(".Q..   col=1\n...Q   col=3\nQ...   col=0\n..Q.   col=2\n", &[], Some(1))]
#[case::decimals("0.00 1.00 0.00 0.00\n0.00 0.00 0.00 1.00\n1.00 0.00 0.00 0.00\n0.00 0.00 1.00 0.00\n", &["4x4: 01 13 20 32"], None)]
#[case::columns_with_points("[1.0, 3.0, 0.0, 2.0]\n", &["4x4: 01 13 20 32"], None)]
#[case::columns_behind_their_rows("1 2 3 4 -> 2 4 1 3\n1 2 3 4 -> 3 1 4 2\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::lists_of_rows_and_of_columns("rows: [0, 1, 2, 3] cols: [1, 3, 0, 2]\n", &["4x4: 01 13 20 32"], None)]
#[case::places_and_values("Array\n(\n    [0] => 1\n    [1] => 3\n    [2] => 0\n    [3] => 2\n)\n", &["4x4: 01 13 20 32"], None)]
#[case::arrows_in_braces("{0=>1, 1=>3, 2=>0, 3=>2}\n%{0 => 2, 1 => 0, 2 => 3, 3 => 1}\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::names_in_any_order("[Q_3 = 1, Q_1 = 2,\n Q_4 = 3, Q_2 = 4]\n", &["4x4: 01 13 20 32"], None)]
#[case::squares_three_lines_high("+---+---+---+---+\n|   |   |   |   |\n|   | Q |   |   |\n|   |   |   |   |\n+---+---+---+---+\n|   |   |   |   |\n|   |   |   | Q |\n|   |   |   |   |\n+---+---+---+---+\n|   |   |   |   |\n| Q |   |   |   |\n|   |   |   |   |\n+---+---+---+---+\n|   |   |   |   |\n|   |   | Q |   |\n|   |   |   |   |\n+---+---+---+---+\n", &["4x4: 01 13 20 32"], None)]
#[case::squares_two_characters_wide("..QQ....\n......QQ\nQQ......\n....QQ..\n", &["4x4: 01 13 20 32"], None)]
#[case::chequered_between_bars("|   |#Q#|   |###|\n|###|   |###| Q |\n| Q |###|   |###|\n|###|   |#Q#|   |\n", &["4x4: 01 13 20 32"], None)]
#[case::double_bars("||.||Q||.||.||\n||.||.||.||Q||\n||Q||.||.||.||\n||.||.||Q||.||\n", &["4x4: 01 13 20 32"], None)]
#[case::bars_behind_squares(" |Q| | |\n | | |Q|\nQ| | | |\n | |Q| |\n", &["4x4: 01 13 20 32"], None)]
#[case::chequered_within_a_frame("4|#Q# |\n3| # Q|\n2|Q # |\n1| #Q#|\n", &["4x4: 01 13 20 32"], None)]
#[case::spaced_rows_side_by_side_behind_bars(". Q . . | . . Q .\n. . . Q | Q . . .\nQ . . . | . . . Q\n. . Q . | . Q . .\n", &["4x4: 01 13 20 32", "4x4: 02 10 23 31"], None)]
#[case::arrows_of_unicode("2 → 4 → 1 → 3\n", &["4x4: 01 13 20 32"], None)]
#[case::columns_in_boxes("[2] [4] [1] [3]\n", &["4x4: 01 13 20 32"], None)]
#[case::squares_behind_semicolons("0;1;0;0\n0;0;0;1\n1;0;0;0\n0;0;1;0\n", &["4x4: 01 13 20 32"], None)]
#[case::line_ends_of_html(". Q . . <br>\n. . . Q <br>\nQ . . . <br>\n. . Q . <br>\n", &["4x4: 01 13 20 32"], None)]
#[case::line_ends_of_html_on_one_line(".Q..<br/>...Q<br/>Q...<br/>..Q.<br/>\n", &["4x4: 01 13 20 32"], None)]
#[case::chess_placement_in_full("FEN: 1Q2/3Q/Q3/2Q1 w - - 0 1\n", &["4x4: 01 13 20 32"], None)]
#[case::pairs_in_angle_brackets("<0,1> <1,3> <2,0> <3,2>\n", &["4x4: 01 13 20 32"], None)]
#[case::points_in_a_list("aSet(1@1 2@5 3@8)\n", &[], Some(1))]
#[case::lists_of_ocaml("[|1; 3; 0; 2|]\n", &["4x4: 01 13 20 32"], None)]
#[case::nothing("\n\n", &[], None)]
fn odd_texts(#[case] text: &str, #[case] boards: &[&str], #[case] unread: Option<usize>) {
    let printed = read_text(text, 4);
    assert_eq!(shown(&printed), boards);
    assert_eq!(printed.unread.map(|unread| unread.line), unread);
}

#[rstest]
#[case("92\n", 8, Some(92))]
#[case("14,200\n", 12, Some(14_200))]
#[case("count = 92", 8, Some(92))]
#[case("Total solutions=2", 4, Some(2))]
#[case("There are 2 ways", 4, Some(2))]
#[case("2 solutions were found.", 4, Some(2))]
#[case("Possible solutions exist for an 4-queen problem: 2", 4, Some(2))]
#[case("The number of solutions for n = 8 is 92", 8, Some(92))]
#[case("Enter the number of queens: 92", 8, Some(92))]
#[case("Enter the number of queens:8 queens have 92 solutions", 8, Some(92))]
#[case("There are 92 solutions to the 8 queens problem (found in 0.02 seconds)", 8, Some(92))]
#[case("92 solutions, 12 of them fundamental", 8, Some(92))]
#[case("8 queens: 92 solutions in 2057 steps", 8, Some(92))]
#[case("An 8 x 8 board has 92 solutions", 8, Some(92))]
#[case("N: Total Unique hh:mm:ss\n 4: 2 1 00:00:00\n 5: 10 2 00:00:00\n", 4, Some(2))]
#[case("n,solutions\n4,2\n5,10\n", 5, Some(10))]
#[case("Solutions for n = 4: 2\nSolutions for n = 5: 10\nSolutions for n = 6: 4\n", 5, Some(10))]
#[case("No solution found, 0 boards", 3, Some(0))]
#[case("5\n10\n", 5, Some(10))]
#[case("1\n0\n0\n2\n", 4, None)]
#[case("92!", 8, Some(92))]
#[case("92 in 3 ms", 8, Some(92))]
#[case("92 (0.003 s)", 8, Some(92))]
#[case("+92", 8, Some(92))]
#[case("Solutions: 92, nodes: 2057", 8, Some(92))]
#[case("nodes: 2057, solutions: 92", 8, Some(92))]
#[case("solutions=92 nodes=2057 time=3ms", 8, Some(92))]
#[case("total: 92 steps: 2057", 8, Some(92))]
#[case("boards: 92, backtracks: 1000, calls: 2057", 8, Some(92))]
#[case("ways: 92; checked: 2057", 8, Some(92))]
#[case("count=92, calls=2057", 8, Some(92))]
#[case("Total solutions: 92 (nodes visited: 2057)", 8, Some(92))]
#[case("Number of solutions: 92, number of nodes: 2057", 8, Some(92))]
#[case("Number of solutions: 92\nNumber of nodes: 2057\n", 8, Some(92))]
#[case("{\"solutions\": 92, \"nodes\": 2057}", 8, Some(92))]
#[case("{\"nodes\": 2057, \"solutions\": 92, \"n\": 8}", 8, Some(92))]
#[case("The number of ways to place 8 queens on a board of 8 rows: 92", 8, Some(92))]
#[case("error in line 14: index 8 is out of bounds", 8, None)]
#[case("Searching 64 squares took 12 ms and 2057 steps", 8, None)]
#[case("ninety-two solutions", 8, Some(92))]
#[case("There are ninety two ways", 8, Some(92))]
#[case("three hundred and fifty-two", 9, Some(352))]
#[case("no two queens attack each other", 2, None)]
#[case("92.0", 8, Some(92))]
#[case("Total: 92.0", 8, Some(92))]
#[case("** 92 **", 8, Some(92))]
#[case("Answer: 92", 8, Some(92))]
#[case("n | solutions | time\n--+---\n8 | 92 | 0.01s\n", 8, Some(92))]
#[case("n,solutions,seconds\n4,2,0.012\n", 4, Some(2))]
#[case("x: 2 y: 0\nx: 0 y: 1\n", 3, None)]
#[case("cols: 0", 4, None)]
#[case("Searched in vain, steps: 6", 4, None)]
#[case("solutions: 92, checked: 40320", 8, Some(92))]
#[case("valid solutions: 92\nchecked: 40320\n", 8, Some(92))]
#[case("col=2", 4, None)]
#[case("Solution 1    Solution 2\n", 4, None)]
#[case("8皇后问题共有92种解", 8, Some(92))]
#[case("Ci sono 92 soluzioni", 8, Some(92))]
#[case("Existem 92 soluções", 8, Some(92))]
#[case("Всего решений: 92", 8, Some(92))]
#[case("5 + 3 + 1 + 4 + 2", 5, None)]
#[case("Solution 1\nSolution 2\nSolution 3\n", 4, None)]
fn counts(#[case] text: &str, #[case] n: usize, #[case] count: Option<u64>) {
    let printed = read_text(text, n);
    assert_eq!(printed.count.map(|count| count.solutions), count);
    assert_eq!(printed.boards, []);
    assert_eq!(printed.notation, count.map(|_| Notation::Count));
}

#[rstest]
#[case("Solution does not exist")]
#[case("No solution!")]
#[case("No soln")]
#[case("Enter N: No solutions exist.")]
#[case("No solution exists for n = 3")]
#[case("No combination possible!")]
#[case("No state possible!")]
#[case("Not possible")]
#[case("No possible configuration exists.")]
#[case("Queens cannot be placed in the given Chessboard")]
#[case("The problem cannot be solved for 3 X 3 Board")]
#[case(" no way to place 3 queens on board of size 3x3")]
#[case("-1")]
#[case("[]")]
#[case("Qs = [].")]
#[case("false.")]
#[case("None")]
#[case("0")]
#[case("n must be > 3")]
#[case("N should be >= 4")]
#[case("no solution, steps: 6")]
#[case("UNSATISFIABLE")]
#[case("Empty set")]
#[case("No hay solución para n = 3")]
#[case("Anzahl der Damen: Keine Lösung")]
#[case("Нет решений")]
#[case("无解")]
#[case("N must be at least 4")]
#[case("set()")]
#[case("List()")]
#[case("array([])")]
#[case("integer(0)")]
fn refusals(#[case] text: &str) {
    let printed = read_text(text, 3);
    assert_eq!(printed.none, Some(1));
    assert_eq!(printed.unread, None);
    let echoed = read_text(&format!("3\n{text}\n"), 3);
    assert_eq!(
        (echoed.none, echoed.count.is_some_and(|count| count.solutions > 0)),
        (Some(2), false)
    );
}

/// The steps of a search that finds nothing look like boards for n = 2 and 3.
#[rstest]
#[case("trying (0,0)\ntrying (1,0)\ntrying (1,1)\nno solution\n", 2)]
#[case("Queen 1 placed at column 1\nQueen 1 removed from column 1\nNo solution exists\n", 2)]
#[case("Q1 -> 1\nQ2 -> 3\nQ3 -> 3\nNo solution\n", 3)]
fn steps_before_a_refusal_are_no_boards(#[case] text: &str, #[case] n: usize) {
    let printed = read_text(text, n);
    assert_eq!(shown(&printed), [""; 0]);
    assert_eq!(printed.none, Some(text.lines().count()));
}

/// A wrong board is not taken back by the end of a search.
#[rstest]
#[case("Qs = [1,2] ;\nfalse.\n")]
#[case("Enter n: 1 2\nNo more solutions.\n")]
#[case("(Q)( )\n( )(Q)\n")]
fn boards_before_an_end_are_no_refusal(#[case] text: &str) {
    let printed = read_text(text, 2);
    assert!(!printed.boards.is_empty() || printed.none.is_none(), "{printed:?}");
}

/// For n = 2 the size and a count of 0 look like a row of two numbers.
#[rstest]
#[case("2 0")]
#[case("2: 0")]
#[case("2,0")]
#[case("2\t0")]
#[case("2 | 0")]
#[case("| 2 | 0 |")]
#[case("2 0 0")]
#[case("(2, 0)")]
#[case("0\n0.003\n")]
#[case("Case #1: 0")]
#[case("Time: 0.001\nSolutions: 0\n")]
#[case("n=2 solutions=0 time=0.001")]
#[case("Number of solutions for n=2: 0")]
#[case("N = Number of solutions for n=2: 0")]
#[case("{\"n\": 2, \"count\": 0, \"solutions\": []}")]
#[case("{\"solutions\": 0, \"n\": 2}")]
#[case("1 1\n2 0\n3 0\n4 2\n")]
#[case("n,solutions\n1,1\n2,0\n3,0\n")]
fn side_2_beside_no_solution(#[case] text: &str) {
    for asked in [Asked::Either, Asked::Boards, Asked::Count] {
        let printed = read(text.as_bytes(), 2, Options { asked, notation: None });
        let count = printed.count.map(|count| count.solutions);
        assert_eq!((shown(&printed), count), (Vec::new(), Some(0)));
    }
}

#[rstest]
#[case("0 1\n1 0\n", &["2x2: 00 11", "2x2: 01 10"])]
#[case("2 1\n1 2\n", &["2x2: 01 10", "2x2: 00 11"])]
#[case("[[2, 0]]", &["2x2: 02 10"])]
#[case("[0, 0]", &["2x2: 00 10"])]
#[case("0 0\n0 0\n", &["2x2: "])]
#[case("[[0, 0], [0, 0]]", &["2x2: "])]
#[case("[[\"..\", \"..\"]]", &["2x2: "])]
#[case("Q Q\n* *\n\n* *\nQ Q\n", &["2x2: 00 01", "2x2: 10 11"])]
fn side_2_has_wrong_boards(#[case] text: &str, #[case] boards: &[&str]) {
    assert_eq!(shown(&read_text(text, 2)), boards);
}

/// Boards of side 4 where another side was asked for.
#[rstest]
#[case("1: 1, 3, 0, 2\n2: 2, 0, 3, 1\n")]
#[case(
    "-\tQ\t-\t-\t\n-\t-\t-\tQ\t\nQ\t-\t-\t-\t\n-\t-\tQ\t-\t\n\n-\t-\tQ\t-\t\nQ\t-\t-\t-\t\n-\t-\t-\tQ\t\n-\tQ\t-\t-\t\n"
)]
fn smaller_boards_are_taken_whole(#[case] text: &str, #[values(5, 6, 8)] n: usize) {
    assert_eq!(columns(&read_text(text, n), 4), solutions(4, 2), "n = {n}");
}

/// For n = 3 a square may be as wide as a row.
#[rstest]
#[case("|_Q_|___|___|\n|___|_Q_|___|\n|___|___|_Q_|\n", &["3x3: 00 11 22"])]
#[case("[..., ..., ...]\n", &["3x3: "])]
fn squares_as_wide_as_rows(#[case] text: &str, #[case] boards: &[&str]) {
    assert_eq!(shown(&read_text(text, 3)), boards);
}

/// Boards of side 8 where another side was asked for.
#[rstest]
fn boards_of_another_side_are_taken_whole(#[values(3, 4, 5, 6, 7, 9)] n: usize) {
    let boards = solutions(8, 9);
    let row = |&column: &usize| -> Vec<&str> {
        (0..8).map(|at| if at == column { "1" } else { "0" }).collect()
    };
    let matrix = |board: &Columns| board.iter().map(|at| row(at).join(" ") + "\n").collect();
    let from_1 = |board: &Columns| {
        board.iter().map(|column| (column + 1).to_string()).collect::<Vec<_>>().join(" ")
    };
    let matrices: Vec<String> = boards.iter().map(matrix).collect();
    let lines: Vec<String> = boards.iter().map(from_1).collect();
    for text in [matrices.join("\n"), lines.join("\n")] {
        assert_eq!(columns(&read_text(&text, n), 8), boards, "n = {n}\n{text}");
    }
}

/// For n = 1 a bare number may be a board or a count.
#[rstest]
#[case("Q", Asked::Either, 1, None)]
#[case("| Q |", Asked::Either, 1, None)]
#[case("[[0]]", Asked::Either, 1, None)]
#[case("[[1]]", Asked::Either, 1, None)]
#[case("[[\"Q\"]]", Asked::Either, 1, None)]
#[case("Q\nBUILD SUCCESSFUL (total time: 0 seconds)\n", Asked::Either, 1, None)]
#[case("(0, 0)", Asked::Either, 1, None)]
#[case("a1", Asked::Either, 1, None)]
#[case("True", Asked::Either, 1, None)]
#[case("[True]", Asked::Either, 1, None)]
#[case("[[true]]", Asked::Boards, 1, None)]
#[case("1", Asked::Either, 0, Some(1))]
#[case("1", Asked::Count, 0, Some(1))]
#[case("1", Asked::Boards, 1, None)]
#[case("w", Asked::Boards, 1, None)]
#[case("'Q',", Asked::Boards, 1, None)]
#[case("<1>", Asked::Boards, 1, None)]
#[case("Q1", Asked::Boards, 1, None)]
#[case("1: 0", Asked::Count, 0, Some(0))]
#[case("1: 1", Asked::Count, 0, Some(1))]
#[case("one", Asked::Count, 0, Some(1))]
#[case("0", Asked::Boards, 1, None)]
#[case("0", Asked::Count, 0, Some(0))]
#[case("There is 1 solution", Asked::Boards, 0, Some(1))]
#[case("Number of solutions for n=1: 1", Asked::Count, 0, Some(1))]
#[case("Number of solutions for n = 1: 0", Asked::Either, 0, Some(0))]
#[case("Solution 1: 0", Asked::Either, 1, None)]
fn side_1(
    #[case] text: &str,
    #[case] asked: Asked,
    #[case] boards: usize,
    #[case] count: Option<u64>,
) {
    let printed = read(text.as_bytes(), 1, Options { asked, notation: None });
    assert_eq!(columns(&printed, 1), vec![vec![0]; boards]);
    assert_eq!(printed.count.map(|count| count.solutions), count);
}

#[test]
fn side_1_may_have_axes() {
    let printed = read(b"Board 1\n  a\n1 Q 1\n  a\n", 1, Options::default());
    assert_eq!((printed.boards.len(), printed.boards[0].line), (1, 3));
    assert_eq!(printed.boards[0].queens, [n_queens::board::Square { row: 0, column: 0 }]);
}

#[test]
fn a_wall_around_nothing_is_no_board() {
    assert!(read_text("##\n##\n", 0).boards.iter().all(|board| board.rows > 0));
    assert_eq!(shown(&read_text("###\n#Q#\n###\n", 1)), ["1x1: 00"]);
}

#[test]
fn side_0_has_one_empty_board() {
    assert_eq!(shown(&read_text("[[]]", 0)), ["0x0: "]);
    assert_eq!(read_text("[]", 0).none, Some(1));
}

/// A list over many lines ends on its last line: numbers on it are no totals.
#[test]
fn numbers_in_a_long_list_are_no_totals() {
    let text = "{\n  \"n\": 4,\n  \"solutions\": [\n    [\n      1,\n      3,\n      0,\n      2\n    ]\n  ]\n}\n";
    let printed = read_text(text, 4);
    assert_eq!((columns(&printed, 4), printed.count), (vec![vec![1, 3, 0, 2]], None));
}

/// Rows with blanks between the squares look like rows of a chequered board.
#[test]
fn spaced_rows_are_not_chequered() {
    let text = ". Q . .\n. . . Q\nQ . . .\n. . Q .\n\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n";
    for n in [7, 8] {
        assert_eq!(shown(&read_text(text, n)), ["4x4: 01 13 20 32", "4x4: 02 10 23 31"]);
    }
}

#[test]
fn boards_of_no_possible_size_are_unread() {
    assert_eq!(shown(&read_text("Q. Q\n. Q.\n", 8)), [""; 0]);
}

#[test]
fn a_notation_can_be_forced() {
    let text = b".Q..\n...Q\nQ...\n..Q.\n[2, 0, 3, 1]\n";
    let forced =
        |notation| read(text, 4, Options { notation: Some(notation), ..Options::default() });
    assert_eq!(columns(&forced(Notation::CompactRows), 4), [[1, 3, 0, 2]]);
    assert_eq!(columns(&forced(Notation::ListedColumns), 4), [[2, 0, 3, 1]]);
    assert_eq!(forced(Notation::Squares).unread.map(|unread| unread.line), Some(1));
}

#[test]
fn notations_have_names() {
    for notation in Notation::ALL {
        assert_eq!(notation.to_string().parse(), Ok(notation));
        assert!(!notation.description().is_empty());
    }
    let error = "grid".parse::<Notation>().unwrap_err().to_string();
    assert!(error.starts_with("no notation is called \"grid\": there are compact-rows, "));
}

/// Totals are looked for at the beginning and at the end of a long text, on lines of talk.
#[test]
fn totals_stand_at_either_end_of_a_long_text() {
    let count = |text: &str| read_text(text, 4).count.map(|count| count.solutions);
    let idle = "-\n".repeat(70_000);
    assert_eq!(count(&format!("Total: 2\n{idle}{idle}")), Some(2));
    assert_eq!(count(&format!("{idle}{idle}Total: 2\n")), Some(2));
    assert_eq!(count(&format!("{idle}Total: 2\n{idle}")), None);
    assert_eq!(count(&format!("{}total: 2\n", "on and ".repeat(200))), None);
}

/// The time that this thread has computed, in nanoseconds: other work on the machine is left out.
#[cfg(target_os = "linux")]
fn computed() -> u64 {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    times.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or_default()
}

/// A text takes about as much work as its ten parts: ten times as much if work were quadratic.
#[cfg(target_os = "linux")]
#[rstest]
#[case::brackets("[")]
#[case::open_lists("[a ")]
#[case::quotes("'")]
#[case::open_strings("\"a\n")]
#[case::rows_of_one("Q\n")]
#[case::rows(". Q . .\n. . . Q\nQ . . .\n. . Q .\n")]
#[case::one_long_row("Q. ")]
#[case::bars("|")]
#[case::lists("[1,3,0,2]\n")]
#[case::numbers("1 3 0 2\n")]
#[case::one_line_of_numbers("12 34 5 ")]
#[case::line_ends("\n")]
#[case::talk("placed queen 3 at row 2, 17 steps\n")]
#[case::one_word("a")]
fn work_is_linear_in_the_text(#[case] pattern: &str) {
    let work = |length: usize, times: usize| {
        let text = pattern.repeat(length / pattern.len());
        let before = computed();
        for _ in 0..times {
            read_text(&text, 4);
        }
        computed() - before
    };
    let (short, long) = (work(10_000, 10), work(100_000, 1));
    let ticks = 20_000_000;
    assert!(long <= 4 * short + ticks, "{pattern:?}: {short} ns in ten parts, {long} ns as one");
}

/// There is room for a million rows at least; what follows is said to be unread.
#[rstest]
#[case("Q...\n", 1_000_001)]
#[case("[1, 3, 0, 2]\n", 1_000_001)]
#[case("1 3 0 2\n", 1_000_001)]
#[ignore = "reads millions of lines"]
fn endless_texts_are_read_to_a_bound(#[case] line: &str, #[case] unread: usize) {
    let printed = read_text(&line.repeat(1_100_000), 4);
    assert!(printed.boards.len() <= 1_000_000);
    assert_eq!(printed.unread.map(|unread| unread.line), Some(unread));
}

#[test]
fn attacked_queens_beside_noise_are_no_boards() {
    let mut bytes = b"Q...\nQ...\nQ...\nQ...\n".to_vec();
    assert_eq!(read(&bytes, 4, Options::default()).boards.len(), 1);
    bytes.extend([0xff; 99].iter().chain(b"\n").copied().collect::<Vec<u8>>().repeat(45_000));
    let printed = read(&bytes, 4, Options::default());
    assert_eq!(printed.boards, []);
    assert!(printed.unread.is_some());
}

#[test]
fn what_is_no_text_is_left_after_four_million_bytes() {
    let mut bytes = [0xff_u8; 99].to_vec();
    bytes.push(b'\n');
    let printed = read(&bytes.repeat(45_000), 8, Options::default());
    assert_eq!(printed.unread.map(|unread| unread.line), Some(1));
    let boards = ".Q..\n...Q\nQ...\n..Q.\n".bytes().chain(bytes.repeat(45_000)).collect::<Vec<_>>();
    let printed = read(&boards, 4, Options::default());
    assert_eq!(columns(&printed, 4), [[1, 3, 0, 2]]);
    assert!(printed.unread.is_some());
}

/// Noise may hold a number on a line of its own.
#[test]
fn noise_says_nothing() {
    let printed = read(b"\x01\x02\x03\x04\x05\x06\n2\n", 4, Options::default());
    assert_eq!((printed.count, printed.unread.map(|unread| unread.line)), (None, Some(1)));
}

fn permutations(n: usize) -> impl Strategy<Value = Vec<Columns>> {
    let board = Just((0..n).collect::<Columns>()).prop_shuffle();
    prop::collection::vec(board, 1..6)
}

fn printed_texts() -> impl Strategy<Value = String> {
    let formats = BOARDS.len() + SETS.len();
    let parts =
        (0..formats, 0..SYMBOLS.len(), 0..HEADINGS.len(), 0..PROMPTS.len(), 0..TOTALS.len());
    (4_usize..7).prop_flat_map(permutations).prop_flat_map(move |boards| {
        parts.clone().prop_map(move |(format, symbols, heading, prompt, total)| {
            let format = BOARDS.iter().chain(&SETS).nth(format).unwrap();
            let printed = (format.print)(&boards, SYMBOLS[symbols]);
            text(&printed, HEADINGS[heading], "\n", PROMPTS[prompt], TOTALS[total])
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn boards_of_rooks_are_read_back(
        boards in (5_usize..13).prop_flat_map(permutations),
        format in 0..BOARDS.len(),
        symbols in 0..SYMBOLS.len(),
    ) {
        let format = &BOARDS[format];
        let n = boards[0].len();
        let axis = |board: &Columns| board.windows(2).all(|two| two[0].abs_diff(two[1]) == 1);
        prop_assume!(!boards.iter().all(axis));
        let print = text(&(format.print)(&boards, SYMBOLS[symbols]), "", "\n", "", "");
        prop_assert_eq!(columns(&read_text(&print, n), n), boards, "{}\n{}", format.name, print);
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..300), n in 0_usize..9) {
        read(&bytes, n, Options::default());
    }

    #[test]
    fn no_signs_make_it_panic(signs in "[ \n\tQq.01239ab|\\[\\](){},:'\"=x*#+-]{0,200}", n in 0_usize..9) {
        read(signs.as_bytes(), n, Options::default());
    }

    #[test]
    fn spliced_texts_do_not_make_it_panic(
        one in printed_texts(),
        other in printed_texts(),
        from in any::<prop::sample::Index>(),
        to in any::<prop::sample::Index>(),
        n in 0_usize..9,
    ) {
        let mut bytes = one.as_bytes()[..from.index(one.len())].to_vec();
        bytes.extend_from_slice(&other.as_bytes()[to.index(other.len())..]);
        read(&bytes, n, Options::default());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(20_000) })]

    #[test]
    #[ignore = "reads tens of thousands of texts, which takes a minute"]
    fn nothing_makes_it_panic_in_a_long_run(
        bytes in prop::collection::vec(any::<u8>(), 0..2000),
        signs in "[ \n\tQq.01239ab|\\[\\](){},:'\"=x*#+<>/\\\\n-]{0,600}",
        one in printed_texts(),
        other in printed_texts(),
        from in any::<prop::sample::Index>(),
        to in any::<prop::sample::Index>(),
        n in 0_usize..15,
    ) {
        let [head, tail] = [&one.as_bytes()[..from.index(one.len())], &other.as_bytes()[to.index(other.len())..]];
        for text in [&bytes, signs.as_bytes(), &[head, tail].concat(), &[head, &bytes, tail].concat()] {
            read(text, n, Options::default());
        }
    }
}
