extension StringProtocol {
  /// The text with a space for each line break, tab and other control character, so that it keeps to one line.
  public var onOneLine: String {
    isPlain ? String(self) : String(map { $0.isControl ? " " : $0 })
  }

  /// Returns the text cut to at most `width` columns, the cut marked by an ellipsis.
  public func truncated(to width: Int) -> String {
    guard columns > width else { return String(self) }
    guard width > 0 else { return "" }
    if isPlain { return prefix(width - 1) + "…" }
    var kept = ""
    var used = 0
    for character in self {
      guard used + character.columns <= width - 1 else { break }
      kept.append(character)
      used += character.columns
    }
    return kept + "…"
  }

  /// Returns the text cut or filled with spaces on the right to exactly `width` columns.
  public func padded(to width: Int) -> String {
    let columns = columns
    if columns <= width { return String(self) + String(repeating: " ", count: width - columns) }
    let text = truncated(to: width)
    return text + String(repeating: " ", count: Swift.max(0, width - text.columns))
  }

  /// Returns the text cut or filled with spaces on both sides to exactly `width` columns.
  public func centred(in width: Int) -> String {
    let text = truncated(to: width)
    let left = Swift.max(0, width - text.columns) / 2
    return (String(repeating: " ", count: left) + text).padded(to: width)
  }

  /// Returns the text broken into lines of at most `width` columns: at spaces if possible, else after `/`, `:` or `(`,
  /// else at the width.
  ///
  /// Line breaks in the text are kept, several spaces become one, and spaces at the ends are dropped. The result has at
  /// least one line. A character that is wider than a whole line becomes an ellipsis.
  public func wrapped(to width: Int) -> [String] {
    let width = Swift.max(1, width)
    // Plain text has no line breaks; most of it fits.
    if let columns = plainColumns {
      return columns <= width && isSpacedOnce ? [String(self)] : wrapParagraph(String(self), to: width)
    }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      wrapParagraph(String(paragraph), to: width)
    }
  }
}

private func wrapParagraph(_ paragraph: String, to width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  for word in paragraph.split(separator: " ", omittingEmptySubsequences: true) {
    let columns = word.columns
    if line.isEmpty ? columns <= width : used + 1 + columns <= width {
      used = line.isEmpty ? columns : used + 1 + columns
      line = line.isEmpty ? String(word) : line + " " + word
      continue
    }
    if !line.isEmpty { lines.append(line) }
    line = ""
    for character in word {
      let fitting: Character = character.columns > width ? "…" : character
      if line.columns + fitting.columns > width {
        let rest = line.restAfterMark(before: fitting)
        lines.append(String(line.dropLast(rest.count)))
        line = rest
      }
      line.append(fitting)
    }
    used = line.columns
  }
  lines.append(line)
  return lines
}

extension StringProtocol {
  /// True if no space is at an end of the text or next to another, so that breaking the text at spaces loses none.
  fileprivate var isSpacedOnce: Bool {
    var text = String(self)
    return text.withUTF8 { bytes in
      let space = UInt8(ascii: " ")
      var isAfterSpace = true
      var index = 0
      while index < bytes.count {
        let isSpace = bytes[index] == space
        if isSpace, isAfterSpace { return false }
        isAfterSpace = isSpace
        index += 1
      }
      return !isAfterSpace || bytes.isEmpty
    }
  }
}

extension String {
  /// Returns the text after the last `/`, `:` or `(`, where a path or a name may break; empty if there is no such mark.
  ///
  /// - Parameter next: The character that follows. A closing parenthesis or a line number stays with the mark before
  ///   it.
  fileprivate func restAfterMark(before next: Character) -> String {
    var head = self[...]
    if next.isNumber {
      while head.last?.isNumber == true { head.removeLast() }
    }
    if next == ")" || next.isNumber { head = head.dropLast() }
    guard let mark = head.lastIndex(where: { "/:(".contains($0) }) else { return "" }
    return String(self[index(after: mark)...])
  }
}
