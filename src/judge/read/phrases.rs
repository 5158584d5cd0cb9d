//! What programs say: that there is no solution, what they count and in which units.

/// What means "no solution" alone on a line.
const ALONE: &[&str] = &[
    "-1",
    "[]",
    "{}",
    "()",
    "none",
    "null",
    "nil",
    "nothing",
    "false",
    "0",
    "no",
    "[-1]",
    "[[]]",
    "empty",
    "unsolvable",
    "undefined",
    "[ ]",
    "nothing found",
    "none found",
    "(none)",
    "[||]",
    "<empty>",
    "empty set",
    "empty list",
    "failed",
    "failure",
    "fail",
    "#f",
    "n/a",
    "no_solution",
    "no rows selected",
    "optional.empty",
    "list()",
    "set()",
    "seq()",
    "vector()",
    "array()",
    "array([])",
    "integer(0)",
];

/// What means so at the end of a line.
const ENDS: &[&str] =
    &["[]", "{}", ": none", "= none", ": false", ": -1", "= -1", ": null", "is none", "is empty"];

/// What means so anywhere on a line.
const PHRASES: &[&str] = &[
    "no solution",
    "no soln",
    "no possible",
    "no valid",
    "no way",
    "no combination",
    "no state",
    "no configuration",
    "no arrangement",
    "no placement",
    "no board",
    "no answer",
    "no result",
    "no such",
    "not possible",
    "impossible",
    "cannot be",
    "can't be",
    "can not be",
    "not exist",
    "n't exist",
    "unsolvable",
    "not found",
    "at least 4",
    "no solutions",
    "0 solution",
    "zero solution",
    "not solvable",
    "no feasible",
    "no safe",
    "cannot solve",
    "can't solve",
    "cannot place",
    "can't place",
    "without solution",
    "without a solution",
    "not be solved",
    "must be >",
    "should be >",
    "greater than 3",
    "more than 3",
    "no layout",
    "no position",
    "no distinct",
    "no permutation",
    "has none",
    "have none",
    "there are none",
    "there is none",
    "failed to find",
    "no legal",
    "not have a solution",
    "n't have a solution",
    "n't have any",
    "not have any",
    "no ways",
    "no queen",
    "too small",
    "found none",
    "no more solution",
    "n't find",
    "could not find",
    "not a solution",
    "n't any solution",
    "unable to",
    "unsat",
];

/// Parts of all phrases: most lines have none of them.
const HINTS: &[&str] = &[
    "no", "n't", "can", "imposs", "unsolv", "zero", "0 ", "at least", "than 3", "small", "be >",
    "without", "fail", "unable", "unsat",
];

/// The same phrases in other languages.
const FOREIGN: &[&str] = &[
    "no hay soluci",
    "no existe soluci",
    "no existen soluci",
    "sin soluci",
    "não há solu",
    "não existe solu",
    "sem solu",
    "nenhuma solu",
    "aucune solution",
    "pas de solution",
    "nessuna soluzione",
    "non esistono soluzioni",
    "nu exist",
    "keine lösung",
    "keine loesung",
    "geen oplossing",
    "ingen lösning",
    "brak rozwiązań",
    "нет решени",
    "решений нет",
    "решений не существует",
    "çözüm yok",
    "無解",
    "无解",
    "没有解",
    "不存在解",
    "解なし",
    "解はありません",
    "해가 없",
    "해 없음",
];

/// Whether a line in lower case says that there is no solution.
pub(super) fn says_none(line: &str) -> bool {
    let line = line.trim_end_matches(['.', '!', ' ']);
    let has = |phrases: &[&str]| phrases.iter().any(|phrase| line.contains(phrase));
    ALONE.contains(&line)
        || ENDS.iter().any(|end| line.ends_with(end))
        || is_zero(line)
        || has(HINTS) && has(PHRASES)
        || has(FOREIGN)
}

/// Whether a line gives 0 for a number of solutions: it has no other number, and none of steps.
fn is_zero(line: &str) -> bool {
    let ends = [": 0", "= 0", "is 0"];
    let words = || line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let numbers = words().filter(|word| word.bytes().any(|byte| byte.is_ascii_digit()));
    ends.iter().any(|end| line.ends_with(end)) && numbers.count() == 1 && !words().any(is_unit)
}

/// Words for what is counted.
pub(super) fn is_noun(word: &str) -> bool {
    let stems = [
        "solution",
        "soln",
        "way",
        "arrangement",
        "configuration",
        "possibilit",
        "placement",
        "combination",
        "board",
        "answer",
        "result",
        "layout",
        "setting",
        "permutation",
        "setup",
        "solucion",
        "soluç",
        "soluzion",
        "loesung",
        "lösung",
        "oplossing",
        "решени",
        "outcome",
        "state",
    ];
    stems.iter().any(|stem| word.starts_with(stem)) || word.contains('解')
}

/// Words that say that a number is a sum.
pub(super) fn is_sum(word: &str) -> bool {
    ["total", "count", "number", "found", "sum", "amount", "all", "many", "cnt", "num"]
        .contains(&word)
}

/// Words that may stand between a number and what is counted.
pub(super) fn is_adjective(word: &str) -> bool {
    let words = [
        "distinct",
        "different",
        "possible",
        "valid",
        "total",
        "correct",
        "unique",
        "fundamental",
        "legal",
        "safe",
        "such",
        "more",
        "complete",
        "all",
        "full",
        "queen",
        "queens",
        "essentially",
    ];
    words.contains(&word)
}

/// What is counted, but is no solution: time, steps, squares.
pub(super) fn is_unit(word: &str) -> bool {
    let stems = [
        "second",
        "sec",
        "milli",
        "micro",
        "minute",
        "step",
        "node",
        "call",
        "tr",
        "attempt",
        "iteration",
        "recursi",
        "backtrack",
        "conflict",
        "move",
        "check",
        "compar",
        "row",
        "column",
        "square",
        "time",
        "byte",
        "thread",
        "percent",
        "nano",
        "item",
        "place",
        "col",
        "cell",
        "line",
        "rank",
        "file",
        "piece",
    ];
    ["s", "ms", "us", "ns", "st", "nd", "rd", "th", "kb", "mb", "µs"].contains(&word)
        || stems.iter().any(|stem| word.starts_with(stem))
}
