//! Rung 6 with AVX-512: 32 states to a vector, a mask register for each yes or no, and one
//! instruction that packs the lanes to be kept.

use super::Avx512;
use super::lanes::{Lanes, ROOM};
use super::pass::pass;
use crate::counting::levels::{Ahead, Finished, Pass};
use crate::counting::subproblem::OpenRow;
use std::arch::x86_64::{
    __m512i as Vector, __mmask32 as Kept, _mm512_and_si512 as and, _mm512_andnot_si512 as andnot,
    _mm512_loadu_si512, _mm512_mask_test_epi16_mask, _mm512_mask_testn_epi16_mask,
    _mm512_maskz_compress_epi16, _mm512_or_si512 as or, _mm512_set1_epi16,
    _mm512_sllv_epi16 as left, _mm512_srlv_epi16 as right, _mm512_storeu_si512,
    _mm512_sub_epi16 as minus, _mm512_test_epi16_mask, _mm512_xor_si512 as xor,
};

const LANES: usize = 32;

/// Each lane has its own shift, all of them the same.
type Gap = Vector;

pass!(Avx512, "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt", 4);

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn splat(lane: u16) -> Vector {
    _mm512_set1_epi16(lane.cast_signed())
}

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn gap(rows: u16) -> Gap {
    splat(rows)
}

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn some(lanes: Vector) -> Kept {
    _mm512_test_epi16_mask(lanes, lanes)
}

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn and_some(kept: Kept, lanes: Vector) -> Kept {
    _mm512_mask_test_epi16_mask(kept, lanes, lanes)
}

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn and_none(kept: Kept, lanes: Vector) -> Kept {
    _mm512_mask_testn_epi16_mask(kept, lanes, lanes)
}

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn count(kept: Kept) -> u64 {
    kept.count_ones().into()
}

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn read(lanes: &[u16], at: usize) -> Vector {
    let lanes = &lanes[at..at + LANES];
    // SAFETY: the slice is as long as a vector.
    unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512vbmi2,avx512vl,bmi1,bmi2,popcnt")]
fn append(parts: [(&mut [u16; ROOM], Vector); 4], at: usize, kept: Kept) -> usize {
    for (lanes, vector) in parts {
        let lanes = &mut lanes[at..at + LANES];
        let packed = _mm512_maskz_compress_epi16(kept, vector);
        // SAFETY: the slice is as long as a vector.
        unsafe { _mm512_storeu_si512(lanes.as_mut_ptr().cast(), packed) }
    }
    at + kept.count_ones() as usize
}
