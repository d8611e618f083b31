import HeadlessUI

@testable import CleanSwift

/// Connects the scene that it leads to, in its configurator's place.
private final class GreetingsRouter {
  func routeToFilms(segue: UIStoryboardSegue?) {
    guard let films = segue?.destination as? FilmsViewController, let dependencies else { return }
    films.output = FilmsInteractor(dependencies: dependencies)
  }

  var dependencies: (any Dependencies)?
}
