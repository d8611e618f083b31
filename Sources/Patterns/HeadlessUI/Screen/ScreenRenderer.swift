import TextLayout

/// Draws controllers and views as lines of text.
struct ScreenRenderer {
  private let width: Int
  private let height: Int
  private var lines: [String] = []
  private var elements: [Screen.Element] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The columns between the borders.
  private var inner: Int { width - 4 }

  mutating func render(_ root: UIViewController?) -> Screen {
    var shown = root
    var alert: UIAlertController?
    while let next = shown?.presentedViewController {
      if let next = next as? UIAlertController {
        alert = next
        break
      }
      shown = next
    }
    lines.append(border("╭", "─", "╮"))
    if let shown { draw(controller: shown) }
    lines.append(border("╰", "─", "╯"))
    if let alert { draw(alert: alert) }
    return Screen(lines: lines, elements: elements)
  }

  // MARK: Controllers

  private mutating func draw(controller: UIViewController) {
    guard let navigation = controller as? UINavigationController else {
      if let view = controller.viewIfLoaded { draw(views: [view], height: height - 2) }
      return
    }
    guard let top = navigation.topViewController else { return }
    draw(barOf: navigation, top: top)
    lines.append(border("├", "─", "┤"))
    let toolbar = navigation.isToolbarHidden ? [] : (top.toolbarItems ?? []).filter { $0.title != nil }
    let toolbarLines = layOut(toolbar)
    let around = 4 + (toolbarLines.isEmpty ? 0 : toolbarLines.count + 1)
    if let view = top.viewIfLoaded { draw(views: [view], height: height - around) }
    if !toolbarLines.isEmpty { lines.append(border("├", "─", "┤")) }
    for line in toolbarLines { append(line) }
    for item in toolbar { elements.append(element(for: item)) }
  }

  private mutating func draw(barOf navigation: UINavigationController, top: UIViewController) {
    let below = navigation.viewControllers.dropLast().last
    let back = below.map { "‹ \($0.navigationItem.title ?? "Back")" } ?? ""
    let item = top.navigationItem.rightBarButtonItem.flatMap { $0.title == nil ? nil : $0 }
    let right = item.map { "[\($0.title ?? "")]" } ?? ""
    let title = top.navigationItem.title ?? ""

    let side = max(back.columns, right.columns)
    if title.columns + 2 * (side + 1) <= inner {
      append(back.padded(to: side) + title.centred(in: inner - 2 * side) + right.aligned(to: side))
    } else {
      let room = max(0, inner - back.columns - right.columns)
      append(back + title.centred(in: room) + right)
    }
    if let below {
      let label = below.navigationItem.title ?? "Back"
      elements.append(
        Screen.Element(kind: .backButton, label: label, isEnabled: true) { [weak navigation] _ in
          navigation?.popViewController(animated: true)
        })
    }
    if let item { elements.append(element(for: item)) }
  }

  private func element(for item: UIBarButtonItem) -> Screen.Element {
    Screen.Element(kind: .button, label: item.title ?? "", isEnabled: item.isEnabled) { [weak item] _ in
      item?.touch()
    }
  }

  /// The buttons of a toolbar, as many on a line as fit.
  private func layOut(_ toolbar: [UIBarButtonItem]) -> [String] {
    var rows: [String] = []
    for item in toolbar {
      let title = item.title ?? ""
      let button = item.isEnabled ? "[\(title)]" : "(\(title))"
      if let last = rows.last, last.columns + 2 + button.columns <= inner {
        rows[rows.count - 1] += "  " + button
      } else {
        rows.append(button)
      }
    }
    return rows
  }

  // MARK: Views

  /// Draws the views top to bottom; tables share the lines that the others leave.
  private mutating func draw(views: [UIView], height: Int) {
    let leaves = views.flatMap(visibleLeaves)
    let tables = leaves.count { $0 is UITableView }
    let others = leaves.filter { !($0 is UITableView) }.map { lineCount($0) }.reduce(0, +)
    let tableHeight = tables == 0 ? 0 : max(3, (height - others) / tables)
    for leaf in leaves { draw(leaf: leaf, tableHeight: tableHeight) }
  }

  private func visibleLeaves(_ view: UIView) -> [UIView] {
    if view.isHidden { return [] }
    if view is UITableView || view is UILabel || view is UIButton || view is UITextField { return [view] }
    if let spinner = view as? UIActivityIndicatorView {
      return spinner.isAnimating || !spinner.hidesWhenStopped ? [spinner] : []
    }
    return view.subviews.flatMap(visibleLeaves)
  }

  private func lineCount(_ leaf: UIView) -> Int {
    (leaf as? UILabel).map { text(of: $0).count } ?? (leaf as? UIButton).map { $0.currentTitle == nil ? 0 : 1 }
      ?? 1
  }

  private func text(of label: UILabel) -> [String] {
    guard let text = label.text, !text.isEmpty else { return [] }
    let wrapped = text.wrapped(to: inner)
    guard label.numberOfLines > 0, wrapped.count > label.numberOfLines else { return wrapped }
    var kept = Array(wrapped.prefix(label.numberOfLines))
    let rest = wrapped[(label.numberOfLines - 1)...].joined(separator: " ")
    kept[kept.count - 1] = rest.truncated(to: inner)
    return kept
  }

  private mutating func draw(leaf: UIView, tableHeight: Int) {
    switch leaf {
    case let table as UITableView:
      draw(table: table, height: tableHeight)
    case let label as UILabel:
      for line in text(of: label) { append(line) }
    case let button as UIButton:
      guard let title = button.currentTitle else { return }
      append(button.isEnabled ? "[\(title)]" : "(\(title))")
      elements.append(
        Screen.Element(kind: .button, label: title, isEnabled: button.isEnabled) { [weak button] _ in
          button?.touch()
        })
    case let field as UITextField:
      draw(field: field)
    case is UIActivityIndicatorView:
      append("◌ Loading…")
    default:
      break
    }
  }

  private mutating func draw(field: UITextField) {
    let text = field.text ?? ""
    let label = field is UISearchTextField ? "Search: " : ""
    let hint = text.isEmpty ? field.placeholder.map { " (\($0))" } ?? "" : ""
    let room = max(1, inner - label.columns)
    let shown = text.truncated(to: room)
    let line = String(repeating: "_", count: max(3, room - shown.columns - hint.columns))
    append(label + shown + line + hint)
    elements.append(
      Screen.Element(kind: .field, label: field.placeholder ?? "", isEnabled: field.isEnabled) { [weak field] in
        field?.edit($0)
      })
  }

  private mutating func draw(table: UITableView, height: Int) {
    let count = table.numberOfRows(inSection: 0)
    let fits = count <= height
    table.layout(height: fits ? height : max(1, height - 2))
    let visible = table.indexPathsForVisibleRows ?? []
    let above = visible.first?.row ?? 0
    let below = count - (visible.last.map { $0.row + 1 } ?? 0)
    if !fits { append(above > 0 ? "↑ \(above) more" : "") }
    if above > 0 {
      elements.append(
        Screen.Element(kind: .scrollUp, label: "\(above) more", isEnabled: true) { [weak table] _ in
          table?.scroll(pages: -1)
        })
    }
    for indexPath in visible {
      guard let cell = table.cellForRow(at: indexPath) else { continue }
      draw(cell: cell, isSelected: table.indexPathForSelectedRow == indexPath)
      elements.append(
        Screen.Element(kind: .row, label: cell.textLabel?.text ?? "", isEnabled: true) { [weak table] _ in
          table?.pick(indexPath)
        })
    }
    if !fits { append(below > 0 ? "↓ \(below) more" : "") }
    if below > 0 {
      elements.append(
        Screen.Element(kind: .scrollDown, label: "\(below) more", isEnabled: true) { [weak table] _ in
          table?.scroll(pages: 1)
        })
    }
  }

  /// Title on the left, detail on the right; where both do not fit, the detail gives way first.
  private mutating func draw(cell: UITableViewCell, isSelected: Bool) {
    let accessory =
      switch cell.accessoryType {
      case .none: ""
      case .disclosureIndicator: " ›"
      case .checkmark: " ✓"
      }
    let room = inner - 2 - accessory.columns
    let title = (cell.textLabel?.text ?? "").truncated(to: room)
    let detail = (cell.detailTextLabel?.text ?? "").truncated(to: max(0, room - title.columns - 2))
    let gap = String(repeating: " ", count: max(0, room - title.columns - detail.columns))
    append((isSelected ? "▸ " : "  ") + title + gap + detail + accessory)
  }

  // MARK: Alerts

  /// Draws the alert over the middle of what is there, and makes it all that can be reached.
  private mutating func draw(alert: UIAlertController) {
    let room = min(inner - 4, 44)
    var content = (alert.title ?? "").wrapped(to: room)
    if let message = alert.message { content += message.wrapped(to: room) }
    content.append("")
    let buttons = alert.actions.map { "[\($0.title ?? "")]" }
    let oneLine = buttons.joined(separator: "  ")
    content += oneLine.columns <= room ? [oneLine] : buttons

    let side = String(repeating: "─", count: room + 2)
    let box = ["╭\(side)╮"] + content.map { "│ \($0.padded(to: room)) │" } + ["╰\(side)╯"]
    while lines.count < box.count + 4 { lines.insert(framed(""), at: lines.count - 1) }
    let top = (lines.count - box.count) / 2
    for (offset, line) in box.enumerated() {
      lines[top + offset] = framed(line.centred(in: inner))
    }
    elements = alert.actions.map { action in
      Screen.Element(kind: .alertButton, label: action.title ?? "", isEnabled: true) { [weak alert] _ in
        alert?.pick(action)
      }
    }
  }

  // MARK: Lines

  private mutating func append(_ line: String) {
    lines.append(framed(line))
  }

  private func framed(_ line: String) -> String {
    "│ \(line.padded(to: inner)) │"
  }

  private func border(_ left: String, _ middle: String, _ right: String) -> String {
    left + String(repeating: middle, count: width - 2) + right
  }
}

extension String {
  /// The text at the right end of `width` columns.
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}
