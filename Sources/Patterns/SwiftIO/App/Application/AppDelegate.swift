import Catalogue
import Foundation
import HeadlessUI

/// Puts the app together, shows its first scene and hands on links.
final class AppDelegate {
  private let window: UIWindow
  private let storyboard = UIStoryboard.main
  private let navigation = UINavigationController()
  private let actions: any ActionFactory
  private let links: any LinkHandling

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.window = window
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
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// Opens a link to a film.
  func open(_ link: URL) {
    links.open(link)
  }
}
