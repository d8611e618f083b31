import Catalogue
import HeadlessUI

/// The app, in a pattern of your own.
final class App: CatalogueApp {
  private let window: UIWindow
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.window = window
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func start() {
    let navigation = UINavigationController(rootViewController: CountriesScreen())
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    // To be written: what the screens report, what the app does about it, and what they show.
  }
}
