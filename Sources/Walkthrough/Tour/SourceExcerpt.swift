/// Some lines of a source file.
nonisolated struct SourceExcerpt: Equatable {
  /// A line, which may be marked as the one to look at.
  struct Line: Equatable {
    let number: Int
    let text: String
    let isMarked: Bool
  }

  /// The path of the file in the package's folder.
  let file: String
  let lines: [Line]

  /// The number of the marked line, or else of the first.
  var number: Int { (lines.first(where: \.isMarked) ?? lines.first)?.number ?? 0 }
}

nonisolated extension SourceExcerpt {
  /// A line, marked, with the lines around it; nil if the file has no such line.
  ///
  /// - Parameters:
  ///   - number: The number of the line, from 1.
  ///   - context: How many lines before it and after it, unless the file begins or ends there.
  init?(of lines: [String], in file: String, around number: Int, context: Int) {
    guard lines.indices.contains(number - 1) else { return nil }
    let range = max(1, number - context)...min(lines.count, number + context)
    self.file = file
    self.lines = range.map { Line(number: $0, text: lines[$0 - 1], isMarked: $0 == number) }
  }

  /// A declaration from its first line to its closing brace, or as much of it as there is room for.
  init(of lines: [String], in file: String, declarationAt number: Int, atMost count: Int) {
    let margin = lines[number - 1].prefix { $0 == " " }
    var end = number
    if lines[number - 1].hasSuffix("{") || lines[number - 1].hasSuffix("(") {
      while end < lines.count, lines[end] != margin + "}" { end += 1 }
      end = min(end + 1, lines.count)
    }
    self.file = file
    self.lines = (number...min(end, number + count - 1)).map {
      Line(number: $0, text: lines[$0 - 1], isMarked: $0 == number)
    }
  }

  /// The lines without the indentation that they all share.
  var flushLeft: [Line] {
    let margins = lines.filter { !$0.text.isEmpty }.map { $0.text.prefix { $0 == " " }.count }
    let margin = margins.min() ?? 0
    return lines.map {
      Line(number: $0.number, text: String($0.text.dropFirst(margin)), isMarked: $0.isMarked)
    }
  }
}
