//! Rung 6 with AVX2: 16 states to a vector. A yes or no is a lane of ones or zeros, and the
//! lanes to be kept are packed with a table of shuffles, half a vector at a time.

use super::Avx2;
use super::lanes::Lanes;
use crate::counting::levels::{Ahead, Finished, Pass};
use crate::counting::subproblem::OpenRow;
use std::arch::x86_64::{
    __m128i, __m256i, _mm_cvtsi32_si128, _mm_loadu_si128, _mm_storeu_si128, _mm256_and_si256,
    _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi16, _mm256_extracti128_si256,
    _mm256_loadu_si256, _mm256_movemask_epi8, _mm256_or_si256, _mm256_packs_epi16,
    _mm256_set_m128i, _mm256_set1_epi16, _mm256_setzero_si256, _mm256_shuffle_epi8,
    _mm256_sll_epi16, _mm256_srl_epi16, _mm256_sub_epi16, _mm256_xor_si256,
};

const LANES: usize = 16;

impl Pass for Avx2 {
    type Level = Lanes;
    const LANES: usize = LANES;

    fn advance(&self, parent: &mut Lanes, child: &mut Lanes, ahead: Ahead) -> u64 {
        // SAFETY: an `Avx2` proves that the processor has the instructions.
        unsafe {
            match ahead.rows.len() - 1 {
                2 => advance::<2, true>(parent, child, ahead),
                3 => advance::<3, true>(parent, child, ahead),
                4 => advance::<4, true>(parent, child, ahead),
                5 => advance::<5, true>(parent, child, ahead),
                _ => advance::<3, false>(parent, child, ahead),
            }
        }
    }

    fn finish(&self, level: &mut Lanes, ahead: Ahead) -> Finished {
        // SAFETY: as above.
        unsafe { finish(level, ahead) }
    }
}

/// [`Pass::advance`] with `AHEAD` rows looked at, and the open columns too if `COLUMNS`.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
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
        let state = load(parent, at);
        let (queen, leftover) = split(state.candidates);
        let born = state.child(queen, row);
        let (dead, candidates) = dead_end::<AHEAD, COLUMNS>(born, is_zero(queen), &rows, open);
        born_end = append(child, born_end, dead, State { candidates, ..born });
        let no_more = is_zero(leftover);
        left_end = append(parent, left_end, no_more, State { candidates: leftover, ..state });
    }
    (child.len, parent.len) = (born_end, left_end);
    block.len() as u64
}

/// Which of the children not to keep, and the candidates of all.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn dead_end<const AHEAD: usize, const COLUMNS: bool>(
    child: State,
    no_queen: __m256i,
    rows: &[Row; AHEAD],
    open: __m256i,
) -> (__m256i, __m256i) {
    let candidates = child.free(rows[0]);
    let mut reachable = candidates;
    let mut below = child;
    let mut dead = _mm256_or_si256(no_queen, is_zero(candidates));
    for index in 1..AHEAD {
        below = below.down(rows[index - 1]);
        let free = below.free(rows[index]);
        dead = _mm256_or_si256(dead, is_zero(free));
        reachable = _mm256_or_si256(reachable, free);
    }
    if COLUMNS {
        let met = _mm256_or_si256(child.columns, reachable);
        let all_met = is_zero(_mm256_andnot_si256(met, open));
        dead = _mm256_or_si256(dead, _mm256_xor_si256(all_met, splat(u16::MAX)));
    }
    (dead, candidates)
}

/// [`Pass::finish`]. Two columns are open, so a state has at most two candidates.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn finish(level: &mut Lanes, ahead: Ahead) -> Finished {
    let row = Row::new(ahead.rows[0]);
    let last = Row::new(ahead.rows[1]);
    let mut finished = Finished::default();
    for at in level.take_block(LANES).step_by(LANES) {
        let state = load(level, at);
        let (first, second) = split(state.candidates);
        for queen in [first, second] {
            let no_queen = is_zero(queen);
            let no_square = is_zero(state.child(queen, row).free(last));
            finished.tried += count_zeros(no_queen);
            finished.solutions += count_zeros(_mm256_or_si256(no_queen, no_square));
        }
    }
    finished
}

/// The lowest candidate of each lane, and the others.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn split(candidates: __m256i) -> (__m256i, __m256i) {
    let others = _mm256_and_si256(candidates, _mm256_sub_epi16(candidates, splat(1)));
    (_mm256_xor_si256(candidates, others), others)
}

/// All ones in the lanes that are zero.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn is_zero(lanes: __m256i) -> __m256i {
    _mm256_cmpeq_epi16(lanes, _mm256_setzero_si256())
}

/// How many lanes are zero, where the others are all ones.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn count_zeros(lanes: __m256i) -> u64 {
    u64::from(_mm256_movemask_epi8(lanes).count_zeros() / 2)
}

/// An open row, the same in every lane.
#[derive(Clone, Copy)]
struct Row {
    free: __m256i,
    gap: __m128i,
}

impl Row {
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    fn new(row: OpenRow) -> Self {
        Self { free: splat(row.free), gap: _mm_cvtsi32_si128(row.gap.into()) }
    }
}

/// One state in each lane.
#[derive(Clone, Copy)]
struct State {
    falling: __m256i,
    rising: __m256i,
    columns: __m256i,
    candidates: __m256i,
}

impl State {
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    fn child(self, queen: __m256i, row: Row) -> Self {
        Self {
            falling: _mm256_or_si256(self.falling, queen),
            rising: _mm256_or_si256(self.rising, queen),
            columns: _mm256_or_si256(self.columns, queen),
            ..self
        }
        .down(row)
    }

    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    fn down(self, row: Row) -> Self {
        Self {
            falling: _mm256_sll_epi16(self.falling, row.gap),
            rising: _mm256_srl_epi16(self.rising, row.gap),
            ..self
        }
    }

    /// The free squares of the row at which the states wait.
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    fn free(self, row: Row) -> __m256i {
        let attacked = _mm256_or_si256(_mm256_or_si256(self.falling, self.rising), self.columns);
        _mm256_andnot_si256(attacked, row.free)
    }
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn splat(lane: u16) -> __m256i {
    _mm256_set1_epi16(lane.cast_signed())
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn load(level: &Lanes, at: usize) -> State {
    let part = |lanes: &[u16]| {
        let lanes = &lanes[at..at + LANES];
        // SAFETY: the slice is as long as a vector.
        unsafe { _mm256_loadu_si256(lanes.as_ptr().cast()) }
    };
    State {
        falling: part(&level.falling),
        rising: part(&level.rising),
        columns: part(&level.columns),
        candidates: part(&level.candidates),
    }
}

/// Stores the lanes that are not dropped from `at` on, and returns where they end; `dropped` is
/// all ones in those that are.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn append(level: &mut Lanes, at: usize, dropped: __m256i, state: State) -> usize {
    // Packing works on each half of a vector: bytes 0–7 of a half are its eight lanes.
    let kept = !_mm256_movemask_epi8(_mm256_packs_epi16(dropped, dropped));
    let [low, _, high, _] = kept.to_le_bytes();
    let order = _mm256_set_m128i(order(high), order(low));
    let middle = at + low.count_ones() as usize;
    let part = |lanes: &mut [u16], vector| {
        let packed = _mm256_shuffle_epi8(vector, order);
        store_half(lanes, at, _mm256_castsi256_si128(packed));
        store_half(lanes, middle, _mm256_extracti128_si256(packed, 1));
    };
    part(&mut level.falling, state.falling);
    part(&mut level.rising, state.rising);
    part(&mut level.columns, state.columns);
    part(&mut level.candidates, state.candidates);
    middle + high.count_ones() as usize
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn store_half(lanes: &mut [u16], at: usize, vector: __m128i) {
    let lanes = &mut lanes[at..at + LANES / 2];
    // SAFETY: the slice is as long as half a vector.
    unsafe { _mm_storeu_si128(lanes.as_mut_ptr().cast(), vector) }
}

/// The shuffle that moves the kept lanes of half a vector to its front.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn order(kept: u8) -> __m128i {
    let bytes = &ORDERS[usize::from(kept)];
    // SAFETY: the array has the 16 bytes of half a vector.
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}

static ORDERS: [[u8; 16]; 256] = orders();

/// For each set of kept lanes, the positions of their bytes.
const fn orders() -> [[u8; 16]; 256] {
    let mut orders = [[0; 16]; 256];
    let mut kept = 0;
    while kept < 256 {
        let mut lane = 0;
        let mut place = 0;
        while lane < 8 {
            if kept >> lane & 1 == 1 {
                orders[kept][place] = 2 * lane;
                orders[kept][place + 1] = 2 * lane + 1;
                place += 2;
            }
            lane += 1;
        }
        kept += 1;
    }
    orders
}
