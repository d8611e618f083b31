import ApiSession
import Catalogue
import Foundation

/// Prepares what is shown of a film, and handles what a user does with it.
final class FilmViewModel: FilmViewModelType {
  weak var delegate: (any FilmViewModelDelegate)?

  private(set) var isLoading = false
  private(set) var titleText = ""
  private(set) var originText = ""
  private(set) var awardText = ""
  private(set) var offerText: String?

  var flowController: any FilmFlowControllerType
  private let film: Film
  private let catalogue: any CatalogueServiceType
  private let favourites: any FavouritesStore
  private var request: (any Cancellable)?

  init(
    film: Film, catalogue: any CatalogueServiceType, favourites: any FavouritesStore,
    flowController: any FilmFlowControllerType
  ) {
    self.film = film
    self.catalogue = catalogue
    self.favourites = favourites
    self.flowController = flowController
  }

  func reload() {
    isLoading = true
    delegate?.loadingDidStart()
    request?.cancel()
    request = catalogue.film(film.id) { [weak self] in self?.finish($0) }
  }

  func cancel() {
    request?.cancel()
    request = nil
    finishLoading()
  }

  func toggleFavourite() {
    do throws(FavouritesError) {
      let isFavourite = try favourites.contains(film.id)
      if isFavourite {
        try favourites.remove(film.id)
      } else {
        try favourites.add(film.id)
      }
      offer(isFavourite: !isFavourite)
    } catch {
      flowController.show(favouritesError: error) { [weak self] in self?.toggleFavourite() }
    }
  }

  private func finish(_ result: Result<FilmDetails, ApiError>) {
    request = nil
    finishLoading()
    switch result {
    case .success(let details):
      show(details)
    case .failure(let error):
      fail(error.message)
      flowController.show(apiError: error) { [weak self] in self?.reload() }
    }
  }

  private func finishLoading() {
    guard isLoading else { return }
    isLoading = false
    delegate?.loadingDidFinish()
  }

  private func show(_ details: FilmDetails) {
    do throws(FavouritesError) {
      let isFavourite = try favourites.contains(film.id)
      let countries = details.countries.map(\.name)
        .formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
      titleText = details.film.title
      originText = strings("film.origin", countries, details.film.year)
      awardText = strings(details.film.won ? "film.won" : "film.nominated")
      delegate?.filmDidChange()
      offer(isFavourite: isFavourite)
    } catch {
      fail(error.description)
      flowController.show(favouritesError: error) { [weak self] in self?.reload() }
    }
  }

  private func fail(_ reason: String) {
    titleText = film.title
    originText = reason
    delegate?.filmDidChange()
  }

  private func offer(isFavourite: Bool) {
    offerText = strings(isFavourite ? "film.unmark" : "film.mark")
    delegate?.offerDidChange()
  }
}
