import HeadlessUI

/// Where the favourites lead.
protocol FavouritesRoutingLogic: AnyObject {
  func routeToFilm(segue: UIStoryboardSegue?)
}

/// Where the favourites keep what they pass on.
protocol FavouritesDataPassing: AnyObject {
  var dataStore: (any FavouritesDataStore)? { get }
}

/// Leads on from the favourites.
final class FavouritesRouter: FavouritesRoutingLogic, FavouritesDataPassing {
  weak var viewController: UIViewController?
  var dataStore: (any FavouritesDataStore)?

  func routeToFilm(segue: UIStoryboardSegue?) {
    let destination = segue?.destination ?? instantiate("Film")
    guard let film = destination as? FilmViewController else { return }
    film.router?.dataStore?.film = dataStore?.openedFilm
    if segue == nil { show(film) }
  }

  private func instantiate(_ scene: String) -> UIViewController? {
    viewController?.storyboard?.instantiateViewController(identifier: scene)
  }

  private func show(_ destination: UIViewController) {
    viewController?.navigationController?.pushViewController(destination, animated: true)
  }
}
