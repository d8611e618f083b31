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
    if let film = segue?.destination as? FilmViewController {
      film.router?.dataStore?.film = dataStore?.selectedFilm
    } else if let film = instantiate("Film") {
      show(film)
    }
  }
}
