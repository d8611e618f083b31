import TextLayout

/// The emphasis of parts of a text.
nonisolated enum TextStyle {
  case plain, coloured

  /// The escape codes that styled text is made of.
  nonisolated static let codes =
    (["1", "2", "7", "31", "32", "36", "0"] + Hue.allCases.map(\.rawValue)).map { "\u{1B}[\($0)m" }

  /// The hues of roles, as on the page, for a dark terminal and a light one. The name of the role always stands beside
  /// its hue.
  enum Hue: String, CaseIterable {
    case view = "38;5;68"
    case controller = "38;5;134"
    case decides = "38;5;166"
    case words = "38;5;168"
    case works = "38;5;29"
    case keeps = "38;5;136"
    case leads = "38;5;31"
  }

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
      return isTerminal && !refusesColour && !["dumb", ""].contains(environment["TERM"]) ? .coloured : .plain
    }
  }

  /// Emphasises a text strongly.
  func strong(_ text: String) -> String { wrap(text, "1") }

  /// Makes a text fainter than other text.
  func faint(_ text: String) -> String { wrap(text, "2") }

  /// Emphasises a text by colour.
  func accent(_ text: String) -> String { wrap(text, "36") }

  /// Colours a text with a hue; nil for none.
  func hue(_ hue: Hue?, _ text: String) -> String { hue.map { wrap(text, $0.rawValue) } ?? text }

  /// Emphasises the key of a hint, and makes its label fainter; the key that goes on is lit as a whole.
  func key(_ hint: KeyHint) -> String {
    hint.isNext ? wrap(hint.text, "7") : accent(hint.key) + " " + faint(hint.label)
  }

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
    let pieces = split(separator: "\u{1B}", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
      let code = TextStyle.codes.first { piece.hasPrefix($0.dropFirst()) }
      return text + (code.map { String(piece.dropFirst($0.count - 1)) } ?? "\u{1B}" + piece)
    }
  }
}

extension String {
  /// Breaks the line into pieces of at most `width` columns; the second and further pieces are indented by two more
  /// columns than the line. A line that has to be broken loses its styles.
  func broken(at width: Int) -> [String] {
    let plain = withoutStyle
    guard plain.columns > width, width > 0 else { return [self] }
    let indent = String(plain.prefix { $0 == " " }.prefix(width / 2))
    let further = indent + (indent.count + 2 < width ? "  " : "")
    let pieces = plain.dropFirst(indent.count).description.wrapped(to: max(1, width - further.count))
    return pieces.enumerated().map { ($0.offset == 0 ? indent : further) + $0.element }
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
