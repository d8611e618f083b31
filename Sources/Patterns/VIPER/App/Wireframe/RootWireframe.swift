import HeadlessUI

/// Shows the first screen: owns the window, and the navigation controller in it.
final class RootWireframe {
  private let window: UIWindow
  private let navigationController = UINavigationController()

  init(window: UIWindow) {
    self.window = window
  }

  /// Shows the first screen in the window.
  func show(_ first: UIViewController) {
    navigationController.setViewControllers([first], animated: false)
    navigationController.isToolbarHidden = false
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }
}
