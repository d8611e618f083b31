import HeadlessUI

/// The scenes that the favourites lead to.
protocol FavouritesRoutingLogic: AnyObject {
  func routeToFilm(segue: UIStoryboardSegue?)
}

/// The data that the favourites pass on.
protocol FavouritesDataPassing: AnyObject {
  var dataStore: (any FavouritesDataStore)? { get }
}

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
