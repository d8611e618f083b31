/// The text of a source file, read once: files with the same text share one object.
package final class SourceText: Sendable {
  /// The text with comments and string literals blanked out, so that what is found in it is code.
  package let code: String
  /// The words and signs of the code, in order.
  let tokens: [SourceToken]
  /// The texts of the tokens, each once.
  package let words: Set<String>
  /// The types that the text declares, and the extensions, in the order in which they begin.
  let typeTexts: [TypeText]
  /// The lines, from 1, on which a string literal takes in a value, or is joined to something by a plus.
  let composedLines: [Int]

  private init(reading text: String) {
    code = blankedOut(text)
    tokens = SourceToken.all(in: code)
    words = Set(tokens.map(\.text))
    typeTexts = TypeText.all(in: tokens)
    composedLines = zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false))
      .filter { composesText($1) }.map(\.0)
  }

  /// The object for a text.
  static func of(_ text: String) -> SourceText { all(text) }

  private static let all = Memo<String, SourceText> { SourceText(reading: $0) }
}

extension SourceText: Hashable {
  package static func == (one: SourceText, other: SourceText) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Whether a string literal on a line of code takes in a value, or is joined to something by a plus.
private func composesText(_ line: Substring) -> Bool {
  // Few lines have a literal with a value or a plus, and a regular expression takes long to say so.
  guard line.utf8.contains(UInt8(ascii: "\"")), line.contains("\\(") || line.utf8.contains(UInt8(ascii: "+")),
    !line.drop(while: \.isWhitespace).hasPrefix("//")
  else { return false }
  let emptied = line.replacing(#/"(?:[^"\\]|\\.)*"/#, with: "\"\"")
  return line.contains(#/"[^"]*\\\(/#) || emptied.contains(#/""\s*\+|\+=?\s*""/#)
}

/// The text with a space for each character of comments and string literals, line breaks kept.
private func blankedOut(_ text: String) -> String {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var index = 0
  while index < bytes.count {
    let end = endOfBlank(in: bytes, from: index)
    if end == index {
      result.append(bytes[index])
      index += 1
      continue
    }
    for byte in bytes[index..<end] where !UTF8.isContinuation(byte) {
      result.append(isLineBreak(byte) ? byte : UInt8(ascii: " "))
    }
    index = end
  }
  return String(decoding: result, as: UTF8.self)
}

/// Where the comment or the string literal that begins at an index ends; the index where none begins.
private func endOfBlank(in bytes: [UInt8], from start: Int) -> Int {
  switch bytes[start] {
  case UInt8(ascii: "/"):
    if bytes[start...].starts(with: "//".utf8) {
      return bytes[start...].firstIndex(where: isLineBreak) ?? bytes.count
    }
    guard bytes[start...].starts(with: "/*".utf8) else { return start }
    return end(of: "*/", in: bytes, from: start + 1)
  case UInt8(ascii: "\""):
    if bytes[start...].starts(with: "\"\"\"".utf8) { return end(of: "\"\"\"", in: bytes, from: start + 3) }
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, bytes.count)
  default: return start
  }
}

/// Where a text that stands at an index or behind it ends; the end of everything where there is none.
private func end(of text: String, in bytes: [UInt8], from start: Int) -> Int {
  var index = start
  while index < bytes.count {
    if bytes[index...].starts(with: text.utf8) { return index + text.utf8.count }
    index += 1
  }
  return bytes.count
}

private func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
