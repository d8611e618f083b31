import Catalogue
import HeadlessUI

/// Opens the screens that follow the favourites.
final class FavouritesFlowController: FlowController, FavouritesFlowControllerType {
  func showFilm(_ film: Film) {
    FilmFactory.pushIn(viewController?.navigationController, film: film, dependencies: dependencies)
  }
}
