extension String {
  /// The text without box drawing, and without the lines that consist of nothing else.
  var linear: String {
    split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      guard line.unicodeScalars.contains(where: \.isBox) else { return String(line) }
      var kept = String.UnicodeScalarView()
      for scalar in line.unicodeScalars where !scalar.isBox { kept.append(scalar) }
      let words = String(kept).split(separator: " ")
      return words.isEmpty ? nil : words.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// True if the scalar is a line, a corner or a block that pictures are drawn with.
  fileprivate var isBox: Bool { (0x2500...0x259F).contains(value) }
}
