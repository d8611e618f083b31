import TextLayout

/// A screen of a terminal: a title, the visible lines of a text, and the keys.
struct ScreenFrame {
  let title: String
  /// The lines between the title and the text.
  var above: [String] = []
  let content: [String]
  /// The lines of the chosen row, which stay visible; if they do not all fit, the first ones do.
  var chosen: Range<Int>?
  /// The first line that is shown.
  let scroll: Int
  /// The input line, which replaces the keys.
  var prompt: String?
  /// A remark in front of the keys.
  var remark: String?
  /// The keys, those that matter most first.
  var keys: [KeyHint] = []
  /// The lines at the bottom, in place of the line with the keys.
  var bottom: [String]?
  let size: RawTerminal.Size
  let style: TextStyle

  /// Returns the number of lines between title and keys.
  static func height(of size: RawTerminal.Size) -> Int { max(1, size.rows - 2) }

  /// The number of lines of the text that are visible.
  private var height: Int { max(1, size.rows - 1 - above.count - (bottom?.count ?? 1)) }

  /// The visible part of the content.
  var extent: TourState.Extent { TourState.Extent(height: height, lines: content.count) }

  /// Returns as many lines as the terminal has, none of them wider.
  func lines() -> [String] {
    let furthest = extent.furthest
    var first = min(scroll, furthest)
    // If the whole row does not fit, its first lines are visible.
    if let chosen { first = min(furthest, max(0, chosen.upperBound - height), chosen.lowerBound) }
    var shown = Array(content.dropFirst(first).prefix(height))
    let below = content.count - first - shown.count
    shown += Array(repeating: "", count: height - shown.count)
    let more = [first > 0 ? "↑ \(first)" : "", below > 0 ? "↓ \(below)" : ""].filter { !$0.isEmpty }
    let head = style.accent("── ") + style.strong(title)
    let foot = bottom ?? [footer(beside: more.joined(separator: " "))]
    return ([head] + above + shown + foot).prefix(size.rows).map { style.truncated($0, to: size.columns) }
  }

  /// Returns the input line, or the keys as far as there is room, after the numbers of lines above and below and a
  /// remark.
  private func footer(beside more: String) -> String {
    if let prompt { return prompt }
    let texts = [style.faint(more), remark.map { style.strong($0) + " │" } ?? ""].filter { !$0.isEmpty }
    let text = texts.joined(separator: "   ")
    return text + keys.row(after: text.withoutStyle.columns, width: size.columns, style: style)
  }
}
