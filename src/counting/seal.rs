//! A check at the end of a text: what is cut off or edited is noticed.
//!
//! The check is the 64-bit FNV-1a hash. It is no protection against someone who computes it
//! anew, and none is needed; any single changed byte changes it.

/// The text with its check. It should end in a separator.
pub(super) fn sealed(text: &str) -> String {
    format!("{text}check {:016x}", hash(text))
}

/// Whether a text ends in its check.
pub(super) fn is_sealed(text: &str) -> bool {
    text.rsplit_once("check ").is_some_and(|(body, _)| sealed(body) == text)
}

fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::{hash, is_sealed, sealed};

    #[test]
    fn known_hashes() {
        assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn every_cut_and_every_changed_bit_is_noticed() {
        let text = sealed("n 8\nsolutions 92\n");
        assert!(is_sealed(&text));
        for end in 0..text.len() {
            assert!(!is_sealed(&text[..end]), "cut at {end}");
        }
        for position in 0..text.len() * 8 {
            let mut bytes = text.clone().into_bytes();
            bytes[position / 8] ^= 1 << (position % 8);
            let noticed = String::from_utf8(bytes).is_ok_and(|changed| is_sealed(&changed));
            assert!(!noticed, "changed bit {position}");
        }
    }
}
