import SwiftSyntax

extension SyntaxProtocol {
  /// The text on one line: comments, line breaks and runs of spaces are replaced by single spaces.
  var oneLine: String { oneLine(upTo: TokenSyntax?.none) }

  /// Returns the text up to `end`, a node inside this one, or all of it if `end` is nil, on one line like `oneLine`.
  func oneLine(upTo end: (some SyntaxProtocol)?) -> String {
    var text = ""
    var isSpaceDue = false
    for token in tokens(viewMode: .sourceAccurate) {
      if let end, token.position >= end.position { break }
      if !text.isEmpty, isSpaceDue || token.followsBreak { text += " " }
      text += token.text
      isSpaceDue = token.trailingTriviaLength.utf8Length > 0
    }
    return text.hasOuterOrPaddedSpace ? text.withoutPadding : text
  }
}

extension TokenSyntax {
  /// True if a line break or a comment is before it.
  fileprivate var followsBreak: Bool {
    leadingTriviaLength.utf8Length > 0
      && leadingTrivia.contains { piece in
        switch piece {
        case .spaces, .tabs: false
        default: true
        }
      }
  }
}

extension String {
  /// True if a space is the first or last character, or is just inside a parenthesis.
  fileprivate var hasOuterOrPaddedSpace: Bool {
    let space = UInt8(ascii: " ")
    if utf8.first == space || utf8.last == space { return true }
    var last: UInt8 = 0
    for byte in utf8 {
      if last == UInt8(ascii: "("), byte == space { return true }
      if last == space, byte == UInt8(ascii: ")") { return true }
      last = byte
    }
    return false
  }

  fileprivate var withoutPadding: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      .replacing("( ", with: "(")
      .replacing(" )", with: ")")
  }
}
