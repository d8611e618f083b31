import HeadlessUI

/// Navigates from screen to screen: owns the window, and the navigation controller in it.
final class RootWireframe {
  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let modules: any Modules

  init(window: UIWindow, modules: any Modules) {
    self.window = window
    self.modules = modules
  }

  /// Shows the first screen in the window.
  func showCountries() {
    let countries = modules.makeCountries(wireframe: self)
    navigationController.setViewControllers([countries], animated: false)
    navigationController.isToolbarHidden = false
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }
}

extension RootWireframe: RootRouting {
  func show(_ screen: AppScreen) {
    navigationController.pushViewController(modules.make(screen, wireframe: self), animated: true)
  }
}
