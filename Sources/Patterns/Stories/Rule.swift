/// One thing that a document asks of an architecture, with what a reader needs to judge it.
public struct Rule: Identifiable, Hashable, Sendable {
  /// How binding the document's own words are.
  public enum Level: String, CaseIterable, Codable, Sendable {
    case must, should, may
  }

  /// The kinds of evidence that can decide a rule.
  public enum Evidence: String, CaseIterable, Codable, Sendable {
    /// Messages observed while a story runs.
    case trace
    /// Who holds whom, strongly or weakly, and what is freed when the root is dropped.
    case lifetime
    /// The stored properties and conformances of the built types.
    case types
    /// The pattern's source text, comments and string literals removed.
    case source
    /// The declarations of the built module: names, parameters, requirements.
    case names
    /// The compiler's answers.
    case compiler
  }

  /// How a verdict on a rule knows, the surest way first.
  public enum Basis: String, CaseIterable, Codable, Sendable {
    /// A running program was watched.
    case observed
    /// The compiler accepted or refused a program.
    case compiled
    /// The compiler's list of the built module's symbols says so.
    case declared
    /// The syntax of the sources says so, in which no name is resolved. This finds violations; it does not show that
    /// there are none.
    case read
  }

  /// How it is decided whether the rule is kept.
  public enum Verification: Hashable, Sendable {
    case decided(by: Set<Evidence>)
    case undecidable(because: String)
  }

  /// The identifier that tests, exercises and pages use, such as `SIO-14`.
  public let id: String
  /// The architecture that the rule belongs to.
  public let pattern: Pattern
  /// How binding it is.
  public let level: Level
  /// The rule, one sentence.
  public let sentence: String
  /// Why an architecture would ask this.
  public let reason: String
  /// Where to look when the rule is broken.
  public let hint: String
  /// The documents that the rule was read from, at least one.
  public let seeds: [Seed]
  /// The evidence that decides it, or why none can.
  public let verification: Verification

  init(
    _ id: String, _ pattern: Pattern, _ level: Level, _ sentence: String, because reason: String,
    lookAt hint: String, in seeds: Seed..., decidedBy verification: Verification
  ) {
    self.id = id
    self.pattern = pattern
    self.level = level
    self.sentence = sentence
    self.reason = reason
    self.hint = hint
    self.seeds = seeds
    self.verification = verification
  }
}

extension Rule {
  /// How a verdict on the rule knows, by the surest evidence that there is; nil for a rule that nothing decides.
  public var basis: Basis? {
    guard case .decided(let kinds) = verification else { return nil }
    let bases = Set(kinds.map(\.basis))
    return Basis.allCases.first(where: bases.contains)
  }
}

extension Rule.Evidence {
  /// How a verdict knows that has this evidence.
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
