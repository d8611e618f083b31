import HeadlessUI

@testable import CleanSwift

/// Leads from the favourites to a film.
///
/// Navigates in code: creates the film scene, passes the film, pushes the scene.
final class FavouritesRouter: Router, FavouritesDataPassing {
  var dataStore: (any FavouritesDataStore)?

  private var destination: UIViewController?
}

extension FavouritesRouter: FavouritesRoutingLogic {
  func routeToFilm(segue: UIStoryboardSegue?) {
    destination = segue?.destination ?? destination ?? instantiate("Film")
    guard let film = destination as? FilmViewController else { return }
    film.router?.dataStore?.film = dataStore?.selectedFilm
    if segue == nil { show(film) }
  }
}
