import HeadlessUI

@testable import CleanSwift

/// Leads from the favourites to a film.
final class FavouritesRouter: Router, FavouritesDataPassing {
  var dataStore: (any FavouritesDataStore)?

  private var destination: UIViewController?
}

extension FavouritesRouter: FavouritesRoutingLogic {
  func routeToFilm(segue _: UIStoryboardSegue?) {
    destination = destination ?? instantiate("Film")
    guard let film = destination as? FilmViewController else { return }
    film.router?.dataStore?.film = dataStore?.selectedFilm
    show(film)
  }
}
