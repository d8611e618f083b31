import Playing
import TextLayout
import Tracing

/// The messages of a session in lines, each event above its messages.
struct LiveMessageList {
  let session: LiveSession
  let page: Page
  /// True if each message is one line, cut if there is no more room.
  let isCompact: Bool

  /// The number of lines.
  var count: Int { lines(of: session.entries.indices).count }

  /// Returns the newest lines, or those `scroll` lines before them.
  func tail(_ height: Int, scroll: Int) -> [String] {
    // As few events as it takes to fill the lines: each event and each message has one at least.
    var first = session.entries.count
    var least = 0
    while first > 0, least < height + scroll {
      first -= 1
      least += 1 + session.entries[first].messages.count
    }
    let lines = lines(of: first..<session.entries.count)
    return Array(lines.dropLast(min(scroll, max(0, lines.count - height))).suffix(height))
  }

  private func lines(of entries: Range<Int>) -> [String] {
    let shown = session.entries[entries].flatMap { session.messages[$0.messages] }
    let column = MessageColumn(for: shown, page: page)
    let compact = { (message: Message) -> String in
      let text = " \(message.parties): \(message.phrase)"
      return page.style.mark(message) + text.truncated(to: max(0, page.width - message.mark.columns))
    }
    return entries.flatMap { index in
      let entry = session.entries[index]
      let title = "\(index + 1). \(entry.event.description.onOneLine)".truncated(to: page.width)
      let messages = Array(session.messages[entry.messages])
      return [page.style.strong(title)] + (isCompact ? messages.map(compact) : column.lines(messages))
    }
  }
}
