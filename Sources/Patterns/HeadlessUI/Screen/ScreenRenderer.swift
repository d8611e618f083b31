import TextLayout

/// Draws controllers and views as lines of text.
struct ScreenRenderer {
  private let width: Int
  private let height: Int
  private(set) var lines: [String] = []
  private var rows: [Screen.Row] = []
  private var elements: [Screen.Element] = []
  private var swipes: [Screen.Element] = []

  /// The lines between the bars, which an alert covers.
  private var body = 0..<0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The columns of a border and the space next to it.
  private static let border = 2

  /// The columns between the borders.
  var inner: Int { width - 2 * Self.border }

  mutating func render(_ window: UIWindow) -> Screen {
    let stack = window.presentedStack
    let shown = window.topViewController
    let isSheet = shown?.isSheet == true
    add(isSheet ? grabber : border("╭", "─", "╮"), Screen.Row(isSheet ? .sheet : .frame))
    if let shown { draw(controller: shown, height: height - 2) }
    if let shown, shown.isSheet { swipes = [top(ofSheet: shown)] }
    add(border("╰", "─", "╯"), .init(.frame))
    if let alert = stack.last as? UIAlertController { draw(alert: alert) }
    let containers = window.viewControllers.compactMap { $0 as? UINavigationController }
    if let navigation = containers.first(where: { $0.swipedViewController != nil }) {
      elements = []
      swipes = ends(ofSwipeIn: navigation)
    } else if window.isInTransition {
      elements = []
      swipes = [
        Screen.Element(kind: .transitionEnd, label: "", isEnabled: true) { [weak window] _ in
          window?.finishTransition()
        }
      ]
    }
    return Screen(lines: lines, rows: rows, elements: elements, swipes: swipes)
  }

  // MARK: Controllers

  private mutating func draw(controller: UIViewController, height: Int) {
    switch controller {
    case let tabs as UITabBarController: draw(tabs: tabs, height: height)
    case let navigation as UINavigationController: draw(navigation: navigation, height: height)
    default: drawBody(of: controller, height: height)
    }
  }

  /// Draws the controller that is selected, and the bar with its tabs below.
  private mutating func draw(tabs: UITabBarController, height: Int) {
    guard let selected = tabs.selectedViewController else { return }
    draw(controller: selected, height: height - 2)
    add(border("├", "─", "┤"), .init(.frame))
    append(bar(of: tabs), in: .tabs)
  }

  /// Lays out the tabs, each in the middle of its share of the line.
  private func bar(of tabs: UITabBarController) -> Line {
    var line = Line(text: "")
    let share = inner / max(1, tabs.children.count)
    for controller in tabs.children {
      let title = controller.tabBarItem.title ?? ""
      let mark = controller === tabs.selectedViewController ? "●" : "○"
      let text = "\(mark) \(title.onOneLine.truncated(to: share - 3))"
      let start = line.text.columns + (share - text.columns) / 2
      line.text = (line.text.padded(to: start) + text).padded(to: line.text.columns + share)
      line.parts.append(.init(controller === tabs.selectedViewController ? .here : .tab, title))
      line.elements.append(
        Screen.Element(
          kind: .tab, label: title, isEnabled: true, columns: start..<start + text.columns
        ) { [weak tabs, weak controller] _ in
          if let controller { tabs?.touch(controller) }
        })
    }
    return line
  }

  private mutating func draw(navigation: UINavigationController, height: Int) {
    guard let top = navigation.frontViewController else { return }
    draw(barOf: navigation, top: top)
    add(border("├", "─", "┤"), .init(.frame))
    let toolbar = navigation.isToolbarHidden ? [] : (top.toolbarItems ?? []).filter { $0.title != nil }
    let toolbarLines = layOut(toolbar)
    let around = 2 + (toolbarLines.isEmpty ? 0 : toolbarLines.count + 1)
    drawBody(of: top, height: height - around)
    if !toolbarLines.isEmpty { add(border("├", "─", "┤"), .init(.frame)) }
    for line in toolbarLines { append(line, in: .toolbar) }
  }

  private mutating func drawBody(of controller: UIViewController, height: Int) {
    let start = lines.count
    if let view = controller.viewIfLoaded { draw(view, height: height) }
    body = start..<lines.count
  }

  /// Draws back button, title and right button; during a swipe the arrow of the back button is doubled and turned. If they do not fit side by side, the back button is shortened first,
  /// then the title.
  private mutating func draw(barOf navigation: UINavigationController, top: UIViewController) {
    let isSwiped = top === navigation.swipedViewController
    let below = isSwiped ? navigation.topViewController : navigation.viewControllers.dropLast().last
    let item = top.navigationItem.rightBarButtonItem.flatMap { $0.title == nil ? nil : $0 }
    let right = item.map { button($0.title, isEnabled: $0.isEnabled, room: inner / 2) } ?? ""
    let title = (top.navigationItem.title ?? "").onOneLine
    let arrow = isSwiped ? "»" : "‹"
    let back =
      below.map { backButton(arrow, to: $0, room: inner - right.columns - title.columns - 2) } ?? ""

    let side = max(back.columns, right.columns)
    let room = inner - back.columns - right.columns
    var line = Line(
      text: title.columns + 2 * (side + 1) <= inner
        ? back.padded(to: side) + title.centred(in: inner - 2 * side) + right.aligned(to: side)
        : back + title.truncated(to: max(0, room - 2)).centred(in: room) + right)
    if let below {
      let label = below.navigationItem.title ?? "Back"
      line.elements.append(
        Screen.Element(kind: .backButton, label: label, isEnabled: true, columns: 0..<back.columns) {
          [weak navigation] _ in navigation?.popViewController(animated: true)
        })
      swipes = [
        Screen.Element(kind: .leftEdge, label: label, isEnabled: true) { [weak navigation] _ in
          navigation?.beginSwipe()
        }
      ]
    }
    if let item { line.elements.append(element(for: item, at: inner - right.columns..<inner)) }
    let parts: [Screen.Row.Part?] = [
      below.map { Screen.Row.Part(.back, "\(arrow) \($0.navigationItem.title ?? "Back")") },
      title.isEmpty ? nil : .init(.title, title),
      item.map { Screen.Row.Part.button($0.title, isEnabled: $0.isEnabled) },
    ]
    line.parts = parts.compactMap(\.self)
    append(line, in: .bar)
  }

  /// Returns the back button with the longest wording that fits, as UIKit shortens it.
  private func backButton(_ arrow: String, to below: UIViewController, room: Int) -> String {
    let wordings = [below.navigationItem.title ?? "Back", "Back"].map { "\(arrow) \($0.onOneLine)" }
    return wordings.first { $0.columns <= room } ?? arrow
  }

  /// Returns the places where the user can end a swipe: one keeps the screen, the other shows the one below.
  private func ends(ofSwipeIn navigation: UINavigationController) -> [Screen.Element] {
    [
      Screen.Element(
        kind: .swipeStart, label: navigation.swipedViewController?.navigationItem.title ?? "", isEnabled: true
      ) {
        [weak navigation] _ in navigation?.cancelSwipe()
      },
      Screen.Element(
        kind: .swipeEnd, label: navigation.topViewController?.navigationItem.title ?? "", isEnabled: true
      ) {
        [weak navigation] _ in navigation?.finishSwipe()
      },
    ]
  }

  /// Returns the place where the user can swipe a sheet away.
  private func top(ofSheet sheet: UIViewController) -> Screen.Element {
    Screen.Element(kind: .sheetTop, label: sheet.front.navigationItem.title ?? "", isEnabled: true) {
      [weak sheet] _ in sheet?.swipeAway()
    }
  }

  /// Lays out the buttons of a toolbar, as many on a line as fit.
  private func layOut(_ toolbar: [UIBarButtonItem]) -> [Line] {
    var rows: [Line] = []
    for item in toolbar {
      let button = button(item.title, isEnabled: item.isEnabled, room: inner)
      if let last = rows.last, last.text.columns + 2 + button.columns <= inner {
        rows[rows.count - 1].text += "  " + button
      } else {
        rows.append(Line(text: button))
      }
      let end = rows[rows.count - 1].text.columns
      rows[rows.count - 1].parts.append(.button(item.title, isEnabled: item.isEnabled))
      rows[rows.count - 1].elements.append(element(for: item, at: end - button.columns..<end))
    }
    return rows
  }

  // MARK: Alerts

  /// Draws the alert over the middle of the lines between the bars, and makes its buttons the only reachable elements.
  private mutating func draw(alert: UIAlertController) {
    let alertBox = AlertBox(alert, room: min(inner - 4, 44))
    let box = alertBox.lines
    let missing = max(0, box.count + 2 - body.count)
    lines.insert(contentsOf: Array(repeating: framed(""), count: missing), at: body.upperBound)
    rows.insert(contentsOf: Array(repeating: .init(.body), count: missing), at: body.upperBound)
    let top = body.lowerBound + (body.count + missing - box.count) / 2
    for (offset, line) in box.enumerated() {
      lines[top + offset] = framed(line.centred(in: inner))
      rows[top + offset] = alertBox.rows[offset]
    }
    swipes = []
    let margin = Self.border + (inner - (box.first?.columns ?? 0)) / 2
    elements = zip(alert.actions, alertBox.buttons).map { action, place in
      Screen.Element(
        kind: .alertButton, label: action.title ?? "", isEnabled: true, line: top + place.line,
        columns: place.columns.moved(by: margin)
      ) { [weak alert] _ in alert?.pick(action) }
    }
  }

  // MARK: Lines and elements

  /// Adds a line that is drawn from border to border.
  private mutating func add(_ line: String, _ row: Screen.Row) {
    lines.append(line)
    rows.append(row)
  }

  /// Adds a line between the borders.
  mutating func append(_ line: Line, in place: Screen.Row.Place = .body) {
    add(framed(line.text), Screen.Row(place, line.parts))
    elements += line.elements.map { element in
      var placed = element
      placed.line = lines.count - 1
      placed.columns = element.columns.moved(by: Self.border)
      return placed
    }
  }

  /// Adds an element that takes the whole of the last line.
  mutating func add(
    _ kind: Screen.Element.Kind, label: String, act: @escaping @MainActor (String) -> Void
  ) {
    elements.append(
      Screen.Element(
        kind: kind, label: label, isEnabled: true, line: lines.count - 1,
        columns: Self.border..<Self.border + inner, act: act))
  }

  private func element(for item: UIBarButtonItem, at columns: Range<Int>) -> Screen.Element {
    Screen.Element(
      kind: .button, label: item.title ?? "", isEnabled: item.isEnabled, columns: columns
    ) { [weak item] _ in item?.touch() }
  }

  /// The upper border of a sheet, with the handle by which the user pulls it down.
  private var grabber: String {
    "╭" + "╴━━━━╶".centred(in: width - 2).replacing(" ", with: "─") + "╮"
  }

  private func framed(_ line: String) -> String {
    "│ \(line.onOneLine.padded(to: inner)) │"
  }

  private func border(_ left: String, _ middle: String, _ right: String) -> String {
    left + String(repeating: middle, count: width - 2) + right
  }
}

/// Returns a button as text, at most `room` columns wide: in brackets, or in parentheses while it is disabled.
func button(_ title: String?, isEnabled: Bool, room: Int) -> String {
  let title = (title ?? "").onOneLine.truncated(to: room - 2)
  return isEnabled ? "[\(title)]" : "(\(title))"
}

extension Range<Int> {
  /// Returns the columns that are `distance` further to the right.
  fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}

extension String {
  /// Returns the text at the right end of `width` columns.
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}
