import Catalogue
import HeadlessUI

/// Opens the screens that follow a country's films.
final class FilmsFlowController: FlowController, FilmsFlowControllerType {
  func showFilm(_ film: Film) {
    FilmFactory.pushIn(viewController?.navigationController, film: film, dependencies: dependencies)
  }
}
