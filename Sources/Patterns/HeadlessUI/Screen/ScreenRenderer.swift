import TextLayout

/// Draws controllers and views as lines of text.
struct ScreenRenderer {
  private let width: Int
  private let height: Int
  private(set) var lines: [String] = []
  private var elements: [Screen.Element] = []

  /// The lines between the bars, which an alert stands over.
  private var body = 0..<0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The columns between the borders.
  var inner: Int { width - 4 }

  mutating func render(_ root: UIViewController?) -> Screen {
    let stack = sequence(first: root) { $0?.presentedViewController }.compactMap(\.self)
    lines.append(border("╭", "─", "╮"))
    if let shown = stack.last(where: { !($0 is UIAlertController) }) { draw(controller: shown) }
    lines.append(border("╰", "─", "╯"))
    if let alert = stack.last as? UIAlertController { draw(alert: alert) }
    return Screen(lines: lines, elements: elements)
  }

  // MARK: Controllers

  private mutating func draw(controller: UIViewController) {
    guard let navigation = controller as? UINavigationController else {
      drawBody(of: controller, height: height - 2)
      return
    }
    guard let top = navigation.topViewController else { return }
    draw(barOf: navigation, top: top)
    lines.append(border("├", "─", "┤"))
    let toolbar = navigation.isToolbarHidden ? [] : (top.toolbarItems ?? []).filter { $0.title != nil }
    let toolbarLines = layOut(toolbar)
    let around = 4 + (toolbarLines.isEmpty ? 0 : toolbarLines.count + 1)
    drawBody(of: top, height: height - around)
    if !toolbarLines.isEmpty { lines.append(border("├", "─", "┤")) }
    for line in toolbarLines { append(line) }
    for item in toolbar { add(item) }
  }

  private mutating func drawBody(of controller: UIViewController, height: Int) {
    let start = lines.count
    if let view = controller.viewIfLoaded { draw(view, height: height) }
    body = start..<lines.count
  }

  /// Draws back button, title and right button. Where they do not fit side by side, the back button gives way
  /// first, then the title.
  private mutating func draw(barOf navigation: UINavigationController, top: UIViewController) {
    let below = navigation.viewControllers.dropLast().last
    let item = top.navigationItem.rightBarButtonItem.flatMap { $0.title == nil ? nil : $0 }
    let right = item.map { button($0.title, isEnabled: $0.isEnabled, room: inner / 2) } ?? ""
    let title = (top.navigationItem.title ?? "").onOneLine
    let back = below.map { backButton(to: $0, room: inner - right.columns - title.columns - 2) } ?? ""

    let side = max(back.columns, right.columns)
    if title.columns + 2 * (side + 1) <= inner {
      append(back.padded(to: side) + title.centred(in: inner - 2 * side) + right.aligned(to: side))
    } else {
      let room = inner - back.columns - right.columns
      append(back + title.truncated(to: max(0, room - 2)).centred(in: room) + right)
    }
    if let below {
      add(.backButton, label: below.navigationItem.title ?? "Back") { [weak navigation] _ in
        navigation?.popViewController(animated: true)
      }
    }
    if let item { add(item) }
  }

  /// The back button with the longest wording that fits, as UIKit shortens it.
  private func backButton(to below: UIViewController, room: Int) -> String {
    let wordings = [below.navigationItem.title ?? "Back", "Back"].map { "‹ \($0.onOneLine)" }
    return wordings.first { $0.columns <= room } ?? "‹"
  }

  /// The buttons of a toolbar, as many on a line as fit.
  private func layOut(_ toolbar: [UIBarButtonItem]) -> [String] {
    var rows: [String] = []
    for item in toolbar {
      let button = button(item.title, isEnabled: item.isEnabled, room: inner)
      if let last = rows.last, last.columns + 2 + button.columns <= inner {
        rows[rows.count - 1] += "  " + button
      } else {
        rows.append(button)
      }
    }
    return rows
  }

  // MARK: Views

  /// Draws the views in `view` top to bottom; tables share the lines that the others leave.
  private mutating func draw(_ view: UIView, height: Int) {
    let leaves = visibleLeaves(view)
    let tables = leaves.compactMap { $0 as? UITableView }
    let others = leaves.filter { !($0 is UITableView) }.map { lineCount($0) }.reduce(0, +)
    var heights = shares(of: height - others, among: tables)[...]
    for leaf in leaves {
      if let table = leaf as? UITableView {
        draw(table: table, height: heights.removeFirst())
      } else {
        draw(leaf: leaf)
      }
    }
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
    switch leaf {
    case let label as UILabel: text(of: label).count
    case let button as UIButton: button.currentTitle == nil ? 0 : 1
    default: 1
    }
  }

  private func text(of label: UILabel) -> [String] {
    guard let text = label.text, !text.isEmpty else { return [] }
    let wrapped = text.wrapped(to: inner)
    guard label.numberOfLines > 0, wrapped.count > label.numberOfLines else { return wrapped }
    let rest = wrapped[(label.numberOfLines - 1)...].joined(separator: " ")
    return wrapped.prefix(label.numberOfLines - 1) + [rest.truncated(to: inner)]
  }

  private mutating func draw(leaf: UIView) {
    switch leaf {
    case let label as UILabel:
      for line in text(of: label) { append(line) }
    case let control as UIButton:
      guard let title = control.currentTitle else { return }
      append(button(title, isEnabled: control.isEnabled, room: inner))
      add(.button, label: title, isEnabled: control.isEnabled) { [weak control] _ in control?.touch() }
    case let field as UITextField:
      draw(field: field)
    case let spinner as UIActivityIndicatorView:
      append(spinner.isAnimating ? "◌ Loading…" : "◌")
    default:
      break
    }
  }

  /// What was typed on a line as long as there is room for, then the placeholder while nothing was typed.
  private mutating func draw(field: UITextField) {
    let label = field is UISearchTextField ? "Search: " : ""
    let room = inner - label.columns
    let text = (field.text ?? "").onOneLine.truncated(to: room)
    let hintRoom = room - 6
    let placeholder = (field.placeholder ?? "").onOneLine
    let hasHint = text.isEmpty && !placeholder.isEmpty && hintRoom >= 4
    let hint = hasHint ? " (\(placeholder.truncated(to: hintRoom)))" : ""
    let blank = field.isEnabled ? "_" : " "
    append(label + text + String(repeating: blank, count: room - text.columns - hint.columns) + hint)
    add(.field, label: field.placeholder ?? "", isEnabled: field.isEnabled) { [weak field] in field?.edit($0)
    }
  }

  // MARK: Alerts

  /// Draws the alert over the middle of what stands between the bars, and makes it all that can be reached.
  private mutating func draw(alert: UIAlertController) {
    let box = AlertBox(alert, room: min(inner - 4, 44)).lines
    let missing = max(0, box.count + 2 - body.count)
    lines.insert(contentsOf: Array(repeating: framed(""), count: missing), at: body.upperBound)
    let top = body.lowerBound + (body.count + missing - box.count) / 2
    for (offset, line) in box.enumerated() {
      lines[top + offset] = framed(line.centred(in: inner))
    }
    elements = []
    for action in alert.actions {
      add(.alertButton, label: action.title ?? "") { [weak alert] _ in alert?.pick(action) }
    }
  }

  // MARK: Lines and elements

  mutating func append(_ line: String) {
    lines.append(framed(line))
  }

  mutating func add(
    _ kind: Screen.Element.Kind, label: String, isEnabled: Bool = true,
    act: @escaping @MainActor (String) -> Void
  ) {
    elements.append(Screen.Element(kind: kind, label: label, isEnabled: isEnabled, act: act))
  }

  private mutating func add(_ item: UIBarButtonItem) {
    add(.button, label: item.title ?? "", isEnabled: item.isEnabled) { [weak item] _ in item?.touch() }
  }

  private func framed(_ line: String) -> String {
    "│ \(line.onOneLine.padded(to: inner)) │"
  }

  private func border(_ left: String, _ middle: String, _ right: String) -> String {
    left + String(repeating: middle, count: width - 2) + right
  }
}

/// A button as text, at most `room` columns wide: in brackets, or in parentheses while it does not answer.
func button(_ title: String?, isEnabled: Bool, room: Int) -> String {
  let title = (title ?? "").onOneLine.truncated(to: room - 2)
  return isEnabled ? "[\(title)]" : "(\(title))"
}

extension String {
  /// The text at the right end of `width` columns.
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}
