//! Arguments that several of the commands take.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use n_queens::kata::exercise::Exercise;
use n_queens::kata::language::Language;

/// Reads the name of an exercise; completions and help list them all.
pub fn exercise() -> impl TypedValueParser<Value = Exercise> {
    let names = Exercise::ALL.iter().map(|exercise| PossibleValue::new(exercise.name()));
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Exercise>())
}

/// Reads the name of a language.
pub fn language() -> impl TypedValueParser<Value = Language> {
    let names = Language::ALL.map(|language| PossibleValue::new(language.name()));
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Language>())
}

/// Reads how many minutes the clock runs: a day at most.
pub fn minutes(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(minutes @ 1..=1440) => Ok(minutes),
        _ => Err("give whole minutes from 1 to 1440, such as 30".to_owned()),
    }
}
