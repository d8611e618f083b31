import Catalogue
import Foundation
import HeadlessUI

/// Puts the app together, shows its first screen, alone or in one of two tabs, and hands on links.
final class AppDelegate {
  private let store: any DataStore
  private let storyboard = UIStoryboard.main
  private let wireframe: RootWireframe
  private let links: any LinkEventHandler
  private let hasTabs: Bool

  init(
    window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore, hasTabs: Bool = false
  ) {
    self.hasTabs = hasTabs
    store = CatalogueDataStore(catalogue: catalogue, favourites: favourites)
    wireframe = RootWireframe(window: window, store: store, storyboard: storyboard)
    links = wireframe.makeLinks()
  }

  func didFinishLaunching() {
    let countries = CountriesWireframe.makeModule(store: store, storyboard: storyboard)
    if hasTabs {
      wireframe.show(
        countries, beside: FavouritesWireframe.makeModule(store: store, storyboard: storyboard))
    } else {
      wireframe.show(countries)
    }
  }

  /// Opens a link to a film.
  func open(_ link: URL) {
    links.open(link.absoluteString)
  }
}
