extension String {
  /// True if the text has no characters that leave its line or affect the text beside it.
  var isPrintable: Bool {
    !unicodeScalars.contains(where: \.isControl)
  }

  /// The text for a quotation in an error: cut to 60 scalars, control characters replaced by their numbers.
  var quotable: String {
    let isCut = unicodeScalars.dropFirst(60).first != nil
    let kept = unicodeScalars.prefix(isCut ? 59 : 60).map { scalar in
      scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    return kept.joined() + (isCut ? "…" : "")
  }
}

extension Unicode.Scalar {
  /// True if the scalar moves a cursor, ends a line, or reverses the direction of writing; joiners of letters and
  /// emoji, soft hyphens and variation selectors do not.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !["\u{200C}", "\u{200D}", "\u{AD}"].contains(self)
    default: false
    }
  }
}
