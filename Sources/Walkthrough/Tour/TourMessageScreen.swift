import TextLayout
import Tracing

/// One message of a tour: its place in the cycle, who sent it to whom, the rule, and what changed.
///
/// It leaves out details until the rest fits: first the source, then the unchanged screen, then details of the message.
/// If lines are left over, they show as much of the source as there is room for. A large terminal has three panes: the
/// cycle with the lifelines of the event, the message, and the screen.
struct TourMessageScreen {
  /// The levels of detail, most first.
  enum Detail: Int, CaseIterable, Comparable {
    case source, screen, changes, compact, dense, least

    static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
  }

  /// The messages of the path.
  let stops: [TourPath.Stop]
  /// The message's place on the path.
  let index: Int
  let tour: Tour
  let page: Page
  let height: Int
  /// True if the source is shown even if it does not fit.
  let showsSource: Bool
  /// True if what comes next is not told: neither by the source nor by the lifelines.
  var hidesNext = false
  /// The sentence on the user's prediction; nil if they were not asked.
  var verdict: String?

  private var style: TextStyle { page.style }
  var stop: TourPath.Stop { stops[index] }
  private var step: TourStep { stop.step }

  /// Returns the lines: no more than the height, unless the source was asked for or even the least does not fit.
  func lines() -> [String] {
    guard !hasPanes else { return panes() }
    if showsSource { return drawn(TourMessageText(screen: self, detail: .source, width: textWidth)) }
    let text = fitting { drawn($0).count <= height }
    // A screen beside the text takes no lines from the source.
    return drawn(filled(text, upTo: height - (isWide ? 0 : drawn(text).count - text.lines().count)))
  }

  /// Returns the text with the most detail that fits, in which values are cut as little as possible.
  private func fitting(_ fits: (TourMessageText) -> Bool) -> TourMessageText {
    let drafts = Detail.allCases.filter { !hidesNext || $0 != .source }.flatMap { detail in
      (detail < .compact ? [Int.max] : [.max, 3, 2, 1]).map { limit in
        TourMessageText(screen: self, detail: detail, width: textWidth, changeLimit: limit)
      }
    }
    return drafts.first(where: fits) ?? drafts[drafts.count - 1]
  }

  /// Returns the text with as much source as fits in a number of lines.
  private func filled(_ text: TourMessageText, upTo count: Int) -> TourMessageText {
    var text = text
    text.room = hidesNext ? 0 : max(0, count - text.lines().count)
    return text
  }

  /// True if there is room for the screen beside the text.
  private var isWide: Bool { page.width >= 100 && page.width - screenWidth >= 45 }

  /// True if there is room for three panes.
  var hasPanes: Bool { isWide && page.width >= 120 && height >= 28 }

  /// Returns the width of screens at a terminal that is `columns` wide.
  static func screenWidth(on columns: Int) -> Int {
    min(Page.widestScreen, columns >= 100 ? columns / 2 - 2 : columns - 2)
  }

  /// The columns of the text.
  var textWidth: Int { min(page.width - (isWide ? screenWidth + 3 : 0), 100) }

  /// The columns of the screen with its marks.
  private var screenWidth: Int { 2 + stop.screenColumns }

  // MARK: Panes

  /// The fewest rows of the lifelines, with the names above them, that are left if the rest needs the room.
  private static let leastRows = 7

  /// Draws the cycle with the lifelines of the event above, the message and the screen side by side below.
  private func panes() -> [String] {
    let event = stops.map(\.step).filter { $0.act == step.act }.map(\.message)
    let chart = SequenceChart(
      messages: hidesNext ? event.filter { $0.number <= step.message.number } : event, page: page)
    let screen = screenTitle + stop.screen.map(marked)
    // Two lines are titles, and one is the cycle.
    let room = max(screen.count, height - 3 - min(Self.leastRows, chart.height))
    let text =
      showsSource
      ? TourMessageText(screen: self, detail: .source, width: textWidth)
      : filled(fitting { $0.detail > .source && $0.lines().count <= room }, upTo: room)
    let lines = text.lines()
    let cycle = TourCycle(of: tour.pattern).line(
      marking: step.message.step, near: step.during ?? step.next, width: page.width, style: style)
    let rows = max(showsSource ? Self.leastRows : 0, height - 3 - max(lines.count, screen.count))
    let titles = [("Message", textWidth), ("Screen", screenWidth)].map { title, width in
      Page(width: width, style: style).heading(title)
    }
    return [page.heading("Cycle", lineWidth: page.width), cycle]
      + chart.lines(around: step.message.number, atMost: rows)
      + [titles.joined(separator: style.accent("─┬─"))]
      + beside(lines, screen, rule: style.faint(" │ "))
  }

  /// Joins the lines of the text and of the screen.
  private func beside(_ left: [String], _ right: [String], rule: String) -> [String] {
    (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row] : ""
      return row < right.count ? "\(style.padded(text, to: textWidth))\(rule)\(right[row])" : text
    }
  }

  // MARK: One column, or text and screen

  private func drawn(_ text: TourMessageText) -> [String] {
    let left = text.lines()
    guard isWide else { return left + stackedScreen(text.detail, room: height - left.count) }
    return beside(left, screenTitle + stop.screen.map(marked), rule: "   ")
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
      : !stop.isScreenChanged
        ? "The screen does not change."
        : others.isEmpty ? "The screen: lines are gone." : "The screen:"
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
