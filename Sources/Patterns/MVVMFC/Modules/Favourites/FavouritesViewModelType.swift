/// What a list of favourites shows, and what a user can do with it.
///
/// It tells its view controller by closures, in the place of a delegate.
protocol FavouritesViewModelType: AnyObject {
  var loadingDidStart: (() -> Void)? { get set }
  var loadingDidFinish: (() -> Void)? { get set }
  var itemsDidChange: (() -> Void)? { get set }
  var openedIndexDidChange: (() -> Void)? { get set }
  var summaryDidChange: (() -> Void)? { get set }

  var isLoading: Bool { get }
  var items: [FilmItem] { get }
  /// The item that was opened last, or nil where it is not among the items.
  var openedIndex: Int? { get }
  var summaryText: String { get }
  /// What goes on after the summary: why the last attempt failed, or nothing where it did not.
  var failureText: String { get }

  /// Loads the films that are marked now.
  func reload()
  /// Calls off what is under way.
  func cancel()
  func selectedItem(index: Int)
}
