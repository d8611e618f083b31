import TextLayout
import Tracing

/// One message of a tour: its place in the cycle, who sent it to whom, the rule, and what changed.
///
/// It leaves out details until the rest fits: first the source, then the unchanged screen, then details of the message.
/// If lines are left over, they show as much of the source as there is room for.
struct TourMessageScreen {
  /// The levels of detail, most first.
  enum Detail: Int, CaseIterable, Comparable {
    case source, screen, changes, compact, dense, least

    static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
  }

  let stop: TourPath.Stop
  /// The message's place on the path.
  let index: Int
  let tour: Tour
  let page: Page
  let height: Int
  /// True if the source is shown even if it does not fit.
  let showsSource: Bool
  /// True if the source is left out, because it tells which messages come next.
  var hidesSource = false
  /// The sentence on the user's prediction; nil if they were not asked.
  var verdict: String?

  private var style: TextStyle { page.style }
  private var step: TourStep { stop.step }

  /// Returns the lines: no more than the height, unless the source was asked for or even the least does not fit.
  func lines() -> [String] {
    if showsSource { return lines(.source) }
    let details = Detail.allCases.filter { !hidesSource || $0 != .source }
    let drafts = details.lazy.map { (detail: $0, lines: lines($0)) }
    let draft = drafts.first { $0.lines.count <= height } ?? (detail: .least, lines: lines(.least))
    // A screen beside the text takes no lines from the source.
    let used = isWide ? text(draft.detail).count : draft.lines.count
    return used < height && !hidesSource ? lines(draft.detail, room: height - used) : draft.lines
  }

  /// True if there is room for the screen beside the text.
  private var isWide: Bool { page.width >= 100 && page.width - screenWidth >= 45 }

  /// Returns the width of screens at a terminal that is `columns` wide.
  static func screenWidth(on columns: Int) -> Int {
    min(Page.widestScreen, columns >= 100 ? columns / 2 - 2 : columns - 2)
  }

  /// The columns of the text.
  var textWidth: Int { min(page.width - (isWide ? screenWidth + 3 : 0), 100) }

  /// The columns of the screen with its marks.
  private var screenWidth: Int { 2 + stop.screenColumns }

  private func text(_ detail: Detail, room: Int = 0) -> [String] {
    TourMessageText(screen: self, detail: detail, width: textWidth, room: room).lines()
  }

  /// - Parameter room: The lines that are left for source.
  private func lines(_ detail: Detail, room: Int = 0) -> [String] {
    let width = textWidth
    let left = text(detail, room: room)
    guard isWide else { return left + stackedScreen(detail, room: height - left.count) }
    let right = screenTitle + stop.screen.map(marked)
    return (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row] : ""
      return row < right.count ? "\(style.padded(text, to: width))   \(right[row])" : text
    }
  }

  /// Draws the screen, or the lines of it that changed, below the text.
  private func stackedScreen(_ detail: Detail, room: Int) -> [String] {
    let changed = stop.screen.filter { $0.change != nil }.map(marked)
    if detail <= .screen { return [""] + screenTitle + stop.screen.map(marked) }
    let title = detail == .changes ? [""] + screenTitle : []
    guard detail == .least, changed.count > room, room > 1 else { return title + changed }
    return changed.prefix(room - 1) + ["┃ … \((changed.count - room + 1).of("more line")) changed"]
  }

  private var screenTitle: [String] {
    func count(_ change: TourPath.Line.Change) -> Int { stop.screen.count { $0.change == change } }
    let own = count(.own)
    let by = step.message.kind == .userEvent ? " by the framework" : ""
    let others = [(count(.hidden), "messages left out"), (count(.framework), "the framework")].filter {
      $0.0 > 0
    }
    let title =
      own > 0
      ? "The screen: ┃ marks \(own.of("changed line"))\(by)."
      : others.isEmpty ? "The screen does not change." : "The screen:"
    let rest = others.map { "┆ marks \($0) changed by \($1)." }
    return ([title] + rest).map { style.faint($0.truncated(to: page.width)) }
  }

  private func marked(_ line: TourPath.Line) -> String {
    switch line.change {
    case .own: style.accent("┃ ") + style.strong(line.text)
    case .hidden, .framework: style.faint("┆ ") + line.text
    case nil: "  " + line.text
    }
  }
}
