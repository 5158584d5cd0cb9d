//! The words of an exercise: a small file in `tasks/`, a section for each part.

/// What a learner is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// What to write.
    pub task: &'static str,
    /// What makes it this approach and no other.
    pub constraint: &'static str,
    /// The answer for a small board.
    pub example: &'static str,
    /// What to look at to know whether the constraint was kept.
    pub look_at: &'static str,
    /// A nudge, the idea, the line to look at.
    pub hints: [&'static str; 3],
    /// What an interviewer would ask next.
    pub follow_up: &'static str,
}

impl Text {
    /// Takes the sections apart; one that is missing is empty.
    pub(super) fn parse(source: &'static str) -> Self {
        Self {
            task: section(source, "Task"),
            constraint: section(source, "Constraint"),
            example: section(source, "Example"),
            look_at: section(source, "Look at"),
            hints: ["Hint 1", "Hint 2", "Hint 3"].map(|title| section(source, title)),
            follow_up: section(source, "Follow-up"),
        }
    }
}

fn section(source: &'static str, title: &str) -> &'static str {
    let parts = source.split("## ").skip(1);
    let mut bodies = parts.filter_map(|part| part.trim_start().split_once('\n'));
    bodies.find(|(head, _)| head.trim_end() == title).map_or("", |(_, body)| body.trim())
}
