import HeadlessUI

/// Shows modules.
protocol Routing: AnyObject {
  func push(_ view: UIViewController)
}

/// Leads from screen to screen: owns the window, and the navigation controller in it.
final class Wireframe: Routing {
  private let window: UIWindow
  private var navigationController: UINavigationController?

  init(window: UIWindow) {
    self.window = window
  }

  /// Shows the first module.
  func show(_ view: UIViewController) {
    let navigation = UINavigationController(rootViewController: view)
    navigation.isToolbarHidden = false
    navigationController = navigation
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  func push(_ view: UIViewController) {
    navigationController?.pushViewController(view, animated: true)
  }
}
