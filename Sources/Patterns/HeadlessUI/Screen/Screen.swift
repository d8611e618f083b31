/// A picture of a window, made of text, with the elements that the user can reach.
nonisolated public struct Screen: Sendable {
  /// Something that the user can act on.
  public struct Element: Sendable {
    /// The kind of element.
    public enum Kind: String, Sendable {
      /// A button among the views, in the navigation bar or in the toolbar.
      case button
      /// A line to type in.
      case field
      /// A row of a table.
      case row
      /// The button that leads to the screen below.
      case backButton = "back button"
      /// A tab of the bar at the bottom.
      case tab
      /// A button of an alert.
      case alertButton = "alert button"
      /// The line that counts a table's rows above; acting on it scrolls up by a page.
      case scrollUp = "rows above"
      /// The line that counts a table's rows below; acting on it scrolls down by a page.
      case scrollDown = "rows below"
      /// The left edge of the screen, where a swipe back begins.
      case leftEdge = "left edge"
      /// The left edge again, where a swipe that is taken back ends.
      case swipeStart = "start of the swipe"
      /// The right side of the screen, where a swipe that shows the screen below ends.
      case swipeEnd = "end of the swipe"
      /// The upper edge of a sheet, where a swipe that dismisses it begins.
      case sheetTop = "top of the sheet"
      /// Nothing to touch: the user waits for the end of a change of screens.
      case transitionEnd = "end of the transition"
    }

    /// The kind of element.
    public let kind: Kind
    /// The element's text, uncut.
    public let label: String
    /// True if the element responds to the user.
    public let isEnabled: Bool
    /// The text in a field; nil for any other element.
    public internal(set) var value: String?
    /// The line of the picture that the element is on, from 0.
    public internal(set) var line = 0
    /// The columns of the element in its line, from 0.
    public internal(set) var columns = 0..<0
    let act: @MainActor (String) -> Void

    /// Returns the event of the user's action on the element.
    ///
    /// - Parameters:
    ///   - name: The event as a method's name.
    ///   - detail: The element's label, or the text that was entered.
    ///   - text: For a field, its new text.
    ///   - file: The path of the script's source file.
    ///   - line: The line in that file.
    @MainActor public func event(
      _ name: String, detail: String, text: String = "", file: String, line: Int
    ) -> UIEvent {
      UIEvent(name: name, detail: detail, file: file, line: line) { act(text) }
    }
  }

  /// The lines of the picture, each as wide as the picture.
  public let lines: [String]

  /// What each line shows, in the order of the lines.
  public let rows: [Row]

  /// The elements that the user can reach, in reading order: only those of an alert while one is shown, and none
  /// during a swipe or another transition.
  public let elements: [Element]

  /// The places that the user can swipe from or to, which are in no line: the left edge if a swipe can begin there, the
  /// upper edge of a sheet, or the two ends of the swipe that has begun. During another transition, its end.
  public let swipes: [Element]

  /// All that the user can act on or wait for: the elements, then the places to swipe from or to.
  public var reachable: [Element] { elements + swipes }

  /// The picture as one text.
  public var text: String { lines.joined(separator: "\n") }
}

extension UIWindow {
  /// Returns the screen as the user sees it now.
  ///
  /// - Parameter width: The columns of the picture, borders included; at least 20 are drawn.
  public func screen(width: Int = 60) -> Screen {
    var renderer = ScreenRenderer(width: max(20, width), height: lines)
    return renderer.render(self)
  }
}
