/// A button in a navigation bar or a toolbar.
open class UIBarButtonItem {
  private weak var target: AnyObject?
  private var send: ((AnyObject, UIBarButtonItem) -> Void)?
  private var primaryAction: UIAction?

  /// The controller whose bar shows the item.
  weak var controller: UIViewController?

  /// The name that tests and tools use for the item; a storyboard sets it.
  open var accessibilityIdentifier: String?

  /// The title; an item without one is not shown.
  open var title: String? {
    didSet {
      controller?.owningWindow?.barDidChange(self, property: "title", to: title as Any)
    }
  }

  /// True if the item responds to the user.
  open var isEnabled = true {
    didSet {
      controller?.owningWindow?.barDidChange(self, property: "isEnabled", to: isEnabled)
    }
  }

  /// Creates an item that does nothing until a storyboard connects it.
  public init(title: String? = nil) {
    self.title = title
  }

  /// Creates an item that calls a method of `target`, which it does not keep alive.
  public convenience init<Target: AnyObject>(
    title: String?, target: Target, action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title)
    connect(to: target) { target, item in
      guard let target = target as? Target else { return }
      guard let window = item.controller?.owningWindow else { return action(target)(item) }
      window.sendAction("action(_:)", item, to: target, file: #filePath, line: #line) { action(target)(item) }
    }
  }

  /// Creates an item that runs an action and has the action's title.
  public convenience init(primaryAction: UIAction) {
    self.init(title: primaryAction.title)
    self.primaryAction = primaryAction
  }

  /// Connects an action of a storyboard, which has checked that the target is of the given type.
  func connect(
    to target: AnyObject, as type: Any.Type, _ send: @escaping (AnyObject, UIBarButtonItem) -> Void
  ) {
    connect(to: target) { target, item in
      send(item.controller?.owningWindow?.receiver(of: target, as: type) ?? target, item)
    }
  }

  private func connect(to target: AnyObject, _ send: @escaping (AnyObject, UIBarButtonItem) -> Void) {
    self.target = target
    self.send = send
  }

  /// Taps the item for the user.
  func touch() {
    guard isEnabled else { return }
    if let target, let send { send(target, self) }
    if let primaryAction { primaryAction.handler(primaryAction) }
  }
}
