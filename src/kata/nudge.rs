//! The first hint after a failed check: a question about the mistake that the judge named.

use crate::judge::Mistake;

/// A question that leads to the mistake without giving it away.
pub fn nudge(mistake: Mistake) -> &'static str {
    match mistake {
        Mistake::ColumnNeverCompared
        | Mistake::RowNeverCompared
        | Mistake::FallingDiagonalNeverCompared
        | Mistake::RisingDiagonalNeverCompared
        | Mistake::NoDiagonalsCompared => {
            "Put a finger on each of the two queens that the judge marked. When your program placed \
             the second of them, which comparison should have seen the first? Read that comparison \
             aloud with the two squares in it."
        }
        Mistake::StopsAtFirstSolution | Mistake::OneSolutionPerFirstColumn => {
            "What does your search do right after it has found a solution? Who learns of it, and \
             does anybody go on with the next square?"
        }
        Mistake::MirrorsMissing | Mistake::MiddleColumnMirroredTwice => {
            "Take one board that your search finds and its mirror image. For which boards does the \
             search find the image by itself, and for which only you can add it?"
        }
        Mistake::SameBoardRepeated | Mistake::EmptyBoardRepeated => {
            "How many boards does your program hold in memory: one for each solution, or one that \
             is stored many times? When is each of them made?"
        }
        Mistake::DuplicatesPrinted => {
            "In how many ways can your search reach the same board? Could it place the same queens \
             in another order?"
        }
        Mistake::SizeIgnored | Mistake::OffByOneFirstRow => {
            "Say your program's loops aloud for n = 4 and again for n = 5. Where do they begin and \
             where do they end, and is that the n that was asked for?"
        }
        Mistake::OnlyNBoardsPrinted => {
            "n = 4 has 2 solutions and n = 5 has 10. Which number does the loop over the results \
             run to?"
        }
        Mistake::FundamentalSolutionsOnly => {
            "Are two boards the same solution if one is the other turned round? Read the task \
             again, and count the boards in its example."
        }
        Mistake::N1Refused | Mistake::ZeroBoardForUnsolvable => {
            "Play your program by hand for n = 1, n = 2 and n = 3. What does it say in each case, \
             and how many solutions are there?"
        }
        Mistake::StateKeptBetweenCalls => {
            "The judge calls your function several times. What is still there from the first call \
             when the second one begins?"
        }
        Mistake::RowsShareOneList => {
            "Place one queen on an empty board and print the board. How many queens do you see?"
        }
        Mistake::UnsignedSubtraction
        | Mistake::IndexOutOfRange
        | Mistake::DiagonalArraysTooShort => {
            "Take the queen in the top right corner, and the one in the bottom left. Which index \
             does each line of your program make of them, and is there such a place?"
        }
        Mistake::UndoMissing => {
            "List what your program changes before the recursive call, and then what it changes \
             after it. Do the two lists match?"
        }
        Mistake::PartialBoardsPrinted => {
            "How many queens stand on the first wrong board? At which moment does your program \
             store or print it?"
        }
        Mistake::WrongCount => {
            "Which line adds to the count, how often is it reached for one solution, and where \
             does the count begin?"
        }
    }
}
