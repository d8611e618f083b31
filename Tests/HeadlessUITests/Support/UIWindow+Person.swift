import HeadlessUI
import Testing

extension UIWindow {
  /// Creates a visible window with the given root.
  convenience init(root: UIViewController, lines: Int = 24) {
    self.init(lines: lines)
    rootViewController = root
    makeKeyAndVisible()
  }

  /// Creates a visible window that shows the given views from top to bottom.
  convenience init(showing views: UIView..., lines: Int = 24) {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    self.init(root: controller, lines: lines)
  }

  /// Performs a person's action on the element with the given label, or on the only one of its kind.
  func act(
    on kind: Screen.Element.Kind, _ label: String? = nil, text: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let elements = screen().reachable.filter {
      $0.kind == kind && (label == nil || $0.label == label)
    }
    try #require(elements.count == 1, sourceLocation: sourceLocation)
    let event = elements[0].event("act", detail: elements[0].label, text: text, file: #filePath, line: #line)
    sendEvent(event)
  }

  /// Returns the labels of the elements that a person can reach.
  func reachable(_ kind: Screen.Element.Kind? = nil) -> [String] {
    guard let kind else { return screen().elements.map(\.label) }
    return screen().reachable.filter { $0.kind == kind }.map(\.label)
  }

  /// Compares the window's content, drawn `width` columns wide, with a picture.
  func expect(
    _ picture: String, width: Int = 40, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = screen(width: width).text
    #expect(seen == picture, "\n\(seen)", sourceLocation: sourceLocation)
  }
}

/// Creates a label with a text.
func label(_ text: String, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = lines
  return label
}
