import Catalogue
import HeadlessUI
import Playing

/// A window that shows a list of countries, operated as by a user.
struct ListWindow {
  let window: UIWindow
  /// The catalogue that the program in the window uses.
  let catalogue: InMemoryCatalogue
  /// The clock that a search waits for, or nil if it is sent at once.
  var clock: StoryClock?

  /// Prepares a piece of work: finds the element to tap or to type into.
  ///
  /// - Parameter launch: Launches the program.
  /// - Throws: `Missing` if the screen has no such element.
  func prepare(_ work: Work, launch: @escaping () throws -> Void) throws(Missing) -> () throws -> Void {
    switch work {
    case .list:
      return {
        try launch()
        show()
      }
    case .sort:
      let title = strings("order.population")
      return send(try element(.button, title).event("tap(_:)", detail: title, file: #filePath, line: #line))
    case .search:
      let text = Work.searchText
      return send(
        try element(.field, nil).event("paste(_:)", detail: text, text: text, file: #filePath, line: #line))
    }
  }

  /// The rows on the screen.
  ///
  /// The picture of the screen may cut a detail, so the rows are read from their cells.
  var visibleRows: [String] {
    guard let view = (window.rootViewController as? UINavigationController)?.topViewController?.view else {
      return []
    }
    let cells = view.descendants.compactMap { $0 as? UITableViewCell }
    return cells.map { "\($0.textLabel?.text ?? "") \($0.detailTextLabel?.text ?? "")" }
  }

  /// The height of the window in lines, as in stories.
  static let lines = 16

  /// Returns how many of a list's rows the window shows.
  static func visibleRows(of count: Int) -> Int {
    // The bars, borders, field and summary take eight lines; if rows are hidden, two more lines count them.
    let room = lines - 8
    return count <= room ? count : room - 2
  }

  private func send(_ event: UIEvent) -> () -> Void {
    {
      window.sendEvent(event)
      show()
    }
  }

  /// Delivers replies, and draws the window: a table asks for its rows when it is drawn.
  private func show() {
    clock?.advance()
    catalogue.deliverAll()
    _ = window.screen()
  }

  private func element(
    _ kind: Screen.Element.Kind, _ label: String?
  ) throws(Missing) -> Screen.Element {
    let elements = window.screen().elements.filter { $0.kind == kind && (label == nil || $0.label == label) }
    guard let element = elements.first else {
      throw Missing(what: [kind.rawValue, label].compactMap(\.self).joined(separator: " "))
    }
    return element
  }

  /// The error for a screen without an element that a piece of work needs.
  struct Missing: Error, CustomStringConvertible {
    let what: String
    var description: String { "The screen has no \(what)." }
  }
}

extension UIView {
  /// The views in this one, at any depth, each before its own subviews.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
