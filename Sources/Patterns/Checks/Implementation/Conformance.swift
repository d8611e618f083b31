import Foundation
public import Playing
public import Specification
import Toolchain

/// The verdicts on a program, what outlives it, and which stories fail, for a person or another program.
public struct Conformance {
  /// A verdict on each rule of the pattern.
  public let verdicts: [Verdict]
  /// The objects that outlived the program.
  public let leaks: [Leak]
  /// The first step that fails, of each story that does.
  public let failures: [StoryError]
  let pattern: Pattern
  let stories: [Story.ID]

  /// True if no rule was shown to be broken, nothing outlives the program, and every story passes.
  public var holds: Bool { failures.isEmpty && leaks.isEmpty && !verdicts.contains(where: \.isBroken) }
}

extension Implementation {
  /// Judges the program by every rule of its pattern, and looks for leaks and failing stories.
  ///
  /// - Parameter checks: The checks of the pattern, such as `Check.viper`.
  /// - Throws: As ``verdicts(using:)``.
  public func conformance(using checks: [Check]) throws -> Conformance {
    Conformance(
      verdicts: try verdicts(using: checks), leaks: leaks(), failures: storyFailures(), pattern: pattern,
      stories: stories.map(\.id))
  }
}

extension Conformance {
  /// Creates a document of verdicts.
  public init(of pattern: Pattern, performing stories: [Story] = [], verdicts: [Verdict]) {
    self.init(verdicts: verdicts, leaks: [], failures: [], pattern: pattern, stories: stories.map(\.id))
  }
}

extension Conformance: CustomStringConvertible {
  /// Every verdict on a line, their summary, then what outlived the program and which stories fail.
  public var description: String {
    (verdicts.map(\.description) + [verdicts.summary] + leaks.map { "\($0)" } + failures.map { "\($0)" })
      .joined(separator: "\n")
  }
}

extension Conformance: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema, kit, pattern, rules, environment, stories, holds, counts, verdicts, leaks, failures
  }

  private struct Environment: Encodable {
    let compiler = KitBuild.compiler
    let system = ProcessInfo.processInfo.operatingSystemVersionString
  }

  /// Returns the document as JSON, with sorted keys.
  ///
  /// - Throws: An error of `JSONEncoder`.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Writes the kit, the rules and the environment, and then the verdicts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .schema)
    try container.encode(KitBuild.version, forKey: .kit)
    try container.encode(pattern, forKey: .pattern)
    try container.encode(Rule.fingerprint(of: pattern), forKey: .rules)
    try container.encode(Environment(), forKey: .environment)
    try container.encode(stories, forKey: .stories)
    try container.encode(holds, forKey: .holds)
    try container.encode(
      Dictionary(grouping: verdicts, by: \.finding.name).mapValues(\.count), forKey: .counts)
    try container.encode(verdicts, forKey: .verdicts)
    try container.encode(leaks.map { "\($0)" }, forKey: .leaks)
    try container.encode(failures.map { "\($0)" }, forKey: .failures)
  }
}

extension Rule {
  /// A fingerprint of the rules of a pattern: it changes if one is added, removed, or worded or decided otherwise.
  fileprivate static func fingerprint(of pattern: Pattern) -> String {
    let texts = all(of: pattern).map { rule in
      let ground =
        switch rule.verification {
        case .decided(let kinds): kinds.map(\.rawValue).sorted().joined(separator: ",")
        case .undecidable(let reason): reason
        }
      return [rule.id, rule.level.rawValue, rule.sentence, ground].joined(separator: "\n")
    }
    return String(Fingerprint.number(of: texts.joined(separator: "\n").utf8), radix: 16)
  }
}

extension Verdict: Encodable {
  private enum CodingKeys: String, CodingKey { case rule, finding, basis, because, violations }

  /// Writes the rule by its identifier, the finding, and how it is known or why it is skipped.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule.id, forKey: .rule)
    try container.encode(finding.name, forKey: .finding)
    switch finding {
    case .skipped(let reason): try container.encode(reason, forKey: .because)
    case .kept, .nothingFound: try container.encodeIfPresent(rule.basis, forKey: .basis)
    case .broken(let violations), .found(let violations), .advice(let violations):
      try container.encodeIfPresent(rule.basis, forKey: .basis)
      try container.encode(violations.map(\.message), forKey: .violations)
    }
  }
}

extension Verdict.Finding {
  /// The finding in a word or two, in small letters.
  fileprivate var name: String {
    switch self {
    case .kept: "kept"
    case .nothingFound: "nothing found"
    case .broken: "broken"
    case .found: "found"
    case .advice: "advice"
    case .skipped: "skipped"
    }
  }
}
