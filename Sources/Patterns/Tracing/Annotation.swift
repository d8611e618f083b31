extension Message {
  /// The message with its step in a pattern's cycle and the rules that it relates to.
  public func annotated(step: Int?, rules: [String]) -> Message {
    var copy = self
    copy.step = step
    copy.rules = rules
    return copy
  }

  /// Who sent the message to whom, by their roles: `View → Interactor`.
  public var parties: String {
    "\(sender.role.rawValue) → \(receiver.role.rawValue)"
  }

  /// The name with a word before it where the name alone would leave open what happened to it: `reads rows`,
  /// `sets text`, `made by loadView(of:for:)`.
  public var phrase: String {
    switch kind {
    case .read: "reads \(name)"
    case .creation: "made by \(name)"
    case .connection: "refers to"
    case .call where !name.hasSuffix(")"): "sets \(name)"
    default: name
    }
  }

  /// The phrase, and the payload on the same line, cut to `limit` characters.
  public func phraseWithPayload(limit: Int) -> String {
    payload == .none ? phrase : "\(phrase) \(payload.summary(limit: limit))"
  }

  /// True if a completion is called.
  package var isReply: Bool { kind == .reply || kind == .asynchronousReply }

  /// True if the call passes a completion for the receiver to call.
  package var asksForReply: Bool { name.contains("completion:") }

  /// The argument labels in the name: `update(countries:order:)` has two.
  package var labels: [String] {
    name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
  }

  /// The name without argument labels, as it stands at the place that sends it: `refresh` for `refresh(_:)`.
  public var baseName: String {
    String(name.prefix { $0 != "(" })
  }
}
