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
///
/// Navigates in code: creates the film scene, passes the film, pushes the scene.
final class FavouritesRouter: Router, FavouritesDataPassing {
  var dataStore: (any FavouritesDataStore)?
}

extension FavouritesRouter: FavouritesRoutingLogic {
  func routeToFilm(segue: UIStoryboardSegue?) {
    let destination = segue?.destination ?? instantiate("Film")
    guard let film = destination as? FilmViewController else { return }
    film.router?.dataStore?.film = dataStore?.selectedFilm
    if segue == nil { show(film) }
  }
}
