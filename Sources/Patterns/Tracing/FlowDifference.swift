import TextLayout

/// Two flows side by side, the first difference marked.
public struct FlowDifference: Hashable, Sendable, CustomStringConvertible {
  let expected: [String]
  let seen: [String]

  /// The place of the first line that differs, from 1.
  public var firstDifference: Int {
    let same = zip(expected, seen).prefix { $0 == $1 }.count
    return same + 1
  }

  /// One block: expected on the left, seen on the right, line by line.
  public var description: String {
    let rows = rows
    let title = "expected"
    let width = max(title.columns, rows.map(\.0.columns).max() ?? 0)
    var text = "The flow differs first at line \(firstDifference).\n"
    text += "    \(title.padded(to: width))  │ seen\n"
    for (index, row) in rows.enumerated() {
      let mark = index + 1 == firstDifference ? "▶" : row.0 == row.1 ? " " : "≠"
      text += "  \(mark) \(row.0.padded(to: width))  │ \(row.1)\n"
    }
    return text
  }

  /// The lines in pairs: what is in both flows beside itself, what is in one of them beside what came in its place.
  private var rows: [(expected: String, seen: String)] {
    let missing = "(nothing)"
    var rows: [(expected: String, seen: String)] = []
    var removed: [String] = []
    var added: [String] = []
    func flush() {
      for index in 0..<max(removed.count, added.count) {
        rows.append(
          (index < removed.count ? removed[index] : missing, index < added.count ? added[index] : missing))
      }
      (removed, added) = ([], [])
    }
    for line in LineDifference(from: expected, to: seen).lines {
      switch line.change {
      case .removed: removed.append(line.text)
      case .added: added.append(line.text)
      case .same:
        flush()
        rows.append((line.text, line.text))
      }
    }
    flush()
    return rows
  }
}

extension FlowDifference {
  /// The same for a page of some columns: side by side where there is room, else one under the other.
  ///
  /// - Parameter width: How many columns there are.
  public func text(width: Int) -> String {
    let text = description
    return text.split(separator: "\n").allSatisfy { $0.columns <= width } ? text : stacked(width: width)
  }

  /// Lines of the expected flow alone follow a minus, lines of the actual flow alone a plus.
  private func stacked(width: Int) -> String {
    let lines = LineDifference(from: expected, to: seen).lines
    let first = lines.firstIndex { $0.change != .same }
    let rows = lines.enumerated().flatMap { index, line in
      let mark =
        switch line.change {
        case .same: " "
        case .removed: "−"
        case .added: "+"
        }
      return line.text.wrapped(to: width - 6).enumerated().map { row in
        row.offset == 0 ? "\(index == first ? "▶" : " ") \(mark) \(row.element)" : "      \(row.element)"
      }
    }
    let title = "The flow differs first at line \(firstDifference): − is expected, + was seen."
    return (title.wrapped(to: width) + rows).joined(separator: "\n") + "\n"
  }
}
