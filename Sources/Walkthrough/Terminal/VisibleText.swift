nonisolated extension String {
  /// The text with control characters, and those that reverse the direction of writing, as numbers: `\u{1B}`.
  ///
  /// Line breaks stay, and a tab becomes a space. Text from a server, a file or a path then cannot move the cursor or
  /// change a colour.
  var visible: String { visible(keeping: []) }

  /// Returns the visible text of a page, in which the codes of its own style stay.
  func visible(in style: TextStyle) -> String {
    visible(keeping: style == .plain ? [] : TextStyle.codes)
  }

  private func visible(keeping codes: [String]) -> String {
    var text = self
    guard text.withUTF8(hasControls) else { return text }
    var kept = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}", let code = codes.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        kept += code
        rest = rest.dropFirst(code.unicodeScalars.count)
        continue
      }
      rest = rest.dropFirst()
      switch scalar {
      case "\n": kept += "\n"
      case "\t": kept += " "
      case _ where scalar.isHidden: kept += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: kept.unicodeScalars.append(scalar)
      }
    }
    return kept
  }
}

/// Returns true if bytes of UTF-8 have a control character other than a line break, or another hidden one.
nonisolated private func hasControls(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  // An index instead of an iterator, whose calls a debug build does not inline.
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    if byte < 0x20 && byte != 0x0A || byte == 0x7F { return true }
    if byte >= 0xC2, index + 2 <= bytes.count, startsHidden(bytes, at: index, byte) { return true }
    index += 1
  }
  return false
}

/// Returns true if a hidden scalar of several bytes begins at an index: U+0080 to U+009F, U+061C, or one of the
/// three-byte ones.
nonisolated private func startsHidden(
  _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ byte: UInt8
) -> Bool {
  let next = bytes[index + 1]
  if byte == 0xC2 { return next < 0xA0 }
  if byte == 0xD8 { return next == 0x9C }
  guard byte == 0xE2, index + 2 < bytes.count else { return false }
  let last = bytes[index + 2]
  return next == 0x80 && (last == 0x8E || last == 0x8F || (last >= 0xA8 && last <= 0xAE))
    || next == 0x81 && last >= 0xA6 && last <= 0xA9
}

extension Unicode.Scalar {
  /// True if the scalar moves a cursor, ends a line, or reverses the direction of writing.
  nonisolated fileprivate var isHidden: Bool {
    switch value {
    case 0x00..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
