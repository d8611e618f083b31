/// A requirement of an architecture, from a document, with the facts that a reader needs to judge it.
public struct Rule: Identifiable, Hashable, Sendable {
  /// The levels of obligation that a document's wording expresses.
  public enum Level: String, CaseIterable, Codable, Sendable {
    case must, should, may
  }

  /// The kinds of evidence that can decide a rule.
  public enum Evidence: String, CaseIterable, Codable, Sendable {
    /// Messages observed while a story runs.
    case trace
    /// Which object holds which, strongly or weakly, and which are freed when the root is released.
    case lifetime
    /// The stored properties and conformances of the built types.
    case types
    /// The syntax of the pattern's source files.
    case source
    /// The declarations of the built module: names, parameters, requirements.
    case names
    /// The compiler's answers.
    case compiler
  }

  /// The grounds of a verdict on a rule, the surest first.
  public enum Basis: String, CaseIterable, Codable, Sendable {
    /// A running program was watched.
    case observed
    /// The compiler accepted or refused a program.
    case compiled
    /// The compiler's list of the built module's symbols says so.
    case declared
    /// The syntax of the sources says so, without resolving names. This finds violations, but cannot show that
    /// there are none.
    case read
  }

  /// The way to decide if the rule is kept.
  public enum Verification: Hashable, Sendable {
    case decided(by: Set<Evidence>)
    case undecidable(because: String)
  }

  /// The identifier that tests, exercises and pages use, such as `SIO-14`.
  public let id: String
  /// The architecture that the rule belongs to.
  public let pattern: Pattern
  /// The level of obligation.
  public let level: Level
  /// The rule, one sentence.
  public let sentence: String
  /// The reason why an architecture requires this.
  public let reason: String
  /// The place to look at when the rule is broken.
  public let hint: String
  /// The documents that the rule was read from; empty only for a rule that the judge adds.
  public let documents: [SourceDocument]
  /// The evidence that decides the rule, or the reason why none can.
  public let verification: Verification
  /// What has become of the rule since its documents were written.
  public let today: Today

  init(
    _ id: String, _ pattern: Pattern, _ level: Level, _ sentence: String, because reason: String,
    lookAt hint: String, in documents: SourceDocument..., decidedBy verification: Verification, today: Today
  ) {
    self.id = id
    self.pattern = pattern
    self.level = level
    self.sentence = sentence
    self.reason = reason
    self.hint = hint
    self.documents = documents
    self.verification = verification
    self.today = today
  }
}

extension Rule {
  /// The ground of a verdict on the rule, by the surest evidence for it; nil for a rule that nothing decides.
  public var basis: Basis? {
    guard case .decided(let kinds) = verification else { return nil }
    let bases = Set(kinds.map(\.basis))
    return Basis.allCases.first(where: bases.contains)
  }
}

extension Rule.Evidence {
  /// The ground of a verdict with this evidence.
  public var basis: Rule.Basis {
    switch self {
    case .trace, .lifetime, .types: .observed
    case .compiler: .compiled
    case .names: .declared
    case .source: .read
    }
  }
}

extension Rule.Verification {
  static func by(_ evidence: Rule.Evidence...) -> Self { .decided(by: Set(evidence)) }
  static func nothing(_ reason: String) -> Self { .undecidable(because: reason) }
}

extension Rule: CustomStringConvertible {
  /// The identifier.
  public var description: String { id }
}
