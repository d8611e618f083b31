import Foundation
import HeadlessUI

/// Shows the app's first scene, alone or in one of two tabs, and hands on links.
final class AppDelegate {
  private let window: UIWindow
  private let navigationController = UINavigationController()
  private let dependencies: any DependencyManager
  private let links: any LinkHandling
  private let hasTabs: Bool

  init(window: UIWindow, dependencies: any DependencyManager, hasTabs: Bool = false) {
    self.hasTabs = hasTabs
    self.window = window
    self.dependencies = dependencies
    links = LinkFactory.create(window: window, dependencies: dependencies)
  }

  func didFinishLaunching() {
    navigationController.isToolbarHidden = false
    if hasTabs { putInTabs() } else { window.rootViewController = navigationController }
    CountriesFactory.rootIn(navigationController, dependencies: dependencies)
    window.makeKeyAndVisible()
  }

  /// Puts the favourites beside the countries, in a stack of their own.
  private func putInTabs() {
    let favourites = UINavigationController()
    let tabs = UITabBarController()
    tabs.viewControllers = [navigationController, favourites]
    window.rootViewController = tabs
    FavouritesFactory.rootIn(favourites, dependencies: dependencies)
  }

  /// Opens a link to a film.
  func open(_ link: URL) {
    links.open(link)
  }
}
