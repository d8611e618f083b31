import TextLayout

/// A trace as a test writes it: one line per message.
///
/// A line holds the step, if there is one, then sender, receiver, phrase and payload:
/// `5 View Controller → View Model: refresh(_:) .list`. Consecutive spaces count as one, so a flow may be laid out in
/// columns.
public struct Flow: Hashable, Sendable, CustomStringConvertible {
  /// The lines, with consecutive spaces reduced to one.
  public let lines: [String]

  /// Creates the flow of some messages.
  public init(_ messages: [Message]) {
    lines = messages.map { message in
      let step = message.step.map { "\($0) " } ?? ""
      let payload = message.payload.summary(limit: 72)
      return folded("\(step)\(message.parties): \(message.phrase) \(payload)")
    }
  }

  /// Creates a flow from text; empty lines and lines that begin with `//` are skipped.
  public init(parsing text: String) {
    lines = text.split(whereSeparator: \.isNewline).map { folded(String($0)) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// The lines, one under the other.
  public var description: String {
    lines.joined(separator: "\n")
  }

  /// Returns the flow as it looks if nobody sees the calls of a role: what the role does appears as done by its caller.
  package func hidingCalls(of role: Role) -> Flow {
    var caller: Substring?
    let seen = lines.compactMap { line -> String? in
      let step = line.prefix { $0.isNumber || $0 == " " }
      let rest = line[step.endIndex...]
      guard let arrow = rest.firstRange(of: " → "), let colon = rest[arrow.upperBound...].firstIndex(of: ":")
      else {
        return line
      }
      if rest[arrow.upperBound..<colon] == role.rawValue {
        caller = rest[..<arrow.lowerBound]
        return nil
      }
      guard rest[..<arrow.lowerBound] == role.rawValue, let caller else { return line }
      return "\(step)\(caller)\(rest[arrow.lowerBound...])"
    }
    return Flow(parsing: seen.joined(separator: "\n"))
  }

  /// Returns the difference between this flow and the expected one, or nil if they are the same.
  public func difference(from expected: Flow) -> FlowDifference? {
    guard lines != expected.lines else { return nil }
    return FlowDifference(expected: expected.lines, seen: lines)
  }
}

private func folded(_ line: String) -> String {
  line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
