//! The pass of both vector kernels, written once.
//!
//! It is a macro because a function that is compiled for an instruction set cannot be generic over
//! it. A kernel brings, beside the name of its instructions and `LANES`:
//!
//! - `Vector`, one number in each lane, with `splat`, `and`, `or`, `xor`, `andnot` (not the first
//!   and the second) and `minus`;
//! - `Gap`, by how much `left` and `right` shift all lanes, from `gap`;
//! - `Kept`, a yes or no for each lane: `some` where a lane is not zero, `and_some` and `and_none`
//!   where it was yes and another vector has some or no bit too, and `count`;
//! - `read`, and `append`, which stores the kept lanes and returns where they end.

/// The pass, with the proof that the processor has the instructions, and how many rows it looks
/// ahead where open columns do not matter.
macro_rules! pass {
    ($proof:ident, $features:literal, $rows_without_columns:literal) => {
        impl Pass for $proof {
            type Level = Lanes;
            const LANES: usize = LANES;

            fn advance(&self, parent: &mut Lanes, child: &mut Lanes, ahead: Ahead) -> u64 {
                // SAFETY: the proof says that the processor has the instructions.
                unsafe {
                    match ahead.rows.len() - 1 {
                        2 => advance::<2, true>(parent, child, ahead),
                        3 => advance::<3, true>(parent, child, ahead),
                        4 => advance::<4, true>(parent, child, ahead),
                        5 => advance::<5, true>(parent, child, ahead),
                        _ => advance::<$rows_without_columns, false>(parent, child, ahead),
                    }
                }
            }

            fn finish(&self, level: &mut Lanes, ahead: Ahead) -> Finished {
                // SAFETY: as above.
                unsafe { finish(level, ahead) }
            }
        }

        /// [`Pass::advance`] with `AHEAD` rows looked at, and the open columns too if `COLUMNS`.
        #[target_feature(enable = $features)]
        fn advance<const AHEAD: usize, const COLUMNS: bool>(
            parent: &mut Lanes,
            child: &mut Lanes,
            ahead: Ahead,
        ) -> u64 {
            let row = Row::new(ahead.rows[0]);
            let rows: [Row; AHEAD] = std::array::from_fn(|index| Row::new(ahead.rows[index + 1]));
            let open = splat(ahead.columns);
            let block = parent.take_block(LANES);
            let (mut born_end, mut left_end) = (child.len, parent.len);
            for at in block.clone().step_by(LANES) {
                let state = State::load(parent, at);
                let (queen, leftover) = split(state.candidates);
                let born = state.child(queen, row);
                let (kept, candidates) =
                    promising::<AHEAD, COLUMNS>(born, some(queen), &rows, open);
                born_end = State { candidates, ..born }.append(child, born_end, kept);
                let parent_again = State { candidates: leftover, ..state };
                left_end = parent_again.append(parent, left_end, some(leftover));
            }
            (child.len, parent.len) = (born_end, left_end);
            block.len() as u64
        }

        /// Which of the children to keep, and the candidates of all.
        #[inline]
        #[target_feature(enable = $features)]
        fn promising<const AHEAD: usize, const COLUMNS: bool>(
            child: State,
            has_queen: Kept,
            rows: &[Row; AHEAD],
            open: Vector,
        ) -> (Kept, Vector) {
            let candidates = child.free(rows[0]);
            let mut reachable = candidates;
            let mut below = child;
            let mut kept = and_some(has_queen, candidates);
            for index in 1..AHEAD {
                below = below.down(rows[index - 1]);
                let free = below.free(rows[index]);
                kept = and_some(kept, free);
                reachable = or(reachable, free);
            }
            if COLUMNS {
                let met = or(child.columns, reachable);
                kept = and_none(kept, andnot(met, open));
            }
            (kept, candidates)
        }

        /// [`Pass::finish`]. Two columns are open, so a state has at most two candidates.
        #[target_feature(enable = $features)]
        fn finish(level: &mut Lanes, ahead: Ahead) -> Finished {
            let row = Row::new(ahead.rows[0]);
            let last = Row::new(ahead.rows[1]);
            let mut finished = Finished::default();
            for at in level.take_block(LANES).step_by(LANES) {
                let state = State::load(level, at);
                let (first, second) = split(state.candidates);
                for queen in [first, second] {
                    let has_queen = some(queen);
                    let free = state.child(queen, row).free(last);
                    finished.tried += count(has_queen);
                    finished.solutions += count(and_some(has_queen, free));
                }
            }
            finished
        }

        /// The lowest candidate of each lane, and the others.
        #[inline]
        #[target_feature(enable = $features)]
        fn split(candidates: Vector) -> (Vector, Vector) {
            let others = and(candidates, minus(candidates, splat(1)));
            (xor(candidates, others), others)
        }

        /// An open row, the same in every lane.
        #[derive(Clone, Copy)]
        struct Row {
            free: Vector,
            gap: Gap,
        }

        impl Row {
            #[inline]
            #[target_feature(enable = $features)]
            fn new(row: OpenRow) -> Self {
                Self { free: splat(row.free), gap: gap(row.gap) }
            }
        }

        /// One state in each lane.
        #[derive(Clone, Copy)]
        struct State {
            falling: Vector,
            rising: Vector,
            columns: Vector,
            candidates: Vector,
        }

        impl State {
            #[inline]
            #[target_feature(enable = $features)]
            fn child(self, queen: Vector, row: Row) -> Self {
                Self {
                    falling: or(self.falling, queen),
                    rising: or(self.rising, queen),
                    columns: or(self.columns, queen),
                    ..self
                }
                .down(row)
            }

            #[inline]
            #[target_feature(enable = $features)]
            fn down(self, row: Row) -> Self {
                Self {
                    falling: left(self.falling, row.gap),
                    rising: right(self.rising, row.gap),
                    ..self
                }
            }

            /// The free squares of the row at which the states wait.
            #[inline]
            #[target_feature(enable = $features)]
            fn free(self, row: Row) -> Vector {
                andnot(or(or(self.falling, self.rising), self.columns), row.free)
            }

            #[inline]
            #[target_feature(enable = $features)]
            fn load(level: &Lanes, at: usize) -> Self {
                Self {
                    falling: read(&level.falling, at),
                    rising: read(&level.rising, at),
                    columns: read(&level.columns, at),
                    candidates: read(&level.candidates, at),
                }
            }

            /// Stores the lanes to be kept from `at` on, and returns where they end.
            #[inline]
            #[target_feature(enable = $features)]
            fn append(self, level: &mut Lanes, at: usize, kept: Kept) -> usize {
                let parts = [
                    (&mut level.falling, self.falling),
                    (&mut level.rising, self.rising),
                    (&mut level.columns, self.columns),
                    (&mut level.candidates, self.candidates),
                ];
                append(parts, at, kept)
            }
        }
    };
}

pub(super) use pass;
