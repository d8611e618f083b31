import TextLayout
import Tracing

/// Messages as lines: step, sender and receiver, phrase, payload, and the line of code. Text that does not fit
/// continues on the next line; only very long payloads are cut.
struct MessageTable {
  private let messages: [Message]
  private let page: Page
  private let partiesWidth: Int
  private let placeWidth: Int

  init(messages: [Message], page: Page) {
    self.messages = messages
    self.page = page
    partiesWidth = messages.map(\.parties.columns).max() ?? 0
    placeWidth = messages.map { Self.place($0).columns }.max() ?? 0
  }

  /// Lays out everything in columns if there is room. At the usual width of a terminal, the line of code is below its
  /// message; on a narrow one, the parts are one below the other. For a screen reader, each part follows its label.
  func text() -> String {
    guard !page.isLinear else { return messages.flatMap(labelled).joined(separator: "\n") + "\n" }
    let lines: [String]
    if page.width < 70 {
      lines = messages.flatMap(stacked)
    } else if page.width - contentColumn - placeWidth - 2 >= 60 {
      lines = messages.flatMap(flat)
    } else {
      lines = messages.flatMap(folded)
    }
    return ([page.style.faint(header.truncated(to: page.width))] + lines).joined(separator: "\n") + "\n"
  }

  private var header: String {
    let columns =
      "step   \("who → whom".padded(to: partiesWidth))  message, payload; its number, the line that sent it"
    return columns.columns <= page.width && page.width >= 70
      ? columns : "step   who → whom, message, number and line"
  }

  /// Writes a line for each part of a message, after a label.
  private func labelled(_ message: Message) -> [String] {
    let step = message.step.map { "Step: \($0)" } ?? "Step: none"
    let payload = message.payload == .none ? [] : ["Payload: \(message.payloadText)"]
    let parts =
      [
        "Number: \(message.number)", step, "From: \(message.sender.role.rawValue)",
        "To: \(message.receiver.role.rawValue)",
      ]
      + ["Message: \(message.phrase)"] + payload + ["Sent from: \(Self.line(message))"]
    return parts.flatMap { $0.wrapped(to: page.width) } + [""]
  }

  private func flat(_ message: Message) -> [String] {
    let room = page.width - contentColumn - placeWidth - 2
    let content = content(message, width: room)
    var lines = beside(message, content)
    let gap = String(repeating: " ", count: room - content[0].columns + 2)
    lines[0] += gap + page.style.faint(Self.place(message))
    return lines
  }

  private func folded(_ message: Message) -> [String] {
    beside(message, content(message, width: page.width - contentColumn))
      + Self.place(message).wrapped(to: page.width - 7).map { "       " + page.style.faint($0) }
  }

  private func stacked(_ message: Message) -> [String] {
    let room = page.width - 7
    let texts = message.parties.wrapped(to: room) + content(message, width: room)
    let places = Self.place(message).wrapped(to: room).map { page.style.faint($0) }
    let lines = texts + places
    return [lead(message) + "  " + lines[0]] + lines.dropFirst().map { "       " + $0 } + [""]
  }

  /// Lays out step and parties, and beside them the lines of the message.
  private func beside(_ message: Message, _ lines: [String]) -> [String] {
    let indent = String(repeating: " ", count: contentColumn)
    return ["\(lead(message))  \(message.parties.padded(to: partiesWidth))  \(lines[0])"]
      + lines.dropFirst().map { indent + $0 }
  }

  /// Returns the step, or a dot for a message that takes none.
  private func lead(_ message: Message) -> String {
    page.style.mark(message, margin: "  ")
  }

  /// Wraps phrase and payload into lines of `width` columns, two spaces between them.
  private func content(_ message: Message, width: Int) -> [String] {
    guard message.payload != .none else { return message.phrase.wrapped(to: width) }
    // Lines are not broken at the second space, so it stays, unless it would begin a line.
    let text = "\(message.phrase) \u{A0}\(message.payloadText)"
    return text.wrapped(to: width).map { line in
      String(line.trimmingPrefix("\u{A0}").replacing("\u{A0}", with: " "))
    }
  }

  private static func place(_ message: Message) -> String { "#\(message.number) \(line(message))" }

  private static func line(_ message: Message) -> String {
    if message.kind == .connection { return "found in its properties, not sent" }
    guard let file = message.file, let line = message.line else { return "line unknown" }
    return "\(file):\(line)"
  }

  private var contentColumn: Int { 7 + partiesWidth + 2 }
}
