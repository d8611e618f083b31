import ApiSession
import Catalogue
import Foundation

/// The changes that the view model of a film announces.
protocol FilmViewModelDelegate: AnyObject {
  func isLoadingDidChange()
  func filmDidChange()
  func canRetryDidChange()
  func markTitleDidChange()
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
  /// The title of the action that marks or unmarks the film; nil until the film's mark is known.
  var markTitle: String? { get }

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
  private(set) var markTitle: String?

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
      setMarkTitle(isFavourite: !isFavourite)
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
      let countries = details.countries.map(\.name)
        .formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
      titleText = details.film.title
      originText = strings("film.origin", countries, details.film.year)
      awardText = strings(details.film.won ? "film.won" : "film.nominated")
      delegate?.filmDidChange()
      canRetry = false
      setMarkTitle(isFavourite: isFavourite)
    } catch {
      fail(because: error.message)
      flowController.show(favouritesError: error) { [weak self] in self?.reload() }
    }
  }

  private func fail(because reason: String) {
    titleText = film.title
    originText = reason
    delegate?.filmDidChange()
    canRetry = true
  }

  private func setMarkTitle(isFavourite: Bool) {
    markTitle = strings(isFavourite ? "film.unmark" : "film.mark")
    delegate?.markTitleDidChange()
  }
}
