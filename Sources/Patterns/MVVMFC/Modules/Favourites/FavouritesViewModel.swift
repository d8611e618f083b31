import ApiSession
import Catalogue

/// Prepares the list of favourites, and handles what a user does with it.
final class FavouritesViewModel: FavouritesViewModelType {
  var loadingDidStart: (() -> Void)?
  var loadingDidFinish: (() -> Void)?
  var itemsDidChange: (() -> Void)?
  var openedIndexDidChange: (() -> Void)?
  var summaryDidChange: (() -> Void)?

  private(set) var isLoading = false
  private(set) var items: [FilmItem] = []
  private(set) var summaryText = ""
  private(set) var failureText = ""

  var flowController: any FavouritesFlowControllerType
  private let findFavourites: any FindFavouritesUseCaseType
  /// The films that are shown; nil until there was something to show.
  private var films: [Film]?
  private var opened: Film.ID?
  private var request: (any Cancellable)?

  init(findFavourites: any FindFavouritesUseCaseType, flowController: any FavouritesFlowControllerType) {
    self.findFavourites = findFavourites
    self.flowController = flowController
  }

  var openedIndex: Int? {
    films?.firstIndex { $0.id == opened }
  }

  func reload() {
    // Who comes back sees the old list until there is a new one.
    if films == nil { startLoading() }
    request?.cancel()
    do throws(FavouritesError) {
      request = try findFavourites.films { [weak self] in self?.finish($0) }
    } catch {
      finishLoading()
      fail(error.description)
      flowController.show(favouritesError: error) { [weak self] in self?.reload() }
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
    finishLoading()
  }

  func selectedItem(index: Int) {
    guard let film = films?.element(at: index) else { return }
    opened = film.id
    openedIndexDidChange?()
    flowController.show(film: film)
  }

  private func finish(_ result: Result<[Film], ApiError>) {
    request = nil
    finishLoading()
    switch result {
    case .success(let found):
      show(found)
    case .failure(let error):
      fail(error.message)
      flowController.show(apiError: error) { [weak self] in self?.reload() }
    }
  }

  private func show(_ found: [Film]) {
    films = found
    items = found.map(FilmItem.init)
    itemsDidChange?()
    summaryText = summary(of: found.count)
    failureText = ""
    summaryDidChange?()
  }

  private func fail(_ reason: String) {
    let isEmpty = films?.isEmpty ?? true
    failureText = isEmpty ? reason : strings("failure.summary", reason)
    if isEmpty { summaryText = "" }
    summaryDidChange?()
  }

  private func startLoading() {
    isLoading = true
    loadingDidStart?()
  }

  private func finishLoading() {
    guard isLoading else { return }
    isLoading = false
    loadingDidFinish?()
  }

  private func summary(of count: Int) -> String {
    switch count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", count)
    }
  }
}
