import Catalogue
import HeadlessUI

/// Puts the app together and shows its first screen.
final class AppDelegate {
  private let store: any DataStore
  private let storyboard = UIStoryboard.main
  private let wireframe: RootWireframe

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    store = CatalogueDataStore(catalogue: catalogue, favourites: favourites)
    wireframe = RootWireframe(window: window)
  }

  func didFinishLaunching() {
    wireframe.show(CountriesWireframe.makeModule(store: store, storyboard: storyboard))
  }
}
