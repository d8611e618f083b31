/// What a list of films tells its view controller.
protocol FilmsViewModelDelegate: AnyObject {
  func loadingDidStart()
  func loadingDidFinish()
  func itemsDidChange()
  func openedIndexDidChange()
  func summaryDidChange()
}

/// What a list of films shows, and what a user can do with it.
protocol FilmsViewModelType: AnyObject {
  var delegate: (any FilmsViewModelDelegate)? { get set }

  var isLoading: Bool { get }
  var items: [FilmItem] { get }
  /// The item that was opened last, or nil where it is not among the items.
  var openedIndex: Int? { get }
  var summaryText: String { get }
  /// What goes on after the summary: why the last attempt failed, or nothing where it did not.
  var failureText: String { get }

  /// Loads the country's films.
  func reload()
  /// Calls off what is under way.
  func cancel()
  func selectedItem(index: Int)
}
