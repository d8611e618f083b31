import Catalogue
import Foundation
import HeadlessUI

/// Puts the app together, shows its first scene, alone or in one of two tabs, and hands on links.
final class AppDelegate {
  private let window: UIWindow
  private let storyboard: UIStoryboard
  private let navigation = UINavigationController()
  private let links: (any LinkHandling)?
  private let hasTabs: Bool

  init(window: UIWindow, storyboard: UIStoryboard, hasTabs: Bool = false) {
    self.window = window
    self.storyboard = storyboard
    self.hasTabs = hasTabs
    let link = storyboard.instantiateViewController(identifier: "Link") as? LinkViewController
    link?.root = navigation
    links = link
  }

  convenience init(
    window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore, hasTabs: Bool = false
  ) {
    let dependencies = CatalogueDependencies(catalogue: catalogue, favourites: favourites)
    self.init(window: window, storyboard: .main(dependencies: dependencies), hasTabs: hasTabs)
  }

  func didFinishLaunching() {
    let countries = storyboard.instantiateViewController(identifier: "Countries")
    navigation.setViewControllers([countries], animated: false)
    navigation.isToolbarHidden = false
    window.rootViewController = hasTabs ? makeTabs() : navigation
    window.makeKeyAndVisible()
  }

  /// Puts the favourites beside the countries, in a stack of their own.
  private func makeTabs() -> UITabBarController {
    let favourites = storyboard.instantiateViewController(identifier: "Favourites")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UINavigationController(rootViewController: favourites)]
    return tabs
  }

  /// Opens a link to a film.
  func open(_ link: URL) {
    links?.open(link)
  }
}
