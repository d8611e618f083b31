import Catalogue
import HeadlessUI

/// Opens the screens that follow the favourites.
final class FavouritesFlowController: FlowController, FavouritesFlowControllerType {
  func showFilm(_ film: Film) {
    guard let navigationController else { return }
    FilmFactory.pushIn(navigationController, film: film, dependencies: dependencies)
  }
}
