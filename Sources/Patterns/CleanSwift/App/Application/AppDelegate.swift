import Catalogue
import Foundation
import HeadlessUI

/// Puts the app together, shows its first scene and hands on links.
final class AppDelegate {
  private let window: UIWindow
  private let storyboard: UIStoryboard
  private let navigation = UINavigationController()
  private let links: (any LinkHandling)?

  init(window: UIWindow, storyboard: UIStoryboard) {
    self.window = window
    self.storyboard = storyboard
    let link = storyboard.instantiateViewController(identifier: "Link") as? LinkViewController
    link?.root = navigation
    links = link
  }

  convenience init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    let dependencies = CatalogueDependencies(catalogue: catalogue, favourites: favourites)
    self.init(window: window, storyboard: .main(dependencies: dependencies))
  }

  func didFinishLaunching() {
    let countries = storyboard.instantiateViewController(identifier: "Countries")
    navigation.setViewControllers([countries], animated: false)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// Opens a link to a film.
  func open(_ link: URL) {
    links?.open(link)
  }
}
