//! The program `queens`.

fn main() {}
