import HeadlessUI

@testable import CleanSwift

/// Leads from the favourites to a film.
final class FavouritesRouter: Router, FavouritesDataPassing {
  var dataStore: (any FavouritesDataStore)?
}

extension FavouritesRouter: FavouritesRoutingLogic {
  func routeToFilm(segue _: UIStoryboardSegue?) {
    guard let film = instantiate("Film") as? FilmViewController else { return }
    film.router?.dataStore?.film = dataStore?.selectedFilm
    show(film)
  }
}
