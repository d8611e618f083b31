import Foundation
import Fuzzing
import SourceModel
import Specification
import TextLayout

/// Two versions of some lines of a pattern's app: the app's own, and the same lines with a mistake. An exercise asks a
/// learner which version has the mistake, and which rule it breaks.
///
/// The mistake is one of those in Tests/Mutations, so that tests of the rule have been seen to fail with it.
struct ReadingTask {
  /// The letter of the version with the mistake, `A` or `B`.
  let version: String
  /// The rule that it breaks.
  let rule: Rule
  /// The rules among which the learner chooses, by their identifiers.
  let rules: [Rule]
  private let file: String
  private let lines: (own: [String], wrong: [String])

  /// The letters of the versions, in order.
  static let letters = ["A", "B"]

  /// Reads the mistake, and the lines of the app that it changes.
  ///
  /// - Parameters:
  ///   - reading: The mistake's name, and the rules to choose from.
  ///   - seed: Decides which version comes first.
  /// - Throws: `ExerciseError` if there is no such mistake in one file of the app, or no such rule; `MutationError`, or
  ///   an error of Foundation, if a file cannot be read.
  init(_ exercise: Exercise, _ reading: Exercise.Reading, of pattern: Pattern, seed: UInt64) throws {
    let mistake = try Self.mistake(in: exercise, reading, of: pattern)
    rules = reading.rules.sorted().compactMap(Rule.named)
    guard rules.count == reading.rules.count, let rule = rules.first(where: { $0.id == mistake.rule }) else {
      throw Self.damaged(exercise, "Its rules do not exist, or \(mistake.rule) is not among them.")
    }
    let source = exercise.package
      .appendingPathComponent("Sources/Patterns/\(pattern.module)/App/\(mistake.edits[0].file)")
    let text = try String(contentsOf: source, encoding: .utf8)
    var generator = SeededGenerator(seed: seed)
    self.rule = rule
    version = Self.letters[generator.number(below: 2)]
    file = source.lastPathComponent
    let difference = LineDifference(
      from: text.components(separatedBy: "\n"),
      to: try mistake.applied(to: text).components(separatedBy: "\n"))
    lines = (
      own: difference.changedParagraphs(without: .added),
      wrong: difference.changedParagraphs(without: .removed)
    )
  }
}

extension ReadingTask {
  /// Finds a mistake in the pattern's list, whether or not it can be made in the present sources.
  ///
  /// - Throws: `ExerciseError` if there is no such mistake in one file of the app; `MutationError`, or an error of
  ///   Foundation, if the list cannot be read.
  static func mistake(
    in exercise: Exercise, _ reading: Exercise.Reading, of pattern: Pattern
  ) throws -> Mutation {
    let list = exercise.package.appendingPathComponent("Tests/Mutations/\(pattern.rawValue).diff")
    guard let mistake = try Mutation.all(in: list).first(where: { $0.title == reading.mistake }),
      Set(mistake.edits.map(\.file)).count == 1
    else { throw damaged(exercise, "There is no mistake “\(reading.mistake)” in one file of \(list.path).") }
    return mistake
  }

  private static func damaged(_ exercise: Exercise, _ reason: String) -> ExerciseError {
    .damaged(exercise.folder.appendingPathComponent("exercise.json").path, reason: reason)
  }

  /// The file with both answers.
  var solved: String { text(version: version, rule: rule.id) }

  /// The file as it ships, without answers.
  var shipped: String { text(version: "?", rule: "?") }

  private func text(version: String, rule: String) -> String {
    let task =
      "One of the two versions below is the app's own; the other has a mistake, and breaks one of these rules. Write "
      + "A or B, and the rule, instead of the question marks."
    let comment =
      task.wrapped(to: 77) + [""]
      + rules.flatMap { "\($0.id) \($0.sentence)".wrapped(to: 77) }
    let versions = Self.letters.flatMap { letter in
      ["", "--- Version \(letter), in \(file)", ""] + (letter == self.version ? lines.wrong : lines.own)
    }
    let all =
      comment.map { $0.isEmpty ? "//" : "// \($0)" } + ["", "Version: \(version)", "Rule: \(rule)"] + versions
    return all.joined(separator: "\n") + "\n"
  }
}

extension LineDifference {
  /// Returns the paragraphs that were changed, as one of the two texts has them: without the lines of one change, and
  /// without the closing brace of the type around them.
  fileprivate func changedParagraphs(without change: Change) -> [String] {
    let paragraphs = lines.split { $0.change == .same && $0.text.isEmpty }
      .filter { $0.contains { $0.change != .same } }
      .map { $0.last?.text == "}" ? $0.dropLast() : $0 }
    return Array(paragraphs.map { $0.filter { $0.change != change }.map(\.text) }.joined(separator: [""]))
  }
}

/// Compares a learner's answers with those of a task.
struct ReadingVerdict {
  private let task: ReadingTask
  private let answers: [String: (line: Int, text: String)]

  /// Reads a learner's file. What is below the first version's heading is not read.
  init(on text: String, by task: ReadingTask) {
    self.task = task
    let lines = text.drop { $0 == "\u{FEFF}" }
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix { !$0.hasPrefix("---") }
    answers = lines.enumerated().reduce(into: [:]) { answers, line in
      let parts = line.element.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces).uppercased() }
      guard parts.count == 2, !parts[0].hasPrefix("//"), answers[parts[0]] == nil else { return }
      answers[parts[0]] = (line.offset + 1, parts[1])
    }
  }

  /// The two checks. No certification is needed: an answer cannot break the app.
  var outcome: ExerciseOutcome {
    func check(_ name: String, _ fault: String?) -> ExerciseOutcome.Check {
      ExerciseOutcome.Check(name: name, faults: [fault].compactMap(\.self))
    }
    return ExerciseOutcome(
      verdict: .judged(
        [
          check("the version with the mistake is named", versionFault),
          check("the rule that it breaks is named", ruleFault),
        ],
        certification: ExerciseOutcome.Check(name: ExerciseOutcome.Check.certification)))
  }

  private var versionFault: String? {
    guard let answer = answers["VERSION"], ReadingTask.letters.contains(answer.text) else {
      return "Write A or B behind “Version:”."
    }
    guard answer.text != task.version else { return nil }
    return "Line \(answer.line): Version \(answer.text) is the app's own.\n"
      + "Find the line in which the versions differ. What follows from it, and for how long?"
  }

  private var ruleFault: String? {
    guard let answer = answers["RULE"],
      let rule = task.rules.first(where: { $0.id == answer.text })
    else { return "Write one of the rules behind “Rule:”: \(task.rules.map(\.id).joined(separator: ", "))." }
    guard rule != task.rule else { return nil }
    return
      "Line \(answer.line): Both versions keep this rule.\n\n\(rule.id) \(rule.sentence)\nWhy: \(rule.reason)"
  }
}
