/// Navigation from the favourites.
protocol FavouritesRouting: FailureRouting {
  func showFilm(_ id: String, titled title: String)
}
