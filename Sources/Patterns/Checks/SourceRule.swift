package import SourceModel

/// What a rule keeps from a part of a program, as far as the sources show; a row in the table of its pattern.
package protocol SourceRule: Sendable {
  /// The rule's identifier.
  var rule: String { get }

  /// Returns what breaks the rule, as texts of violations.
  func breaches(in sources: [SourceFile]) -> [String]
}

extension [Check] {
  /// Returns checks that also find a violation if the sources break a row of their rule.
  package func keeping(_ table: any SourceRule...) -> [Check] {
    map { check in
      let rows = table.filter { $0.rule == check.rule }
      return rows.isEmpty
        ? check
        : check.adding { evidence, report in
          for row in rows { report(each: row.breaches(in: evidence.sources)) }
        }
    }
  }
}
