
// Calls a function of the submission above and prints what it returns, one JSON value a line.
// Arguments: the mark that leads our lines, then the calls.
// The words in capitals between percent signs are filled in by the judge.
mod judge_harness {
    pub trait Json {
        fn json(&self, out: &mut String);
    }
    macro_rules! shown {
        ($($kind:ty)*) => { $(impl Json for $kind {
            fn json(&self, out: &mut String) { out.push_str(&self.to_string()); }
        })* };
    }
    shown!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 bool);
    impl Json for () {
        fn json(&self, out: &mut String) { out.push_str("null"); }
    }
    impl Json for str {
        fn json(&self, out: &mut String) { out.push_str(&format!("{:?}", self)); }
    }
    impl Json for String {
        fn json(&self, out: &mut String) { self.as_str().json(out); }
    }
    impl Json for char {
        fn json(&self, out: &mut String) { self.to_string().json(out); }
    }
    impl<T: Json + ?Sized> Json for &T {
        fn json(&self, out: &mut String) { (**self).json(out); }
    }
    impl<T: Json + ?Sized> Json for Box<T> {
        fn json(&self, out: &mut String) { (**self).json(out); }
    }
    impl<T: Json> Json for Option<T> {
        fn json(&self, out: &mut String) {
            match self { Some(value) => value.json(out), None => out.push_str("null") }
        }
    }
    impl<T: Json, E: std::fmt::Debug> Json for Result<T, E> {
        fn json(&self, out: &mut String) {
            match self { Ok(value) => value.json(out), Err(error) => panic!("{:?}", error) }
        }
    }
    impl<T: Json> Json for [T] {
        fn json(&self, out: &mut String) { list(self.iter(), out); }
    }
    impl<T: Json, const N: usize> Json for [T; N] {
        fn json(&self, out: &mut String) { list(self.iter(), out); }
    }
    impl<T: Json> Json for Vec<T> {
        fn json(&self, out: &mut String) { list(self.iter(), out); }
    }
    impl<T: Json> Json for std::collections::HashSet<T> {
        fn json(&self, out: &mut String) { list(self.iter(), out); }
    }
    impl<T: Json> Json for std::collections::BTreeSet<T> {
        fn json(&self, out: &mut String) { list(self.iter(), out); }
    }
    impl<T: Json> Json for std::collections::VecDeque<T> {
        fn json(&self, out: &mut String) { list(self.iter(), out); }
    }
    impl<A: Json, B: Json> Json for (A, B) {
        fn json(&self, out: &mut String) {
            out.push('[');
            self.0.json(out);
            out.push(',');
            self.1.json(out);
            out.push(']');
        }
    }
    fn list<'a, T: Json + 'a>(items: impl Iterator<Item = &'a T>, out: &mut String) {
        out.push('[');
        for (i, item) in items.enumerate() {
            if i > 0 { out.push(','); }
            item.json(out);
        }
        out.push(']');
    }
}

#[allow(unused)]
fn main() {
    use judge_harness::Json as _;
    use std::io::Write as _;
    let arguments: Vec<std::string::String> = std::env::args().collect();
    let mark = &arguments[1];
    let mut reused = None;
    for wish in &arguments[2..] {
        let n: i32 = wish[wish.find(':').unwrap() + 1..].parse().unwrap();
        println!("\n{} call {}", mark, wish);
        let mut fresh = None;
        let slot = if wish.starts_with('r') { &mut reused } else { &mut fresh };
        let owner = slot.get_or_insert_with(|| %MAKE%);
        let value = %CALL%(n as _);
        let mut text = std::string::String::new();
        value.json(&mut text);
        println!("\n{} returned {}", mark, text);
        std::io::stdout().flush().unwrap();
    }
    println!("\n{} done", mark);
}
