import Catalogue

/// The screens that follow the favourites.
protocol FavouritesFlowControllerType: FlowControllerType {
  func showFilm(_ film: Film)
}
