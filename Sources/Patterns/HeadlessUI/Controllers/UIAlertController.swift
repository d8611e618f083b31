/// A button of an alert.
public final class UIAlertAction {
  /// How the button is meant.
  public enum Style: Sendable {
    case `default`, cancel, destructive
  }

  /// What a person reads.
  public let title: String?
  /// How the button is meant.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A message over the screen that waits for one of its actions.
open class UIAlertController: UIViewController {
  /// How the alert is shown; only one way is modelled.
  public enum Style: Sendable {
    case alert
  }

  /// The text under the title.
  open var message: String?

  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  public init(title: String?, message: String?, preferredStyle: Style) {
    super.init()
    self.title = title
    self.message = message
  }

  /// Adds a button at the end.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// A person picks an action: the alert goes, then the action's handler runs.
  func pick(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }
}
