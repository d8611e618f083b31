/// A segue from one scene to the next, while it is performed.
open class UIStoryboardSegue {
  /// The segue's name in the storyboard, or nil if it has none.
  public let identifier: String?
  /// The controller that is being left.
  public let source: UIViewController
  /// The controller that is about to be shown.
  public let destination: UIViewController

  /// Creates a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Shows the destination: on the source's navigation controller, or over the source if it has none.
  open func perform() {
    if let navigation = source.navigationController {
      navigation.pushViewController(destination, animated: true)
    } else {
      source.present(destination, animated: true)
    }
  }
}
