import TextLayout
import Tracing

/// Messages in lines, narrow enough for columns side by side: step, sender and receiver, phrase, and as much of the
/// payload as fits.
struct MessageColumn {
  /// The columns that messages need to be easy to read.
  static let minimumWidth = 56
  /// The columns that are enough if all patterns then fit side by side.
  static let leastWidth = 37

  private let page: Page
  private let markWidth: Int
  private let partiesWidth: Int

  /// The columns that phrase and payload need; with fewer, they go below the parties.
  private static let contentWidth = 36

  /// Creates a layout for all messages to show, so that every column and every step is laid out alike.
  init(for messages: [Message], page: Page) {
    self.page = page
    markWidth = messages.map(\.mark.columns).max() ?? 0
    partiesWidth = messages.map(\.numberedParties.columns).max() ?? 0
  }

  /// Formats messages, each beginning on a new line.
  func lines(_ messages: [Message]) -> [String] {
    let isWide = page.width - contentColumn >= Self.contentWidth
    return isWide && !page.isLinear ? messages.flatMap(flat) : messages.flatMap(folded)
  }

  private func flat(_ message: Message) -> [String] {
    let content = content(message, width: page.width - contentColumn)
    let indent = String(repeating: " ", count: contentColumn)
    return ["\(lead(message))\(page.style.padded(parties(message), to: partiesWidth))  \(content[0])"]
      + content.dropFirst().map { indent + $0 }
  }

  private func folded(_ message: Message) -> [String] {
    let parties = message.numberedParties.wrapped(to: page.width - leadWidth)
    let content = content(message, width: page.width - leadWidth - 2)
    let indent = String(repeating: " ", count: leadWidth)
    let first = parties.count == 1 ? self.parties(message) : parties[0]
    return [lead(message) + first] + parties.dropFirst().map { indent + $0 }
      + content.map { "\(indent)  \($0)" }
  }

  private func parties(_ message: Message) -> String {
    page.style.parties(message) + page.style.faint(" #\(message.number)")
  }

  private func lead(_ message: Message) -> String {
    let margin = String(repeating: " ", count: leadWidth - message.mark.columns)
    return page.style.mark(message) + margin
  }

  /// Formats the phrase in lines of `width` columns, followed by as much of the payload as fits; if there is too little
  /// room, by `…`, and if the last line is full, by nothing. For a screen reader the payload is whole.
  private func content(_ message: Message, width: Int) -> [String] {
    guard !page.isLinear else {
      return [message.phrase, message.payload.summary(limit: 400)].filter { !$0.isEmpty }
        .joined(separator: "  ").wrapped(to: width)
    }
    var lines = message.phrase.wrapped(to: width)
    let payload = message.payload.summary(limit: 160)
    let room = width - 2 - (lines.last?.columns ?? 0)
    guard !payload.isEmpty else { return lines }
    if payload.columns <= room || room >= 12 {
      lines[lines.count - 1] += "  " + payload.truncated(to: room)
    } else if room >= 0 {
      lines[lines.count - 1] += " …"
    }
    return lines
  }

  private var leadWidth: Int { markWidth + 2 }
  private var contentColumn: Int { leadWidth + partiesWidth + 2 }
}

extension Message {
  /// The sender, the receiver, and the message's number: `Presenter → Interactor #34`.
  fileprivate var numberedParties: String { "\(parties) #\(number)" }
}
