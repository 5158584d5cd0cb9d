//! The one place with `unsafe` code.
//!
//! Two things are unsafe here, and each has one argument for its safety:
//!
//! - *Calling a function that is compiled for an instruction set.* A value of [`Avx2`] or
//!   [`Avx512`] exists only if the processor was asked and has the instructions, and every
//!   such call needs one.
//! - *Vector loads and stores through a pointer.* The pointer always comes from a slice that
//!   has just been cut to the length of a vector, which panics if the lanes are not there.

use super::portable::{self, Words};
use crate::counting::levels::{Ahead, Finished, Pass};

mod avx2;
mod avx512;
mod lanes;
mod pass;

/// Proof that the processor has AVX2, BMI1, BMI2 and POPCNT.
#[derive(Clone, Copy)]
pub(super) struct Avx2(());

impl Avx2 {
    pub(super) fn detect() -> Option<Self> {
        let found = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt");
        found.then_some(Self(()))
    }
}

/// Proof that the processor has AVX-512 F, BW, VL and VBMI2 and all that [`Avx2`] stands for.
#[derive(Clone, Copy)]
pub(super) struct Avx512(());

impl Avx512 {
    pub(super) fn detect() -> Option<Self> {
        let found = Avx2::detect().is_some()
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512vbmi2");
        found.then_some(Self(()))
    }
}

/// The safe kernel's pass, compiled once more for each instruction set.
pub(super) enum Compiled {
    Avx2(Avx2),
    Avx512(Avx512),
}

impl Compiled {
    pub(super) fn detect() -> Option<Self> {
        Avx512::detect().map(Self::Avx512).or_else(|| Avx2::detect().map(Self::Avx2))
    }
}

impl Pass for Compiled {
    type Level = Words;
    const LANES: usize = portable::LANES;

    fn advance(&self, parent: &mut Words, child: &mut Words, ahead: Ahead) -> u64 {
        match self {
            // SAFETY: the value proves that the processor has the instructions.
            Self::Avx2(Avx2(())) => unsafe { advance_avx2(parent, child, ahead) },
            // SAFETY: as above.
            Self::Avx512(Avx512(())) => unsafe { advance_avx512(parent, child, ahead) },
        }
    }

    fn finish(&self, level: &mut Words, ahead: Ahead) -> Finished {
        match self {
            // SAFETY: as above.
            Self::Avx2(Avx2(())) => unsafe { finish_avx2(level, ahead) },
            // SAFETY: as above.
            Self::Avx512(Avx512(())) => unsafe { finish_avx512(level, ahead) },
        }
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn advance_avx2(parent: &mut Words, child: &mut Words, ahead: Ahead) -> u64 {
    portable::advance(parent, child, ahead)
}

#[target_feature(enable = "avx512bw,avx512vl,bmi1,bmi2,popcnt")]
fn advance_avx512(parent: &mut Words, child: &mut Words, ahead: Ahead) -> u64 {
    portable::advance(parent, child, ahead)
}

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn finish_avx2(level: &mut Words, ahead: Ahead) -> Finished {
    portable::finish(level, ahead)
}

#[target_feature(enable = "avx512bw,avx512vl,bmi1,bmi2,popcnt")]
fn finish_avx512(level: &mut Words, ahead: Ahead) -> Finished {
    portable::finish(level, ahead)
}
