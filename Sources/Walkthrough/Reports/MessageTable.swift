import TextLayout
import Tracing

/// Messages as lines: number, step, who to whom, what with what, and from which line of code.
struct MessageTable {
  let messages: [Message]
  let page: Page

  /// One line a message where there is room, two on a common terminal, one under the other on a narrow one.
  func text() -> String {
    let lines =
      switch page.width {
      case ..<70: messages.flatMap(stacked)
      case ..<150: messages.flatMap(folded)
      default: messages.map(flat)
      }
    return ([header] + lines).joined(separator: "\n") + "\n"
  }

  private var header: String {
    let text =
      switch page.width {
      case ..<70: "step   who → whom, what, where"
      case ..<150:
        "step   \("who → whom".padded(to: partiesWidth))  what, with what; below, from which line"
      default:
        "step   \("who → whom".padded(to: partiesWidth))  \("what, with what".padded(to: contentWidth))  where"
      }
    return page.style.faint(text.truncated(to: page.width))
  }

  private func flat(_ message: Message) -> String {
    "\(lead(message))  \(parties(message))  \(content(message, width: contentWidth).padded(to: contentWidth))  "
      + page.style.faint(place(message).truncated(to: page.width - 11 - partiesWidth - contentWidth))
  }

  private func folded(_ message: Message) -> [String] {
    [
      "\(lead(message))  \(parties(message))  \(content(message, width: page.width - partiesWidth - 9))",
      "       " + page.style.faint(place(message).truncated(to: page.width - 7)),
    ]
  }

  private func stacked(_ message: Message) -> [String] {
    let room = page.width - 7
    let indent = "       "
    let who = "\(message.sender.role.rawValue) → \(message.receiver.role.rawValue)"
    var lines = who.wrapped(to: room) + content(message, width: 200).wrapped(to: room)
    lines = [lead(message) + "  " + lines[0]] + lines.dropFirst().map { indent + $0 }
    return lines + place(message).wrapped(to: room).map { indent + page.style.faint($0) } + [""]
  }

  /// The step, and a dot for a message that takes none.
  private func lead(_ message: Message) -> String {
    let step = message.step.map(String.init) ?? "·"
    let text = "  \(step)  "
    return message.step == nil ? page.style.faint(text) : page.style.strong(page.style.accent(text))
  }

  private func parties(_ message: Message) -> String {
    "\(message.sender.role.rawValue) → \(message.receiver.role.rawValue)".padded(to: partiesWidth)
  }

  private func content(_ message: Message, width: Int) -> String {
    let payload = message.payload.summary(limit: max(8, width - message.name.columns - 2))
    return "\(message.name)  \(payload)".truncated(to: width).trimmingTrailingSpaces
  }

  private func place(_ message: Message) -> String {
    guard let file = message.file, let line = message.line else { return "line not known" }
    return "\(file):\(line)"
  }

  private var partiesWidth: Int {
    messages.map { "\($0.sender.role.rawValue) → \($0.receiver.role.rawValue)".columns }.max() ?? 0
  }

  private var contentWidth: Int {
    min(page.width - partiesWidth - 11 - 70, 70)
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
