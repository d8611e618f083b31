/// The content of the navigation bar for a controller.
open class UINavigationItem {
  private weak var controller: UIViewController?

  /// The title of the bar, and of the back button that leads to the controller.
  open var title: String? {
    didSet {
      controller?.owningWindow?.barDidChange(self, property: "title", to: title as Any)
    }
  }

  /// The button at the right end of the bar.
  open var rightBarButtonItem: UIBarButtonItem? {
    didSet {
      oldValue?.controller = nil
      rightBarButtonItem?.controller = controller
      controller?.owningWindow?.barDidChange(
        self, property: "rightBarButtonItem", to: rightBarButtonItem?.title as Any)
    }
  }

  init(controller: UIViewController) {
    self.controller = controller
  }
}
