extension String {
  /// Whether the text stays on its line, and leaves alone what stands beside it.
  var isPrintable: Bool {
    !unicodeScalars.contains(where: \.isControl)
  }

  /// The text as an error can quote it: cut to 60 characters, control characters by their numbers.
  var quotable: String {
    let cut = count > 60 ? "\(prefix(59))…" : self
    return cut.unicodeScalars.map { scalar in
      scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the scalar moves a cursor, ends a line, or turns the direction of writing.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
