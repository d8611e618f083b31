import HeadlessUI

@testable import CleanSwift

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
