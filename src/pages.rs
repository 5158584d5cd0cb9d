//! The pages that belong to no module: `cargo test --doc` runs their blocks too.

macro_rules! pages {
    ($($name:ident, $file:literal;)*) => {
        $(#[doc = include_str!(concat!("../docs/", $file))]
        mod $name {})*
    };
}

pages! {
    interview, "interview.md";
    rust_hurdles, "rust-hurdles.md";
    what_the_texts_get_wrong, "what-the-texts-get-wrong.md";
}
