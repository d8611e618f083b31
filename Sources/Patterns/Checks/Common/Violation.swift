import Stories
package import Tracing

/// A rule that a program breaks, and where.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The rule's identifier.
  public let rule: String
  /// The fault, with the roles that are involved.
  public let message: String

  /// True if nothing shows that the rule is kept; false if something shows that it is broken.
  public let isSilence: Bool

  package init(_ rule: String, _ message: String, isSilence: Bool = false) {
    self.rule = rule
    self.message = message
    self.isSilence = isSilence
  }

  /// Creates the violation for a rule that nothing shows to be kept, for example because its subject does not occur.
  package static func unshown(_ rule: String, _ message: String) -> Violation {
    Violation(rule, message, isSilence: true)
  }

  /// The beginning of the description if nothing shows that the rule is kept.
  public static let silence = "Nothing was shown."

  /// Rule and message on one line, the rule's hint on the next.
  public var description: String {
    let hint = Rule.named(rule).map { "\n  Look at: \($0.hint)" } ?? ""
    return "\(rule): \(isSilence ? "\(Self.silence) " : "")\(message)\(hint)"
  }
}

extension Message {
  /// Returns the message with its sender and receiver, for a violation: `Interactor → Model update(films:) (open-film,
  /// message 12)`.
  package func quotation(in trace: TraceDocument) -> String {
    "\(parties) \(name) (\(trace.story), message \(number))"
  }
}
