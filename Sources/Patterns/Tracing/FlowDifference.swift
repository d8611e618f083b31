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
  public var description: String { table(context: nil) }

  /// Returns the block with the lines that differ and `context` lines before and after them; with all lines for nil.
  private func table(context: Int?) -> String {
    let rows = rows
    let kept = Self.kept(rows.map { ($0.0, $0.0 == $0.1 ? .same : .removed) }, context: context)
    let title = "expected"
    let width = max(title.columns, kept.compactMap(\.index).map { rows[$0].0.columns }.max() ?? 0)
    var text = "The flow differs first at line \(firstDifference).\n"
    text += "    \(title.padded(to: width))  │ seen\n"
    for place in kept {
      guard let index = place.index else {
        text += "    \(place.elision)\n"
        continue
      }
      let row = rows[index]
      let mark = index + 1 == firstDifference ? "▶" : row.0 == row.1 ? " " : "≠"
      text += "  \(mark) \(row.0.padded(to: width))  │ \(row.1)\n"
    }
    return text
  }

  /// A line that is shown, or several that are left out: because they are in both flows, or because they follow many
  /// others that differ.
  private struct Place {
    var index: Int?
    var leftOut = 0
    var areSame = true

    var elision: String {
      areSame
        ? "⋮ (\(leftOut) \(leftOut == 1 ? "line that is" : "lines that are") the same)"
        : "⋮ (\(leftOut) more lines that differ)"
    }
  }

  /// A run of lines with the same change is shown whole up to this length. Of a longer run only the first lines are
  /// shown; the others are mostly consequences of these.
  private static let longestRun = 12
  private static let shownOfRun = 8

  /// Returns the lines to show and the places where lines are left out; all lines for no context.
  ///
  /// Lines in both flows are left out if they are far from any difference, or calls by the framework; so are the ends
  /// of long runs of lines that differ.
  private static func kept(_ lines: [(text: String, change: LineDifference.Change)], context: Int?) -> [Place]
  {
    guard let context else { return lines.indices.map { Place(index: $0) } }
    let differing = lines.indices.filter { lines[$0].change != .same }
    let folded = folded(lines.map(\.change))
    var places: [Place] = []
    for (index, line) in lines.enumerated() {
      let isSame = line.change == .same
      let isNear = differing.contains { abs($0 - index) <= context }
      if isSame ? isNear && !line.text.isFrameworkCall : !folded.contains(index) {
        places.append(Place(index: index))
      } else if let last = places.last, last.index == nil, last.areSame == isSame {
        places[places.count - 1].leftOut += 1
      } else {
        places.append(Place(leftOut: 1, areSame: isSame))
      }
    }
    return places
  }

  /// Returns the places of the lines to leave out at the ends of long runs.
  private static func folded(_ changes: [LineDifference.Change]) -> Set<Int> {
    var folded: Set<Int> = []
    var start = 0
    while start < changes.endIndex {
      let end = changes[start...].firstIndex { $0 != changes[start] } ?? changes.endIndex
      if changes[start] != .same, end - start > longestRun { folded.formUnion(start + shownOfRun..<end) }
      start = end
    }
    return folded
  }

  /// The lines in pairs: a line in both flows beside itself, any other beside the line that replaces it.
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
  /// Returns the difference for a page of `width` columns: side by side if there is room, otherwise in one column.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - context: The number of common lines to show before and after a line that differs; long runs of differing
  ///     lines are then cut, too. By default, all lines are shown.
  public func text(width: Int, context: Int? = nil) -> String {
    let text = table(context: context)
    return text.split(separator: "\n").allSatisfy { $0.columns <= width }
      ? text : stacked(width: width, context: context)
  }

  /// Returns the lines in one column: those only expected follow a minus, those only seen follow a plus.
  private func stacked(width: Int, context: Int?) -> String {
    let lines = LineDifference(from: expected, to: seen).lines
    let first = lines.firstIndex { $0.change != .same }
    let rows = Self.kept(lines.map { ($0.text, $0.change) }, context: context).flatMap { place in
      guard let index = place.index else { return ["    \(place.elision)"] }
      let line = lines[index]
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

extension String {
  /// True if the line is a call by the framework, such as `viewDidLoad()`.
  fileprivate var isFrameworkCall: Bool { hasPrefix("Navigation → View Controller: ") }
}
