extension Message {
  /// The message with its step in a pattern's cycle and the rules that it bears on.
  public func annotated(step: Int?, rules: [String]) -> Message {
    var copy = self
    copy.step = step
    copy.rules = rules
    return copy
  }

  /// The name without argument labels, as it stands at the place that sends it: `refresh` for `refresh(_:)`.
  public var baseName: String {
    String(name.prefix { $0 != "(" })
  }
}
