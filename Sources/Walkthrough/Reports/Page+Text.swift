import TextLayout

extension Page {
  /// The columns of running text, short enough to read easily.
  var textWidth: Int { min(width, 80) }

  /// Wraps running text into lines, ending in a line break.
  func paragraph(_ text: String) -> String {
    text.wrapped(to: textWidth).joined(separator: "\n") + "\n"
  }

  /// Draws a heading with a line to the right margin, or as far as `lineWidth`, if there is room for one.
  func heading(_ title: String, lineWidth: Int = 100) -> String {
    guard !isLinear else { return title.wrapped(to: width).joined(separator: "\n") }
    let room = min(width, lineWidth) - title.columns - 4
    guard room >= 2 else { return style.strong(title.wrapped(to: width).joined(separator: "\n")) }
    return style.accent("── ") + style.strong(title) + style.accent(" " + String(repeating: "─", count: room))
  }

  /// Wraps sentences into lines, each sentence after its number, from 1.
  func numbered(_ sentences: [String]) -> [String] {
    sentences.enumerated().flatMap { index, sentence in
      "\(index + 1)  \(sentence)".wrapped(to: textWidth - 4).enumerated().map { line in
        (line.offset == 0 ? "  " : "    ") + line.element
      }
    }
  }

  /// Lists the commands and files for the reader's next step, each with its meaning, under a title.
  func nextSteps(_ ways: [(what: String, meaning: String)]) -> String {
    let lines = ways.flatMap { definition($0.what, $0.meaning, column: 57) }
    return style.strong("Next") + "\n\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Lists command lines to copy, each with its meaning below.
  func commands(_ commands: [(words: String, meaning: String)]) -> String {
    commands.map { command in
      let words = "\(Kit.command) \(command.words)".wrapped(to: width - 2)
      let meaning = command.meaning.wrapped(to: min(width, 100) - 6)
      return words.map { "  \(style.accent($0))\n" }.joined() + meaning.map { "      \($0)\n" }.joined()
    }.joined()
  }

  /// Lays out a term and its meaning, in lines: side by side if there is room, otherwise one under the other.
  ///
  /// - Parameter column: Where the meaning begins.
  func definition(_ term: String, _ meaning: String, column: Int) -> [String] {
    guard !isLinear else { return "\(term): \(meaning)".wrapped(to: width) }
    guard width >= column + 22, term.columns <= column - 4 else {
      return term.wrapped(to: width - 2).map { "  " + style.accent($0) }
        + meaning.wrapped(to: width - 4).map { "    \($0)" }
    }
    let lines = meaning.wrapped(to: min(width, 100) - column)
    let lead = "  " + style.accent(term.padded(to: column - 4)) + "  "
    let indent = String(repeating: " ", count: column)
    return [lead + lines[0]] + lines.dropFirst().map { indent + $0 }
  }
}
