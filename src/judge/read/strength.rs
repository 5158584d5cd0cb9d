//! How strongly a number in talk is the number of solutions.

use super::phrases::{is_adjective, is_noun, is_sum, is_unit};
use super::words::Piece;

/// The size that a line speaks of: `n = 8`, `8 queens`, `8 x 8`, `size 8`.
pub(super) fn size(pieces: &[Piece]) -> Option<u64> {
    (0..pieces.len()).find_map(|at| match pieces[at] {
        Piece::Number(number) if is_size(pieces, at) => Some(number),
        _ => None,
    })
}

fn is_size(pieces: &[Piece], at: usize) -> bool {
    let word = |at: usize| match pieces.get(at) {
        Some(Piece::Word(word)) => *word,
        _ => "",
    };
    let number = |at: usize| matches!(pieces.get(at), Some(Piece::Number(_)));
    let joined = usize::from(matches!(pieces.get(at + 1), Some(Piece::Sign('-' | ' '))));
    let next = word(at + 1 + joined);
    if next.starts_with("queen") || next == "q" {
        return true;
    }
    let by = |at: usize| {
        matches!(word(at), "x" | "by") || matches!(pieces.get(at), Some(Piece::Sign('×' | '*')))
    };
    if by(at + 1) && number(at + 2) || at > 1 && by(at - 1) && number(at - 2) {
        return true;
    }
    let mut before = at;
    while before > 0
        && matches!(
            pieces[before - 1],
            Piece::Sign('=' | ':' | '(' | ')' | '"' | '\'') | Piece::Word("is" | "of")
        )
    {
        before -= 1;
    }
    let name = if before > 0 { word(before - 1) } else { "" };
    let queens =
        before > 1 && name == "queens" && matches!(word(before - 2), "for" | "place" | "with");
    matches!(name, "n" | "size" | "side" | "order" | "dimension") || queens || {
        name == "for" && !is_noun(next) && before == at
    }
}

/// What the words between a number and the number before it say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Named {
    /// They name something else, such as `nodes`, or there are none.
    Other,
    Sum,
    Solutions,
}

/// The pieces before a number that belong to no other number.
pub(super) fn own_name<'p, 't>(before: &'p [Piece<'t>]) -> &'p [Piece<'t>] {
    let is_number = |piece: &Piece| matches!(piece, Piece::Number(_) | Piece::Measure);
    before.rsplit(is_number).next().unwrap_or_default()
}

pub(super) fn named(name: &[Piece]) -> Named {
    let any = |is_such: fn(&str) -> bool| {
        name.iter().any(|piece| matches!(piece, Piece::Word(word) if is_such(word)))
    };
    match (any(is_noun), any(is_sum)) {
        (true, _) => Named::Solutions,
        (_, true) => Named::Sum,
        _ => Named::Other,
    }
}

/// Whether the name before a number is that of time, steps or the like: `number of nodes`,
/// `no solution, steps:`, but not `8 rows:`.
fn names_unit(before: &[Piece]) -> bool {
    let name = own_name(before);
    let mut words = name.iter().filter_map(|piece| match piece {
        Piece::Word(word) => Some(*word),
        _ => None,
    });
    let own = if name.len() < before.len() { name.get(1..).unwrap_or_default() } else { name };
    match own {
        // A way of searching: `solutions found by backtracking: 92`.
        [.., Piece::Word("by" | "with" | "using" | "via"), Piece::Word(_), Piece::Sign(_)] => {}
        [.., Piece::Word(word), Piece::Sign(':' | '=')] => return is_unit(word),
        _ => {}
    }
    words.any(is_sum) && words.any(is_unit) && named(name) < Named::Solutions
}

/// How strongly the number at a place is the number of solutions, if at all.
pub(super) fn strength(pieces: &[Piece], at: usize, n: u64, alone: bool) -> Option<u8> {
    if is_size(pieces, at) {
        return None;
    }
    let word = |at: usize| match pieces.get(at) {
        Some(Piece::Word(word)) => *word,
        _ => "",
    };
    if is_lone(pieces, at) {
        return alone.then_some(2);
    }
    let before = &pieces[..at];
    let assigns = |piece: Option<&Piece>| matches!(piece, Some(Piece::Sign('=' | ':')));
    let names_next = assigns(before.last()) && assigns(pieces.get(at + 2));
    let has_unit = is_unit(word(at + 1)) && !names_next;
    let percent = matches!(pieces.get(at + 1), Some(Piece::Sign('%')));
    if percent || has_unit || names_unit(before) {
        return None;
    }
    let lesser = |word: &str| matches!(word, "unique" | "fundamental" | "distinct");
    let mut next = at + 1;
    let mut penalty = 0;
    while is_adjective(word(next)) {
        penalty |= u8::from(lesser(word(next)));
        next += 1;
    }
    if is_noun(word(next)) {
        let label = at > 0 && word(at - 1) == word(next);
        return (!label).then_some(5 - penalty);
    }
    let words = || {
        before.iter().filter_map(|piece| match piece {
            Piece::Word(word) => Some(*word),
            _ => None,
        })
    };
    let sum = words().any(is_sum);
    let noun = words().any(is_noun);
    let last = before.last().copied().unwrap_or(Piece::Sign(' '));
    let stated = matches!(
        last,
        Piece::Sign('=' | ':' | '>')
            | Piece::Word("is" | "are" | "has" | "found" | "total" | "count" | "of")
    );
    if is_label(before, sum) {
        return None;
    }
    let penalty = u8::from(words().any(lesser));
    match (stated, noun || sum) {
        (true, true) => Some(4 - penalty),
        (false, true) if sum && last != Piece::Sign('#') && noun => Some(3 - penalty),
        (true, false) if at + 1 == pieces.len() && n != 0 => Some(1),
        _ => None,
    }
}

/// Whether a number is all that a line says, but for signs around it or the time it took:
/// `92`, `+92`, `92!`, `92 in 3 ms`.
fn is_lone(pieces: &[Piece], at: usize) -> bool {
    let ornament = |piece: &Piece| matches!(piece, Piece::Sign('*' | '=' | '+'));
    let signless = |piece: &Piece| {
        !(ornament(piece) || matches!(piece, Piece::Sign('!' | '.' | ',' | ';' | '(' | ')')))
    };
    let rest: Vec<Piece> = pieces[at + 1..].iter().copied().filter(signless).collect();
    let timed = match rest[..] {
        [] => true,
        [Piece::Word("in"), Piece::Number(_) | Piece::Measure, Piece::Word(unit)]
        | [Piece::Number(_) | Piece::Measure, Piece::Word(unit)] => is_unit(unit),
        _ => false,
    };
    timed && pieces[..at].iter().all(ornament)
}

/// Whether the words before a number make it the number of one board: `Solution 1`,
/// `Solution No. : 1`, `Possibility number 1`.
fn is_label(before: &[Piece], sum: bool) -> bool {
    let mut left = before;
    let mut named = false;
    while let [rest @ .., piece] = left {
        match piece {
            Piece::Word("no" | "number" | "nr" | "num") | Piece::Sign('#') => named = true,
            Piece::Sign('.' | ':' | '(' | '-' | '_') => {}
            Piece::Word(word) if is_noun(word) => {
                let plural = word.ends_with('s') || matches!(*word, "answer" | "result");
                let colon = matches!(before.last(), Some(Piece::Sign(':')));
                return named || !(sum || colon && (plural || !rest.is_empty()));
            }
            _ => return false,
        }
        left = rest;
    }
    named
}
