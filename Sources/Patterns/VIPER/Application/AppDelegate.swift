import Catalogue
import HeadlessUI

/// Puts the app together and shows its first module.
final class AppDelegate {
  private let wireframe: Wireframe
  private let modules: any Modules

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    wireframe = Wireframe(window: window)
    modules = AppModules(store: CatalogueDataStore(catalogue: catalogue, favourites: favourites))
  }

  func didFinishLaunching() {
    wireframe.show(modules.makeCountries(wireframe: wireframe))
  }
}
