//! The visitor that prints solutions as they are found.

use super::error::Error;
use super::format::BoardPrinter;
use super::progress::Progress;
use n_queens::Visitor;
use std::io::{self, Write};
use std::ops::ControlFlow;

/// Prints each solution and stops when enough are printed, or when nobody reads any more.
pub(super) struct Print<W> {
    printer: BoardPrinter<W>,
    left: usize,
    result: io::Result<()>,
    /// The sign of life until the first board is there.
    waiting: Option<Progress>,
}

impl<W: Write> Print<W> {
    /// Prints at most `take` boards; all of them if that is `None`.
    pub(super) fn new(printer: BoardPrinter<W>, take: Option<usize>) -> Self {
        let waiting = Some(Progress::start("looking for a board"));
        Self { printer, left: take.unwrap_or(usize::MAX), result: Ok(()), waiting }
    }

    /// Ends the output and answers with the number of boards printed.
    pub(super) fn finish(mut self) -> Result<u64, Error> {
        self.waiting = None;
        self.result?;
        self.printer.finish()?;
        Ok(self.printer.printed())
    }
}

impl<W: Write> Visitor for Print<W> {
    fn solved(&mut self, queens: &[usize]) -> ControlFlow<()> {
        self.waiting = None;
        self.result = self.printer.print(queens);
        self.left -= 1;
        if self.result.is_ok() && self.left > 0 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}
