//! The table of a class as comma-separated values. It is also the memory of the batch: the last
//! column changes whenever a submission does.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::path::Path;

use csv::{ByteRecord, Reader, Writer};

use crate::judge::{Report, Verdict};

/// The verdict of what is no submission.
pub const NOT_JUDGED: &str = "not judged";

/// One submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The name of its file or folder.
    pub name: OsString,
    /// The letters of the verdict, or `not judged`.
    pub verdict: String,
    /// The sizes and their verdicts.
    sizes: Vec<(usize, String)>,
    /// The verdicts in the order of the columns.
    pub cells: Vec<String>,
    /// The bugs that were named.
    pub diagnosis: Vec<String>,
    /// The first failure in one line.
    pub evidence: String,
    fingerprint: String,
}

impl Row {
    /// The row of a submission that was judged.
    pub fn new(name: OsString, report: &Report, fingerprint: String) -> Self {
        let sizes = report.cases.iter().map(|case| (case.n, case.verdict.to_string()));
        let evidence = match report.first_failure() {
            Some(case) if case.verdict >= Verdict::CompileError => case.reason.clone(),
            Some(case) => format!("n = {}: {}", case.n, case.reason),
            None => String::new(),
        };
        let diagnosis = report.diagnosis.iter().map(|diagnosis| diagnosis.mistake.to_string());
        Self {
            name,
            verdict: report.verdict.to_string(),
            sizes: sizes.collect(),
            cells: Vec::new(),
            diagnosis: diagnosis.collect(),
            evidence,
            fingerprint,
        }
    }

    /// The row of something that cannot be judged.
    pub fn not_judged(name: OsString, reason: &str, fingerprint: String) -> Self {
        Self {
            name,
            verdict: NOT_JUDGED.to_owned(),
            sizes: Vec::new(),
            cells: Vec::new(),
            diagnosis: Vec::new(),
            evidence: reason.to_owned(),
            fingerprint,
        }
    }

    /// Puts the verdicts under their columns.
    #[must_use]
    pub fn aligned(mut self, columns: &[usize]) -> Self {
        if self.cells.is_empty() {
            let verdict = |n: &usize| self.sizes.iter().find(|(size, _)| size == n);
            self.cells = columns
                .iter()
                .map(|n| verdict(n).map(|(_, verdict)| verdict.clone()).unwrap_or_default())
                .collect();
        }
        self
    }

    fn record(&self) -> ByteRecord {
        let mut record = ByteRecord::new();
        record.push_field(self.name.as_encoded_bytes());
        record.push_field(self.verdict.as_bytes());
        for cell in &self.cells {
            record.push_field(cell.as_bytes());
        }
        record.push_field(self.diagnosis.join(" ").as_bytes());
        record.push_field(self.evidence.as_bytes());
        record.push_field(self.fingerprint.as_bytes());
        record
    }
}

/// The table, read from an earlier batch or being written by this one.
#[derive(Debug, Default)]
pub struct Table {
    records: Vec<ByteRecord>,
    writer: Option<Writer<File>>,
}

impl Table {
    /// The rows of an earlier batch; none if there are none or if their columns are others.
    pub fn read(file: Option<&Path>, columns: &[usize]) -> Self {
        let reader = file.and_then(|file| Reader::from_path(file).ok());
        let records = reader.map(|mut reader| match reader.byte_headers() {
            Ok(found) if *found == header(columns) => reader.byte_records().flatten().collect(),
            _ => Vec::new(),
        });
        Self { records: records.unwrap_or_default(), writer: None }
    }

    /// A new table with its header.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn create(file: Option<&Path>, columns: &[usize]) -> io::Result<Self> {
        let mut writer = match file {
            Some(file) => Some(Writer::from_writer(File::create(file)?)),
            None => None,
        };
        if let Some(writer) = &mut writer {
            writer.write_byte_record(&header(columns))?;
            writer.flush()?;
        }
        Ok(Self { records: Vec::new(), writer })
    }

    /// The earlier row of a submission that has not changed.
    pub fn row(&self, name: &OsStr, fingerprint: &str) -> Option<Row> {
        let record = self.records.iter().find(|record| {
            record.get(0) == Some(name.as_encoded_bytes())
                && record.iter().next_back() == Some(fingerprint.as_bytes())
        })?;
        let text = |field: &[u8]| String::from_utf8_lossy(field).into_owned();
        let fields: Vec<String> = record.iter().skip(1).map(text).collect();
        let [verdict, cells @ .., diagnosis, evidence, fingerprint] = &fields[..] else {
            return None;
        };
        Some(Row {
            name: name.to_owned(),
            verdict: verdict.clone(),
            sizes: Vec::new(),
            cells: cells.to_vec(),
            diagnosis: diagnosis.split_whitespace().map(str::to_owned).collect(),
            evidence: evidence.clone(),
            fingerprint: fingerprint.clone(),
        })
    }

    /// Writes one row, so that it stands there whatever comes after.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn write(&mut self, row: &Row) -> io::Result<()> {
        if let Some(writer) = &mut self.writer {
            writer.write_byte_record(&row.record())?;
            writer.flush()?;
        }
        Ok(())
    }
}

fn header(columns: &[usize]) -> ByteRecord {
    let sizes = columns.iter().map(|n| format!("n={n}"));
    let first = ["submission", "verdict"].map(str::to_owned);
    let last = ["diagnosis", "evidence", "fingerprint"].map(str::to_owned);
    first.into_iter().chain(sizes).chain(last).collect::<Vec<_>>().into()
}
