import TextLayout

/// An alert as a box of text: title, message, and its buttons side by side if they fit.
struct AlertBox {
  /// The lines, borders included, each four columns wider than `room`.
  let lines: [String]
  /// What each line shows.
  let rows: [Screen.Row]
  /// The place of each button: its line and its columns in the box, both from 0.
  private(set) var buttons: [(line: Int, columns: Range<Int>)] = []

  init(_ alert: UIAlertController, room: Int) {
    let texts = [(Screen.Row.Part.Kind.title, alert.title), (.text, alert.message)].map { kind, text in
      Screen.Row.Part.lines(kind, (text ?? "").isEmpty ? [] : (text ?? "").wrapped(to: room))
    }
    var content = texts.joined().map(\.text)
    var shown = texts.joined().map { [$0] }
    let buttons = alert.actions.map { button($0.title, isEnabled: true, room: room) }
    if !content.isEmpty && !buttons.isEmpty {
      content.append("")
      shown.append([])
    }
    let oneLine = buttons.joined(separator: "  ")
    let isOneLine = oneLine.columns <= room
    var (line, column) = (content.count + 1, 2)
    for button in buttons {
      self.buttons.append((line, column..<column + button.columns))
      if isOneLine { column += button.columns + 2 } else { line += 1 }
    }
    content += isOneLine && !buttons.isEmpty ? [oneLine] : buttons
    let titles = alert.actions.map { Screen.Row.Part.button($0.title, isEnabled: true) }
    shown += isOneLine && !buttons.isEmpty ? [titles] : titles.map { [$0] }
    rows = ([[]] + shown + [[]]).map { Screen.Row(.alert, $0) }

    let side = String(repeating: "─", count: room + 2)
    lines =
      ["╭\(side)╮"] + content.map { "│ \($0.onOneLine.padded(to: room)) │" } + ["╰\(side)╯"]
  }
}
