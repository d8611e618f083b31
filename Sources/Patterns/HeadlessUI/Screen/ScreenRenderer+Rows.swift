import TextLayout

extension ScreenRenderer {
  /// The least number of columns of a field in a row.
  private static let leastBlank = 8

  /// A part of a row: a label, a button, a field or a spinner.
  struct Part {
    /// The columns between the part and the one before it.
    var gap = 0
    /// The part's text; for a field, its label.
    let text: String
    /// The field whose input area follows the text.
    var field: UITextField?
    /// The element that the user can reach, or nil if the part is only text.
    var element: Screen.Element?
    /// The part as a row has it.
    let shown: [Screen.Row.Part]

    /// The least number of columns of the part.
    var columns: Int { text.columns + (field == nil ? 0 : leastBlank) }
  }

  /// Returns the parts that a view adds to a row; none for a view that shows nothing.
  ///
  /// A view that takes several lines is a programming error and ends the program.
  func parts(of view: UIView) -> [Part] {
    if view.isHidden { return [] }
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return [] }
      return [Part(text: text.unwrapped, shown: [.init(.text, text.unwrapped)])]
    case let control as UIButton:
      return [part(control, title: control.currentTitle ?? "")]
    case let field as UITextField:
      return [part(field)]
    case let spinner as UIActivityIndicatorView:
      if spinner.isAnimating { return [Part(text: "◌ Loading…", shown: [.init(.spinner, "Loading…")])] }
      return spinner.hidesWhenStopped ? [] : [Part(text: "◌", shown: [.init(.spinner)])]
    case let stack as UIStackView where stack.axis == .horizontal:
      return row(stack)
    default:
      if view is UITableView || view is UIStackView || view.subviews.count > 1 { refuseInRow(view) }
      return view.subviews.flatMap(parts)
    }
  }

  /// Returns the lines of a row: a button or a field that does not fit starts the next line, a label never does.
  func lines(of row: [Part]) -> [Line] {
    var lines: [[Part]] = []
    var used = 0
    for var part in row {
      let end = used + part.gap + part.columns
      if lines.isEmpty || part.element != nil && end > inner {
        part.gap = 0
        lines.append([part])
        used = part.columns
      } else {
        lines[lines.count - 1].append(part)
        used = end
      }
    }
    return lines.map(line)
  }

  /// Returns one line: its fields share the room that the texts leave; text after the last button or field is cut if it
  /// does not fit.
  private func line(of parts: [Part]) -> Line {
    var fields = parts.count { $0.field != nil }
    let texts = parts.map { $0.gap + $0.text.columns }.reduce(0, +)
    var blank = max(inner - texts, fields * Self.leastBlank)
    var reachable = ""
    var text = ""
    var elements: [Screen.Element] = []
    for part in parts {
      text += String(repeating: " ", count: part.gap)
      let start = reachable.columns + text.columns
      text += part.text
      if let field = part.field {
        let share = (blank + fields - 1) / fields
        text += content(of: field, room: share)
        blank -= share
        fields -= 1
      }
      if var element = part.element {
        reachable += text
        text = ""
        element.columns = start..<reachable.columns
        elements.append(element)
      }
    }
    let end = text.truncated(to: inner - reachable.columns)
    return Line(text: reachable + end, parts: parts.flatMap(\.shown), elements: elements)
  }

  /// Returns the parts of a stack; labels of nothing but spaces count only if there is nothing else.
  private func row(_ stack: UIStackView) -> [Part] {
    let all = stack.arrangedSubviews.map(parts).filter { !$0.isEmpty }
    let shown = all.filter { $0.contains { !$0.text.isEmpty || $0.field != nil } }
    var row = shown.first ?? all.first ?? []
    for var parts in shown.dropFirst() {
      parts[0].gap = stack.gap
      row += parts
    }
    return row
  }

  private func part(_ control: UIButton, title: String) -> Part {
    Part(
      text: button(title, isEnabled: control.isEnabled, room: inner),
      element: Screen.Element(kind: .button, label: title, isEnabled: control.isEnabled) { [weak control] _ in
        control?.touch()
      },
      shown: [.button(title, isEnabled: control.isEnabled)])
  }

  private func part(_ field: UITextField) -> Part {
    let element = Screen.Element(
      kind: .field, label: field.placeholder ?? "", isEnabled: field.isEnabled, value: field.text ?? ""
    ) { [weak field] in field?.edit($0) }
    let isSearch = field is UISearchTextField
    return Part(
      text: isSearch ? "Search: " : "", field: field, element: element,
      shown: [
        .init(isSearch ? .search : .field, field.text ?? ""), .init(.placeholder, field.placeholder ?? ""),
      ])
  }

  /// Returns the typed text, cut to the available width, or the placeholder while the field is empty.
  private func content(of field: UITextField, room: Int) -> String {
    let text = (field.text ?? "").onOneLine.truncated(to: room)
    let hintRoom = room - 6
    let placeholder = (field.placeholder ?? "").onOneLine
    let hasHint = text.isEmpty && !placeholder.isEmpty && hintRoom >= 4
    let hint = hasHint ? " (\(placeholder.truncated(to: hintRoom)))" : ""
    let blank = field.isEnabled ? "_" : " "
    return text + String(repeating: blank, count: room - text.columns - hint.columns) + hint
  }

  private func refuseInRow(_ view: UIView) -> Never {
    let around = sequence(first: view, next: \.superview).dropFirst().first { $0 is UIStackView }
    let row = around.map { "\(type(of: $0))" } ?? "row"
    preconditionFailure(
      "A \(type(of: view)) takes several lines and cannot be in a horizontal \(row), which is one line.")
  }
}
