/// The view of a list of favourites, as its presenter knows it.
protocol FavouritesView: AnyObject {
  func showFavourites(_ rows: [Row], selectedRow: Int?)
  func showSummary(_ text: String)
  func showLoading(_ isLoading: Bool)
  func showRetry(_ isOffered: Bool)
}
