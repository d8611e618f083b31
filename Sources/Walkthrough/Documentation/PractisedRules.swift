import Foundation
import Playing
import SourceModel
import Specification

/// The ways in which exercises touch the rules.
struct PractisedRules {
  /// The exercises that touch a rule, by number.
  struct Entry {
    /// Those with a check that is named for the rule.
    var checks: Set<Int> = []
    /// Those with a recorded mistake that the rule's check has to notice, or with a mistake to find by reading.
    var mistakes: Set<Int> = []
    /// Those that ask for the order of messages, at least one of which the rule explains.
    var orders: Set<Int> = []
    /// True if the rule is judged when a part of the pattern is certified.
    var isCertified = false

    /// True if a check, a recorded mistake or an order practises the rule.
    var isSubject: Bool { !checks.isEmpty || !mistakes.isEmpty || !orders.isEmpty }
  }

  private var entries: [Rule.ID: Entry] = [:]

  /// Reads the exercises of a package, and plays the stories of those that ask for an order.
  ///
  /// - Throws: `ExerciseError`, `MutationError`, `StoryError`, or an error of Foundation if a file cannot be read.
  init(package: URL) throws {
    let exercises = try Exercise.all(in: package)
    let traceability = try Traceability(package: package)
    let certified = try CertifiedRules(package: package)
    let checked = exercises.filter(\.isCompiled)
    for rule in Rule.all {
      let paths = Set(traceability[rule.id].exercises.map(\.path))
      entries[rule.id] = Entry(
        checks: Set(checked.filter { paths.contains("Exercises/\($0.id)") }.map(\.number)),
        isCertified: certified[rule.pattern].contains(rule.id))
    }
    for exercise in exercises {
      for rule in try exercise.brokenRules() { entries[rule]?.mistakes.insert(exercise.number) }
      for rule in try Self.rules(orderedIn: exercise) { entries[rule]?.orders.insert(exercise.number) }
    }
  }

  private static func rules(orderedIn exercise: Exercise) throws -> [Rule.ID] {
    let manifest = exercise.manifest
    guard case .order(_, let pattern) = exercise.kind, let story = Story.named(manifest.story) else {
      return []
    }
    let cycle = try MessageCycle(of: story, upToEvent: manifest.event, by: pattern)
    return cycle.messages.compactMap { cycle.rule(on: $0)?.id }
  }

  /// The ways in which exercises touch a rule.
  subscript(rule: Rule.ID) -> Entry { entries[rule] ?? Entry() }
}

extension Exercise {
  /// Returns the rules that the recorded mistakes break or, if the learner looks for a mistake by reading, the rule that
  /// it breaks.
  ///
  /// - Throws: `ExerciseError`, `MutationError`, or an error of Foundation if a file cannot be read.
  func brokenRules() throws -> [Rule.ID] {
    if case .read(let reading, _, let pattern) = kind {
      return [try ReadingTask.mistake(in: self, reading, of: pattern).rule]
    }
    return try ExerciseVerification(exercise: self).wrongFixes().map(\.rule)
      .filter { Rule.named($0) != nil }
  }
}
