import Catalogue
import Foundation
import HeadlessUI

/// Shows the app's first screen, alone or in one of two tabs, and the film that a link leads to.
final class AppDelegate {
  private let window: UIWindow
  private let navigation = UINavigationController()
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore
  private let hasTabs: Bool
  private var request: (any Cancellable)?

  init(
    window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore, hasTabs: Bool = false
  ) {
    self.window = window
    self.catalogue = catalogue
    self.favourites = favourites
    self.hasTabs = hasTabs
  }

  func didFinishLaunching() {
    let countries = CountriesViewController(catalogue: catalogue, favourites: favourites)
    navigation.setViewControllers([countries], animated: false)
    navigation.isToolbarHidden = false
    window.rootViewController = hasTabs ? makeTabs() : navigation
    window.makeKeyAndVisible()
  }

  /// Puts the favourites beside the countries, in a stack of their own.
  private func makeTabs() -> UITabBarController {
    let favourites = FavouritesViewController(catalogue: catalogue, favourites: favourites)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UINavigationController(rootViewController: favourites)]
    return tabs
  }

  /// Opens a link to a film, in place of one that is being opened.
  func open(_ link: URL) {
    request?.cancel()
    request = nil
    do throws(CatalogueError) {
      request = catalogue.film(try FilmID(link: link)) { [weak self] result in
        guard let self else { return }
        request = nil
        switch result {
        case .success(let details): show(details)
        case .failure(let error): show(error, of: link)
        }
      }
    } catch {
      show(error, of: link)
    }
  }

  /// Shows a film above the films of its first country.
  private func show(_ details: FilmDetails) {
    let films = details.countries.prefix(1).map {
      FilmsViewController(country: $0, catalogue: catalogue, favourites: favourites)
    }
    let film = FilmViewController(film: details.film, catalogue: catalogue, favourites: favourites)
    navigation.whenAtRest { [navigation] in navigation.showAboveRoot(films + [film]) }
  }

  private func show(_ error: CatalogueError, of link: URL) {
    let alert = UIAlertController.failure { [weak self] in self?.open(link) }
    alert.message = error.message
    navigation.whenAtRest { [navigation] in navigation.presentInFront(alert) }
  }
}
