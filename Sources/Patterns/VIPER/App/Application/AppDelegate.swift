import Catalogue
import HeadlessUI

/// Puts the app together and shows its first scene.
final class AppDelegate {
  private let wireframe: RootWireframe

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    let store = CatalogueDataStore(catalogue: catalogue, favourites: favourites)
    wireframe = RootWireframe(window: window, modules: AppModules(store: store))
  }

  func didFinishLaunching() {
    wireframe.showCountries()
  }
}
