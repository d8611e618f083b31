extension Character {
  /// The number of terminal columns that the character takes: 0, 1 or 2.
  ///
  /// Follows the Unicode East Asian Width property and takes an emoji or a flag as 2. Combining marks
  /// belong to the character that they follow, so they need no column of their own.
  public var columns: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if first.isNarrow, unicodeScalars.count == 1 { return 1 }
    if isControl || first.isZeroWidth { return 0 }
    if first.isRegionalIndicator { return unicodeScalars.count > 1 ? 2 : 1 }
    let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    return first.isWide || isEmoji ? 2 : 1
  }

  /// True if the character moves the cursor or rings the bell instead of taking space on the line.
  var isControl: Bool {
    if let first = unicodeScalars.first, first.isNarrow { return false }
    return isNewline || unicodeScalars.first?.properties.generalCategory == .control
  }
}

extension StringProtocol {
  /// The number of terminal columns that the text takes on one line.
  public var columns: Int {
    plainColumns ?? reduce(0) { $0 + $1.columns }
  }

  /// True if each scalar of the text is a separate character that takes one column, as in most text.
  var isPlain: Bool { plainColumns != nil }

  /// The columns of plain text, or nil for other text.
  var plainColumns: Int? {
    var text = String(self)
    return text.withUTF8(narrowScalars)
  }
}

/// Counts the scalars of a text; returns nil if one of them is not narrow.
private func narrowScalars(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  // Indices instead of an iterator, whose calls a debug build does not inline.
  var (index, count) = (0, 0)
  while index < bytes.count {
    let first = UInt32(bytes[index])
    if first < 0x80 {
      if first < 0x20 || first > 0x7E { return nil }
      index += 1
    } else if first < 0xE0 {
      let scalar = (first & 0x1F) << 6 | UInt32(bytes[index + 1]) & 0x3F
      guard isNarrowScalar(scalar) else { return nil }
      index += 2
    } else {
      // No scalar of four bytes is narrow.
      guard first < 0xF0 else { return nil }
      let scalar =
        (first & 0xF) << 12 | (UInt32(bytes[index + 1]) & 0x3F) << 6 | UInt32(bytes[index + 2]) & 0x3F
      guard isNarrowScalar(scalar) else { return nil }
      index += 3
    }
    count += 1
  }
  return count
}

/// Returns true for the scalars that most text consists of: Latin, punctuation, arrows, box drawing, triangles, stars
/// and check marks. Each takes one column and joins no neighbour; no property is looked up.
private func isNarrowScalar(_ scalar: UInt32) -> Bool {
  // Comparisons first and ranges last, whose calls a debug build does not inline.
  if scalar <= 0x7E { return scalar >= 0x20 }
  return switch scalar {
  case 0xA0...0x2FF, 0x2010...0x2027, 0x2030...0x203A, 0x2190...0x2193, 0x2500...0x257F, 0x25B2...0x25C5,
    0x25CC, 0x2605...0x2606, 0x2713:
    true
  default: false
  }
}

extension Unicode.Scalar {
  /// True if it takes one column and joins no neighbour, as most do.
  fileprivate var isNarrow: Bool { isNarrowScalar(value) }

  fileprivate var isRegionalIndicator: Bool {
    (0x1F1E6...0x1F1FF).contains(value)
  }

  fileprivate var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    case .format: self != "\u{AD}"
    default: false
    }
  }

  /// True if it is in a block whose characters are wide or full width by the Unicode East Asian Width table; emoji have
  /// their own property.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
