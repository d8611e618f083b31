/// A word or a sign of a source file's code.
package struct SourceToken: Hashable, Sendable {
  /// A name, a keyword, a number or a single sign.
  package let text: String
  /// The line on which it stands, from 1.
  package let line: Int
  /// Whether white space stands before it.
  package let isSpaced: Bool

  /// The tokens of code without comments and string literals, in order; regular expressions are left out.
  static func all(in code: String) -> [SourceToken] {
    let bytes = Array(code.utf8)
    var tokens: [SourceToken] = []
    var line = 1
    var isSpaced = true
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isSpace(byte) {
        isSpaced = true
        index += 1
        continue
      }
      if let end = endOfRegex(in: bytes, from: index) {
        line += bytes[index..<end].count { $0 == UInt8(ascii: "\n") }
        index = end
        continue
      }
      var end = index + 1
      if isPartOfName(byte) {
        while end < bytes.count, isPartOfName(bytes[end]) { end += 1 }
      }
      let text = String(decoding: bytes[index..<end], as: UTF8.self)
      tokens.append(SourceToken(text: text, line: line, isSpaced: isSpaced))
      isSpaced = false
      index = end
    }
    return tokens
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  /// Where a regular expression between `#/` and `/#` ends, or nil where none begins.
  private static func endOfRegex(in bytes: [UInt8], from start: Int) -> Int? {
    let hash = UInt8(ascii: "#")
    let slash = UInt8(ascii: "/")
    guard bytes[start] == hash, start + 1 < bytes.count, bytes[start + 1] == slash else { return nil }
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == slash, bytes[index + 1] == hash { return index + 2 }
      index += 1
    }
    return nil
  }
}

extension String {
  /// The words of a name in small letters: `showFooterLabel` has `show`, `footer` and `label`.
  package var wordsOfName: [String] { allWordsOfNames(self) }

  /// The same, worked out.
  fileprivate func separateWordsOfName() -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      let endsCapitals =
        index > 0 && index + 1 < letters.count && letters[index - 1].isUppercase
        && letters[index + 1].isLowercase
      let begins = letter.isUppercase && (word.last?.isUppercase == false || endsCapitals)
      if begins || !letter.isLetter {
        words.append(word)
        word = ""
      }
      if letter.isLetter { word.append(letter) }
    }
    words.append(word)
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}

private let allWordsOfNames = Memo<String, [String]> { $0.separateWordsOfName() }
