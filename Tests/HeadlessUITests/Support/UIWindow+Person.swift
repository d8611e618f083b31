import HeadlessUI
import Testing

extension UIWindow {
  /// A visible window with the given root.
  convenience init(root: UIViewController, lines: Int = 24) {
    self.init(lines: lines)
    rootViewController = root
    makeKeyAndVisible()
  }

  /// A visible window that shows the given views, top to bottom.
  convenience init(showing views: UIView..., lines: Int = 24) {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    self.init(root: controller, lines: lines)
  }

  /// Does what a person can do, to the element with the given label or to the only one of its kind.
  func act(
    on kind: Screen.Element.Kind, _ label: String? = nil, text: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let elements = screen().elements.filter { $0.kind == kind && (label == nil || $0.label == label) }
    try #require(elements.count == 1, sourceLocation: sourceLocation)
    let event = elements[0].event("act", detail: elements[0].label, text: text, file: #filePath, line: #line)
    sendEvent(event)
  }

  /// The labels of what a person can reach.
  func reachable(_ kind: Screen.Element.Kind? = nil) -> [String] {
    screen().elements.filter { kind == nil || $0.kind == kind }.map(\.label)
  }

  /// Compares what the window shows, drawn `width` columns wide, with a picture of it.
  func expect(
    _ picture: String, width: Int = 40, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = screen(width: width).text
    #expect(seen == picture, "\n\(seen)", sourceLocation: sourceLocation)
  }
}

/// A label with a text.
func label(_ text: String, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = lines
  return label
}
