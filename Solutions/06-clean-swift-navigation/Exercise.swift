import HeadlessUI

@testable import CleanSwift

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
