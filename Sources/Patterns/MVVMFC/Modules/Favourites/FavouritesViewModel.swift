import ApiSession
import Catalogue

/// The content of the list of favourites, and the actions of its user.
///
/// It announces changes by closures instead of a delegate.
protocol FavouritesViewModelType: AnyObject {
  var isLoadingDidChange: (() -> Void)? { get set }
  var itemsDidChange: (() -> Void)? { get set }
  var selectedIndexDidChange: (() -> Void)? { get set }
  var summaryDidChange: (() -> Void)? { get set }

  var isLoading: Bool { get }
  var items: [FilmItem] { get }
  /// The item that was selected last, or nil if it is not among the items.
  var selectedIndex: Int? { get }
  var summaryText: String { get }
  /// The reason why the last attempt failed, shown after the summary; empty if it succeeded.
  var failureText: String { get }

  /// Loads the films that are marked now.
  func reload()
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

  private(set) var isLoading = false {
    didSet { if isLoading != oldValue { isLoadingDidChange?() } }
  }
  private(set) var items: [FilmItem] = []
  private(set) var summaryText = ""
  private(set) var failureText = ""

  private let flowController: any FavouritesFlowControllerType
  private let findFavourites: any FindFavouritesUseCaseType
  /// The films that are shown; nil before the first reply.
  private var films: [Film]?
  private var selected: Film.ID?
  private var request: (any Cancellable)?

  init(findFavourites: any FindFavouritesUseCaseType, flowController: any FavouritesFlowControllerType) {
    self.findFavourites = findFavourites
    self.flowController = flowController
  }

  var selectedIndex: Int? {
    films?.firstIndex { $0.id == selected }
  }

  func reload() {
    // After a return, the old list is shown until the new one arrives.
    if films == nil { isLoading = true }
    request?.cancel()
    do throws(FavouritesError) {
      request = try findFavourites.films { [weak self] in self?.finish($0) }
    } catch {
      isLoading = false
      fail(because: error.description)
      flowController.show(favouritesError: error) { [weak self] in self?.reload() }
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
    isLoading = false
  }

  func selectedItem(index: Int) {
    guard let film = films?.element(at: index) else { return }
    selected = film.id
    selectedIndexDidChange?()
    flowController.show(film: film)
  }

  private func finish(_ result: Result<[Film], ApiError>) {
    request = nil
    isLoading = false
    switch result {
    case .success(let found):
      succeed(with: found)
    case .failure(let error):
      fail(because: error.message)
      flowController.show(apiError: error) { [weak self] in self?.reload() }
    }
  }

  private func succeed(with found: [Film]) {
    films = found
    items = found.map(FilmItem.init)
    itemsDidChange?()
    summaryText = summary(of: found.count)
    failureText = ""
    summaryDidChange?()
  }

  private func fail(because reason: String) {
    let isEmpty = films?.isEmpty ?? true
    failureText = isEmpty ? reason : strings("failure.summary", reason)
    if isEmpty { summaryText = "" }
    summaryDidChange?()
  }

  private func summary(of count: Int) -> String {
    switch count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", count)
    }
  }
}
