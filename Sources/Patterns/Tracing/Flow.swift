import TextLayout

/// A trace written down as a test spells it: one line a message.
///
/// A line holds the step where there is one, sender, receiver, phrase and payload:
/// `5 View Controller → View Model: refresh(_:) .list`. Spaces in a row count as one, so a flow may be laid
/// out in columns.
public struct Flow: Hashable, Sendable, CustomStringConvertible {
  /// The lines, spaces folded.
  public let lines: [String]

  /// The flow that was seen.
  public init(_ messages: [Message]) {
    lines = messages.map { message in
      let step = message.step.map { "\($0) " } ?? ""
      let payload = message.payload.summary(limit: 72)
      return folded("\(step)\(message.parties): \(message.phrase) \(payload)")
    }
  }

  /// The flow that a test expects, read from text; empty lines and lines that begin with `//` are passed over.
  public init(parsing text: String) {
    lines = text.split(whereSeparator: \.isNewline).map { folded(String($0)) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// The lines, one under the other.
  public var description: String {
    lines.joined(separator: "\n")
  }

  /// How this flow differs from the one that was expected, or nil where it does not.
  public func difference(from expected: Flow) -> FlowDifference? {
    guard lines != expected.lines else { return nil }
    return FlowDifference(expected: expected.lines, seen: lines)
  }
}

private func folded(_ line: String) -> String {
  line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
