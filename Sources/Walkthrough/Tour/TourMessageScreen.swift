import Stories
import TextLayout
import Tracing

/// One message of a tour: where it is in the cycle, who sent it to whom, the rule, and what changed.
///
/// It leaves out what matters less until the rest fits: first the source, then the unchanged screen, then details of the
/// message.
struct TourMessageScreen {
  /// How much is shown, most first.
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
  /// Whether the source is shown even if it does not fit.
  let showsSource: Bool

  private var style: Style { page.style }
  private var step: TourStep { stop.step }

  /// The lines: no more than the height, unless the source was asked for or even the least does not fit.
  func lines() -> [String] {
    if showsSource { return lines(.source) }
    for detail in Detail.allCases {
      let lines = lines(detail)
      if lines.count <= height { return lines }
    }
    return lines(.least)
  }

  /// Whether there is room for the screen beside the text.
  private var isWide: Bool { page.width >= 100 && page.width - screenWidth >= 45 }

  /// The columns that screens are drawn for at a terminal of some columns.
  static func screenWidth(on columns: Int) -> Int {
    min(Page.widestScreen, columns >= 100 ? columns / 2 - 2 : columns - 2)
  }

  /// The columns of the text.
  var textWidth: Int { min(page.width - (isWide ? screenWidth + 3 : 0), 100) }

  /// The columns of the screen with its marks.
  private var screenWidth: Int { 2 + (stop.screen.map(\.text.columns).max() ?? 0) }

  private func lines(_ detail: Detail) -> [String] {
    guard isWide else {
      let text = TourMessageText(screen: self, detail: detail, width: textWidth).lines()
      return text + stackedScreen(detail, room: height - text.count)
    }
    let width = textWidth
    let left = TourMessageText(screen: self, detail: detail, width: width).lines()
    let right = [style.faint(screenTitle)] + stop.screen.map(marked)
    return (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row] : ""
      return row < right.count ? "\(style.padded(text, to: width))   \(right[row])" : text
    }
  }

  /// The screen, or the lines of it that changed, below the text.
  private func stackedScreen(_ detail: Detail, room: Int) -> [String] {
    let changed = stop.screen.filter(\.isChanged).map(marked)
    if detail <= .screen { return ["", style.faint(screenTitle)] + stop.screen.map(marked) }
    guard !changed.isEmpty else { return detail == .changes ? ["", style.faint(screenTitle)] : [] }
    let title = detail == .changes ? ["", style.faint(screenTitle)] : []
    guard detail == .least, changed.count > room, room > 1 else { return title + changed }
    return changed.prefix(room - 1) + ["┃ … \((changed.count - room + 1).of("more line")) changed"]
  }

  private var screenTitle: String {
    let count = stop.screen.count(where: \.isChanged)
    return count == 0 ? "The screen stays as it is." : "The screen: ┃ marks \(count.of("changed line"))."
  }

  private func marked(_ line: (text: String, isChanged: Bool)) -> String {
    line.isChanged ? style.accent("┃ ") + style.strong(line.text) : "  " + line.text
  }
}
