import Catalogue
import HeadlessUI

/// Opens the screens that follow a country's films.
final class FilmsFlowController: FlowController, FilmsFlowControllerType {
  func showFilm(_ film: Film) {
    guard let navigationController else { return }
    FilmFactory.pushIn(navigationController, film: film, dependencies: dependencies)
  }
}
