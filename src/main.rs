//! The program `queens`: all of it is in the library's `cli` module, where it can be tested.

fn main() -> std::process::ExitCode {
    n_queens::cli::run(std::env::args_os())
}
