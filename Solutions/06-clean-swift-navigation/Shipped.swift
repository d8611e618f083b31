import HeadlessUI

@testable import CleanSwift

/// Leads on from a country's films.
final class FilmsRouter: FilmsRoutingLogic, FilmsDataPassing {
  weak var viewController: UIViewController?
  var dataStore: (any FilmsDataStore)?

  func routeToFilm(segue: UIStoryboardSegue?) {
    if let film = segue?.destination as? FilmViewController {
      film.router?.dataStore?.film = dataStore?.openedFilm
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
