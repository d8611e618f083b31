/// What a check of one rule has examined, and what it has found.
///
/// If a check has examined nothing, nothing was shown.
package struct Report<Finding: Hashable> {
  /// The rule's identifier.
  package let rule: String
  /// The number of subjects that were examined.
  package private(set) var examined = 0
  /// The findings, each once, in the order in which they were reported.
  package private(set) var findings: [Finding] = []

  /// Creates the report of a check that has not begun.
  package init(on rule: String) {
    self.rule = rule
  }

  /// Counts subjects as examined.
  package mutating func examine(_ count: Int = 1) { examined += count }

  /// Adds a finding, unless it was reported before.
  package mutating func add(_ finding: Finding) {
    if !findings.contains(finding) { findings.append(finding) }
  }
}
