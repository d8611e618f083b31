/// The difference between two texts: the lines that stayed, were removed or were added, in one list.
public struct LineDifference: Hashable, Sendable {
  /// A line's change.
  public enum Change: Sendable {
    /// It is in both texts.
    case same
    /// It is in the first text only.
    case removed
    /// It is in the second text only.
    case added
  }

  /// A line of either text, and its change.
  public struct Line: Hashable, Sendable {
    /// The line's change.
    public let change: Change
    /// The line itself.
    public let text: String
  }

  /// The lines of both texts; removed lines are before the added lines that replace them.
  public let lines: [Line]

  /// Compares two texts, line by line, by the fewest changes that lead from one to the other.
  public init(from old: [String], to new: [String]) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var place = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append(Line(change: .removed, text: line))
        continue
      }
      while added.contains(place) {
        lines.append(Line(change: .added, text: new[place]))
        place += 1
      }
      lines.append(Line(change: .same, text: line))
      place += 1
    }
    lines += new[place...].map { Line(change: .added, text: $0) }
    self.lines = Self.sliding(lines)
  }

  /// Returns the same difference, with each run of only removed or only added lines as far down as possible, so that an
  /// added function begins with its first line, and not with the closing brace of the function before it.
  private static func sliding(_ lines: [Line]) -> [Line] {
    var lines = lines
    var start = 0
    while start < lines.count {
      let change = lines[start].change
      var end = start + 1
      while end < lines.count, lines[end].change == change { end += 1 }
      let isAlone = start == 0 || lines[start - 1].change == .same
      while change != .same, isAlone, end < lines.count, lines[end].change == .same,
        lines[end].text == lines[start].text
      {
        lines.swapAt(start, end)
        start += 1
        end += 1
      }
      start = end
    }
    return lines
  }

  /// The number of removed or of added lines, whichever is greater.
  public var changedLines: Int {
    max(lines.count { $0.change == .removed }, lines.count { $0.change == .added })
  }

  /// Returns the lines that changed and those near them, with nil in each place where lines are left out.
  ///
  /// - Parameter context: The number of lines to keep before and after each change.
  public func excerpt(context: Int) -> [Line?] {
    let changed = lines.indices.filter { lines[$0].change != .same }
    var excerpt: [Line?] = []
    var isLeavingOut = false
    for (index, line) in lines.enumerated() {
      if changed.contains(where: { abs($0 - index) <= context }) {
        excerpt.append(line)
        isLeavingOut = false
      } else if !isLeavingOut {
        excerpt.append(nil)
        isLeavingOut = true
      }
    }
    return excerpt
  }
}
