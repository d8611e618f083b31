/// The ways that lead on from the favourites.
protocol FavouritesRouting: AnyObject {
  func showFilm(_ id: String, titled title: String)
  func showFailure(_ message: String, retry: @escaping () -> Void)
}
