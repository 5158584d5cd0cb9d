//! Points in time as the record keeps them: whole seconds, written `2026-03-01T09:30:00Z`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Seconds in a day.
const DAY: u64 = 24 * 60 * 60;

/// Seconds since the beginning of 1970, in universal time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(pub u64);

impl Moment {
    /// Now.
    pub fn now() -> Self {
        Self(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()))
    }

    /// So many days later.
    #[must_use]
    pub fn plus_days(self, days: u64) -> Self {
        Self(self.0.saturating_add(days * DAY))
    }

    /// Whole minutes from an earlier moment to this one, rounded up: what was begun took one.
    pub fn minutes_since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0).div_ceil(60)
    }

    /// Days from an earlier moment to this one, rounded up.
    pub fn days_since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0).div_ceil(DAY)
    }

    /// The day alone, such as `2026-03-01`.
    pub fn day(self) -> String {
        self.to_string().chars().take(10).collect()
    }

    /// The time of day alone, such as `09:30`.
    pub fn time_of_day(self) -> String {
        self.to_string().chars().skip(11).take(5).collect()
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The last second of the year 9999 is the last one that can be written.
        let seconds = Duration::from_secs(self.0.min(253_402_300_799));
        write!(formatter, "{}", humantime::format_rfc3339_seconds(UNIX_EPOCH + seconds))
    }
}

impl Serialize for Moment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let time = humantime::parse_rfc3339(&text).map_err(de::Error::custom)?;
        Ok(Self(time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_and_read_as_text() {
        let text = "\"2026-03-01T09:30:00Z\"";
        let moment: Moment = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&moment).unwrap(), text);
        assert_eq!((moment.day(), moment.time_of_day()), ("2026-03-01".into(), "09:30".into()));
        assert_eq!(moment.plus_days(1).days_since(moment), 1);
        assert_eq!(Moment(61).minutes_since(Moment(0)), 2);
    }
}
