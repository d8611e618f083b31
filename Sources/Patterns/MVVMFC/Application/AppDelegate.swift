import HeadlessUI

/// Starts the app with its first screen.
final class AppDelegate {
  private let window: UIWindow
  private let navigationController: UINavigationController
  private let dependencies: any DependencyManager

  init(
    window: UIWindow, dependencies: any DependencyManager,
    navigationController: UINavigationController = UINavigationController()
  ) {
    self.window = window
    self.dependencies = dependencies
    self.navigationController = navigationController
  }

  convenience init(window: UIWindow, configuration: AppConfiguration) {
    self.init(window: window, dependencies: AppDependencyManager(configuration: configuration))
  }

  func didFinishLaunching() {
    navigationController.isToolbarHidden = false
    window.rootViewController = navigationController
    dependencies.factories.countries.rootIn(navigationController, dependencies: dependencies)
    window.makeKeyAndVisible()
  }
}
