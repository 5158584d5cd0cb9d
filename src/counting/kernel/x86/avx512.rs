//! Rung 6 with AVX-512: 32 states to a vector, a mask register for each yes or no, and one
//! instruction that packs the lanes to be kept.

use super::Avx512;
use super::lanes::Lanes;
use crate::counting::levels::{Ahead, Finished, Pass};
use crate::counting::subproblem::OpenRow;
use std::arch::x86_64::{
    __m512i, __mmask32, _mm512_and_si512, _mm512_andnot_si512, _mm512_loadu_si512,
    _mm512_mask_test_epi16_mask, _mm512_mask_testn_epi16_mask, _mm512_maskz_compress_epi16,
    _mm512_or_si512, _mm512_set1_epi16, _mm512_sllv_epi16, _mm512_srlv_epi16, _mm512_storeu_si512,
    _mm512_sub_epi16, _mm512_test_epi16_mask, _mm512_xor_si512,
};

const LANES: usize = 32;

impl Pass for Avx512 {
    type Level = Lanes;
    const LANES: usize = LANES;

    fn advance(&self, parent: &mut Lanes, child: &mut Lanes, ahead: Ahead) -> u64 {
        // SAFETY: an `Avx512` proves that the processor has the instructions.
        unsafe {
            match ahead.rows.len() - 1 {
                2 => advance::<2, true>(parent, child, ahead),
                3 => advance::<3, true>(parent, child, ahead),
                4 => advance::<4, true>(parent, child, ahead),
                5 => advance::<5, true>(parent, child, ahead),
                _ => advance::<4, false>(parent, child, ahead),
            }
        }
    }

    fn finish(&self, level: &mut Lanes, ahead: Ahead) -> Finished {
        // SAFETY: as above.
        unsafe { finish(level, ahead) }
    }
}

/// [`Pass::advance`] with `AHEAD` rows looked at, and the open columns too if `COLUMNS`.
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
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
        let has_queen = _mm512_test_epi16_mask(queen, queen);
        let (kept, candidates) = promising::<AHEAD, COLUMNS>(born, has_queen, &rows, open);
        born_end = append(child, born_end, kept, State { candidates, ..born });
        let has_more = _mm512_test_epi16_mask(leftover, leftover);
        left_end = append(parent, left_end, has_more, State { candidates: leftover, ..state });
    }
    (child.len, parent.len) = (born_end, left_end);
    block.len() as u64
}

/// Which of the children to keep, and the candidates of all.
#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn promising<const AHEAD: usize, const COLUMNS: bool>(
    child: State,
    mut kept: __mmask32,
    rows: &[Row; AHEAD],
    open: __m512i,
) -> (__mmask32, __m512i) {
    let candidates = child.free(rows[0]);
    let mut reachable = candidates;
    let mut below = child;
    kept = _mm512_mask_test_epi16_mask(kept, candidates, candidates);
    for index in 1..AHEAD {
        below = below.down(rows[index - 1]);
        let free = below.free(rows[index]);
        kept = _mm512_mask_test_epi16_mask(kept, free, free);
        reachable = _mm512_or_si512(reachable, free);
    }
    if COLUMNS {
        let met = _mm512_or_si512(child.columns, reachable);
        let unmet = _mm512_andnot_si512(met, open);
        kept = _mm512_mask_testn_epi16_mask(kept, unmet, unmet);
    }
    (kept, candidates)
}

/// [`Pass::finish`]. Two columns are open, so a state has at most two candidates.
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn finish(level: &mut Lanes, ahead: Ahead) -> Finished {
    let row = Row::new(ahead.rows[0]);
    let last = Row::new(ahead.rows[1]);
    let mut finished = Finished::default();
    for at in level.take_block(LANES).step_by(LANES) {
        let state = load(level, at);
        let (first, second) = split(state.candidates);
        for queen in [first, second] {
            let free = state.child(queen, row).free(last);
            let has_queen = _mm512_test_epi16_mask(queen, queen);
            let solved = _mm512_mask_test_epi16_mask(has_queen, free, free);
            finished.tried += u64::from(has_queen.count_ones());
            finished.solutions += u64::from(solved.count_ones());
        }
    }
    finished
}

/// The lowest candidate of each lane, and the others.
#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn split(candidates: __m512i) -> (__m512i, __m512i) {
    let others = _mm512_and_si512(candidates, _mm512_sub_epi16(candidates, splat(1)));
    (_mm512_xor_si512(candidates, others), others)
}

/// An open row, the same in every lane.
#[derive(Clone, Copy)]
struct Row {
    free: __m512i,
    gap: __m512i,
}

impl Row {
    #[inline]
    #[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
    fn new(row: OpenRow) -> Self {
        Self { free: splat(row.free), gap: splat(row.gap) }
    }
}

/// One state in each lane.
#[derive(Clone, Copy)]
struct State {
    falling: __m512i,
    rising: __m512i,
    columns: __m512i,
    candidates: __m512i,
}

impl State {
    #[inline]
    #[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
    fn child(self, queen: __m512i, row: Row) -> Self {
        Self {
            falling: _mm512_or_si512(self.falling, queen),
            rising: _mm512_or_si512(self.rising, queen),
            columns: _mm512_or_si512(self.columns, queen),
            ..self
        }
        .down(row)
    }

    #[inline]
    #[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
    fn down(self, row: Row) -> Self {
        Self {
            falling: _mm512_sllv_epi16(self.falling, row.gap),
            rising: _mm512_srlv_epi16(self.rising, row.gap),
            ..self
        }
    }

    /// The free squares of the row at which the states wait.
    #[inline]
    #[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
    fn free(self, row: Row) -> __m512i {
        let attacked = _mm512_or_si512(_mm512_or_si512(self.falling, self.rising), self.columns);
        _mm512_andnot_si512(attacked, row.free)
    }
}

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn splat(lane: u16) -> __m512i {
    _mm512_set1_epi16(lane.cast_signed())
}

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn load(level: &Lanes, at: usize) -> State {
    let part = |lanes: &[u16]| {
        let lanes = &lanes[at..at + LANES];
        // SAFETY: the slice is as long as a vector.
        unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) }
    };
    State {
        falling: part(&level.falling),
        rising: part(&level.rising),
        columns: part(&level.columns),
        candidates: part(&level.candidates),
    }
}

/// Stores the lanes to be kept from `at` on, and returns where they end.
#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn append(level: &mut Lanes, at: usize, kept: __mmask32, state: State) -> usize {
    let part = |lanes: &mut [u16], vector| {
        let lanes = &mut lanes[at..at + LANES];
        let packed = _mm512_maskz_compress_epi16(kept, vector);
        // SAFETY: the slice is as long as a vector.
        unsafe { _mm512_storeu_si512(lanes.as_mut_ptr().cast(), packed) }
    };
    part(&mut level.falling, state.falling);
    part(&mut level.rising, state.rising);
    part(&mut level.columns, state.columns);
    part(&mut level.candidates, state.candidates);
    at + kept.count_ones() as usize
}
