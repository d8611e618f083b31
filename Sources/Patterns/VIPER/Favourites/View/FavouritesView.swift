/// The content of a list of favourites.
protocol FavouritesView: AnyObject {
  func showFavourites(_ favourites: [Row], selectedRow: Int?)
  func showSummary(_ text: String)
  func showLoading(_ isLoading: Bool)
}
