import HeadlessUI

@testable import CleanSwift

/// Leads from the films of a country to a film.
///
/// Two scenes lead to a film, so the storyboard has no segue to it. Each router creates the scene in code, passes the
/// film and shows the scene. With a segue, it would pass the film and leave the rest to the segue.
final class FilmsRouter: FailureRouter, FilmsDataPassing {
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

  private func instantiate(_ scene: String) -> UIViewController? {
    viewController?.storyboard?.instantiateViewController(identifier: scene)
  }

  private func show(_ destination: UIViewController) {
    viewController?.navigationController?.pushViewController(destination, animated: true)
  }
}
