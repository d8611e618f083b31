import TextLayout
import Tracing

/// Messages drawn between lifelines, one row per message, with the sending role at the tail of the arrow.
struct SequenceChart {
  private let messages: [Message]
  private let roles: [Role]
  private let page: Page

  /// Draws a lifeline for each role, in the order in which the roles appear.
  init(messages: [Message], page: Page) {
    self.messages = messages
    self.page = page
    roles = messages.flatMap { [$0.sender.role, $0.receiver.role] }.reduce(into: []) { roles, role in
      if !roles.contains(role) { roles.append(role) }
    }
  }

  /// Draws the lifelines, if they fit, and below them the messages by number.
  func text() -> String {
    guard !messages.isEmpty else { return page.paragraph("No message was sent.") }
    let drawing =
      isDrawn
      ? (header + messages.map { row($0) }).map { $0 + "\n" }.joined()
      : page.paragraph(
        "The diagram needs \(Self.margin + roles.count * minimum) columns, and \(page.width) are available."
      )
    return drawing + "\n" + list
  }

  /// The lines that `lines(around:atMost:)` can fill.
  var height: Int { (isDrawn ? header.count : 0) + messages.count }

  /// Draws the lifelines in no more than `height` lines: the rows around the message with a number, which is marked. If
  /// lifelines do not fit, the rows are a list.
  func lines(around number: Int, atMost height: Int) -> [String] {
    let head = isDrawn ? header : []
    let count = height - head.count
    guard count > 0 else { return [] }
    let place = messages.firstIndex { $0.number == number } ?? 0
    let first = max(0, min(place - count / 2, messages.count - count))
    return head + messages[first...].prefix(count).map { row($0, marking: number) }
  }

  /// The columns to the left of the lifelines, for the step.
  private static let margin = 5

  /// The fewest columns for a lifeline: the longest word of any role and a space, and at least six.
  private var minimum: Int {
    max(6, (roles.flatMap(words).map(\.columns).max() ?? 0) + 1)
  }

  private var isDrawn: Bool { Self.margin + roles.count * minimum <= page.width }

  /// The columns from one lifeline to the next.
  private var distance: Int { min(26, (page.width - Self.margin) / roles.count) }

  private func words(of role: Role) -> [String] { role.rawValue.split(separator: " ").map(String.init) }

  /// The roles' names, each centred over its lifeline, the last words on the same line.
  private var header: [String] {
    let names = roles.map { $0.rawValue.wrapped(to: distance - 1) }
    let height = names.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let cells = zip(roles, names).map { role, name in
        let word = line - (height - name.count)
        let cell = (word < 0 ? "" : name[word]).centred(in: distance).padded(to: distance)
        return page.style.hue(role.hue, cell)
      }
      let margin = (line == height - 1 ? "step" : "").padded(to: Self.margin)
      return (page.style.strong(margin) + cells.joined()).trimmingEnd
    }
  }

  private func place(of role: Role) -> Int {
    Self.margin + (roles.firstIndex(of: role) ?? 0) * distance + distance / 2
  }

  /// Draws a message from lifeline to lifeline.
  ///
  /// - Parameter number: The number of the message to mark, or nil.
  private func row(_ message: Message, marking number: Int? = nil) -> String {
    let isMarked = message.number == number
    guard isDrawn else {
      let text = "\(isMarked ? "▶" : " ") \(message.number) \(message.parties): \(message.phrase)"
        .truncated(to: page.width)
      return isMarked ? page.style.strong(text) : text
    }
    let (tail, head) = (place(of: message.sender.role), place(of: message.receiver.role))
    var cells = Array(repeating: Character(" "), count: Self.margin + roles.count * distance)
    for role in roles { cells[place(of: role)] = "│" }
    if let step = message.step { cells.replaceSubrange(0..<3, with: "  \(step)".suffix(3)) }
    if isMarked { cells[0] = "▶" }
    guard tail != head else {
      write("↺ \(message.number)", at: tail + 2, upTo: tail + distance - 1, in: &cells)
      return styled(cells, tail..<tail + distance - 1, message, isMarked)
    }
    let (left, right) = (min(tail, head), max(tail, head))
    for column in left + 1..<right {
      cells[column] = cells[column] == "│" ? "┼" : message.isReply ? "╌" : "─"
    }
    cells[tail] = tail < head ? "├" : "┤"
    cells[tail < head ? head - 1 : head + 1] = tail < head ? "▶" : "◀"
    write(
      "\(message.number) \(message.phrase)", at: left + (tail < head ? 3 : 4), upTo: right - 3, in: &cells)
    return styled(cells, left..<right + 1, message, isMarked)
  }

  /// Returns a row as text, the arrow in the hue of the receiver and the other lifelines faint.
  private func styled(
    _ cells: [Character], _ arrow: Range<Int>, _ message: Message, _ isMarked: Bool
  ) -> String {
    let style = page.style
    guard style != .plain else { return String(cells).trimmingEnd }
    let middle = style.hue(message.receiver.role.hue, String(cells[arrow]))
    return style.strong(String(cells[..<Self.margin]))
      + style.faint(String(cells[Self.margin..<arrow.lowerBound]))
      + (isMarked ? style.strong(middle) : middle)
      + style.faint(String(cells[arrow.upperBound...]))
  }

  /// Writes the label, or only its number if the label does not fit, with a space on either side; nothing if the number
  /// does not fit either.
  private func write(_ label: String, at start: Int, upTo end: Int, in cells: inout [Character]) {
    let number = label.prefix { $0 != " " || label.hasPrefix("↺") }
    let text = start + label.columns <= end ? label : String(number)
    guard text.columns == text.count, start + text.count <= min(end + 1, cells.count) else { return }
    cells.replaceSubrange(start..<start + text.count, with: text)
    if cells[start - 1] == "─" || cells[start - 1] == "╌" { cells[start - 1] = " " }
    let after = start + text.count
    if after < cells.count, cells[after] == "─" || cells[after] == "╌" { cells[after] = " " }
  }

  private var list: String {
    let column = "\(messages.last?.number ?? 0)".columns + 4
    return messages.flatMap { message in
      let step = message.step.map { " (step \($0))" } ?? ""
      return page.definition(
        "\(message.number)", "\(message.parties): \(message.phraseWithPayload(limit: 72))\(step)",
        column: column)
    }.map { $0 + "\n" }.joined()
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
