import TextLayout

/// A key, or several with the same use, and what it does in a word or two.
nonisolated struct KeyHint: Equatable, ExpressibleByStringLiteral {
  let key: String
  let label: String
  /// True for the key that goes on from here.
  var isNext = false

  init(_ key: String, _ label: String) {
    self.key = key
    self.label = label
  }

  /// Creates a hint from a key, a space, and what it does: `q quit`.
  init(stringLiteral text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    self.init(words[0], words.count > 1 ? words[1] : "")
  }

  /// The hint of the key that goes on from here.
  static func next(_ hint: KeyHint) -> KeyHint {
    var hint = hint
    hint.isNext = true
    return hint
  }

  /// The key and what it does.
  var text: String { "\(key) \(label)" }
}

nonisolated extension [KeyHint] {
  /// Returns the hints that fit into a width, in order, after a text that takes some columns.
  ///
  /// They move together if the first four do not fit else.
  func row(after columns: Int = 0, width: Int, style: TextStyle) -> String {
    let least = columns + prefix(4).reduce(0) { $0 + $1.text.columns + 3 }
    let gap = least - (columns == 0 ? 3 : 0) <= width ? 3 : 2
    var used = columns
    var row = ""
    for hint in self {
      let before = used == 0 ? 0 : gap
      guard used + before + hint.text.columns <= width else { continue }
      row += String(repeating: " ", count: before) + style.key(hint)
      used += before + hint.text.columns
    }
    return row
  }
}
