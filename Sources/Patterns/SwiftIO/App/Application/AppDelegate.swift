import Catalogue
import Foundation
import HeadlessUI

/// Puts the app together, shows its first scene, alone or in one of two tabs, and hands on links.
final class AppDelegate {
  private let window: UIWindow
  private let storyboard = UIStoryboard.main
  private let navigation = UINavigationController()
  private let actions: any ActionFactory
  private let links: any LinkHandling
  private let hasTabs: Bool

  init(
    window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore, hasTabs: Bool = false
  ) {
    self.window = window
    self.hasTabs = hasTabs
    let actions = CatalogueActions(catalogue: catalogue, favourites: favourites)
    self.actions = actions
    let linkViewController = storyboard.instantiateViewController(identifier: "Link") { [navigation] in
      LinkViewController(root: navigation, actions: actions)
    }
    linkViewController.loadViewIfNeeded()
    links = linkViewController
  }

  func didFinishLaunching() {
    let countriesViewController = storyboard.instantiateViewController(identifier: "Countries") {
      CountriesViewController(actions: actions)
    }
    navigation.setViewControllers([countriesViewController], animated: false)
    navigation.isToolbarHidden = false
    window.rootViewController = hasTabs ? makeTabs() : navigation
    window.makeKeyAndVisible()
  }

  /// Puts the favourites beside the countries, in a stack of their own.
  private func makeTabs() -> UITabBarController {
    let favouritesViewController = storyboard.instantiateViewController(identifier: "Favourites") {
      FavouritesViewController(actions: actions)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UINavigationController(rootViewController: favouritesViewController)]
    return tabs
  }

  /// Opens a link to a film.
  func open(_ link: URL) {
    links.open(link)
  }
}
