import Catalogue
import Library

/// The content of the list of favourites, and the user's actions.
///
/// It announces changes through closures instead of a delegate.
protocol FavouritesViewModelType: AnyObject {
  var isLoadingDidChange: (() -> Void)? { get set }
  var itemsDidChange: (() -> Void)? { get set }
  var selectedIndexDidChange: (() -> Void)? { get set }
  var summaryDidChange: (() -> Void)? { get set }
  var canRetryDidChange: (() -> Void)? { get set }

  var isLoading: Bool { get }
  var items: [ListItem] { get }
  /// The index of the item that was selected last, or nil if it is not among the items.
  var selectedIndex: Int? { get }
  /// The number of favourites, or the reason why the last attempt failed, or both.
  var summaryText: String { get }
  /// True if the last attempt failed; `retry()` repeats it.
  var canRetry: Bool { get }

  /// Loads the films that are marked now.
  func reload()
  /// Loads them again after a failure; unlike `reload()`, it always announces that it is loading.
  func retry()
  /// Cancels the request under way.
  func cancel()
  func selectedItem(index: Int)
}

/// Prepares the list of favourites, and handles the user's actions.
final class FavouritesViewModel: FavouritesViewModelType {
  var isLoadingDidChange: (() -> Void)?
  var itemsDidChange: (() -> Void)?
  var selectedIndexDidChange: (() -> Void)?
  var summaryDidChange: (() -> Void)?
  var canRetryDidChange: (() -> Void)?

  private(set) var isLoading = false {
    didSet { if isLoading != oldValue { isLoadingDidChange?() } }
  }
  private(set) var items: [ListItem] = []
  private(set) var summaryText = ""
  private(set) var canRetry = false {
    didSet { if canRetry != oldValue { canRetryDidChange?() } }
  }

  private let flowController: any FavouritesFlowControllerType
  private let findFavourites: any FindFavouritesUseCaseType
  private var films: [Film] = []
  private var selectedFilm: Film.ID?
  private var request: (any Cancellable)?

  init(findFavourites: any FindFavouritesUseCaseType, flowController: any FavouritesFlowControllerType) {
    self.findFavourites = findFavourites
    self.flowController = flowController
  }

  var selectedIndex: Int? {
    films.firstIndex { $0.id == selectedFilm }
  }

  func reload() {
    // After a return, the old list or the failure is shown until the new list arrives.
    if summaryText.isEmpty { isLoading = true }
    request?.cancel()
    do throws(FavouritesError) {
      request = try findFavourites.films { [weak self] in self?.finish($0) }
    } catch {
      isLoading = false
      summarize(reason: error.description)
      flowController.show(favouritesError: error) { [weak self] in self?.retry() }
    }
  }

  func retry() {
    isLoading = true
    reload()
  }

  func cancel() {
    request?.cancel()
    request = nil
    isLoading = false
  }

  func selectedItem(index: Int) {
    let film = films[index]
    selectedFilm = film.id
    selectedIndexDidChange?()
    flowController.showFilm(film)
  }

  private func finish(_ result: Result<[Film], ApiError>) {
    request = nil
    isLoading = false
    switch result {
    case .success(let found):
      succeed(with: found)
    case .failure(let error):
      summarize(reason: error.message)
      flowController.show(apiError: error) { [weak self] in self?.retry() }
    }
  }

  private func succeed(with found: [Film]) {
    films = found
    items = films.map(ListItem.init)
    itemsDidChange?()
    summarize()
  }

  /// Shows how many there are and, if they could not be loaded, why.
  private func summarize(reason: String? = nil) {
    summaryText = strings.summary(films.count, "favourites", reason: reason)
    summaryDidChange?()
    canRetry = reason != nil
  }
}
