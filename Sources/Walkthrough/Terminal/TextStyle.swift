import TextLayout

/// The emphasis of parts of a text.
nonisolated enum TextStyle {
  case plain, coloured

  /// The escape codes that styled text is made of.
  nonisolated static let codes = ["1", "2", "31", "32", "36", "0"].map { "\u{1B}[\($0)m" }

  /// The choice of coloured text.
  enum Colour: String, CaseIterable {
    case auto, always, never
  }

  /// Returns the requested style; by default colour for a terminal that has it, unless `NO_COLOR` is set.
  static func suiting(
    _ colour: Colour = .auto, isTerminal: Bool, environment: [String: String]
  ) -> TextStyle {
    switch colour {
    case .always: return .coloured
    case .never: return .plain
    case .auto:
      let refusesColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      return isTerminal && !refusesColour && environment["TERM"] != "dumb" ? .coloured : .plain
    }
  }

  /// Emphasises a text strongly.
  func strong(_ text: String) -> String { wrap(text, "1") }

  /// Makes a text fainter than other text.
  func faint(_ text: String) -> String { wrap(text, "2") }

  /// Emphasises a text by colour.
  func accent(_ text: String) -> String { wrap(text, "36") }

  /// Colours a text that is right or new. It always has a sign or word that says so too.
  func good(_ text: String) -> String { wrap(text, "32") }

  /// Colours a text that is wrong or gone. It always has a sign or word that says so too.
  func bad(_ text: String) -> String { wrap(text, "31") }

  /// Colours a text that begins with the sign of a verdict: `✓` and `✔` are green, others red.
  func verdict(_ text: String) -> String {
    text.hasPrefix("✓") || text.hasPrefix("✔") ? good(text) : bad(text)
  }

  /// Colours the words with which a text begins.
  func opening(_ words: String, of text: String, isGood: Bool) -> String {
    guard text.hasPrefix(words) else { return text }
    return (isGood ? good(words) : bad(words)) + text.dropFirst(words.count)
  }

  /// Fills a text, with or without styles, with spaces on the right to `width` columns.
  func padded(_ text: String, to width: Int) -> String {
    let plain = self == .plain ? text : text.withoutStyle
    return text + String(repeating: " ", count: max(0, width - plain.columns))
  }

  /// Cuts a text, with or without styles, to `width` columns. A text that has to be cut loses its styles.
  func truncated(_ text: String, to width: Int) -> String {
    let plain = text.withoutStyle
    return plain.columns <= width ? text : plain.truncated(to: width)
  }

  private func wrap(_ text: String, _ code: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

nonisolated extension String {
  /// The text without the codes of a style.
  var withoutStyle: String {
    // A screen has many lines, and most have no code to look for.
    guard utf8.contains(0x1B) else { return self }
    return TextStyle.codes.reduce(self) { $0.replacing($1, with: "") }
  }
}

/// The page that a report is laid out for.
struct Page {
  /// The width in columns.
  let width: Int
  /// The style of text.
  let style: TextStyle
  /// True if everything is in lines for a screen reader, nothing in columns.
  var isLinear = false

  /// The columns of a screen if there is room for all of it.
  static let widestScreen = 60

  /// The columns of a screen on this page.
  var screenWidth: Int { min(Self.widestScreen, width) }
}
