fn main() {
    let n: usize = "4";
}
