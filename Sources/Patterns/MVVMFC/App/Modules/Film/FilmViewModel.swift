import Catalogue
import Library

/// The changes that the view model of a film announces.
protocol FilmViewModelDelegate: AnyObject {
  func isLoadingDidChange()
  func filmDidChange()
  func canRetryDidChange()
  func favouriteDidChange()
}

/// The content of a film's screen, and the user's actions.
protocol FilmViewModelType: AnyObject {
  var delegate: (any FilmViewModelDelegate)? { get set }

  var isLoading: Bool { get }
  var titleText: String { get }
  /// Countries and year, or the reason why they are not known.
  var originText: String { get }
  /// True if the last attempt failed; `reload()` repeats it.
  var canRetry: Bool { get }
  var awardText: String { get }
  /// The offer to mark the film as a favourite, or to unmark it.
  var favouriteText: String { get }
  /// True as soon as it is known whether the film is a favourite.
  var canToggleFavourite: Bool { get }

  /// Loads the film's details.
  func reload()
  /// Cancels the request under way.
  func cancel()
  /// Marks the film as a favourite, or unmarks it.
  func toggleFavourite()
}

/// Prepares the details of a film, and handles the user's actions.
final class FilmViewModel: FilmViewModelType {
  weak var delegate: (any FilmViewModelDelegate)?

  private(set) var isLoading = false {
    didSet { if isLoading != oldValue { delegate?.isLoadingDidChange() } }
  }
  private(set) var titleText = ""
  private(set) var originText = ""
  private(set) var canRetry = false {
    didSet { if canRetry != oldValue { delegate?.canRetryDidChange() } }
  }
  private(set) var awardText = ""
  private(set) var favouriteText = strings("film.mark")
  private(set) var canToggleFavourite = false

  private let flowController: any FlowControllerType
  private let film: Film
  private let catalogue: any CatalogueServiceType
  private let favourites: any FavouritesStore
  private var request: (any Cancellable)?

  init(
    film: Film, catalogue: any CatalogueServiceType, favourites: any FavouritesStore,
    flowController: any FlowControllerType
  ) {
    self.film = film
    self.catalogue = catalogue
    self.favourites = favourites
    self.flowController = flowController
  }

  func reload() {
    isLoading = true
    request?.cancel()
    request = catalogue.film(film.id) { [weak self] in self?.finish($0) }
  }

  func cancel() {
    request?.cancel()
    request = nil
    isLoading = false
  }

  func toggleFavourite() {
    do throws(FavouritesError) {
      let isFavourite = try favourites.contains(film.id)
      if isFavourite {
        try favourites.remove(film.id)
      } else {
        try favourites.add(film.id)
      }
      announce(isFavourite: !isFavourite)
    } catch {
      flowController.show(favouritesError: error) { [weak self] in self?.toggleFavourite() }
    }
  }

  private func finish(_ result: Result<FilmDetails, ApiError>) {
    request = nil
    isLoading = false
    switch result {
    case .success(let details):
      succeed(with: details)
    case .failure(let error):
      fail(because: error.message)
      flowController.show(apiError: error) { [weak self] in self?.reload() }
    }
  }

  private func succeed(with details: FilmDetails) {
    do throws(FavouritesError) {
      let isFavourite = try favourites.contains(film.id)
      titleText = details.film.title
      originText = strings("film.origin", strings.list(details.countries.map(\.name)), details.film.year)
      awardText = strings(details.film.won ? "film.won" : "film.nominated")
      delegate?.filmDidChange()
      canRetry = false
      announce(isFavourite: isFavourite)
    } catch {
      fail(because: error.description)
      flowController.show(favouritesError: error) { [weak self] in self?.reload() }
    }
  }

  private func fail(because reason: String) {
    titleText = film.title
    originText = reason
    delegate?.filmDidChange()
    canRetry = true
  }

  private func announce(isFavourite: Bool) {
    canToggleFavourite = true
    favouriteText = strings(isFavourite ? "film.unmark" : "film.mark")
    delegate?.favouriteDidChange()
  }
}
