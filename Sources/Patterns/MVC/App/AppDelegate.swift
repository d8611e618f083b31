import Catalogue
import HeadlessUI

/// Shows the app's first screen.
final class AppDelegate {
  private let window: UIWindow
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.window = window
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func didFinishLaunching() {
    let countries = CountriesViewController(catalogue: catalogue, favourites: favourites)
    let navigation = UINavigationController(rootViewController: countries)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}
