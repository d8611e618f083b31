import TextLayout
import Tracing

/// The messages of a tour, one a line, under the events that set them off.
struct TourMessageList {
  let stops: [TourPath.Stop]
  /// The places of the messages to list.
  let rows: [Int]
  let page: Page

  /// Returns all lines, and which of them is the chosen row's.
  func content(choosing chosen: Int) -> (lines: [String], chosen: Range<Int>?) {
    guard !rows.isEmpty else { return (["No message has that text."], nil) }
    var lines = ["number, step (· for none, w for wiring), message".truncated(to: page.width)].map(
      page.style.faint)
    var range: Range<Int>?
    let margin = "\(stops.last?.step.message.number ?? 0)".count
    for (row, index) in rows.enumerated() {
      let step = stops[index].step
      if row == 0 || stops[rows[row - 1]].step.act != step.act {
        lines.append(page.style.strong(step.event.truncated(to: page.width)))
      }
      let own = "\(step.message.number)"
      let number = String(repeating: " ", count: margin - own.count) + own
      let mark = step.isWiring ? "w" : step.message.mark
      let text =
        "\(row == chosen ? "▶" : " ") \(number) \(mark) \(step.message.parties): \(step.message.phrase)"
        .truncated(to: page.width)
      if row == chosen { range = lines.count..<lines.count + 1 }
      lines.append(row == chosen ? page.style.strong(page.style.accent(text)) : text)
    }
    return (lines, range)
  }
}
