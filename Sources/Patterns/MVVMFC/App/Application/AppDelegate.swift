import HeadlessUI

/// Shows the app's first scene.
final class AppDelegate {
  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let dependencies: any DependencyManager

  init(window: UIWindow, dependencies: any DependencyManager) {
    self.window = window
    self.dependencies = dependencies
  }

  func didFinishLaunching() {
    navigationController.isToolbarHidden = false
    window.rootViewController = navigationController
    CountriesFactory.rootIn(navigationController, dependencies: dependencies)
    window.makeKeyAndVisible()
  }
}
