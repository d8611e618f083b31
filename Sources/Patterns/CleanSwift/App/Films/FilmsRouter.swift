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
///
/// Navigates in code: creates the film scene, passes the film, pushes the scene.
final class FilmsRouter: Router, FilmsDataPassing {
  var dataStore: (any FilmsDataStore)?
}

extension FilmsRouter: FilmsRoutingLogic {
  func routeToFilm(segue: UIStoryboardSegue?) {
    let destination = segue?.destination ?? instantiate("Film")
    guard let film = destination as? FilmViewController else { return }
    film.router?.dataStore?.film = dataStore?.selectedFilm
    if segue == nil { show(film) }
  }
}
