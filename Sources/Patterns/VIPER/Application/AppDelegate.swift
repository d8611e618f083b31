import Catalogue
import HeadlessUI

/// Puts the app together and shows its first screen.
final class AppDelegate {
  private let wireframe: Wireframe

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    let store = CatalogueDataStore(catalogue: catalogue, favourites: favourites)
    wireframe = Wireframe(window: window, modules: AppModules(store: store))
  }

  func didFinishLaunching() {
    wireframe.showCountries()
  }
}
