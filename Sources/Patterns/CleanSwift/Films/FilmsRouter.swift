import HeadlessUI

/// Where a country's films lead.
protocol FilmsRoutingLogic: AnyObject {
  func routeToFilm(segue: UIStoryboardSegue?)
}

/// Where a country's films keep what they pass on.
protocol FilmsDataPassing: AnyObject {
  var dataStore: (any FilmsDataStore)? { get }
}

/// Leads on from a country's films.
final class FilmsRouter: FilmsRoutingLogic, FilmsDataPassing {
  weak var viewController: UIViewController?
  var dataStore: (any FilmsDataStore)?

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
