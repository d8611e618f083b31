import Foundation
import HeadlessUI

/// Shows the app's first scene, and hands on links.
final class AppDelegate {
  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let dependencies: any DependencyManager
  private let links: any LinkHandling

  init(window: UIWindow, dependencies: any DependencyManager) {
    self.window = window
    self.dependencies = dependencies
    links = LinkFactory.create(window: window, dependencies: dependencies)
  }

  func didFinishLaunching() {
    navigationController.isToolbarHidden = false
    window.rootViewController = navigationController
    CountriesFactory.rootIn(navigationController, dependencies: dependencies)
    window.makeKeyAndVisible()
  }

  /// Opens a link to a film.
  func open(_ link: URL) {
    links.open(link)
  }
}
