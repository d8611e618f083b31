/// The messages of an exercise as a learner's file lists them: one per line, up to a line that begins with `---`.
///
/// Lines that begin with `//` and empty lines are ignored, and spaces in a row count as one. Lines may end as on any
/// system, and a byte order mark at the start is ignored.
struct MessageList {
  /// A message and its place.
  struct Entry: Equatable {
    /// The line of the file, from 1.
    let line: Int
    let text: String
  }

  /// The messages above the dividing line, in order.
  let entries: [Entry]
  /// The messages below it.
  let rest: [Entry]

  /// Reads a file.
  init(_ text: String) {
    let lines = text.drop { $0 == "\u{FEFF}" }
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let divider = lines.firstIndex { $0.hasPrefix("---") } ?? lines.endIndex
    func entries(_ places: Range<Int>) -> [Entry] {
      places.compactMap { place in
        let text = lines[place].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty || text.hasPrefix("//") || place == divider
          ? nil : Entry(line: place + 1, text: text)
      }
    }
    self.entries = entries(0..<divider)
    rest = entries(divider..<lines.endIndex)
  }
}
