import HeadlessUI

/// The scenes that a link leads to.
protocol LinkRoutingLogic: AnyObject {
  func routeToFilm(segue: UIStoryboardSegue?)
}

/// The data that a link passes on.
protocol LinkDataPassing: AnyObject {
  var dataStore: (any LinkDataStore)? { get }
}

/// Leads to a film above the films of its first country, and the list of countries.
final class LinkRouter: Router, LinkDataPassing {
  var dataStore: (any LinkDataStore)?
}

extension LinkRouter: LinkRoutingLogic {
  func routeToFilm(segue _: UIStoryboardSegue?) {
    guard let root = (viewController as? any LinkRoot)?.root else { return }
    var screens: [UIViewController] = []
    if let country = dataStore?.country, let films = instantiate("Films") as? FilmsViewController {
      films.router?.dataStore?.country = country
      screens.append(films)
    }
    if let film = instantiate("Film") as? FilmViewController {
      film.router?.dataStore?.film = dataStore?.film
      screens.append(film)
    }
    root.whenAtRest { [weak root, screens] in root?.showAboveRoot(screens) }
  }
}
