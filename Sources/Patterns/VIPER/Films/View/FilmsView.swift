/// What a list of films can be given to show.
protocol FilmsView: AnyObject {
  func show(_ films: [FilmContent], openedRow: Int?)
  func showOpened(row: Int?)
  func show(summary: String)
  /// Nothing is under way any more.
  func showRest()
  func show(failure: String)
}

/// What stands in a row.
struct FilmContent: Equatable {
  let title: String
  let facts: String
}
