//! Rung 6 with AVX2: 16 states to a vector. A yes or no is a lane of zeros or ones, and the lanes
//! to be kept are packed with a table of shuffles, half a vector at a time.

use super::Avx2;
use super::lanes::{Lanes, ROOM};
use super::pass::pass;
use crate::counting::levels::{Ahead, Finished, Pass};
use crate::counting::subproblem::OpenRow;
use std::arch::x86_64::{
    __m128i, __m256i as Vector, _mm_cvtsi32_si128, _mm_loadu_si128, _mm_storeu_si128,
    _mm256_and_si256 as and, _mm256_andnot_si256 as andnot, _mm256_castsi256_si128,
    _mm256_cmpeq_epi16, _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_movemask_epi8,
    _mm256_or_si256 as or, _mm256_packs_epi16, _mm256_set_m128i, _mm256_set1_epi16,
    _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sll_epi16 as left, _mm256_srl_epi16 as right,
    _mm256_sub_epi16 as minus, _mm256_xor_si256 as xor,
};

const LANES: usize = 16;

/// One shift for all lanes.
type Gap = __m128i;

pass!(Avx2, "avx2,bmi1,bmi2,popcnt", 3);

/// All zeros in the lanes that are kept and all ones in the others: a comparison finds zeros.
#[derive(Clone, Copy)]
struct Kept(Vector);

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn splat(lane: u16) -> Vector {
    _mm256_set1_epi16(lane.cast_signed())
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn gap(rows: u16) -> Gap {
    _mm_cvtsi32_si128(rows.into())
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn some(lanes: Vector) -> Kept {
    Kept(is_zero(lanes))
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn and_some(kept: Kept, lanes: Vector) -> Kept {
    Kept(or(kept.0, is_zero(lanes)))
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn and_none(kept: Kept, lanes: Vector) -> Kept {
    Kept(or(kept.0, xor(is_zero(lanes), splat(u16::MAX))))
}

/// All ones in the lanes that are zero.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn is_zero(lanes: Vector) -> Vector {
    _mm256_cmpeq_epi16(lanes, _mm256_setzero_si256())
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn count(kept: Kept) -> u64 {
    u64::from(_mm256_movemask_epi8(kept.0).count_zeros() / 2)
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn read(lanes: &[u16], at: usize) -> Vector {
    let lanes = &lanes[at..at + LANES];
    // SAFETY: the slice is as long as a vector.
    unsafe { _mm256_loadu_si256(lanes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn append(parts: [(&mut [u16; ROOM], Vector); 4], at: usize, kept: Kept) -> usize {
    // Packing works on each half of a vector: bytes 0–7 of a half are its eight lanes.
    let kept = !_mm256_movemask_epi8(_mm256_packs_epi16(kept.0, kept.0));
    let [low, _, high, _] = kept.to_le_bytes();
    let order = _mm256_set_m128i(order(high), order(low));
    let middle = at + low.count_ones() as usize;
    for (lanes, vector) in parts {
        let packed = _mm256_shuffle_epi8(vector, order);
        store_half(lanes, at, _mm256_castsi256_si128(packed));
        store_half(lanes, middle, _mm256_extracti128_si256(packed, 1));
    }
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
