package import SourceModel
import Specification
package import Tracing

/// A rule that a program breaks, and where.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The rule's identifier.
  public let rule: String
  /// The fault, with the roles that are involved.
  public let message: String

  /// True if nothing shows that the rule is kept, for example because its subject does not occur; false if something
  /// shows that it is broken.
  public let isSilence: Bool

  init(_ rule: String, _ message: String, isSilence: Bool = false) {
    self.rule = rule
    self.message = message
    self.isSilence = isSilence
  }

  /// The beginning of the description if nothing shows that the rule is kept.
  public static let silence = "Nothing was shown."

  /// Rule and message on one line, the rule's hint on the next.
  public var description: String {
    let hint = Rule.named(rule).map { "\n  Look at: \($0.hint)" } ?? ""
    return "\(rule): \(isSilence ? "\(Self.silence) " : "")\(message)\(hint)"
  }
}

extension Report<Violation> {
  /// Reports a fault, as a sentence that begins with the roles that are involved.
  package mutating func callAsFunction(_ text: String) { add(Violation(rule, text)) }

  /// Reports a fault in a message.
  package mutating func callAsFunction(_ message: Message, in trace: TraceDocument, _ text: String) {
    self("\(message.quotation(in: trace)): \(text)")
  }

  /// Reports several faults.
  package mutating func callAsFunction(each texts: some Sequence<String>) {
    for text in texts { self(text) }
  }

  /// Reports that nothing was shown, and why.
  package mutating func silence(_ reason: String) { add(Violation(rule, reason, isSilence: true)) }

  /// Counts subjects as examined, and returns them; if there are none, reports that nothing was shown.
  @discardableResult
  package mutating func examine<Subjects: Collection>(
    _ subjects: Subjects, else reason: String
  ) -> Subjects {
    examine(!subjects.isEmpty, else: reason)
    return subjects
  }

  /// Counts a subject as examined if it was shown, and returns true; else reports that nothing was shown.
  @discardableResult
  package mutating func examine(_ isShown: Bool, else reason: String) -> Bool {
    if isShown { examine() } else { silence(reason) }
    return isShown
  }

  /// Returns the traces, each with the messages that `isSubject` accepts; if there is no such message, returns none, and
  /// reports that nothing was shown.
  package mutating func traces(
    in evidence: Evidence, showing subject: String, where isSubject: (Message) -> Bool
  ) -> [(trace: TraceDocument, messages: [Message])] {
    let traces = evidence.traces.map { (trace: $0, messages: $0.messages.filter(isSubject)) }
    let isShown = traces.contains { !$0.messages.isEmpty }
    return examine(isShown, else: "No trace shows \(subject).") ? traces : []
  }
}

extension Message {
  /// Returns the message with its sender and receiver, for a violation: `Interactor → Model update(films:) (open-film,
  /// message 12)`.
  package func quotation(in trace: TraceDocument) -> String {
    "\(parties) \(name) (\(trace.story), message \(number))"
  }
}
