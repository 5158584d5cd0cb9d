//! Functions as they are declared, in the languages that put braces around their bodies.

use super::tokens::{is_word, tokens};

/// A function as it is declared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The class, or the type in Rust, whose method it is.
    pub class: Option<String>,
    /// Its parameters, as written.
    pub parameters: Vec<String>,
    /// Whether the word before its name is `void`.
    pub is_void: bool,
}

/// Every function that is declared outside of functions, in order.
pub fn functions(code: &str) -> Vec<Function> {
    let words: Vec<&str> = tokens(code).collect();
    let mut around: Vec<Option<String>> = Vec::new();
    let mut coming: Option<String> = None;
    let mut found = Vec::new();
    for (place, &word) in words.iter().enumerate() {
        match word {
            "{" => around.push(coming.take()),
            "}" => drop(around.pop()),
            ";" => coming = None,
            _ if is_class_word(word) || (word == "for" && coming.is_some()) => {
                coming = name_after(&words, place).or(coming);
            }
            _ if is_word(word)
                && words.get(place + 1) == Some(&"(")
                && around.iter().all(Option::is_some)
                && coming.is_none() =>
            {
                let class = around.last().cloned().flatten();
                found.push(declaration(&words, place, class));
            }
            _ => {}
        }
    }
    found
}

/// The names of the functions of a script, which follow a word of its language.
pub fn names_after(word: &str, code: &str) -> Vec<String> {
    let words: Vec<&str> = tokens(code).collect();
    let named = words.windows(2).filter(|pair| pair[0] == word && is_word(pair[1]));
    named.map(|pair| pair[1].to_owned()).collect()
}

/// Whether a word opens a type, or something else that holds functions.
pub fn is_class_word(word: &str) -> bool {
    matches!(word, "class" | "struct" | "impl" | "interface" | "enum" | "record" | "namespace")
}

/// The first name after a place, past generic parameters in angle brackets.
fn name_after(words: &[&str], place: usize) -> Option<String> {
    let mut depth = 0_usize;
    for &word in words.get(place + 1..)? {
        match word {
            "<" => depth += 1,
            ">" => depth = depth.saturating_sub(1),
            _ if depth == 0 && is_word(word) => return Some(word.to_owned()),
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// The function whose name stands at a place and is followed by its parameters.
fn declaration(words: &[&str], place: usize, class: Option<String>) -> Function {
    let mut depth = 0_i64;
    let mut parameters = vec![String::new()];
    for &word in &words[place + 1..] {
        match word {
            "(" | "<" | "[" => depth += 1,
            ")" | ">" | "]" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if depth == 1 && word == "," {
            parameters.push(String::new());
        } else if !(depth == 1 && word == "(") {
            let last = parameters.last_mut().expect("there is always one");
            last.push_str(word);
            last.push(' ');
        }
    }
    parameters.retain(|parameter| !parameter.trim().is_empty());
    let is_void = place > 0 && words[place - 1] == "void";
    Function { name: words[place].to_owned(), class, parameters, is_void }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn function(code: &str, name: &str) -> Option<Function> {
        functions(code).into_iter().find(|function| function.name == name)
    }

    #[test]
    fn methods_are_found_in_their_class() {
        let text = "class Solution {\npublic:\n  bool safe(int r) { return f(r); }\n  \
                    vector<vector<string>> solveNQueens(int n) { safe(n); return {}; }\n};";
        let found = function(text, "solveNQueens").unwrap();
        assert_eq!(found.class.as_deref(), Some("Solution"));
        assert_eq!(found.parameters, ["int n "]);
    }

    #[test]
    fn calls_are_not_declarations() {
        let text = "int total;\nvoid queens(int n) { solveNQueens(n); }";
        assert_eq!(function(text, "solveNQueens"), None);
        assert!(function(text, "queens").unwrap().is_void);
    }

    #[test]
    fn generic_parameters_do_not_part() {
        let text = "impl Solution { fn f(&mut self, map: &HashMap<i32, i32>, n: i32) {} }";
        let found = function(text, "f").unwrap();
        assert_eq!(found.parameters.len(), 3);
        assert_eq!(found.class.as_deref(), Some("Solution"));
    }
}
