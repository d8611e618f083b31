import Catalogue
import Foundation
import HeadlessUI

/// Puts the app together, shows its first screen and hands on links.
final class AppDelegate {
  private let store: any DataStore
  private let storyboard = UIStoryboard.main
  private let wireframe: RootWireframe
  private let links: any LinkEventHandler

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    store = CatalogueDataStore(catalogue: catalogue, favourites: favourites)
    wireframe = RootWireframe(window: window, store: store, storyboard: storyboard)
    links = wireframe.makeLinks()
  }

  func didFinishLaunching() {
    wireframe.show(CountriesWireframe.makeModule(store: store, storyboard: storyboard))
  }

  /// Opens a link to a film.
  func open(_ link: URL) {
    links.open(link.absoluteString)
  }
}
