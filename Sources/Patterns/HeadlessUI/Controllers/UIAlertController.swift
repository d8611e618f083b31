/// A button of an alert.
public final class UIAlertAction {
  /// The meaning of a button.
  nonisolated public enum Style: Sendable {
    /// Does what the alert asks about.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The meaning of the button.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button that runs `handler` after the user has picked it and the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A message over the screen that waits for one of its actions.
///
/// As in UIKit, subclassing is not supported.
public final class UIAlertController: UIViewController {
  /// The position of the alert; action sheets are not modelled.
  nonisolated public enum Style: Sendable {
    /// The middle of the screen.
    case alert
  }

  /// The text under the title.
  public var message: String?

  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
  }

  /// Adds a button at the end.
  public func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// Picks an action for the user: the alert goes, then the action's handler runs.
  func pick(_ action: UIAlertAction) {
    let window = owningWindow
    dismiss(animated: true) { [self] in
      guard let handler = action.handler else { return }
      guard let window else { return handler(action) }
      window.sendAction("handler(_:)", action.title as Any, to: self, file: #filePath, line: #line) {
        handler(action)
      }
    }
  }
}
