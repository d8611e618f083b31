import Foundation

extension String {
  /// The text with its control characters escaped, so that a file's name cannot move the terminal's cursor.
  var printable: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
    return unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }

  /// The text, escaped for an HTML element or attribute.
  var html: String {
    printable.reduce(into: "") { text, letter in
      switch letter {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(letter)
      }
    }
  }

  /// The text, escaped for an HTML element; text between backticks becomes `code` elements.
  var htmlWithCode: String {
    let pieces = html.components(separatedBy: "`")
    guard pieces.count.isMultiple(of: 2) == false else { return html }
    return zip(0..., pieces).map { $0.isMultiple(of: 2) ? $1 : "<code>\($1)</code>" }.joined()
  }
}
