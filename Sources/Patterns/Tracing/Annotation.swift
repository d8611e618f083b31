extension Message {
  /// Returns the message with its step in a pattern's cycle and the rules that apply to it.
  public func annotated(step: Int?, rules: [String]) -> Message {
    var copy = self
    copy.step = step
    copy.rules = rules
    return copy
  }

  /// The roles of sender and receiver: `View → Interactor`.
  public var parties: String {
    "\(sender.role.rawValue) → \(receiver.role.rawValue)"
  }

  /// The name, with a word for the kind of message where it is needed: `reads rows`, `sets text`,
  /// `made by loadView(of:for:)`; for a connection, `refers to` alone.
  public var phrase: String {
    switch kind {
    case .read: "reads \(name)"
    case .creation: "made by \(name)"
    case .connection: "refers to"
    case .call where !name.hasSuffix(")"): "sets \(name)"
    default: name
    }
  }

  /// Returns the phrase followed by the payload, which is cut to `limit` characters.
  public func phraseWithPayload(limit: Int) -> String {
    payload == .none ? phrase : "\(phrase) \(payload.summary(limit: limit))"
  }

  /// True if the message is the call of a completion.
  package var isReply: Bool { kind == .reply || kind == .asynchronousReply }

  /// True if the call passes a completion for the receiver to call, or is awaited.
  public var asksForReply: Bool { isAwaited || name.contains("completion:") }

  private var isAwaited: Bool { name.hasPrefix("await ") }

  /// The argument labels in the name: `update(countries:order:)` has two.
  package var labels: [String] {
    name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
  }

  /// The name without argument labels, as in the code of the call: `refresh` for `refresh(_:)` and for
  /// `await refresh(_:)`.
  public var baseName: String {
    String(name.dropFirst(isAwaited ? "await ".count : 0).prefix { $0 != "(" })
  }
}
