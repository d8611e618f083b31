import Tracing

extension Message {
  /// The payload on one line, shortened if it is very long; empty if the message has none.
  var payloadText: String { payload.summary(limit: 400) }

  /// The step that the message takes, or a dot if it takes none.
  var mark: String { step.map(String.init) ?? "·" }
}

extension TextStyle {
  /// Returns a message's step, emphasised, or its dot, faint, with `margin` on both sides.
  func mark(_ message: Message, margin: String = "") -> String {
    let text = margin + message.mark + margin
    return message.step == nil ? faint(text) : strong(accent(text))
  }
}
