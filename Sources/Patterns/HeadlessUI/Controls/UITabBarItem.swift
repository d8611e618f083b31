/// What a tab bar shows for a controller.
open class UITabBarItem {
  /// The controller that the item stands for.
  weak var controller: UIViewController?

  /// The title of the tab.
  open var title: String? {
    didSet {
      controller?.owningWindow?.barDidChange(self, property: "title", to: title as Any)
    }
  }

  /// Creates an item with a title.
  public init(title: String? = nil) {
    self.title = title
  }
}
