import HeadlessUI

/// The scenes that the films of a country lead to.
protocol FilmsRoutingLogic: AnyObject {
  func routeToFilm(segue: UIStoryboardSegue?)
}

/// The data that the films of a country pass on.
protocol FilmsDataPassing: AnyObject {
  var dataStore: (any FilmsDataStore)? { get }
}

/// Leads from the films of a country to a film.
final class FilmsRouter: Router, FilmsDataPassing {
  var dataStore: (any FilmsDataStore)?
}

extension FilmsRouter: FilmsRoutingLogic {
  func routeToFilm(segue _: UIStoryboardSegue?) {
    guard let film = instantiate("Film") as? FilmViewController else { return }
    film.router?.dataStore?.film = dataStore?.selectedFilm
    show(film)
  }
}
