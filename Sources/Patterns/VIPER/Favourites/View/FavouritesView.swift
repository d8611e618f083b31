/// What a list of favourites can be given to show.
protocol FavouritesView: AnyObject {
  func show(_ favourites: [FavouriteContent], openedRow: Int?)
  func showOpened(row: Int?)
  func show(summary: String)
  /// Nothing is under way any more.
  func showRest()
  func show(failure: String)
}

/// What stands in a row.
struct FavouriteContent: Equatable {
  let title: String
  let facts: String
}
