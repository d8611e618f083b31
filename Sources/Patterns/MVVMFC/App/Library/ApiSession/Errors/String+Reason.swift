extension String {
  /// The text as a part of one sentence: on one line, without control characters, and not too long.
  ///
  /// The text may come from a server that abuses such characters to forge other text.
  var asReason: String {
    let longest = 200
    var scalars = UnicodeScalarView()
    var count = 0
    for scalar in unicodeScalars {
      let isSpace = scalar.properties.isWhitespace || scalar.steers
      if isSpace, scalars.isEmpty || scalars.last == " " { continue }
      guard count < longest else {
        scalars.append("…")
        break
      }
      scalars.append(isSpace ? " " : scalar)
      count += 1
    }
    while scalars.last == " " { scalars.removeLast() }
    return scalars.isEmpty ? "no reason is given" : String(scalars)
  }
}

extension Unicode.Scalar {
  /// True if the scalar is invisible or has no standard appearance.
  fileprivate var steers: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }
}
