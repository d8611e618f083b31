public import HeadlessUI

/// A simulated user, who reads the picture of a window and acts on the elements in it.
@MainActor public struct Robot {
  private let window: UIWindow

  /// Creates a robot for a window.
  public init(_ window: UIWindow) {
    self.window = window
  }

  /// Taps a button anywhere on the screen.
  ///
  /// - Throws: `RobotError` if the screen shows no such element, or more than one.
  public func tap(_ label: String, file: String = #filePath, line: Int = #line) throws(RobotError) {
    let button = try find(label, among: [.button, .alertButton])
    window.sendEvent(button.event("tap(_:)", detail: label, file: file, line: line))
  }

  /// Taps a tab of the bar at the bottom; the one that is selected goes back to its first screen.
  ///
  /// - Throws: `RobotError` if the screen shows no such tab, or more than one.
  public func selectTab(_ label: String, file: String = #filePath, line: Int = #line) throws(RobotError) {
    let tab = try find(label, among: [.tab])
    window.sendEvent(tab.event("selectTab(_:)", detail: label, file: file, line: line))
  }

  /// Picks a row of a list; the row has to be on the screen.
  ///
  /// - Throws: `RobotError` if the screen shows no such element, or more than one.
  public func pick(_ label: String, file: String = #filePath, line: Int = #line) throws(RobotError) {
    let row = try find(label, among: [.row])
    window.sendEvent(row.event("pick(_:)", detail: label, file: file, line: line))
  }

  /// Replaces the text of the screen's only field at once.
  ///
  /// - Throws: `RobotError` if the screen has no field, or more than one.
  public func paste(_ text: String, file: String = #filePath, line: Int = #line) throws(RobotError) {
    let field = try findOnly(.field)
    window.sendEvent(field.event("paste(_:)", detail: text, text: text, file: file, line: line))
  }

  /// Replaces the text of the screen's only field by typing, one character after the other; `pausing` is
  /// called after each. An empty text does nothing.
  ///
  /// - Throws: `RobotError` if the screen has no field, or more than one.
  public func type(
    _ text: String, file: String = #filePath, line: Int = #line, pausing: () -> Void = {}
  ) throws(RobotError) {
    for end in text.indices {
      try edit(String(text[...end]), file: file, line: line)
      pausing()
    }
  }

  /// Types a character into the screen's only field, or deletes one, so that the field holds `text`.
  ///
  /// - Throws: `RobotError` if the screen has no field, or more than one.
  public func edit(_ text: String, file: String = #filePath, line: Int = #line) throws(RobotError) {
    let field = try findOnly(.field)
    window.sendEvent(field.event("type(_:)", detail: text, text: text, file: file, line: line))
  }

  /// Taps the button that leads to the screen below.
  ///
  /// - Throws: `RobotError` if no screen is below, or an alert covers the button.
  public func goBack(file: String = #filePath, line: Int = #line) throws(RobotError) {
    let button = try findOnly(.backButton)
    window.sendEvent(button.event("goBack()", detail: button.label, file: file, line: line))
  }

  /// Begins to swipe back from the left edge; nothing else can be done until the swipe is cancelled or finished.
  ///
  /// - Throws: `RobotError` if no screen is below, or an alert covers the edge.
  public func beginSwipe(file: String = #filePath, line: Int = #line) throws(RobotError) {
    let edge = try findOnly(.leftEdge)
    window.sendEvent(edge.event("beginSwipe()", detail: edge.label, file: file, line: line))
  }

  /// Takes the swipe back, so that the screen stays.
  ///
  /// - Throws: `RobotError` if no swipe has begun.
  public func cancelSwipe(file: String = #filePath, line: Int = #line) throws(RobotError) {
    let start = try findOnly(.swipeStart)
    window.sendEvent(start.event("cancelSwipe()", detail: start.label, file: file, line: line))
  }

  /// Finishes the swipe on the screen below.
  ///
  /// - Throws: `RobotError` if no swipe has begun.
  public func finishSwipe(file: String = #filePath, line: Int = #line) throws(RobotError) {
    let end = try findOnly(.swipeEnd)
    window.sendEvent(end.event("finishSwipe()", detail: end.label, file: file, line: line))
  }

  /// Swipes the sheet in front away.
  ///
  /// - Throws: `RobotError` if no sheet is in front, or an alert covers it.
  public func swipeDown(file: String = #filePath, line: Int = #line) throws(RobotError) {
    let top = try findOnly(.sheetTop)
    window.sendEvent(top.event("swipeDown()", detail: top.label, file: file, line: line))
  }

  /// Waits until the change of screens that is held has ended.
  ///
  /// - Throws: `RobotError` if there is none.
  public func finishTransition(file: String = #filePath, line: Int = #line) throws(RobotError) {
    let end = try findOnly(.transitionEnd)
    window.sendEvent(end.event("finishTransition()", detail: "", file: file, line: line))
  }

  /// Scrolls the list up by one page.
  ///
  /// - Throws: `RobotError` if the list cannot be scrolled up.
  public func scrollUp(file: String = #filePath, line: Int = #line) throws(RobotError) {
    let rows = try findOnly(.scrollUp)
    window.sendEvent(rows.event("scrollUp()", detail: rows.label, file: file, line: line))
  }

  /// Scrolls the list down by one page.
  ///
  /// - Throws: `RobotError` if the list cannot be scrolled down.
  public func scrollDown(file: String = #filePath, line: Int = #line) throws(RobotError) {
    let rows = try findOnly(.scrollDown)
    window.sendEvent(rows.event("scrollDown()", detail: rows.label, file: file, line: line))
  }

  /// Returns true if the picture contains `text`, or cuts an element whose label is `text`.
  public func sees(_ text: String) -> Bool {
    let screen = window.screen()
    return screen.text.contains(text) || screen.elements.contains { $0.label == text }
  }

  private func find(
    _ label: String, among kinds: Set<Screen.Element.Kind>
  ) throws(RobotError) -> Screen.Element {
    try find(label) { kinds.contains($0.kind) && $0.label == label }
  }

  private func findOnly(_ kind: Screen.Element.Kind) throws(RobotError) -> Screen.Element {
    try find(kind.rawValue) { $0.kind == kind }
  }

  /// Returns the only element that matches; `what` names the element in the error if none or several match.
  private func find(
    _ what: String, where isWanted: (Screen.Element) -> Bool
  ) throws(RobotError) -> Screen.Element {
    let screen = window.screen()
    let matching = screen.reachable.filter(isWanted)
    guard let found = matching.first else { throw .notFound(what, screen) }
    guard matching.count == 1 else { throw .ambiguous(what, screen) }
    return found
  }
}

/// The reason why the robot could not perform a step.
public enum RobotError: Error, CustomStringConvertible {
  /// The screen does not show the element.
  case notFound(String, Screen)
  /// The screen shows more than one such element.
  case ambiguous(String, Screen)

  /// The missing element, the reachable ones, and the screen.
  public var description: String {
    switch self {
    case .notFound(let label, let screen):
      "The screen shows no '\(label)'. \(reachable(in: screen))\n\(screen.text)"
    case .ambiguous(let label, let screen):
      "The screen shows more than one '\(label)'. \(reachable(in: screen))\n\(screen.text)"
    }
  }

  private func reachable(in screen: Screen) -> String {
    let elements = (screen.elements.isEmpty ? screen.swipes : screen.elements).map {
      "\($0.kind.rawValue) '\($0.label)'"
    }
    return elements.isEmpty
      ? "Nothing on it can be reached." : "The user can reach: \(elements.joined(separator: ", "))."
  }
}
