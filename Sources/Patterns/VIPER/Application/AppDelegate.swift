import Catalogue
import HeadlessUI

/// Puts the app together and shows its first screen.
final class AppDelegate {
  private let modules: any Modules
  private let wireframe: Wireframe

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    modules = AppModules(store: CatalogueDataStore(catalogue: catalogue, favourites: favourites))
    wireframe = Wireframe(window: window, modules: modules)
  }

  func didFinishLaunching() {
    let countries = modules.make(.countries, wireframe: wireframe)
    wireframe.show(UINavigationController(rootViewController: countries))
  }
}
